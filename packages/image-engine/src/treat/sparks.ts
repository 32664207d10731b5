import { smoothstep } from '../maths/interpolation.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { topHat } from '../raster/top-hat.ts';

/** Lightness above the surroundings at which a spark begins to count, and over which it does. */
const faintest = 0.24;
const fading = 0.05;
/** The shorter side, in pixels, for each pixel of a spark's radius. */
const sideOfOnePixel = 300;
const leastRadius = 2;
/** Lightness: a spark is bright in itself — the glitter of gravel in mid-tones is texture. */
const bright = [0.6, 0.8] as const;
/** And it lies in shade: pale stones in the sun are no lights. */
const shade = [0.62, 0.48] as const;

/**
 * Lit windows, glints and stars: too small to survive abstraction and too telling to be lost.
 * Returns how light each of them is, 0 where there is none.
 */
export function findSparks(planes: LabPlanes): Float32Array {
  const radius = Math.max(
    leastRadius,
    Math.round(Math.min(planes.width, planes.height) / sideOfOnePixel),
  );
  const sparks = topHat(planes.l, planes, radius);
  for (let i = 0; i < sparks.length; i += 1) {
    const over = sparks[i]!;
    const lightness = planes.l[i]!;
    const distinct = Math.min(1, Math.max(0, (over - faintest) / fading));
    sparks[i] =
      smoothstep(...bright, lightness) *
      smoothstep(...shade, lightness - over) *
      distinct *
      lightness;
  }
  return sparks;
}

/** Never lighter than they were: sky between leaves stays sky. */
export function addSparks({ l }: LabPlanes, sparks: Float32Array, share: number): void {
  for (let i = 0; i < l.length; i += 1) l[i] = l[i]! + share * Math.max(0, sparks[i]! - l[i]!);
}
