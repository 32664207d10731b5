import type { LineageBranch, LineageItem } from '@armoni/contract/lineage';
import { ownKeyIn } from '../../platform/storage/own-key.ts';
import type { LineageRepository, Related } from './ports.ts';

/** Steps in each direction, and how much of a tree is read at all. */
const deepest = 3;
const most = 60;

export type Lineage = {
  readonly item: LineageItem;
  readonly ancestors: LineageBranch;
  readonly descendants: LineageBranch;
};

/** Null for an address of nothing, or of nothing of theirs. */
export function makeReadLineage(lineage: LineageRepository, keyIn: (address: string) => string) {
  return async (ownerId: string, url: string): Promise<Lineage | null> => {
    const key = ownKeyIn(keyIn(url), ownerId);
    const item = key === null ? null : await lineage.find(ownerId, key);
    if (!item) return null;
    const parents = (one: Related) => lineage.parentsOf(ownerId, one);
    const children = (one: Related) => lineage.childrenOf(ownerId, one);
    return {
      item: shown(item),
      ancestors: await climb(item, parents),
      descendants: await climb(item, children),
    };
  };
}

/** Each thing once, where it is met first. */
async function climb(
  start: Related,
  nextOf: (item: Related) => Promise<readonly Related[]>,
): Promise<LineageBranch> {
  const met = new Set([nameOf(start)]);
  const branch: LineageBranch = [];
  const visit = async (item: Related, depth: number): Promise<void> => {
    if (depth > deepest) return;
    for (const next of await nextOf(item)) {
      if (met.has(nameOf(next)) || branch.length >= most) continue;
      met.add(nameOf(next));
      branch.push({ ...shown(next), depth });
      await visit(next, depth + 1);
    }
  };
  await visit(start, 1);
  return branch;
}

const nameOf = ({ kind, id }: Related) => `${kind} ${id}`;

const shown = ({ key: _, ...item }: Related): LineageItem => item;
