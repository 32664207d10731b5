import { aspectOf, type Cluster, clusterOf, type Item, moved, widthOf } from './cluster.ts';
import type { Arranged, Room, Rooted } from './room.ts';

/** Of the product's side: how large something beside it is at least and at most, by the side of one of it. */
const besides = { least: 0.26, most: 0.66, power: 1.5 } as const;
/** Of the product's height and width: how high and how wide what is beside it is at most. */
const most = { high: 0.84, wide: 1.05 } as const;
/** Of its own width: how much of it the product hides, or it of the product. */
const overlap = { behind: 0.3, before: 0.16, next: 0.14 } as const;
/** Of the product's height: how far behind it and before it others stand; lower than `low` they do so before it. */
const depth = { behind: 0.06, before: 0.07, low: 0.52 } as const;
/** Of the width of one: how far from each other several of a kind lie, and how far every other one is nearer. */
const heap = { apart: 0.68, nearer: 0.12 } as const;
/** Of the room: how wide and how high all of it is. */
const fills = { wide: 0.9, high: 0.9 } as const;
/** Of the shorter side, where nothing else says so. */
const usualSide = 0.5;

type Prop = {
  readonly cluster: Cluster;
  readonly side: -1 | 1;
  readonly isBefore: boolean;
};

/**
 * What is shown on a table or a ground by itself: the one told first is large and in the middle, the others are
 * props close to it, the low ones before its edge and the tall ones behind. Null where these are no such things.
 */
export function setAroundProduct(clusters: readonly Rooted[], room: Room): Arranged | null {
  if (!isShown(clusters, room)) return null;
  const hero = clusters.find(({ cluster }) => cluster.items.some(({ thing }) => thing === 0));
  const others = clusters.filter((one) => one !== hero);
  if (!hero || others.length === 0) return null;
  const props = propsOf(hero.cluster, others, room);
  const behind = props.filter(({ isBefore }) => !isBefore).map(({ cluster }) => cluster);
  const before = props.filter(({ isBefore }) => isBefore).map(({ cluster }) => cluster);
  const away = behind.map((one) => moved(one, {}, { stands: false, isBehind: true }));
  const all = clusterOf([...away, hero.cluster, ...before].flatMap(({ items }) => items));
  const own = Math.sqrt(widthOf(hero.cluster) * -hero.cluster.top);
  const scale = Math.min(
    ((room.lone ?? usualSide) * Math.min(room.width, room.height)) / own,
    (fills.wide * room.width) / widthOf(all),
    (fills.high * (room.base - room.top)) / -all.top,
  );
  const x = room.width / 2 - ((all.left + all.right) / 2) * scale;
  return { items: moved(all, { scale, x, y: room.base }).items, focus: 0.5 };
}

function isShown(clusters: readonly Rooted[], room: Room): boolean {
  if (!room.isDisplay || !room.hasGround || room.side !== undefined) return false;
  const items = clusters.reduce((sum, { cluster }) => sum + cluster.items.length, 0);
  return (
    items > 2 &&
    clusters.length > 1 &&
    clusters.every(
      ({ isBeing, hasPerson, isFlying, isBust, isHung, isFar, isOrdered }) =>
        ![isBeing, hasPerson, isFlying, isBust, isHung, isFar, isOrdered].some(Boolean),
    )
  );
}

/** In turn on its right and on its left, or where they were told to be. */
function propsOf(hero: Cluster, others: readonly Rooted[], room: Room): Prop[] {
  const outer = { 1: hero.right, [-1]: hero.left };
  const first = (room.lean ?? 0) > 0 ? -1 : 1;
  // Where one was told to be on the left, the others are on the right of it.
  const told = wayOf(others.find((one) => one.side)?.side);
  const free = told === null ? null : told === 1 ? -1 : 1;
  const count = { 1: 0, [-1]: 0 };
  return others.map((one, at): Prop => {
    const side = wayOf(one.side) ?? free ?? (at % 2 === 0 ? first : first === 1 ? -1 : 1);
    const sized = sizedBeside(hero, one.cluster);
    const wide = widthOf(sized);
    const isLow = -sized.top < depth.low * -hero.top;
    const isNext = count[side] > 0;
    const isBefore = isLow !== (isNext && count[side] % 2 === 1 && !isLow);
    const hidden = isNext ? overlap.next : isBefore ? overlap.before : overlap.behind;
    const edge = outer[side] - side * hidden * wide;
    const y = -hero.top * (isBefore ? depth.before * (isNext ? 0.4 : 1) : -depth.behind);
    const x = side > 0 ? edge - sized.left : edge - sized.right;
    const cluster = moved(sized, { x, y });
    outer[side] = side > 0 ? cluster.right : cluster.left;
    count[side] += 1;
    return { cluster, side, isBefore };
  });
}

const wayOf = (side: Rooted['side']): -1 | 1 | null =>
  side === 'left' ? -1 : side === 'right' ? 1 : null;

/** As large as it is beside the product, and no larger than a prop. */
function sizedBeside(hero: Cluster, other: Cluster): Cluster {
  const heaped = heapOf(other);
  const own = sideOf(hero);
  const ratio = sideOf(heaped) / own;
  const share = Math.min(besides.most, Math.max(besides.least, ratio ** besides.power));
  const scale = Math.min(
    share / ratio,
    (most.high * -hero.top) / -heaped.top,
    (most.wide * Math.max(widthOf(hero), 0.7 * -hero.top)) / widthOf(heaped),
  );
  return moved(heaped, { scale });
}

/** Several of a kind lie close, every other one a step nearer. */
function heapOf(cluster: Cluster): Cluster {
  const { items } = cluster;
  const isKind = items.length > 1 && items.every(({ thing }) => thing === items[0]!.thing);
  if (!isKind || !items.every(({ stands }) => stands)) return cluster;
  const wide = Math.max(...items.map(wideOf));
  const lain = items.map((item, at): Item => {
    const isNear = at % 2 === 1;
    return {
      ...item,
      x: at * wide * heap.apart,
      base: isNear ? item.height * heap.nearer : 0,
    };
  });
  const inDepth = clusterOf(lain.toSorted((one, other) => one.base - other.base));
  return moved(inDepth, { x: -(inDepth.left + inDepth.right) / 2 });
}

const wideOf = ({ height, drawing }: Item) => height * aspectOf(drawing);

/** The side of its largest item. */
const sideOf = ({ items }: Cluster) =>
  Math.max(...items.map((item) => Math.sqrt(item.height * wideOf(item))));
