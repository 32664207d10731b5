import type { Relation } from '../illustration-description.ts';
import { type Cluster, clusterOf, joinClusters, moved, widthOf } from './cluster.ts';
import { gap } from './rows.ts';

/** In the gap of a row that opens for it. */
export function standBetween(cluster: Cluster, child: Cluster): Cluster {
  const row = cluster.items.toSorted((one, other) => one.x - other.x);
  const half = row.length / 2;
  const apart = (widthOf(child) * (1 + 2 * gap)) / 2;
  const isLeft = (item: (typeof row)[number]) => row.indexOf(item) < half;
  const gapAt = (row[Math.ceil(half) - 1]!.x + row[Math.ceil(half)]!.x) / 2;
  const opened = clusterOf(
    cluster.items.map((item) => ({ ...item, x: item.x + (isLeft(item) ? -apart : apart) })),
  );
  const centre = (child.left + child.right) / 2;
  return joinClusters(opened, moved(child, { x: gapAt - centre }));
}

/** « un chat entre un vase et une lampe »: what was named first stands behind the one of the two that came next. */
export function inMiddle<One extends { readonly root: number }>(
  clusters: readonly One[],
  relations: readonly Relation[],
  rootOf: (index: number) => number,
): readonly One[] {
  const tie = relations.find(({ of, kind, to }) => kind === 'between' && rootOf(of) !== rootOf(to));
  if (!tie) return clusters;
  const middle = clusters.find(({ root }) => root === rootOf(tie.of));
  const others = clusters.filter((one) => one !== middle);
  const at = others.findIndex(({ root }) => root === rootOf(tie.to));
  return middle ? [...others.slice(0, at + 1), middle, ...others.slice(at + 1)] : clusters;
}
