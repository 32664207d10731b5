import { cells, columns, rows, type Sample } from '../sample-grid.ts';

type Shift = { readonly x: number; readonly y: number };

/** Differences are cut off here, so that a big moving subject does not pull the global shift. */
const truncation = 16;
/**
 * Samples apart, and the columns that the camera may move meanwhile. The near one sees what is
 * quick, the far one what is slow.
 */
const comparisons = [
  { lag: 1, reach: 6 },
  { lag: 3, reach: 10 },
] as const;
/** Rows that the camera may move: less than columns, for cameras pan more than they tilt. */
const verticalReach = 3;
/** Noise of the codec and of resampling. */
const noiseFloor = 4;

/**
 * What moves against the camera's own movement: for each cell, how badly the sample `lag`
 * before or after explains it once the global shift is taken off. Residuals are those of
 * Birchfield & Tomasi (1998) over half a pixel, which do not see aliasing.
 */
export function independentMotion(samples: readonly Sample[], index: number): Float32Array {
  const energy = new Float32Array(cells);
  for (const { lag, reach } of comparisons) {
    const residual = residualAgainst(samples, index, lag, reach);
    if (residual === null) continue;
    for (let cell = 0; cell < cells; cell += 1) energy[cell] = energy[cell]! + residual[cell]!;
  }
  return energy;
}

/**
 * The smaller of the residuals before and after: ground that the subject has just left or is
 * about to cover differs from only one of them.
 */
function residualAgainst(
  samples: readonly Sample[],
  index: number,
  lag: number,
  reach: number,
): Float32Array | null {
  const now = samples[index]!.luma;
  const before = samples[index - lag]?.luma;
  const after = samples[index + lag]?.luma;
  const past = before ? compensatedResidual(now, before, reach) : null;
  const future = after ? compensatedResidual(now, after, reach) : null;
  if (past === null || future === null) return past ?? future;
  return past.map((value, cell) => Math.min(value, future[cell]!));
}

function compensatedResidual(now: Uint8Array, other: Uint8Array, reach: number): Float32Array {
  const shift = globalShift(now, other, reach);
  const residual = new Float32Array(cells);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isInside(x + shift.x, y + shift.y)) continue;
      residual[y * columns + x] = subpixelDistance(now, x, y, other, shift);
    }
  }
  return smoothed(residual).map((value) => Math.max(0, value - noiseFloor));
}

/** The shift within ±reach × ±3 with the least truncated difference, coarse to fine over cells. */
function globalShift(now: Uint8Array, other: Uint8Array, reach: number): Shift {
  let best: Shift = { x: 0, y: 0 };
  let bestCost = shiftCost(now, other, 0, 0);
  for (let y = -verticalReach; y <= verticalReach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const cost = shiftCost(now, other, x, y);
      if (cost < bestCost) {
        bestCost = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

function shiftCost(now: Uint8Array, other: Uint8Array, dx: number, dy: number): number {
  const left = Math.max(0, -dx);
  const right = Math.min(columns, columns - dx);
  const top = Math.max(0, -dy);
  const bottom = Math.min(rows, rows - dy);
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    const here = y * columns;
    const there = (y + dy) * columns + dx;
    for (let x = left; x < right; x += 1) {
      const difference = Math.abs(now[here + x]! - other[there + x]!);
      sum += difference < truncation ? difference : truncation;
    }
  }
  return sum / ((right - left) * (bottom - top));
}

/** How far a value lies outside what the other picture shows within half a pixel. */
function subpixelDistance(
  now: Uint8Array,
  x: number,
  y: number,
  other: Uint8Array,
  shift: Shift,
): number {
  const value = now[y * columns + x]!;
  const centreX = x + shift.x;
  const centreY = y + shift.y;
  const centre = other[centreY * columns + centreX]!;
  let low = centre;
  let high = centre;
  for (const [dx, dy] of neighbours) {
    if (!isInside(centreX + dx, centreY + dy)) continue;
    const between = (centre + other[(centreY + dy) * columns + centreX + dx]!) / 2;
    if (between < low) low = between;
    if (between > high) high = between;
  }
  return Math.max(0, value - high, low - value);
}

const neighbours = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

function isInside(x: number, y: number): boolean {
  return x >= 0 && x < columns && y >= 0 && y < rows;
}

/** Mean of 3×3 cells, fewer at the border. */
function smoothed(values: Float32Array): Float32Array {
  const result = new Float32Array(cells);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      let count = 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx += 1) {
          sum += values[ny * columns + nx]!;
          count += 1;
        }
      }
      result[y * columns + x] = sum / count;
    }
  }
  return result;
}
