import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  lead?: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ id, title, lead, action, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="px-4 py-5 md:px-5">
      <div className="flex min-h-9 items-center justify-between gap-x-4 gap-y-3 pb-2 max-md:flex-wrap">
        <h2 id={`${id}-title`} tabIndex={-1} className="type-h2 flex-none outline-none">
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="pb-3 text-[13px] text-fg3">{lead}</p>}
      {children}
    </section>
  );
}
