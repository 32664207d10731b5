import { aspectOf, type Cluster, type Item, widthOf } from './cluster.ts';
import { findSpots, type Sought, type Spot } from './find-spots.ts';
import type { Arranged, Room, Rooted } from './room.ts';

/** From so many clusters on, or from so many items in two of them, there is a hero; of two that live always. */
const fewest = { clusters: 3, items: 3 };
/** Of the height: how high the hero is, from the first try to the last; of several, and of what is no being. */
const high = { usual: 0.6, several: 0.56, least: 0.3, step: 0.93, beside: 0.85 };
/** Of the width: how wide one hero is, and several. */
const wide = { one: 0.58, several: 0.8 };
/** Of the hero's side: beyond these the true difference is only partly shown. */
const small = { from: 0.32, power: 0.6 };
const large = { from: 1.9, power: 0.45 };
/** Of the shorter side: how large the larger side of anything is. */
const leastSide = 0.115;
/** Of the hero's side: what flies, and who flies. */
const aloftSide = { thing: { least: 0.22, most: 0.4 }, being: { least: 0.3, most: 0.8 } };
/** So much smaller the others are tried, so that the hero need not be; what that costs. */
const yielding = { steps: [1, 0.86, 0.74], cost: 1.5, being: 0.88 };
const mostOfGroup = 0.5;
/** So many are looked at; the others are part of the setting. */
const mostNear = 6;
/** Of the hero's height: how high a house or a tree behind is at least, and how much larger it is made for that. */
const behindHigh = { least: 1.02, grown: 1.6 };
/** Of the side of a being that is the hero: how large what one carries or sets down is beside it at most. */
const mostOfThing = 0.72;
/** Beside what is so much larger a smaller animal is no hero. */
const outgrown = 1.9;
/** Of the hero's side: what is smaller stands before it. */
const low = 0.5;
/** How far into the ground, from the hero's line to its end: near, beside and behind. */
const depths = {
  before: [-0.24, -0.12],
  beside: [0.16, 0, 0.32, -0.12],
  larger: [0.16, 0.32, 0],
  behind: [0.52, 0.66, 0.8],
  setting: [0.5, 0.68, 0.32],
};
/** Of the height: how far before the hero's line, how deep the ground is at most, and how far down feet go. */
const ground = { most: 0.3, lowest: 0.965 };
/** Where the ground would end for what becomes smaller on it, in its depths. */
const vanishing = 1.75;
/** Of the height: farther from the line of the ground something stands behind the others. */
const groundDepth = 0.07;

type Role = keyof typeof depths | 'aloft';

/**
 * The one that acts, or was told first, large; the others about it by depth: what is small before it, what
 * is like it beside it, what is large behind. Null where a row is better: there are few, or no ground.
 */
export function setAroundHero(clusters: readonly Rooted[], room: Room): Arranged | null {
  if (!isForHero(clusters, room)) return null;
  const hero = heroOf(clusters);
  const others = clusters.filter((one) => one !== hero);
  const first = scaleOfHero(hero, room);
  let best: { readonly spots: readonly Spot[]; readonly cost: number } | null = null;
  for (let by = 1; by * high.usual >= high.least; by *= high.step) {
    for (const yields of yielding.steps) {
      const sought = soughtFor({ hero, others }, { scale: first * by, yields, room });
      const found = findSpots(sought, room);
      const cost = found.cost + smallness(by) + yielding.cost * (1 - yields);
      if (best === null || cost < best.cost) best = { spots: found.spots, cost };
    }
  }
  if (best === null || best.cost > mostCost) return null;
  return { items: best.spots.flatMap((spot) => itemsAt(spot, room)), focus: 0.5 };
}

type Cast = { readonly hero: Rooted; readonly others: readonly Rooted[] };
type Sizes = { readonly scale: number; readonly yields: number; readonly room: Room };

function soughtFor({ hero, others }: Cast, { scale, yields, room }: Sizes): Sought[] {
  return [
    seek(hero, { role: 'beside', scale, room, nth: 0 }),
    ...others.map((one, at) => {
      const role = roleOf(one, hero, at + 1);
      const by =
        role === 'beside' || role === 'larger' || role === 'setting'
          ? yieldOf(one, hero, yields)
          : 1;
      const own = scale * by * shareOf(one, { hero, role });
      return seek(one, { role, scale: atLeast(one, own, room), room, nth: at + 1 });
    }),
  ];
}

/** An elephant stays larger than a girl, and a child as large as he is. */
function yieldOf({ isBeing, cluster }: Rooted, hero: Rooted, yields: number): number {
  if (!isBeing) return yields;
  return sideOf(cluster) > 1.2 * sideOf(hero.cluster) ? 1 : Math.max(yields, yielding.being);
}

/** What a smaller hero costs, and more where it is no longer one; and what a row would. */
const smallness = (by: number) => 3.2 * (1 - by) + 9 * Math.max(0, 0.76 - by);
const mostCost = 6;

function isForHero(clusters: readonly Rooted[], room: Room): boolean {
  if (!room.hasHero || !room.hasGround || room.isAfloat || room.side !== undefined) return false;
  const items = clusters.reduce((sum, { cluster }) => sum + cluster.items.length, 0);
  const hasBeing = clusters.some(({ isBeing, hasPerson }) => isBeing || hasPerson);
  const isPair = clusters.every(({ isBeing, isLarge }) => isBeing || isLarge);
  const isMany =
    clusters.length >= fewest.clusters ||
    (clusters.length === 2 && hasBeing && (items >= fewest.items || isPair));
  return (
    isMany &&
    !clusters.every(({ isSmall, isBeing }) => isSmall && !isBeing) &&
    !clusters.some(({ isOrdered, isBust, isFar, isHung }) =>
      [isOrdered, isBust, isFar, isHung].some(Boolean),
    )
  );
}

/** Who was told first; before houses, trees and things of a table whoever lives, and none beside what is far larger. */
function heroOf(clusters: readonly Rooted[]): Rooted {
  const standing = clusters
    .filter(({ isFlying }) => !isFlying)
    .toSorted((one, other) => (one.told ?? 0) - (other.told ?? 0));
  const first = standing[0] ?? clusters[0]!;
  const isUsual = first.isBeing || (!first.isScenic && !first.isSmall);
  const told = isUsual
    ? first
    : (standing.find(({ hasPerson }) => hasPerson) ??
      standing.find(({ isBeing }) => isBeing) ??
      standing.find(({ isLarge, isSmall }) => !isLarge && !isSmall) ??
      first);
  if (told.hasPerson) return told;
  const largest = standing
    .filter(({ isBeing }) => isBeing)
    .toSorted((one, other) => sideOf(other.cluster) - sideOf(one.cluster))[0];
  const isOutgrown = largest && sideOf(largest.cluster) > outgrown * sideOf(told.cluster);
  return isOutgrown ? largest : told;
}

function scaleOfHero({ cluster, isLarge }: Rooted, { width, height, base, top }: Room): number {
  const isOne = cluster.items.every(({ thing }) => thing === cluster.items[0]!.thing);
  const several = cluster.items.length > 1 && isOne;
  const tall = (several ? high.several : high.usual) * height;
  return Math.min(
    Math.min(tall, 0.94 * (base - top)) / -cluster.top,
    ((several || isLarge ? wide.several : wide.one) * width) / widthOf(cluster),
  );
}

function roleOf(
  { isFlying, isScenic, isSmall, isBeing, cluster }: Rooted,
  hero: Rooted,
  nth: number,
): Role {
  if (isFlying) return 'aloft';
  if (isScenic && !hasOthers(cluster)) return 'behind';
  if (nth >= mostNear) return 'setting';
  const ratio = sideOf(cluster) / sideOf(hero.cluster);
  if (ratio > high.beside) return hero.isBeing && isSmall && !isBeing ? 'beside' : 'larger';
  return ratio < low ? 'before' : 'beside';
}

/** Who stands under a tree or before a house stays with it. */
const hasOthers = ({ items }: Cluster) => items.some(({ thing }) => thing !== items[0]!.thing);

/** The side of its largest item. */
const sideOf = ({ items }: Cluster) =>
  Math.max(...items.map(({ height, drawing }) => height * Math.sqrt(aspectOf(drawing))));

/** How much of its own size it keeps beside the hero. */
function shareOf(
  { cluster, isBeing, isSmall, hasPerson }: Rooted,
  { hero, role }: { readonly hero: Rooted; readonly role: Role },
): number {
  const ratio = sideOf(cluster) / sideOf(hero.cluster);
  if (role === 'aloft') {
    const { least, most } = isBeing ? aloftSide.being : aloftSide.thing;
    return Math.min(most, Math.max(least, ratio)) / ratio;
  }
  // A snail that travels is larger than its suitcase.
  const isOfHero = hero.isBeing && isSmall && !isBeing && !hasPerson;
  if (role !== 'behind')
    return Math.min(shown(ratio), isOfHero ? mostOfThing : Number.POSITIVE_INFINITY) / ratio;
  // Lower than somebody before it no house and no tree is.
  const least = (behindHigh.least * -hero.cluster.top) / -cluster.top;
  return (
    Math.max(shown(ratio) / ratio, Math.min(least, behindHigh.grown)) /
    perspective(depths.behind[0]!)
  );
}

/** Large differences are shown in part. */
function shown(ratio: number): number {
  if (ratio < small.from) return small.from * (ratio / small.from) ** small.power;
  return ratio > large.from ? large.from * (ratio / large.from) ** large.power : ratio;
}

/** So large that it is seen; several no wider than half of the picture. */
function atLeast({ cluster }: Rooted, scale: number, { width, height }: Room): number {
  const longest = Math.max(
    ...cluster.items.map((item) => item.height * Math.max(1, aspectOf(item.drawing))),
  );
  const least = (leastSide * Math.min(width, height)) / longest;
  return Math.min(
    Math.max(scale, least),
    Math.max(scale, (mostOfGroup * width) / widthOf(cluster)),
    (0.9 * width) / widthOf(cluster),
  );
}

const perspective = (depth: number) => (vanishing - depth) / vanishing;

type Place = {
  readonly role: Role;
  readonly scale: number;
  readonly room: Room;
  readonly nth: number;
};

function seek(rooted: Rooted, { role, scale, room, nth }: Place): Sought {
  const deep = Math.min(room.base - room.horizon, ground.most * room.height);
  const lines = nth === 0 ? [0] : role === 'aloft' ? [] : depths[role];
  return {
    ...{ rooted, nth },
    isAloft: role === 'aloft',
    isBehind: role === 'behind' || role === 'setting',
    lines: lines.map((depth) => ({
      y: Math.min(ground.lowest * room.height, room.base - depth * deep),
      scale: scale * perspective(depth),
    })),
    scale,
  };
}

function itemsAt({ sought, cluster, y }: Spot, room: Room): readonly Item[] {
  if (sought.isAloft) return cluster.items.map((item) => ({ ...item, stands: false }));
  const isOnLine = Math.abs(y - room.base) <= groundDepth * room.height;
  return isOnLine
    ? cluster.items
    : cluster.items.map((item) =>
        item.stands ? { ...item, stands: false, isBehind: true as const } : item,
      );
}
