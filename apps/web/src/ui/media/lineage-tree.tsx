import type { LineageBranch, LineageItem, LineageKind } from '@armoni/contract/lineage';
import { Clapperboard, Image, MessageSquare, MessagesSquare, Palette, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineageAddress } from '../../lib/studio/lineage-address.ts';
import { type LineageNode, nestBranch } from '../../lib/studio/nest-branch.ts';
import { LineageList, LineageRow } from './lineage-list.tsx';
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
      <Branch title={texts.from} empty={texts.fromNothing} rows={nestBranch(ancestors)} />
      <div aria-current="true" className="rounded-sm bg-hover px-2">
        <LineageRow href={lineageAddress(item)}>
          <Content item={item} />
        </LineageRow>
      </div>
      <Branch title={texts.into} empty={texts.intoNothing} rows={nestBranch(descendants)} />
    </div>
  );
}

type BranchProps = { title: string; empty: string; rows: readonly LineageNode[] };

function Branch({ title, empty, rows }: BranchProps) {
  return (
    <section aria-label={title}>
      <h3 className="type-label mb-1">{title}</h3>
      {rows.length > 0 ? (
        <LineageList rows={rows} show={(item) => <Content item={item} />} />
      ) : (
        <p className="text-fg3">{empty}</p>
      )}
    </section>
  );
}

function Content({ item }: { item: LineageItem }) {
  return (
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
}

const icons: Readonly<Record<LineageKind, ReactNode>> = {
  conversation: <MessagesSquare size={18} />,
  message: <MessageSquare size={18} />,
  picture: <Image size={18} />,
  clip: <Video size={18} />,
  style: <Palette size={18} />,
  film: <Clapperboard size={18} />,
};
