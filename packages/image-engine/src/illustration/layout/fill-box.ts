import { type Cluster, clusterOf, joinClusters, moved, widthOf } from './cluster.ts';

/** Of a box its flaps hide what is beside the opening; shares of its width, and of its height down to the edge. */
export type Opening = { readonly wide: number; readonly edge: number };
export const openings: Readonly<Record<string, Opening>> = {
  'open-box': { wide: 0.62, edge: 0.2 },
  'open-jar': { wide: 0.74, edge: 0.05 },
};
/** Of their width: how close those stand who share a box; of their height, how deep. */
const close = { apart: 0.62, sunk: 0.3 };

/** Many in one are close together, and their heads are above its edge. */
export function filled(cluster: Cluster, child: Cluster, { wide, edge }: Opening): Cluster {
  const high = -cluster.top;
  const row = clusterOf(child.items.map((item) => ({ ...item, x: item.x * close.apart })));
  const scale = Math.min(1, (wide * widthOf(cluster)) / widthOf(row), (0.9 * high) / -row.top);
  const x = (cluster.left + cluster.right) / 2 - ((row.left + row.right) / 2) * scale;
  const y = cluster.top + high * edge + -row.top * scale * close.sunk;
  return joinClusters(moved(row, { x, y, scale }, { stands: false }), cluster);
}
