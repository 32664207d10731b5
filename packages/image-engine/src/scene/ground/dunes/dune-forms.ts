import type { Noise } from '../../../maths/noise.ts';

/** Shares of a dune from one foot to the next. */
const dune = {
  windward: 0.72,
  lee: 0.28,
  /** The crest is rounded just enough that no sample falls beside it. */
  round: 0.24,
  roundness: 0.25,
  /** The windward side is hollow at its foot: a cubic through 0 and 1. */
  hollow: 1.7,
  swelling: 0.7,
} as const;
/** Dunes differ: where each begins, and how tall it is. */
const variety = {
  column: 3.7,
  shiftPerRow: 2,
  shift: 2,
  least: 0.45,
  more: 0.55,
  perCell: 7.3,
  perRow: 3,
} as const;
const ripple = { windward: 0.68, lee: 0.32 } as const;

/** Rises slowly, falls steeply: 0–1 along x, different in every row of cells. */
export function crestAt(noise: Noise, x: number, z: number): number {
  const shift = noise.value(variety.column, z * variety.shiftPerRow) * variety.shift;
  const t = x + shift;
  const cell = Math.floor(t);
  const f = t - cell;
  const height = noise.value(cell * variety.perCell, z * variety.perRow + cell);
  const tall = variety.least + variety.more * height;
  const windward = f / dune.windward;
  const lee = (1 - f) / dune.lee;
  const gap = Math.max(0, dune.round - Math.abs(windward - lee)) / dune.round;
  const rise = Math.min(windward, lee) - gap * gap * dune.round * dune.roundness;
  return rise * rise * (dune.hollow - dune.swelling * rise) * tall;
}

/** The same in small, 0–1; one ripple each 2π. */
export function rippleAt(phase: number): number {
  const t = phase / (2 * Math.PI);
  const f = t - Math.floor(t);
  return f < ripple.windward ? f / ripple.windward : (1 - f) / ripple.lee;
}
