import type { Touch } from '../illustration-description.ts';
import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import type { Player } from './rows.ts';

type Part = { readonly cluster: Cluster; readonly player: Player };

/** Of the narrower one's width: how far who leans on something stands over it. */
const overlap = { thing: 0.14, being: 0.3 };
/** Degrees by which who leans is inclined. */
const leaning = 5;
/** Of a tree's width: half of its trunk. */
const trunk = 0.07;
const trees = /^(deciduous-tree|cherry-tree|evergreen-tree|palm-tree|willow|christmas-tree)$/;
/** How much larger or smaller one of two is made so that heads meet. */
const fitting = { least: 0.8, most: 1.4 };

/** `side`: leans on it or lies close to it; `nose`: its muzzle or brow is at the other's head. Null where nothing tells how. */
export function against(bearer: Part, child: Part, at: Touch): Cluster | null {
  if (at === 'side') return leansOn(bearer, child);
  return at === 'nose' ? headsMeet(bearer, child) : null;
}

function leansOn({ cluster, player }: Part, child: Part): Cluster {
  const own = child.cluster;
  const narrow = Math.min(widthOf(cluster), widthOf(own));
  const isBeing = child.player.isPerson || child.player.landmarks !== undefined;
  const isSoft = isBeing && (player.isPerson || player.landmarks !== undefined);
  const edge = trees.test(player.id)
    ? (cluster.left + cluster.right) / 2 - trunk * widthOf(cluster)
    : cluster.left + (isSoft ? overlap.being : overlap.thing) * narrow;
  const isStanding = child.player.isPerson && !isSoft;
  const near = moved(own, { x: edge - own.right }, isStanding ? { tilt: leaning } : {});
  return joinClusters(cluster, near);
}

/** Of a box: where the head of somebody or something is that has one. */
/** Of who flies to flowers: where its beak or tongue ends. */
const beaks: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ...{
    hummingbird: { x: 0.02, y: 0.42 },
    honeybee: { x: 0, y: 0.55 },
    butterfly: { x: 0.5, y: 0.2 },
  },
};
const isBloom = /blossom|flower|rose$|tulip|hibiscus|lotus|poppy|daisy|orchid|lavender/;

function headOf({ id, places, landmarks }: Player) {
  if (places) return { x: places.nose.x, y: places.nose.y, half: 0 };
  if (landmarks) return { x: landmarks.mouth.x, y: landmarks.mouth.y, half: 0 };
  if (beaks[id]) return { ...beaks[id], half: 0 };
  if (isBloom.test(id)) return { x: 0.5, y: 0.3, half: 0 };
  return { x: 0.3, y: 0.34, half: 0 };
}
/** In a figure's units: from the middle of a face to its brow. */
const faceHalf = 14;

function headsMeet({ cluster, player }: Part, child: Part): Cluster {
  const [theirs, ours] = [headOf(player), headOf(child.player)];
  const heightOf = (one: Cluster, y: number) => -one.top * (1 - y);
  const [far, near] = [heightOf(cluster, theirs.y), heightOf(child.cluster, ours.y)];
  const isAloft = beaks[child.player.id] !== undefined;
  const scale = isAloft ? 1 : Math.min(fitting.most, Math.max(fitting.least, near / far));
  const grown = moved(cluster, { scale });
  const isLeft = theirs.x < 0.5;
  const target = grown.left + widthOf(grown) * theirs.x;
  const { places } = child.player;
  const half = places ? faceHalf * places.unit * -child.cluster.top : 0;
  // What looks left by itself is turned where it stands at the left.
  const mouth = places ? ours.x : isLeft ? 1 - ours.x : ours.x;
  const x = target - child.cluster.left - widthOf(child.cluster) * mouth + (isLeft ? -half : half);
  const turn = places ? {} : { isFlipped: isLeft };
  const y = isAloft ? near - far : 0;
  return joinClusters(
    grown,
    moved(child.cluster, { x, y }, { ...turn, ...(isAloft ? { stands: false } : {}) }),
  );
}
