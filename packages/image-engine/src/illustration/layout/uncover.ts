import type { Relation } from '../illustration-description.ts';
import { type Box, boxOf } from '../picture/fill-contours.ts';
import { measureVisible, type Visible } from '../picture/measure-visible.ts';
import type { Group } from '../picture/picture.ts';
import { aspectOf, type Item } from './cluster.ts';
import { place } from './place-drawing.ts';
import { standsTo } from './stands-to.ts';

/** What is less seen than this is moved: a share of its silhouette. */
const enough = 0.55;
/** Of what bears something, stands behind it, lies in it or sits at it, and is hidden by it as it must be. */
const enoughOfTied = 0.38;
const mostRounds = 3;
/** What a move has to bring, in things that are wholly seen. */
const worthwhile = 0.08;
/** Of the width: how far something is moved aside. */
const asides = [0.08, 0.16, 0.26, 0.36];
/** Of its height: how far what is in something rises. */
const rises = [0.12, 0.25, 0.4];
const shrunk = 0.78;
/** Of the width: nearer to the edge nothing is moved. */
const margin = 0.01;

type Around = {
  readonly width: number;
  readonly height: number;
  /** Scenery and lettering before the things. */
  readonly front: readonly Group[];
  /** By the number of a thing: that of the one to which it belongs. */
  readonly rootOf: (thing: number) => number;
  /** Lies in something. */
  readonly isWithin: (thing: number) => boolean;
  /** Bears something, or has it before it. */
  readonly isTied: (thing: number) => boolean;
  /** Told to be behind something. */
  readonly isBack: (thing: number) => boolean;
  /** How things stand to each other. */
  readonly ties: readonly Relation[];
};

/**
 * Things that are more than half hidden come out: moved aside, their coverers moved, made smaller or put behind, or
 * raised out of what holds them. The fewest moves that show most; where nothing helps all stays as it is.
 */
export function uncover(items: readonly Item[], around: Around): readonly Item[] {
  if (!mayHide(items, around)) return items;
  let best = judged(items, around);
  for (let round = 0; round < mostRounds; round += 1) {
    const hidden = mostHidden(best, around);
    if (hidden === null) break;
    const tried = movesFor(best.items, hidden, around).map((moved) => judged(moved, around));
    const before = best;
    const better = tried
      .filter((one) => one.score > before.score + worthwhile && isFair(one, before, around))
      .toSorted((one, other) => other.score - one.score)[0];
    if (!better) break;
    best = better;
  }
  return best.items;
}

/** Of a box: where no other lies over so much of it, nothing is hidden that matters. */
const harmless = 0.3;

/** By their boxes alone, which is far cheaper than to look. */
function mayHide(items: readonly Item[], { width, height, front }: Around): boolean {
  const boxes = items.map(frameOf);
  const scenery = front
    .filter(({ isFlat }) => !isFlat)
    .flatMap(({ cutOuts }) => cutOuts.map(({ contours }) => boxOf(contours)));
  return boxes.some((box, at) => {
    const area = (box.right - box.left) * (box.bottom - box.top);
    const inside = common(box, { left: 0, top: 0, right: width, bottom: height });
    const covered = [...boxes.slice(at + 1), ...scenery].reduce(
      (sum, one) => sum + common(box, one),
      area - inside,
    );
    return covered > harmless * area;
  });
}

function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

type Judged = {
  readonly items: readonly Item[];
  /** In the order of `items`. */
  readonly seen: readonly Visible[];
  readonly score: number;
};

function judged(items: readonly Item[], around: Around): Judged {
  const seen = visibleOf(items, around);
  const score = items.reduce((sum, item, at) => sum + worth(item, seen[at]!, around), 0);
  return { items, seen, score };
}

/** What lies flat is there for what stands on it. */
const worth = ({ thing, isCut, isOver, lies }: Item, { share }: Visible, around: Around) =>
  isCut || isOver || lies ? 1 : Math.min(1, share / leastOf(thing, around));

const leastOf = (thing: number, { isTied }: Around) => (isTied(thing) ? enoughOfTied : enough);

export function visibleOf(
  items: readonly Item[],
  { width, height, front }: Pick<Around, 'width' | 'height' | 'front'>,
): readonly Visible[] {
  const groups = items.map(
    (item): Group => ({
      ...{ name: item.name, kind: 'thing' },
      cutOuts: place(item.drawing, item.fills, item).cutOuts,
    }),
  );
  return measureVisible({ width, height, groups: [...groups, ...front] }, 0).slice(0, items.length);
}

/** Of those that are too little seen the one that is least; null where there is none. */
function mostHidden({ items, seen }: Judged, around: Around): number | null {
  let worst: number | null = null;
  let least = 1;
  for (const [at, item] of items.entries()) {
    const share = worth(item, seen[at]!, around);
    if (share < least) [worst, least] = [at, share];
  }
  return worst;
}

/** What was seen stays seen as much. */
const stillSeen = 0.65;
/** Of what lies in something: more is not seen, or it would float. */
const mostWithin = 0.93;

/** Nothing that was seen may be hidden for it, by much, and nothing leaves what holds it. */
const isFair = (now: Judged, before: Judged, { isWithin, ties }: Around) => {
  if (ties.some((tie) => isAsTold(tie, before.items) && !isAsTold(tie, now.items))) return false;
  const was = new Map(before.items.map((item, at) => [keyOf(item), before.seen[at]!.share]));
  return now.items.every((item, at) => {
    const { share } = now.seen[at]!;
    const former = was.get(keyOf(item))!;
    const isOut = isWithin(item.thing) && share > mostWithin && former <= mostWithin;
    return !isOut && share >= Math.min(stillSeen, former) - 0.02;
  });
};

const isAsTold = ({ of, kind, to }: Relation, items: readonly Item[]) =>
  items.some(
    (one) =>
      one.thing === of &&
      items.some((other) => other.thing === to && standsTo[kind](frameOf(one), frameOf(other))),
  );

const frameOf = (item: Item): Box => ({
  ...{ left: item.x - halfOf(item), right: item.x + halfOf(item) },
  ...{ top: item.base - item.height, bottom: item.base },
});

const keyOf = ({ thing, look, isOver }: Item) => `${thing} ${look} ${isOver ? 'over' : ''}`;

function movesFor(items: readonly Item[], at: number, around: Around): (readonly Item[])[] {
  const { width, rootOf, isWithin, isBack } = around;
  const hidden = items[at]!;
  const root = rootOf(hidden.thing);
  const isOwn = (item: Item) => rootOf(item.thing) === root;
  const coverers = items.slice(at + 1).filter((item) => overlaps(item, hidden));
  const strangers = new Set(
    coverers.filter((item) => !isOwn(item)).map(({ thing }) => rootOf(thing)),
  );
  const isStranger = (item: Item) => strangers.has(rootOf(item.thing));
  const shifted = (which: (item: Item) => boolean, by: (item: Item) => Partial<Item>) =>
    items.map((item) => (which(item) ? { ...item, ...by(item) } : item));
  const moves: (readonly Item[])[] = [];
  const away = (item: Item) => (item.x < hidden.x ? -1 : 1);
  for (const aside of strangers.size > 0 ? asides.map((share) => share * width) : []) {
    for (const way of [-1, 1]) {
      moves.push(shifted(isOwn, ({ x }) => ({ x: x + way * aside })));
      moves.push(shifted(isStranger, ({ x }) => ({ x: x + way * aside })));
      moves.push(
        shifted(
          (item) => isOwn(item) || isStranger(item),
          (item) => ({ x: item.x + (isOwn(item) ? way : -way) * aside }),
        ),
      );
    }
    moves.push(shifted(isStranger, (item) => ({ x: item.x + away(item) * aside })));
  }
  if (strangers.size > 0) {
    moves.push(shifted(isStranger, (item) => smaller(item, items, rootOf)));
    if (!isBack(hidden.thing))
      moves.push([...items.filter((item) => !isOwn(item)), ...items.filter(isOwn)]);
  }
  if (isWithin(hidden.thing))
    for (const rise of rises)
      moves.push(
        shifted(
          ({ thing }) => thing === hidden.thing,
          (item) => ({ base: item.base - rise * item.height }),
        ),
      );
  return moves.map((moved) => kept(moved, items, around));
}

/** About the middle of its cluster's foot. */
function smaller(item: Item, items: readonly Item[], rootOf: Around['rootOf']): Partial<Item> {
  const cluster = items.filter(({ thing }) => rootOf(thing) === rootOf(item.thing));
  const base = Math.max(...cluster.map((one) => one.base));
  const x = cluster.reduce((sum, one) => sum + one.x, 0) / cluster.length;
  return {
    height: item.height * shrunk,
    x: x + (item.x - x) * shrunk,
    base: base + (item.base - base) * shrunk,
  };
}

/** Within the frame, where it was. */
function kept(
  moved: readonly Item[],
  before: readonly Item[],
  { width, rootOf }: Around,
): readonly Item[] {
  const byKey = new Map(before.map((item) => [keyOf(item), item]));
  const groups = Map.groupBy(moved, ({ thing }) => rootOf(thing));
  const pushes = new Map<number, number>();
  for (const [root, all] of groups) {
    if (all.every((item) => byKey.get(keyOf(item))!.x === item.x)) continue;
    const left = Math.min(...all.map((item) => item.x - halfOf(item)));
    const right = Math.max(...all.map((item) => item.x + halfOf(item)));
    const [least, most] = [width * margin, width * (1 - margin)];
    pushes.set(
      root,
      right - left > most - least ? 0 : Math.max(0, least - left) + Math.min(0, most - right),
    );
  }
  return moved.map((item) => ({ ...item, x: item.x + (pushes.get(rootOf(item.thing)) ?? 0) }));
}

const halfOf = ({ height, drawing }: Item) => (height * aspectOf(drawing)) / 2;

const overlaps = (one: Item, other: Item) =>
  Math.abs(one.x - other.x) < halfOf(one) + halfOf(other) &&
  one.base > other.base - other.height &&
  other.base > one.base - one.height;
