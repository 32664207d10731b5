import type { LineageBranch, LineageItem, LineageKind } from '@armoni/contract/lineage';
import { type LineageNode, nestBranch } from '../../../lib/studio/nest-branch.ts';

type Lineage = {
  readonly item: LineageItem;
  readonly ancestors: LineageBranch;
  readonly descendants: LineageBranch;
};

const seen: readonly LineageKind[] = ['picture', 'clip', 'style', 'film'];

/**
 * A picture's line from its oldest ancestor down to what came of it, each below what it was made from.
 * What has no picture, the question that asked for it, is left out; a style stands beside the picture
 * that it was laid over.
 */
export function lineOf({ item, ancestors, descendants }: Lineage): readonly LineageNode[] {
  const own: LineageNode = { item, below: onlySeen(nestBranch(descendants)) };
  return under(onlySeen(nestBranch(ancestors)), own);
}

/** The parents, and below the picture among them what came of it. */
function under(parents: readonly LineageNode[], child: LineageNode): readonly LineageNode[] {
  const main = parents.find(({ item }) => item.kind === 'picture') ?? parents[0];
  if (!main) return [child];
  const others = parents.filter((parent) => parent !== main);
  const beside = others.map(({ item }) => ({ item, below: [] }));
  const line: LineageNode = { item: main.item, below: [...beside, child] };
  // Hundreds may have taught a style: they are its own history.
  return main.item.kind === 'style' ? [line] : under(main.below, line);
}

const onlySeen = (nodes: readonly LineageNode[]): LineageNode[] =>
  nodes
    .filter(({ item }) => seen.includes(item.kind))
    .map(({ item, below }) => ({ item, below: onlySeen(below) }));
