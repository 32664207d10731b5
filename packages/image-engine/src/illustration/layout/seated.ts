import { isSeated, type PoseName } from '../people/poses.ts';
import { type Cluster, joinClusters, moved, settled, widthOf } from './cluster.ts';
import type { Player } from './rows.ts';
import { seatOf } from './seats.ts';

type Bearer = { readonly cluster: Cluster; readonly player: Player };

/** On its seat, legs hanging down to the ground at most. */
export function seated(
  { cluster, player }: Bearer,
  child: Cluster,
  pose: PoseName | null,
): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const seat = player.landmarks?.back ?? seatOf(player.id);
  const share =
    player.id === 'big-wave'
      ? 0.34
      : /cake|tart|pancakes|waffle|crepes/.test(player.id)
        ? 0.42
        : 0.8;
  const highest = boards.has(player.id) ? 9 : 2;
  if (player.id === 'rooftop' || player.id === 'viaduct') {
    const share = player.id === 'rooftop' && child.items.length > 2 ? roofWide : bridgeWide;
    const hangs = isSeated(pose) ? legsBelowSeat : 0;
    return crossing(cluster, child, { ...seat, share, hangs });
  }
  // A plate, a stone or a pile of books is as large as what it is there for asks.
  const taken = borne.find(([ids]) => ids.test(player.id))?.[1];
  if (taken !== undefined && isFree(pose))
    return borneBy(cluster, child, { seat, taken, isFlat: boards.has(player.id) });
  const scale = Math.min(1, (share * wide) / widthOf(child), (highest * high) / -child.top);
  const x = cluster.left + wide * seat.x;
  const below = isSeated(pose) ? legsBelowSeat : pose === 'lie' ? elbowBelowBack : 0;
  const hangs = -child.top * scale * below;
  const y = Math.min(0, cluster.top + high * seat.y + hangs);
  return joinClusters(cluster, moved(child, { x, y, scale }, settled));
}

/** Of a sitting person's height. */
const legsBelowSeat = 0.26;

/** Of the height of who lies, an arm under the head. */
const elbowBelowBack = 0.24;

/** Flat: whoever stands on one is many times as high. */
const boards = new Set([
  'skateboard',
  'surfboard',
  'flying-carpet',
  'skis',
  'rug',
  'canoe',
  'kayak',
]);

/** What bears one thing and is there for it, and how much of its width that takes. */
const borne: readonly (readonly [ids: RegExp, share: number])[] = [
  [/^flat-plate$/, 0.66],
  [/^(plinth|stone-block|flat-stone)$/, 0.6],
  [/^(rug|picnic-blanket)$/, 0.74],
  [/^(handwritten-letter)$/, 0.7],
  [/^grass-blade$/, 0.4],
  [/^(rock|cube|cylinder|cone|books|book-stack|closed-book|box-closed|gift-box)$/, 0.68],
];

/** Whoever sits there needs a seat of its own size. */
const isFree = (pose: PoseName | null) => !isSeated(pose);

type Borne = {
  readonly seat: { readonly x: number; readonly y: number };
  readonly taken: number;
  readonly isFlat: boolean;
};

/** Of what it bears: how high it is at most. */
const highestBearer = 0.85;

function borneBy(cluster: Cluster, child: Cluster, { seat, taken, isFlat }: Borne): Cluster {
  if (cluster.items.length > 1) return among(cluster, child);
  const fit = widthOf(child) / (taken * widthOf(cluster));
  const low = isFlat ? fit : Math.min(fit, (highestBearer * -child.top) / -cluster.top);
  const scale = Math.max(low, (0.62 * widthOf(child)) / widthOf(cluster));
  const below = moved(cluster, { scale });
  const at = { x: below.left + widthOf(below) * seat.x, y: below.top * (1 - seat.y) };
  return joinClusters(below, moved(child, at, settled));
}

/** Of the width of what stands on several: how wide all of them are, and of their height how far down it stands. */
const several = { wide: 2.3, down: 0.55 } as const;

/** On several stones, between the farther and the nearer. */
function among(cluster: Cluster, child: Cluster): Cluster {
  const below = moved(cluster, { scale: (several.wide * widthOf(child)) / widthOf(cluster) });
  const at = { x: (below.left + below.right) / 2, y: below.top * (1 - several.down) };
  return joinClusters(below, moved(child, at, settled));
}

/** Of what is crossing: a bridge goes on before it and behind; a roof ends where several sit side by side. */
const bridgeWide = 2.1;
const roofWide = 1.3;

function crossing(
  cluster: Cluster,
  child: Cluster,
  seat: {
    readonly x: number;
    readonly y: number;
    readonly share: number;
    readonly hangs: number;
  },
): Cluster {
  const grown = moved(cluster, { scale: (seat.share * widthOf(child)) / widthOf(cluster) });
  const x = grown.left + widthOf(grown) * seat.x;
  const y = grown.top * (1 - seat.y) - child.top * seat.hangs;
  return joinClusters(grown, moved(child, { x, y }, settled));
}
