import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The ground that every card stands on. */
export function CardFrame({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className={clsx('rounded-lg bg-s1 p-5 text-[14px]/5 max-md:p-4', className)}
    >
      {children}
    </section>
  );
}
