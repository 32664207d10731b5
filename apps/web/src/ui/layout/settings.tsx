import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SettingsSectionProps = {
  /** The anchor that a page's own navigation leads to. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** One button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** One subject of a settings page, with a line above all but the first. */
export function SettingsSection({ id, title, lead, action, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32 border-t border-line py-10 first:border-t-0 first:pt-0 last:pb-0 md:scroll-mt-20"
    >
      <div className="mb-2 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id={`${id}-title`} tabIndex={-1} className="type-h2 outline-none">
            {title}
          </h2>
          {lead && <p className="mt-1 text-fg3">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type SettingsRowProps = {
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** One text button. */
  action?: ReactNode;
  destructive?: boolean;
};

export function SettingsRows({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col divide-y divide-line">{children}</ul>;
}

export function SettingsRow({ icon, title, detail, action, destructive }: SettingsRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-4 py-2 md:min-h-14">
      <span aria-hidden className={clsx('flex-none', destructive ? 'text-danger' : 'text-fg3')}>
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">{title}</p>
        {detail && <p className="type-data text-fg3">{detail}</p>}
      </div>
      {action}
    </li>
  );
}
