import { clamp } from '../../../maths/interpolation.ts';

export type Nearest = { distance: number; x: number; y: number; isInside: boolean };

/** Pixels of a row that look for their nearest piece together. */
const run = 16;

/**
 * Nearest point of a closed outline to the middle of a pixel, and on which side of it. `outline` is
 * x and y interleaved, in pixels; pixels are asked for row by row, from the left.
 */
export function makeNearest(
  outline: Float32Array,
): (column: number, row: number, out: Nearest) => void {
  const pieces = piecesOf(outline);
  let candidates: readonly number[] = [];
  let crossings: readonly number[] = [];
  let runAt = -1;
  let rowAt = -1;
  return (column, row, out) => {
    const x = column + 0.5;
    const y = row + 0.5;
    if (row !== rowAt) crossings = crossingsOf(pieces, y);
    const start = column - (column % run);
    if (row !== rowAt || start !== runAt) candidates = nearTo(pieces, start + run / 2, y);
    rowAt = row;
    runAt = start;
    let best = Number.POSITIVE_INFINITY;
    for (const at of candidates) {
      const square = squareTo(pieces, at, x, y);
      if (square >= best) continue;
      best = square;
      out.x = found.x;
      out.y = found.y;
    }
    out.distance = Math.sqrt(best);
    out.isInside = crossings.filter((crossing) => x < crossing).length % 2 === 1;
  };
}

/** Four numbers each: where it begins, and how far it leads. */
function piecesOf(outline: Float32Array): Float64Array {
  const { length } = outline;
  return Float64Array.from({ length: length * 2 }, (_, i) => {
    const at = (i >> 2) * 2 + (i & 1);
    const from = outline[(at + length - 2) % length]!;
    return (i & 2) === 0 ? from : outline[at]! - from;
  });
}

/** Where a row goes in or out. */
function crossingsOf(pieces: Float64Array, y: number): number[] {
  const crossings: number[] = [];
  for (let at = 0; at < pieces.length; at += 4) {
    const fromY = pieces[at + 1]!;
    const dy = pieces[at + 3]!;
    if (fromY > y === fromY + dy > y) continue;
    crossings.push(pieces[at]! + ((y - fromY) / dy) * pieces[at + 2]!);
  }
  return crossings;
}

/** All pieces that may be the nearest of a pixel of the run around there. */
function nearTo(pieces: Float64Array, x: number, y: number): number[] {
  const squares: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < pieces.length; at += 4) {
    const square = squareTo(pieces, at, x, y);
    squares.push(square);
    least = Math.min(least, square);
  }
  const reach = (Math.sqrt(least) + run) ** 2;
  return squares.flatMap((square, i) => (square <= reach ? [i * 4] : []));
}

const found = { x: 0, y: 0 };

/** Squared distance of a piece; its nearest point into `found`. */
function squareTo(pieces: Float64Array, at: number, x: number, y: number): number {
  const dx = pieces[at + 2]!;
  const dy = pieces[at + 3]!;
  const awayX = x - pieces[at]!;
  const awayY = y - pieces[at + 1]!;
  const t = clamp((awayX * dx + awayY * dy) / (dx * dx + dy * dy + 1e-9));
  found.x = pieces[at]! + t * dx;
  found.y = pieces[at + 1]! + t * dy;
  return (found.x - x) ** 2 + (found.y - y) ** 2;
}
