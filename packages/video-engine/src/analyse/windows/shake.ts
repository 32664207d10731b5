import { mean, median } from '../../maths/statistics.ts';
import {
  type SmallFrame,
  smallHeight,
  smallWidth,
  type TimedFrame,
} from '../frames/small-frame.ts';

/** Quarters of the picture: who moves in one of them does not shake the others. */
const across = 2;
const down = 2;
const quarterWidth = smallWidth / across;
const quarterHeight = smallHeight / down;
/** Pixels of 64×36 that a picture is looked for around its place. */
const reach = 5;
/** A hand moves all of the picture; where quarters part by more, something in it moves. */
const agreeing = { quarters: 3, pixels: 0.15, share: 0.35 } as const;
/** Differences along a profile under which there is nothing to see a shift by. */
const leastContrast = 1.5;
/** The frame interval that shake is given for. */
const unitsPerSecond = 25;
/** A doubled frame has no speed. */
const shortestUnits = 0.2;

/**
 * How much the camera's speed changes from frame to frame, in thousandths of the picture's width
 * per 1/25 s: a hand. Finer than block motion, which sees whole pixels of 64; null where nothing
 * can be told.
 */
export function shakeOf(frames: readonly TimedFrame[]): number | null {
  const steps = frames.slice(1).flatMap((after, index) => {
    const before = frames[index]!;
    const elapsed = Math.max(shortestUnits, (after.seconds - before.seconds) * unitsPerSecond);
    const shift = shiftBetween(before.frame, after.frame);
    return shift === null ? [] : [{ x: shift.x / elapsed, y: shift.y / elapsed }];
  });
  if (steps.length < 2) return null;
  const changeOf = (axis: 'x' | 'y') =>
    mean(steps.slice(1).map((step, index) => Math.abs(step[axis] - steps[index]![axis])));
  // A hand shakes both ways; falling water and passing trains move one.
  return (1000 * Math.SQRT2 * Math.min(changeOf('x'), changeOf('y'))) / smallWidth;
}

/** Where most of the picture went, to a tenth of a pixel; null where nothing can be told. */
function shiftBetween(a: SmallFrame, b: SmallFrame): { x: number; y: number } | null {
  const found: { x: number; y: number }[] = [];
  for (let quarter = 0; quarter < across * down; quarter += 1) {
    const left = (quarter % across) * quarterWidth;
    const top = Math.floor(quarter / across) * quarterHeight;
    const x = profileShift(columnsOf(a, left, top), columnsOf(b, left, top));
    const y = profileShift(rowsOf(a, left, top), rowsOf(b, left, top));
    if (x !== null && y !== null) found.push({ x, y });
  }
  if (found.length < agreeing.quarters) return null;
  const middle = { x: median(found.map(({ x }) => x)), y: median(found.map(({ y }) => y)) };
  const apart = Math.max(agreeing.pixels, agreeing.share * Math.hypot(middle.x, middle.y));
  const near = found.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) <= apart);
  return near.length >= agreeing.quarters ? middle : null;
}

function columnsOf({ y }: SmallFrame, left: number, top: number): Float64Array {
  return Float64Array.from({ length: quarterWidth }, (_, column) => {
    let sum = 0;
    for (let row = 0; row < quarterHeight; row += 1) {
      sum += y[(top + row) * smallWidth + left + column]!;
    }
    return sum / quarterHeight;
  });
}

function rowsOf({ y }: SmallFrame, left: number, top: number): Float64Array {
  return Float64Array.from({ length: quarterHeight }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < quarterWidth; column += 1) {
      sum += y[(top + row) * smallWidth + left + column]!;
    }
    return sum / quarterWidth;
  });
}

/** The shift at which two profiles differ least, between pixels by a parabola. */
function profileShift(a: Float64Array, b: Float64Array): number | null {
  const steps = Array.from(a.subarray(1), (value, index) => Math.abs(value - a[index]!));
  if (mean(steps) < leastContrast) return null;
  const gain = mean([...a]) - mean([...b]);
  const differences = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    differenceAt(a, b, index - reach, gain),
  );
  const best = differences.indexOf(Math.min(...differences));
  if (best === 0 || best === 2 * reach) return null;
  const [before, at, after] = [differences[best - 1]!, differences[best]!, differences[best + 1]!];
  const bend = before - 2 * at + after;
  return best - reach + (bend > 0 ? (before - after) / (2 * bend) : 0);
}

function differenceAt(a: Float64Array, b: Float64Array, shift: number, gain: number): number {
  let sum = 0;
  let count = 0;
  for (let at = reach; at < a.length - reach; at += 1) {
    sum += (a[at]! - b[at + shift]! - gain) ** 2;
    count += 1;
  }
  return sum / count;
}
