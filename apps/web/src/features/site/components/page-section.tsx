import { type ReactNode, useId } from 'react';

type PageSectionProps = { title: ReactNode; id?: string; children: ReactNode };

/** A line, a title at the left, and what it is about. */
export function PageSection({ title, id, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-4 border-t border-line py-8 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:gap-10 md:py-10"
    >
      <h2 id={titleId} className="type-h2">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col items-start gap-4 type-prose text-fg2">{children}</div>
    </section>
  );
}
