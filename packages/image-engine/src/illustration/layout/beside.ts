import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import { gap } from './rows.ts';

/** The other on the right of the one, as close as neighbours in a row. */
export function beside(one: Cluster, other: Cluster): Cluster {
  const space = Math.min(widthOf(one), widthOf(other)) * gap;
  return joinClusters(one, moved(other, { x: one.right + space - other.left }));
}
