import { aspectOf, type Cluster, clusterOf, joinClusters, moved, widthOf } from './cluster.ts';
import { isCelestial } from './habits.ts';

/** Tools and whatever else is as a stick: two of them cross. */
const long =
  /^(scissors|hair-pick|comb|hammer|wrench|screwdriver|axe|pick|razor|kitchen-knife|fork|spoon|wooden-spoon|key|old-key|pen|pencil|fountain-pen|paintbrush|crayon|dagger|sword|crossed-swords|guitar|violin|trumpet|baguettes|baguette-bread|wheat-ear|broom|skis|toothbrush|candle|rolling-pin|chopsticks|knife|syringe|feather|dumbbell|carrot|rope-coil|tennis|hockey|golf-club|bow-and-arrow|flute)$/;

/** Degrees from upright. */
const crossing = 36;
/** Of the first: how large the second is that stands before its corner, and how far it reaches in. */
const corner = { share: 0.6, within: 0.42 };
/** Of the width: a disc that rises behind something, how far from its middle. */
const disc = { wide: 0.66, aside: 0.16 };

/** Of the first: how high two are that cross below it, and how far below. */
const below = { high: 0.62, gap: 0.06 };
/** Width to height: a tool that is as wide as high is drawn aslant. */
const aslant = { from: 0.7, to: 1.4 };

/** Of a mark: two of a tool cross, as on a guild's sign. */
export function crossedPair(cluster: Cluster, id: string): Cluster {
  const [one, other] = cluster.items;
  if (cluster.items.length !== 2 || !long.test(id) || id === 'scissors') return cluster;
  const aspect = aspectOf(one!.drawing);
  const tilt = aspect > aslant.from && aspect < aslant.to ? 0 : crossing;
  const at = { x: 0, height: Math.max(one!.height, other!.height), base: 0, stands: false };
  return clusterOf([
    { ...other!, ...at, tilt, isFlipped: !one!.isFlipped },
    { ...one!, ...at, tilt: -tilt },
  ]);
}

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
  if (child.cluster.items.length === 2 && long.test(child.id)) {
    const pair = crossedPair(child.cluster, child.id);
    const at = { x: centre, y: -(below.high + below.gap) * cluster.top };
    const both = joinClusters(
      cluster,
      moved(pair, { ...at, scale: (below.high * cluster.top) / pair.top }, settled),
    );
    return moved(both, { y: -at.y });
  }
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
