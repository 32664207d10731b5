import { type Cluster, joinClusters, moved, settled, widthOf } from './cluster.ts';

/** Beneath its crown, its top or its cloth, before its feet. */
export function under(
  { cluster, id }: { readonly cluster: Cluster; readonly id: string },
  child: Cluster,
): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const centre = (cluster.left + cluster.right) / 2;
  if (id.startsWith('umbrella')) {
    // Held over it.
    const raised = moved(
      cluster,
      { scale: 1.2 * fitWidth(child, wide), y: child.top * 0.5 },
      { stands: false },
    );
    return joinClusters(raised, child);
  }
  if (id === 'thought-balloon') return withThought(cluster, child);
  // Beside the foot of what is narrow there is room.
  const broad = Math.max(0.72 * wide, 0.5 * high);
  const scale = Math.min(1.5, broad / widthOf(child), (0.72 * high) / -child.top);
  const low = moved(child, { x: centre - wide * 0.16, y: high * 0.02, scale });
  return joinClusters(moved(cluster, {}, { stands: false }), low);
}

/** Over the head of whoever thinks it, its tail at the head. */
function withThought(thought: Cluster, thinker: Cluster): Cluster {
  const [wide, high] = [widthOf(thinker), -thinker.top];
  const broad = Math.min(1.1 * high, Math.max(0.74 * high, 0.85 * wide));
  const scale = broad / widthOf(thought);
  const x = (thinker.left + thinker.right) / 2 - 0.12 * broad - scale * thought.left;
  return joinClusters(thinker, moved(thought, { x, y: 1.02 * thinker.top, scale }, settled));
}

/** Wide enough for what is under it. */
const fitWidth = (child: Cluster, wide: number) => Math.max(1, widthOf(child) / wide);
