import { type Cluster, clusterOf, moved, widthOf } from './cluster.ts';
import type { Arranged, Room, Rooted } from './room.ts';

/** From so many things on, whose row is so much wider than high, a row would make all of them small. */
const crowd = { items: 3, aspect: 1.7 };
/** How far behind: a share of the way to the horizon, and at most of the picture's height. */
const depth = { share: 0.55, most: 0.075 };
/** What stands behind is drawn so much smaller; of the width it takes at most. */
const behind = { scale: 0.86, least: 0.34, width: 0.96, height: 0.94 };

type Setting = {
  /** Sets a row down as large as there is room. */
  readonly setDown: (clusters: readonly Rooted[]) => Cluster;
  readonly joinRow: (clusters: readonly Rooted[]) => Cluster;
};

/**
 * Trees and houses stand behind who is before them, instead of in one line with them; null where there
 * are few, where none is large, or where all are.
 */
export function setInDepth(
  clusters: readonly Rooted[],
  room: Room,
  { setDown, joinRow }: Setting,
): Arranged | null {
  const isRow = !room.hasGround || room.isAfloat || room.side !== undefined;
  if (isRow || clusters.length < 2 || clusters.some(({ side }) => side)) return null;
  // Who stands under a tree or before a house stays with it.
  const isBack = ({ isLarge, cluster: { items } }: Rooted) =>
    isLarge && items.every(({ thing }) => thing === items[0]!.thing);
  const back = clusters.filter(isBack);
  const front = clusters.filter((one) => !isBack(one));
  const row = joinRow(clusters);
  const isCrowd = row.items.length >= crowd.items && widthOf(row) > crowd.aspect * -row.top;
  if (!isCrowd || back.length === 0 || front.length === 0) return null;
  const before = joinRow(front);
  const near = setDown(front);
  const scale = (room.base - near.top) / -before.top;
  const spread = back.flatMap(({ cluster }) => singly(cluster));
  const base =
    room.base - Math.min(depth.most * room.height, depth.share * (room.base - room.horizon));
  const wide = spread.reduce((sum, one) => sum + widthOf(one), 0);
  const high = Math.max(...spread.map(({ top }) => -top));
  const fit = Math.min(
    (behind.width * room.width) / wide,
    (behind.height * (base - room.top)) / high,
    behind.scale * scale,
  );
  if (fit < behind.least * scale) return null;
  const slot = room.width / spread.length;
  const far = spread.map((one, at) => {
    const half = (widthOf(one) * fit) / 2;
    const middle = spread.length === 1 ? asideOf(room) : slot * (at + 0.5);
    const x = Math.min(room.width - half, Math.max(half, middle));
    const centre = ((one.left + one.right) / 2) * fit;
    return moved(one, { scale: fit, x: x - centre, y: base }, { stands: false, isBehind: true });
  });
  return { items: [...far.flatMap(({ items }) => items), ...near.items], focus: 0.5 };
}

/** One thing behind is seen beside who stands in the middle. */
const asideOf = ({ width, lean = 0 }: Room) => width * (lean > 0 ? 0.26 : 0.74);

/** Several of a kind stand apart from each other. */
function singly(cluster: Cluster): Cluster[] {
  const { items } = cluster;
  const areAlike = items.every(({ thing, stands }) => stands && thing === items[0]!.thing);
  return areAlike ? items.map((item) => clusterOf([item])) : [cluster];
}
