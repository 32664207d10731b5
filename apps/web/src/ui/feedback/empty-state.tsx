import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  /** What it is. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** The level of its heading on the page. */
  headingLevel?: 2 | 3;
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { icon, title, children, action, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={clsx(
        'flex flex-col items-start justify-center rounded-md border border-dashed border-line2 p-6',
        className,
      )}
    >
      {icon && <div className="mb-3 text-fg2">{icon}</div>}
      <Heading className="type-h3">{title}</Heading>
      {children && <div className="mt-1 text-[13px] text-fg3">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
