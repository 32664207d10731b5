import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';

/** Of its width and height: how wide those are who are in a boat, and how deep they stand in it. */
const inBoat = { wide: 0.5, deep: 0.34 };

/** Its side is before their legs. */
export function aboard(cluster: Cluster, child: Cluster): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const scale = Math.min(1, (inBoat.wide * wide) / widthOf(child));
  const x = (cluster.left + cluster.right) / 2 - ((child.left + child.right) / 2) * scale;
  return joinClusters(
    moved(child, { x, y: -inBoat.deep * high, scale }, { stands: false }),
    cluster,
  );
}
