import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type TableProps = {
  label: string;
  /** Heads of its columns; the last one, of actions, has none. */
  columns: readonly string[];
  /** Grid columns, from the width on where heads are shown. */
  layout: string;
  children: ReactNode;
};

/** A table of rows of 40 px; on phones each row folds into two lines, and heads are only read. */
export function Table({ label, columns, layout, children }: TableProps) {
  return (
    <table aria-label={label} className="block">
      <thead className="block max-md:sr-only">
        <tr className={clsx('grid items-center gap-4 border-b border-line', layout)}>
          {columns.map((column) => (
            <th key={column} scope="col" className="type-data py-2 text-left text-fg3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">{children}</tbody>
    </table>
  );
}

export function Row({ layout, children }: { layout: string; children: ReactNode }) {
  return (
    <tr
      className={clsx(
        'flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line max-md:py-2 md:grid md:gap-4',
        layout,
      )}
    >
      {children}
    </tr>
  );
}

export function Cell({ className, children }: { className?: string; children?: ReactNode }) {
  return <td className={clsx('min-w-0', className)}>{children}</td>;
}
