import type { Box } from '../picture/fill-contours.ts';
import { aspectOf, type Item } from './cluster.ts';

/** Shares of the picture: what is told first is as high as this or as wide. */
const enough = { high: 0.28, wide: 0.37 };
/** It grows so much at most, tried in such steps. */
const growth = { most: 1.9, step: 0.92, least: 1.06 };
/** Of the smaller of two: how much lies over each other, where it did not before. */
const mostOver = 0.08;
/** Of the width: nearer to the edge nothing grows. */
const margin = 0.02;

type Around = {
  readonly width: number;
  readonly height: number;
  /** Kept free above. */
  readonly top: number;
  readonly rootOf: (thing: number) => number;
};

/**
 * What was told first, where it came out small, with all that it bears or that bears it, larger about its foot:
 * as far as the frame and its neighbours leave room.
 */
export function enlargeFirst(items: readonly Item[], around: Around): readonly Item[] {
  const { width, height, rootOf } = around;
  const first = items.filter(({ thing }) => thing === 0);
  if (first.length === 0) return items;
  const box = hullOf(first);
  const needed = Math.min(
    (enough.high * height) / (box.bottom - box.top),
    (enough.wide * width) / (box.right - box.left),
  );
  if (needed <= growth.least) return items;
  const root = rootOf(0);
  const own = items.filter(({ thing }) => rootOf(thing) === root);
  const others = items.filter((item) => !own.includes(item) && !item.lies);
  for (let by = Math.min(needed, growth.most); by > growth.least; by *= growth.step) {
    const grown = grownBy(own, by, around);
    if (grown && !crowds(grown, own, others))
      return items.map((item) => grown[own.indexOf(item)] ?? item);
  }
  return items;
}

/** Null where that is larger than the frame. */
function grownBy(
  own: readonly Item[],
  by: number,
  { width, height, top }: Around,
): readonly Item[] | null {
  const { left, right, bottom } = hullOf(own);
  const middle = (left + right) / 2;
  const grown = own.map((item) => ({
    ...item,
    height: item.height * by,
    x: middle + (item.x - middle) * by,
    base: bottom + (item.base - bottom) * by,
  }));
  const hull = hullOf(grown);
  const [least, most] = [width * margin, width * (1 - margin)];
  if (hull.right - hull.left > most - least || hull.top < Math.max(top, height * 0.03)) return null;
  const push = Math.max(0, least - hull.left) + Math.min(0, most - hull.right);
  return grown.map((item) => ({ ...item, x: item.x + push }));
}

const crowds = (grown: readonly Item[], own: readonly Item[], others: readonly Item[]) =>
  grown.some((item, at) =>
    others.some((other) => {
      const over = overlap(boxOf(item), boxOf(other));
      return over > mostOver && over > overlap(boxOf(own[at]!), boxOf(other)) + 0.02;
    }),
  );

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / Math.max(1, Math.min(areaOf(one), areaOf(other)));
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

function boxOf({ x, base, height, drawing }: Item): Box {
  const half = (height * aspectOf(drawing)) / 2;
  return { left: x - half, right: x + half, top: base - height, bottom: base };
}

function hullOf(items: readonly Item[]): Box {
  const boxes = items.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
