import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import { isCelestial } from './habits.ts';

/** Tools and whatever else is as a stick: two of them cross. */
const long =
  /^(scissors|hair-pick|comb|hammer|wrench|screwdriver|axe|pick|razor|kitchen-knife|fork|spoon|wooden-spoon|key|old-key|pen|pencil|fountain-pen|paintbrush|crayon|dagger|sword|crossed-swords|guitar|violin|trumpet|baguettes|baguette-bread|wheat-ear|broom|skis|toothbrush|candle|rolling-pin|chopsticks|knife|syringe|feather|carrot|rope-coil|tennis|hockey|golf-club|bow-and-arrow|flute)$/;

/** Degrees from upright. */
const crossing = 36;
/** Of the first: how large the second is that stands before its corner, and how far it reaches in. */
const corner = { share: 0.6, within: 0.42 };
/** Of the width: a disc that rises behind something, how far from its middle. */
const disc = { wide: 0.66, aside: 0.16 };

/** Two things of a mark as one: crossed, one rising behind the other, or one before the other's corner. */
export function mergeMark(
  { cluster, id }: { readonly cluster: Cluster; readonly id: string },
  child: { readonly cluster: Cluster; readonly id: string },
): Cluster {
  const settled = { stands: false };
  const wide = widthOf(cluster);
  const centre = (cluster.left + cluster.right) / 2;
  if (isCelestial(child.id)) {
    const scale = (disc.wide * wide) / widthOf(child.cluster);
    const risen = -child.cluster.top * scale * 0.42;
    const at = { x: centre + wide * disc.aside, y: cluster.top + risen, scale };
    return joinClusters(moved(child.cluster, at, settled), cluster);
  }
  const high = -cluster.top / -child.cluster.top;
  if (long.test(id) && long.test(child.id))
    return joinClusters(
      moved(child.cluster, { x: centre, scale: high }, { ...settled, tilt: crossing }),
      moved(cluster, {}, { tilt: id === 'scissors' ? 0 : -crossing }),
    );
  const scale = Math.min(corner.share * high, (0.8 * wide) / widthOf(child.cluster));
  const half = (widthOf(child.cluster) * scale) / 2;
  const x = cluster.right + half - 2 * half * corner.within;
  return joinClusters(cluster, moved(child.cluster, { x, scale }, settled));
}
