import { layoutColumns as columns, layoutRows as rows } from '../../model/analysis.ts';
import type { Moment } from './material.ts';

/** Cells that one picture may be shifted against the other: a camera that panned. */
const shifts = [-2, -1, 0, 1, 2] as const;
/** Mean cell distance, 0–255, at which likeness is down to 37 %. */
const likenessScale = 18;
/** Moments compared in a table of 9 MB; a search asks for the same pairs again and again. */
const denseLimit = 1536;

/** Compares moments once; the search asks for the same pairs again and again. */
export type Similarity = {
  /** exp(−d/18), d = mean layout distance at the best sideways shift of up to two cells; 0–1. */
  between(a: Moment, b: Moment): number;
  /** Differing bits of the difference hashes, 0–64. */
  hashDistance(a: Moment, b: Moment): number;
};

export function makeSimilarity(): Similarity {
  const places = new Map<number, number>();
  const table = new Float32Array(denseLimit * denseLimit).fill(-1);
  const hashes = new Map<number, readonly [number, number]>();
  const place = (moment: Moment) => {
    let found = places.get(moment.id);
    if (found === undefined) {
      found = places.size;
      places.set(moment.id, found);
    }
    return found;
  };
  return {
    between(a, b) {
      if (a === b) return 1;
      const x = place(a);
      const y = place(b);
      if (x >= denseLimit || y >= denseLimit) return compare(a, b);
      const cell = x < y ? x * denseLimit + y : y * denseLimit + x;
      if ((table[cell] as number) < 0) table[cell] = compare(a, b);
      return table[cell] as number;
    },
    hashDistance(a, b) {
      const [aHigh, aLow] = readHash(hashes, a);
      const [bHigh, bLow] = readHash(hashes, b);
      return countBits(aHigh ^ bHigh) + countBits(aLow ^ bLow);
    },
  };
}

function compare(a: Moment, b: Moment): number {
  const left = a.measure.layout;
  const right = b.measure.layout;
  if (left.length === 0 || left.length !== right.length) return 0;
  const depth = left.length / (columns * rows);
  let nearest = Number.POSITIVE_INFINITY;
  for (const shift of shifts) {
    nearest = Math.min(nearest, shiftedDistance(left, right, shift, depth));
  }
  return Math.exp(-nearest / likenessScale);
}

function shiftedDistance(
  left: readonly number[],
  right: readonly number[],
  shift: number,
  depth: number,
): number {
  const first = Math.max(0, shift) * depth;
  const count = (columns - Math.abs(shift)) * depth;
  let sum = 0;
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns * depth + first;
    for (let index = start; index < start + count; index += 1) {
      sum += Math.abs((left[index] as number) - (right[index - shift * depth] as number));
    }
  }
  return sum / (rows * count);
}

function readHash(hashes: Map<number, readonly [number, number]>, moment: Moment) {
  let hash = hashes.get(moment.id);
  if (hash === undefined) {
    const text = moment.measure.hash.padStart(16, '0');
    hash = [Number.parseInt(text.slice(0, 8), 16) | 0, Number.parseInt(text.slice(8), 16) | 0];
    hashes.set(moment.id, hash);
  }
  return hash;
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
