import { smoothstep } from '../maths/interpolation.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { topHat } from '../raster/top-hat.ts';

const faintest = 0.24;

/**
 * Lit windows, glints and stars: too small to survive abstraction and too telling to be lost.
 * Returns how light each of them is, 0 where there is none.
 */
export function findSparks(planes: LabPlanes): Float32Array {
  const radius = Math.max(2, Math.round(Math.min(planes.width, planes.height) / 300));
  const sparks = topHat(planes.l, planes, radius);
  for (let i = 0; i < sparks.length; i += 1) {
    const over = sparks[i]!;
    const lightness = planes.l[i]!;
    // A spark is bright in itself: the glitter of gravel in mid-tones is texture.
    const bright = smoothstep(0.6, 0.8, lightness);
    // And it lies in shade: pale stones in the sun are no lights.
    const shade = smoothstep(0.62, 0.48, lightness - over);
    const distinct = Math.min(1, Math.max(0, (over - faintest) / 0.05));
    sparks[i] = bright * shade * distinct * lightness;
  }
  return sparks;
}

/** Never lighter than they were: sky between leaves stays sky. */
export function addSparks({ l }: LabPlanes, sparks: Float32Array, share: number): void {
  for (let i = 0; i < l.length; i += 1) l[i] = l[i]! + share * Math.max(0, sparks[i]! - l[i]!);
}
