import type { LineageItem } from '@armoni/contract/lineage';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { lineageAddress } from '../../lib/studio/lineage-address.ts';
import { AppLink } from '../../lib/studio/navigation.tsx';
import type { LineageNode } from '../../lib/studio/nest-branch.ts';

type LineageListProps = {
  rows: readonly LineageNode[];
  /** What all of it is about: marked, and led to by no link. */
  ownId?: string;
  /** What stands in a row. */
  show: (item: LineageItem) => ReactNode;
  isBelow?: boolean;
};

/** Lists inside each other, each row leading to what it names. */
export function LineageList({ rows, ownId, show, isBelow = false }: LineageListProps) {
  return (
    <ul className={clsx(isBelow && 'ml-[10px] border-l border-line pl-[11px]')}>
      {rows.map(({ item, below }) => {
        const isOwn = item.id === ownId;
        return (
          <li key={`${item.kind} ${item.id}`} aria-current={isOwn ? 'true' : undefined}>
            <LineageRow href={isOwn ? null : lineageAddress(item)}>{show(item)}</LineageRow>
            {below.length > 0 && <LineageList rows={below} {...{ ownId, show }} isBelow />}
          </li>
        );
      })}
    </ul>
  );
}

/** `href`: null for what has no page. */
export function LineageRow({ href, children }: { href: string | null; children: ReactNode }) {
  const shape = 'flex min-h-[46px] min-w-0 items-center gap-3';
  if (href === null) return <span className={shape}>{children}</span>;
  return (
    <AppLink href={href} className={clsx(shape, 'rounded-sm hover:bg-hover')}>
      {children}
    </AppLink>
  );
}
