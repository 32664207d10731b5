import type { Noise } from './noise.ts';

/** How a noise lies on the plane. */
type Lie = {
  /** Cells of the noise per unit, along x and along y. */
  readonly scale: readonly [number, number];
  /** Where on the noise's table it begins, so that two patterns of one noise do not look alike. */
  readonly shift?: readonly [number, number];
  readonly octaves?: number;
};

/** A field with a name; 0–1. `octaves` overrules those it was made with. */
export type Pattern = (noise: Noise, x: number, y: number, octaves?: number) => number;

/** Sum of octaves (fractional Brownian motion), so that the numbers of a texture stand together. */
export function fractal({ scale: [scaleX, scaleY], shift = [0, 0], octaves = 3 }: Lie): Pattern {
  const [shiftX, shiftY] = shift;
  return (noise, x, y, seen = octaves) => noise.fbm(x * scaleX + shiftX, y * scaleY + shiftY, seen);
}

/** One octave: a slow wandering. */
export function wander({ scale: [scaleX, scaleY], shift = [0, 0] }: Lie): Pattern {
  const [shiftX, shiftY] = shift;
  return (noise, x, y) => noise.value(x * scaleX + shiftX, y * scaleY + shiftY);
}
