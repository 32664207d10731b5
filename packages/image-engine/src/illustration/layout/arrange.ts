import { setAroundHero } from './around-hero.ts';
import { setAroundProduct } from './around-product.ts';
import { beside } from './beside.ts';
import { groupBusts, loneBust } from './busts.ts';
import { type Cluster, clusterOf, type Item, joinClusters, moved, widthOf } from './cluster.ts';
import type { Arranged, Room, Rooted } from './room.ts';
import { gap } from './rows.ts';
import { setInDepth } from './set-in-depth.ts';

const shares = { width: 0.9, one: 0.8, height: 0.92 };
/** The side of a lone subject, as a share of the picture's shorter side. */
const loneSide = 0.62;
const largeSide = 0.76;

/** Clusters beside each other, as large as fits; what flies above what stands. */
export function arrange(clusters: readonly Rooted[], room: Room): Arranged {
  const hung = room.side ? [] : clusters.filter(({ isHung }) => isHung);
  const isHungAlone = hung.length === clusters.length;
  if (hung.length > 0 && isHungAlone && (room.lone !== undefined || isBough(joinRow(hung))))
    return { items: hangUp(joinRow(hung), room).items, focus: 0.5 };
  if (hung.length > 0 && !isHungAlone) {
    const others = clusters.filter((one) => !hung.includes(one));
    const above = hangUp(joinRow(hung), room);
    const top = Math.max(room.top, room.height * hungBelow);
    return { items: [...above.items, ...arrange(others, { ...room, top }).items], focus: 0.5 };
  }
  const far = room.side ? [] : clusters.filter(({ isFar }) => isFar);
  if (far.length > 0) {
    const others = clusters.filter((one) => !far.includes(one));
    const [told] = others.flatMap(({ side }) => side ?? []);
    const lean = told ? (told === 'left' ? -nearLean : nearLean) : room.lean;
    const nearRoom = lean === undefined ? room : { ...room, lean };
    const near = others.length > 0 ? arrange(others, nearRoom).items : [];
    return { items: [...setFar(far, { others, near }, room).items, ...near], focus: 0.5 };
  }
  const busts = clusters.filter(({ isBust }) => isBust);
  if (busts.length > 0 && !room.side) return arrangeBusts(clusters, room);
  const around = setAroundProduct(clusters, room) ?? setAroundHero(clusters, room);
  if (around) return around;
  const standing = clusters.filter(({ isFlying }) => !isFlying || !room.hasGround);
  const flying = clusters.filter((one) => !standing.includes(one));
  const inDepth = setInDepth(standing, room, {
    joinRow,
    setDown: (front) => setDown(joinRow(front), room, false),
  });
  if (inDepth && flying.length === 0) return inDepth;
  const isLarge = standing.length === 1 && standing[0]!.isLarge;
  const below = standing.length > 0 ? setDown(joinRow(standing), room, isLarge) : null;
  const isCrowded = below && flying.length > 0 && below.top - room.top < leastAloft * room.height;
  const isFlock = flying.some(({ cluster }) => cluster.items.length > 1);
  if (isCrowded && isFlock) {
    // A flock is above what stands, which leaves it room.
    const top = room.top + 0.42 * (room.base - room.top);
    const lower = setDown(joinRow(standing), { ...room, top }, isLarge);
    const aloft = setAloft(joinRow(flying), room, lower.top, true);
    return { items: [...aloft.items, ...lower.items], focus: 0.5 };
  }
  if (isCrowded) {
    const row = [...standing, ...flying.map((one) => raised(one, joinRow(standing)))];
    return { items: setDown(joinRow(row), room, false).items, focus: 0.5 };
  }
  const ceiling = below ? below.top : room.base;
  const items: Item[] = [];
  if (flying.length > 0)
    items.push(...setAloft(joinRow(flying), room, ceiling, below !== null).items);
  if (below) items.push(...below.items);
  return { items, focus: 0.5 };
}

/** Of the height; where less is left above, what flies is shown at the side. */
const leastAloft = 0.24;

function raised(one: Rooted, beside: Cluster): Rooted {
  const y = beside.top * 0.35;
  return { ...one, cluster: moved(one.cluster, { y }, { stands: false }) };
}

/** Many small things stand in two rows, the lower ones in front, between those behind. */
export function joinRow(clusters: readonly Rooted[]): Cluster {
  const isLined =
    clusters.some(({ side, isOrdered }) => side || isOrdered) ||
    !clusters.every(({ isSmall }) => isSmall);
  if (clusters.length === 2 && !isLined) return asPair(clusters[0]!.cluster, clusters[1]!.cluster);
  if (clusters.length < 3 || isLined) return inLine(clusters);
  const lowest = clusters.toSorted((a, b) => b.cluster.top - a.cluster.top);
  const low = new Set(lowest.slice(0, Math.floor(clusters.length / 2)));
  const tall = clusters.filter((one) => !low.has(one)).map(({ cluster }) => cluster);
  const front = clusters.filter((one) => low.has(one)).map(({ cluster }) => cluster);
  const depth = Math.max(...tall.map(({ top }) => -top)) * rowDepth;
  const [back, before]: [Cluster[], Cluster[]] = [[], []];
  let x = 0;
  for (const [index, one] of tall.entries()) {
    back.push(moved(one, { x: x - one.left, y: -depth }));
    x += widthOf(one);
    const near = front[index];
    const next = tall[index + 1];
    if (near) {
      const isOne = (of: Cluster) => of.items.length === 1 && near.items.length === 1;
      const hidden = (of: Cluster) =>
        isOne(of) ? Math.min(widthOf(near), widthOf(of)) * mostBefore : 0;
      x -= hidden(one);
      before.push(moved(near, { x: x - near.left, y: depth }));
      x += widthOf(near) - (next ? hidden(next) : 0);
    } else x += widthOf(one) * 0.1;
  }
  const row = joinClusters(...back, ...before);
  return moved(row, { x: -(row.left + row.right) / 2 });
}

/** Of the tallest: how far apart the two stand from the line between them. */
const rowDepth = 0.1;
/** Of the narrower: how much who is in front hides of who is behind. */
const mostBefore = 0.26;

/** Of two small things the lower stands a step nearer, before the edge of the other. */
function asPair(one: Cluster, other: Cluster): Cluster {
  const isFirstNear = one.top > other.top;
  const [near, back] = isFirstNear ? [one, other] : [other, one];
  const depth = -back.top * pairDepth;
  const hides = near.items.length === 1 && back.items.length === 1 ? mostBefore : 0;
  const overlap = Math.min(widthOf(near), widthOf(back)) * (hides || -gap);
  const x = isFirstNear ? back.left - near.right + overlap : back.right - near.left - overlap;
  const pair = joinClusters(back, moved(near, { x, y: depth }));
  return moved(pair, { x: -(pair.left + pair.right) / 2, y: -depth });
}

/** Of the taller: how much nearer the lower of two stands. */
const pairDepth = 0.11;

function inLine(clusters: readonly Rooted[]): Cluster {
  const [first, ...others] = clusters.map(({ cluster }) => cluster);
  const row = others.reduce((sum, other) => beside(sum, other), first!);
  return moved(row, { x: -(row.left + row.right) / 2 });
}

function setDown(row: Cluster, room: Room, isLarge: boolean): Cluster {
  const high = (room.base - room.top) * shares.height;
  const share = room.lone ?? (isLarge ? largeSide : loneSide);
  const lone = share * Math.min(room.width, room.height);
  const side = Math.sqrt(widthOf(row) * -row.top);
  const scale = room.side
    ? room.side / Math.hypot(widthOf(row), row.top)
    : Math.min(
        (room.width * (room.most ?? (row.items.length === 1 ? shares.one : shares.width))) /
          widthOf(row),
        high / -row.top,
        (lone * (1 + 0.22 * Math.log2(row.items.length))) / side,
      );
  const lean = room.side ? 0 : (room.lean ?? 0);
  const x = inside(room.width * (0.5 + lean), widthOf(row) * scale * 1.06, room);
  const set = moved(row, { scale, x, y: room.base });
  if (room.hasGround) return set;
  // In the air, in space and under water the middle of the picture is theirs.
  const middle = room.side ? room.base : (room.top + (room.foot ?? room.height * 0.9)) / 2;
  const up = middle - (set.top + room.base) / 2;
  return moved(
    set,
    { y: room.isAfloat ? Math.max(up, -0.1 * room.height) : up },
    { stands: false },
  );
}

const isBough = (row: Cluster) => widthOf(row) < leastHung * -row.top;
/** Wide for its height: a string of something. */
const leastHung = 2.2;
/** Of the height. */
const boughHigh = 0.46;

/** Of the height: heads stay under what hangs there. */
const hungBelow = 0.22;

/** A string of lights and the like. */
function hangUp(row: Cluster, room: Room): Cluster {
  // A bough comes in from the edge.
  if (isBough(row)) {
    const scale = (room.height * boughHigh) / -row.top;
    const x = (widthOf(row) * scale) / 2 - room.width * 0.03 - ((row.left + row.right) / 2) * scale;
    return moved(row, { scale, x, y: room.top * 0.4 - row.top * scale }, { stands: false });
  }
  const scale = Math.min(room.width / widthOf(row), (room.height * 0.24) / -row.top);
  const y = room.top + -row.top * scale - room.height * 0.03;
  return moved(row, { scale, x: room.width / 2, y }, { stands: false });
}

function setAloft(row: Cluster, room: Room, ceiling: number, isAbove: boolean): Cluster {
  const high = Math.max(room.height * 0.2, ceiling - room.top - 30);
  const side = Math.sqrt(widthOf(row) * -row.top);
  const share = isAbove ? 0.62 : 0.9;
  const scale = Math.min(
    (room.width * shares.one) / widthOf(row),
    (high * 0.8) / -row.top,
    (loneSide * share * Math.min(room.width, room.height)) / side,
  );
  const foot = isAbove
    ? ceiling - 14
    : room.foot === undefined
      ? Math.min(room.base - room.height * 0.12, (room.top + room.base) / 2 - (row.top * scale) / 2)
      : (room.top + room.foot) / 2 - (row.top * scale) / 2;
  const y = Math.max(room.top - row.top * scale, foot);
  return moved(row, { scale, x: room.width / 2, y }, { stands: false });
}

/** Of the shorter side: a thing's unit of size far away, and how large its longer side is at least. */
const farScale = 0.09;
const leastFar = 0.11;
/** Of the way from the horizon to where near things stand. */
const farDown = 0.58;

/** Of the width: how far aside who is near stands where he was told to, and where the far away is. */
const nearLean = 0.17;
const farAt = { left: 0.24, right: 0.76 } as const;

/** Small, and where the ground is halfway to its end; beside what is near. */
function setFar(far: readonly Rooted[], { others, near }: Near, room: Room): Cluster {
  const row = joinRow(far);
  // As large as it is, and so large that it is seen: people are about twice as high as one.
  const short = Math.min(room.width, room.height);
  const longest = Math.max(widthOf(row) / row.items.length, -row.top);
  const scale = Math.max(farScale * short, (leastFar * short) / longest);
  const isFlying = far.every((one) => one.isFlying);
  const y = isFlying
    ? room.top - row.top * scale + room.height * 0.06
    : room.horizon + (room.base - room.horizon) * farDown;
  const told = far.find(({ side }) => side)?.side ?? acrossFrom(others);
  const middle = told
    ? farAt[told] * room.width
    : near.length === 0
      ? room.width * (0.5 + 0.3 * (room.lean ?? 0))
      : middleBeside(near, room);
  const x = inside(middle, widthOf(row) * scale, room);
  return moved(row, { scale, x, y }, { stands: false });
}

type Near = { readonly others: readonly Rooted[]; readonly near: readonly Item[] };

/** Who is near and told to be on the left has the far away on his right. */
function acrossFrom(others: readonly Rooted[]): 'left' | 'right' | null {
  const side = others.find((one) => one.side)?.side;
  return side ? (side === 'left' ? 'right' : 'left') : null;
}

/** Of the wider gap that those who are near leave at a side. */
function middleBeside(near: readonly Item[], { width }: Room): number {
  const { left, right } = clusterOf(near);
  return width - right >= left ? (Math.max(right, width * 0.6) + width) / 2 : left / 2;
}

/** The middle of what is so wide, moved so that no edge cuts it where that can be. */
function inside(x: number, wide: number, { width }: Room): number {
  const half = Math.min(wide / 2, width / 2);
  return Math.min(width - half, Math.max(half, x));
}

function setBehind(row: Cluster, room: Room): Cluster {
  const scale = Math.min(
    (room.width * 0.56) / widthOf(row),
    ((room.base - room.top) * 0.82) / -row.top,
  );
  return moved(row, { scale, x: room.width * 0.68, y: room.base }, { stands: room.hasGround });
}

/** Something large is seen above their heads. */
const lower = (room: Room): Room => ({ ...room, top: room.top + 0.16 * (room.height - room.top) });

/** Heads and shoulders end at the picture's lower edge; what else there is stands before them. */
function arrangeBusts(clusters: readonly Rooted[], room: Room): Arranged {
  const busts = clusters.filter(({ isBust }) => isBust);
  const large = clusters.filter(({ isBust, isLarge }) => !isBust && isLarge);
  const others = clusters.filter(({ isBust, isLarge }) => !isBust && !isLarge);
  const behind = large.length > 0 ? setBehind(joinRow(large), room).items : [];
  const items = busts.flatMap(({ cluster: { items: all } }) =>
    all.toSorted((one, other) => one.x - other.x),
  );
  const count = items.length;
  const isBeside = behind.length > 0;
  const placed =
    count === 1
      ? [loneBust(items[0]!, room, isBeside)]
      : groupBusts(items, isBeside ? lower(room) : room);
  if (others.length === 0) return { items: [...behind, ...placed], focus: 0.5 };
  const row = joinRow(others);
  const scale = Math.min((room.width * 0.5) / widthOf(row), (room.height * 0.26) / -row.top);
  const before = moved(
    row,
    {
      scale,
      x: inside(room.width * (count === 1 ? 0.76 : 0.5), widthOf(row) * scale, room),
      y: room.height * 0.97,
    },
    { stands: false },
  );
  return { items: [...behind, ...placed, ...before.items], focus: 0.5 };
}
