import { aspectOf, type Cluster, moved, widthOf } from './cluster.ts';
import type { Room, Rooted } from './room.ts';

/** Something that looks for its place: on one of these lines, with the size it has there. */
export type Sought = {
  readonly rooted: Rooted;
  /** The hero is 0. */
  readonly nth: number;
  readonly isAloft: boolean;
  /** As large as a house: it may be hidden more. */
  readonly isBehind: boolean;
  readonly lines: readonly { readonly y: number; readonly scale: number }[];
  readonly scale: number;
};

export type Spot = {
  readonly sought: Sought;
  readonly cluster: Cluster;
  readonly y: number;
  readonly box: Box;
  /** Where faces are: above, or on the side to which somebody looks. */
  readonly heads: readonly Box[];
};

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Places tried across the width, and how often all are set anew. */
const across = 22;
const rounds = 2;
/** Of the width: where the hero stands. */
const heroAt = [0.5, 0.4, 0.6, 0.32, 0.68];
/** Where a hero does that was told to be at a side; where others were told to be, of the way across. */
const heroAside = { left: [0.3, 0.24, 0.36], right: [0.7, 0.76, 0.64] } as const;
const asideAt = { left: [0, 0.34], right: [0.66, 1] } as const;
/** Of the width: nothing is nearer to the edge. */
const margin = 0.015;
/** Of a box: a drawing leaves its corners free. */
const slim = 0.07;
/** Of the height: so near to each other two stand in one line, and none is before the other. */
const inLine = 0.018;
/** Of what stands farther: how much may be hidden for nothing, and by what it costs then. */
const hides = { free: 0.1, behind: 0.3, much: 0.25 };

/** From the back to the front; the cost tells how much is hidden, apart or in one line. */
export function findSpots(
  sought: readonly Sought[],
  room: Room,
): { readonly spots: readonly Spot[]; readonly cost: number } {
  const [hero, ...others] = sought;
  let best: { spots: readonly Spot[]; cost: number } | null = null;
  for (const share of hero?.rooted.side ? heroAside[hero.rooted.side] : heroAt) {
    const first = spotsOf(hero!, room, [share])[0];
    if (!first) continue;
    let spots: Spot[] = [first];
    for (const one of inTurn(others)) {
      const spot = bestOf(one, spots, room);
      if (spot) spots.push(spot);
    }
    for (let round = 1; round < rounds; round += 1)
      for (const spot of spots.slice(1)) {
        const rest = spots.filter((one) => one !== spot);
        spots = [...rest, bestOf(spot.sought, rest, room) ?? spot];
      }
    const cost = costOfAll(spots, room) + (spots.length < sought.length ? 99 : 0);
    if (best === null || cost < best.cost) best = { spots, cost };
  }
  const spots = best?.spots ?? [];
  return { spots: spots.toSorted(fromBack), cost: best?.cost ?? 99 };
}

/** The large first, who find less room. */
const inTurn = (sought: readonly Sought[]) =>
  sought.toSorted((one, other) => sizeOf(other) - sizeOf(one));
const sizeOf = ({ rooted: { cluster }, scale }: Sought) =>
  widthOf(cluster) * -cluster.top * scale * scale;

const fromBack = (one: Spot, other: Spot) =>
  Number(other.sought.isAloft) - Number(one.sought.isAloft) ||
  one.y - other.y ||
  other.box.bottom - other.box.top - (one.box.bottom - one.box.top);

function bestOf(sought: Sought, placed: readonly Spot[], room: Room): Spot | null {
  let best: { spot: Spot; cost: number } | null = null;
  const [least, most] = sought.rooted.side ? asideAt[sought.rooted.side] : [0, 1];
  const shares = Array.from({ length: across }, (_, at) => at / (across - 1)).filter(
    (share) => share >= least && share <= most,
  );
  for (const spot of spotsOf(sought, room, shares)) {
    const cost = costOf(spot, placed, room);
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}

function spotsOf(sought: Sought, room: Room, shares: readonly number[]): Spot[] {
  const { cluster } = sought.rooted;
  const lines = sought.isAloft ? aloft(sought, room) : sought.lines;
  return lines.flatMap(({ y, scale }) => {
    const most = Math.min(scale, (y - room.top * 0.6) / -cluster.top);
    const half = (widthOf(cluster) * most) / 2;
    const [from, to] = [room.width * margin + half, room.width * (1 - margin) - half];
    if (from > to) return [];
    return shares.map((share): Spot => {
      const isHero = sought.nth === 0;
      const x = isHero
        ? Math.min(to, Math.max(from, share * room.width))
        : from + (to - from) * share;
      const middle = (cluster.left + cluster.right) / 2;
      const set = moved(facing(cluster, sought.rooted, x / room.width), {
        ...{ scale: most, y },
        x: x - middle * most,
      });
      return { sought, cluster: set, y, box: boxOf(set, y), heads: headsOf(set, sought.rooted) };
    });
  });
}

/** Who looks aside looks into the picture. */
function facing(cluster: Cluster, { facing: side }: Rooted, share: number): Cluster {
  const isOut = (side === 'left' && share < 0.42) || (side === 'right' && share > 0.58);
  return isOut ? mirrored(cluster) : cluster;
}

function mirrored(cluster: Cluster): Cluster {
  const middle = cluster.left + cluster.right;
  return {
    ...cluster,
    items: cluster.items.map((item) => ({
      ...item,
      ...{ x: middle - item.x, isFlipped: !item.isFlipped, tilt: -item.tilt },
    })),
  };
}

/** Heights in the air, from the upper edge. */
function aloft({ rooted: { cluster }, scale }: Sought, { top, base, height }: Room) {
  const high = -cluster.top * scale;
  return [0.02, 0.08, 0.15, 0.22, 0.3, 0.38].map((down) => ({
    y: Math.min(base - 0.3 * height, top + down * height + high),
    scale,
  }));
}

function boxOf({ left, right, top, items }: Cluster, y: number): Box {
  const bottom = Math.max(y, ...items.map(({ base }) => base));
  const [x, up] = [(right - left) * slim, (bottom - top) * slim];
  return { left: left + x, right: right - x, top: top + up, bottom };
}

/** Of an item that looks aside, the part before its middle; of another its upper part. */
const face = { wide: 0.28, deep: 0.8, high: 0.36 };

function headsOf({ items }: Cluster, { facing: side }: Rooted): Box[] {
  return items.map(({ x, base, height, drawing, isFlipped }) => {
    const half = (height * aspectOf(drawing)) / 2;
    const top = base - height;
    const whole = { left: x - half, right: x + half, top, bottom: base };
    if (!side || aspectOf(drawing) < 0.9) return { ...whole, bottom: top + face.high * height };
    const isLeft = (side === 'left') !== isFlipped;
    const wide = 2 * half * face.wide;
    const aside = isLeft ? { right: whole.left + wide } : { left: whole.right - wide };
    return { ...whole, ...aside, bottom: top + face.deep * height };
  });
}

function costOfAll(spots: readonly Spot[], room: Room): number {
  const pairs = spots.map((spot, at) => costOf(spot, spots.slice(0, at), room));
  const sum = pairs.reduce((all, one) => all + one, 0);
  const weight = (one: Spot) => areaOf(one.box);
  const total = spots.reduce((all, one) => all + weight(one), 0);
  const middle = spots.reduce((all, one) => all + weight(one) * mid(one), 0) / total;
  const free = uncoveredSides(spots, room);
  return sum + 3 * Math.abs(middle / room.width - 0.5) + free;
}

/** Empty thirds: a picture is filled from side to side. */
function uncoveredSides(spots: readonly Spot[], { width }: Room): number {
  const left = Math.min(...spots.map(({ box }) => box.left));
  const right = Math.max(...spots.map(({ box }) => box.right));
  return 1.2 * (Math.max(0, left / width - 0.12) + Math.max(0, 0.88 - right / width));
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

const mid = ({ box }: Spot) => (box.left + box.right) / 2;

/** Of one among those that are placed. */
function costOf(spot: Spot, placed: readonly Spot[], room: Room): number {
  let cost = 0;
  let nearest = 1;
  // What flies is above who stands, where there is room.
  const heads = Math.min(...placed.filter((one) => !one.sought.isAloft).map(({ box }) => box.top));
  const low = spot.sought.isAloft ? (4 * Math.max(0, spot.y - heads)) / room.height : 0;
  for (const other of placed) {
    const [far, near] = fromBack(spot, other) <= 0 ? [spot, other] : [other, spot];
    cost += hiddenCost(far, near);
    const apart = gapBetween(spot, other) / room.width;
    nearest = Math.min(nearest, apart);
    const isInLine = !spot.sought.isAloft && Math.abs(spot.y - other.y) < inLine * room.height;
    const least = Math.min(areaOf(spot.box), areaOf(other.box));
    cost += isInLine ? 0.09 + 7 * (common(spot.box, other.box) / least) : 0;
  }
  return cost + low + (spot.sought.isAloft ? 1.2 : 1.6) * nearest;
}

/** Between what stands only across: depth joins, too. */
function gapBetween({ sought, box }: Spot, { box: other }: Spot): number {
  const aside = Math.max(box.left - other.right, other.left - box.right, 0);
  return sought.isAloft ? Math.hypot(aside, Math.max(0, other.top - box.bottom)) : aside;
}

function hiddenCost(far: Spot, near: Spot): number {
  const { box } = far;
  const whole = areaOf(box);
  const covered = common(box, near.box) / whole;
  const own = areaOf(near.box);
  const isFree = far.sought.isBehind ? hides.behind : hides.free;
  // A head is what is looked at.
  const faces = far.sought.isBehind
    ? 0
    : Math.max(...far.heads.map((head) => common(head, near.box) / areaOf(head)));
  const over = Math.max(0, covered - isFree);
  const much = Math.max(0, covered - isFree - hides.much);
  const aloft = near.sought.isAloft || far.sought.isAloft ? (common(box, near.box) / own) * 4 : 0;
  return faces * 2.6 + over * 5 + much * 20 + aloft;
}

function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
