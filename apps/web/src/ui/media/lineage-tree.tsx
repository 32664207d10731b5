import type { LineageBranch, LineageItem, LineageKind } from '@armoni/contract/lineage';
import { clsx } from 'clsx';
import { Clapperboard, Image, MessageSquare, MessagesSquare, Palette, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { texts } from './texts.ts';

type LineageTreeProps = {
  item: LineageItem;
  ancestors: LineageBranch;
  descendants: LineageBranch;
};

/** What something came from, itself, and what came of it; each row leads there. */
export function LineageTree({ item, ancestors, descendants }: LineageTreeProps) {
  return (
    <div className="flex flex-col gap-4">
      <Branch title={texts.from} empty={texts.fromNothing} rows={nested(ancestors)} />
      <div aria-current="true" className="rounded-sm bg-hover px-2">
        <Row item={item} />
      </div>
      <Branch title={texts.into} empty={texts.intoNothing} rows={nested(descendants)} />
    </div>
  );
}

type Node = { readonly item: LineageItem; readonly below: Node[] };

/** A branch tells depths; lists stand inside each other. */
function nested(branch: LineageBranch): Node[] {
  const top: Node[] = [];
  const open: Node[][] = [top];
  for (const { depth, ...item } of branch) {
    const node: Node = { item, below: [] };
    open[depth - 1]?.push(node);
    open[depth] = node.below;
  }
  return top;
}

type BranchProps = { title: string; empty: string; rows: readonly Node[] };

function Branch({ title, empty, rows }: BranchProps) {
  return (
    <section aria-label={title}>
      <h3 className="type-label mb-1">{title}</h3>
      {rows.length > 0 ? <Rows rows={rows} /> : <p className="text-fg3">{empty}</p>}
    </section>
  );
}

function Rows({ rows, isBelow = false }: { rows: readonly Node[]; isBelow?: boolean }) {
  return (
    <ul className={clsx(isBelow && 'ml-[10px] border-l border-line pl-[11px]')}>
      {rows.map(({ item, below }) => (
        <li key={`${item.kind} ${item.id}`}>
          <Row item={item} />
          {below.length > 0 && <Rows rows={below} isBelow />}
        </li>
      ))}
    </ul>
  );
}

function Row({ item }: { item: LineageItem }) {
  const href = addressOf(item);
  const shape = 'flex min-h-[46px] min-w-0 items-center gap-3';
  const content = (
    <>
      <span aria-hidden className="grid size-8 flex-none place-items-center text-fg3">
        {item.picture ? (
          <img src={item.picture} alt="" className="size-8 rounded-xs object-cover" />
        ) : (
          icons[item.kind]
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.name || texts.unnamed}</span>
        <span className="type-data block text-fg3">{texts.kinds[item.kind]}</span>
      </span>
    </>
  );
  if (href === null) return <span className={shape}>{content}</span>;
  return (
    <AppLink href={href} className={clsx(shape, 'rounded-sm hover:bg-hover')}>
      {content}
    </AppLink>
  );
}

function addressOf({ kind, id, url, conversation_id: conversation }: LineageItem): string | null {
  if (kind === 'film') return `/gallery/${encodeURIComponent(id)}`;
  if (kind === 'style') return `/trainer#style-${encodeURIComponent(id)}`;
  if (kind === 'clip' || conversation === null) return null;
  const address = `/armoni/chats/${encodeURIComponent(conversation)}`;
  if (kind === 'message') return `${address}?${new URLSearchParams({ message: id })}`;
  // Large, with its recipe and the ways to make it again.
  return url === null ? address : `${address}?${new URLSearchParams({ image: url })}`;
}

const icons: Readonly<Record<LineageKind, ReactNode>> = {
  conversation: <MessagesSquare size={18} />,
  message: <MessageSquare size={18} />,
  picture: <Image size={18} />,
  clip: <Video size={18} />,
  style: <Palette size={18} />,
  film: <Clapperboard size={18} />,
};
