import { mean, median } from '../../maths/statistics.ts';
import { type SmallFrame, smallHeight, smallWidth } from './small-frame.ts';

export type Residual = {
  /** Mean over the 32 blocks of what motion and light do not explain; 0 = same scene. */
  readonly mean: number;
  /** Mean of the lowest 19 blocks: titles and passers-by touch few blocks. */
  readonly low: number;
  /** Median block motion in pixels of 64×36. */
  readonly motionX: number;
  readonly motionY: number;
  /** Mean distance of the blocks' motion from the median, 0–6. */
  readonly spread: number;
};

type Reach = { readonly x: number; readonly y: number };

export const nearReach: Reach = { x: 6, y: 4 };
/** For frames far apart: neighbouring keyframes, the ends of a dissolve. */
export const farReach: Reach = { x: 8, y: 6 };

const blockWidth = 8;
const blockHeight = 9;
const blocksAcross = smallWidth / blockWidth;
const blockCount = blocksAcross * (smallHeight / blockHeight);
const lowBlocks = 19;
/**
 * A block's noise, added to its standard deviation, and the least contrast that a difference is
 * measured against: flat blocks are not blown up.
 */
const noise = 3;
const leastContrast = 4;
/** Added to the mean luma of blocks, so that black against black is no change of light. */
const darkness = 2;
/** Change of light between two frames of one scene; more is another scene. */
const lightRange = { from: 0.6, to: 1.67 } as const;
/** Pixels of motion: a block that found its like further away found it by chance. */
const mostSpread = 6;

/**
 * How much of `b` cannot be explained by moving the blocks of `a` and changing the light.
 * Full search on luma, the winner's chroma added, normalised by the blocks' own contrast.
 * The light gain is the median over blocks, so that a bright title does not shift it.
 */
export function blockResidual(a: SmallFrame, b: SmallFrame, reach: Reach = nearReach): Residual {
  const gain = lightGain(a, b);
  const plane = withEdges(a.y);
  const values: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  for (let block = 0; block < blockCount; block += 1) {
    const left = (block % blocksAcross) * blockWidth;
    const top = ((block / blocksAcross) | 0) * blockHeight;
    const found = searchBlock(a, b, plane, { left, top, gain, reach });
    const contrast = contrastOf(a, b, left, top);
    values.push(found.difference / (blockWidth * blockHeight * contrast));
    xs.push(found.x);
    ys.push(found.y);
  }
  const motionX = median(xs);
  const motionY = median(ys);
  const deviations = xs.map((x, i) =>
    Math.min(mostSpread, Math.hypot(x - motionX, ys[i]! - motionY)),
  );
  const sorted = [...values].sort((p, q) => p - q);
  return {
    mean: mean(values),
    low: mean(sorted.slice(0, lowBlocks)),
    motionX,
    motionY,
    spread: mean(deviations),
  };
}

/** Standard deviation of a block from which on something stands in it. */
const structuredDeviation = 6;
/** Fewer blocks tell nothing about a scene. */
const fewestStructured = 3;
/** More that appear at once are a title or a passer-by: somebody who jumps fills about as many as before. */
const mostNewStructured = 6;
/** Of those blocks, the ones that are most alike: as many as of all blocks. */
const lowShare = lowBlocks / blockCount;

/**
 * The low residual of the blocks in which something stands, the lesser one of there and back. A plain
 * wall is like itself whoever stands before it: here it does not count. A title that appears is not
 * found before, but all that stood there is found afterwards. Null where hardly anything stands in either, or
 * in one of them much more.
 */
export function structureResidual(a: SmallFrame, b: SmallFrame): number | null {
  const [there, back] = [residualsOfStructured(a, b), residualsOfStructured(b, a)];
  const isComparable =
    Math.min(there.length, back.length) >= fewestStructured &&
    Math.abs(there.length - back.length) <= mostNewStructured;
  return isComparable ? Math.min(lowOf(there), lowOf(back)) : null;
}

function lowOf(values: readonly number[]): number {
  return mean(values.toSorted((p, q) => p - q).slice(0, Math.ceil(lowShare * values.length)));
}

function residualsOfStructured(a: SmallFrame, b: SmallFrame): readonly number[] {
  const gain = lightGain(a, b);
  const plane = withEdges(a.y);
  const values: number[] = [];
  for (let block = 0; block < blockCount; block += 1) {
    const left = (block % blocksAcross) * blockWidth;
    const top = ((block / blocksAcross) | 0) * blockHeight;
    if (blockSd(b.y, left, top) < structuredDeviation) continue;
    const { difference } = searchBlock(a, b, plane, { left, top, gain, reach: nearReach });
    values.push(difference / (blockWidth * blockHeight * contrastOf(a, b, left, top)));
  }
  return values;
}

function contrastOf(a: SmallFrame, b: SmallFrame, left: number, top: number): number {
  const deviations = (blockSd(a.y, left, top) + noise) * (blockSd(b.y, left, top) + noise);
  return Math.sqrt(deviations) + leastContrast;
}

function lightGain(a: SmallFrame, b: SmallFrame): number {
  const ratios: number[] = [];
  for (let block = 0; block < blockCount; block += 1) {
    const left = (block % blocksAcross) * blockWidth;
    const top = ((block / blocksAcross) | 0) * blockHeight;
    ratios.push((blockMean(a.y, left, top) + darkness) / (blockMean(b.y, left, top) + darkness));
  }
  return Math.min(lightRange.to, Math.max(lightRange.from, median(ratios)));
}

type Place = {
  readonly left: number;
  readonly top: number;
  readonly gain: number;
  readonly reach: Reach;
};

/** Of a plane with its edges repeated, as far as a search reaches. */
const edgedWidth = smallWidth + 2 * farReach.x;
const edgedHeight = smallHeight + 2 * farReach.y;

function withEdges(plane: Uint8Array): Uint8Array {
  const edged = new Uint8Array(edgedWidth * edgedHeight);
  for (let row = 0; row < edgedHeight; row += 1) {
    const line = clamp(row - farReach.y, smallHeight) * smallWidth;
    const from = row * edgedWidth + farReach.x;
    edged.set(plane.subarray(line, line + smallWidth), from);
    edged.fill(plane[line]!, from - farReach.x, from);
    edged.fill(plane[line + smallWidth - 1]!, from + smallWidth, from + smallWidth + farReach.x);
  }
  return edged;
}

function searchBlock(
  a: SmallFrame,
  b: SmallFrame,
  plane: Uint8Array,
  place: Place,
): { difference: number; x: number; y: number } {
  const { reach } = place;
  const block = new Float32Array(blockWidth * blockHeight);
  for (let i = 0; i < block.length; i += 1) {
    const row = place.top + ((i / blockWidth) | 0);
    block[i] = place.gain * b.y[row * smallWidth + place.left + (i % blockWidth)]!;
  }
  const rest = (place.top + farReach.y) * edgedWidth + place.left + farReach.x;
  let best = differenceAt(plane, rest, block, Number.POSITIVE_INFINITY);
  let bestX = 0;
  let bestY = 0;
  for (let y = -reach.y; y <= reach.y; y += 1) {
    for (let x = -reach.x; x <= reach.x; x += 1) {
      const difference = differenceAt(plane, rest + y * edgedWidth + x, block, best);
      if (difference < best) {
        best = difference;
        bestX = x;
        bestY = y;
      }
    }
  }
  return { difference: best + chromaDifference(a, b, place, bestX, bestY), x: bestX, y: bestY };
}

/** Sum of absolute differences, given up once it exceeds `limit`. */
function differenceAt(
  plane: Uint8Array,
  start: number,
  block: Float32Array,
  limit: number,
): number {
  let sum = 0;
  let at = start;
  for (let i = 0; i < blockWidth * blockHeight; i += blockWidth) {
    for (let column = 0; column < blockWidth; column += 1) {
      sum += Math.abs(block[i + column]! - plane[at + column]!);
    }
    if (sum >= limit) return sum;
    at += edgedWidth;
  }
  return sum;
}

function chromaDifference(
  a: SmallFrame,
  b: SmallFrame,
  { left, top, gain }: Place,
  x: number,
  y: number,
): number {
  let sum = 0;
  for (let row = 0; row < blockHeight; row += 1) {
    const lineA = clamp(top + row + y, smallHeight) * smallWidth;
    const lineB = (top + row) * smallWidth + left;
    for (let column = 0; column < blockWidth; column += 1) {
      const atA = lineA + clamp(left + column + x, smallWidth);
      const atB = lineB + column;
      sum += Math.abs(gain * (b.cb[atB]! - 128) - (a.cb[atA]! - 128));
      sum += Math.abs(gain * (b.cr[atB]! - 128) - (a.cr[atA]! - 128));
    }
  }
  return sum;
}

function clamp(value: number, size: number): number {
  return value < 0 ? 0 : value >= size ? size - 1 : value;
}

function blockMean(plane: Uint8Array, left: number, top: number): number {
  let sum = 0;
  for (let row = top; row < top + blockHeight; row += 1) {
    for (let column = left; column < left + blockWidth; column += 1) {
      sum += plane[row * smallWidth + column]!;
    }
  }
  return sum / (blockWidth * blockHeight);
}

function blockSd(plane: Uint8Array, left: number, top: number): number {
  const level = blockMean(plane, left, top);
  let squares = 0;
  for (let row = top; row < top + blockHeight; row += 1) {
    for (let column = left; column < left + blockWidth; column += 1) {
      squares += (plane[row * smallWidth + column]! - level) ** 2;
    }
  }
  return Math.sqrt(squares / (blockWidth * blockHeight));
}
