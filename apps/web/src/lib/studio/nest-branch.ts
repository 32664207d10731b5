import type { LineageBranch, LineageItem } from '@armoni/contract/lineage';

export type LineageNode = { readonly item: LineageItem; readonly below: LineageNode[] };

/** A branch tells depths; lists stand inside each other. */
export function nestBranch(branch: LineageBranch): LineageNode[] {
  const top: LineageNode[] = [];
  const open: LineageNode[][] = [top];
  for (const { depth, ...item } of branch) {
    const node: LineageNode = { item, below: [] };
    open[depth - 1]?.push(node);
    open[depth] = node.below;
  }
  return top;
}
