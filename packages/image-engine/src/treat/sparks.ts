import { smoothstep } from '../maths/interpolation.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { openedAt } from '../raster/top-hat.ts';
import { type Band, bandPass } from '../work/band-pass.ts';

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

/** Rows are the band. */
export const sparksPass = bandPass(import.meta.url, findSparks);

type SparksInput = { readonly planes: LabPlanes; readonly sparks: Float32Array };

/**
 * Lit windows, glints and stars: too small to survive abstraction and too telling to be lost.
 * Writes how light each of them is, 0 where there is none.
 */
function findSparks({ planes, sparks }: SparksInput, { from, to }: Band): void {
  const { width, height, l } = planes;
  const radius = Math.max(leastRadius, Math.round(Math.min(width, height) / sideOfOnePixel));
  const rows = { step: 1, length: width, radius };
  const columns = { step: width, length: height, radius };
  const [dim] = bright;
  const [inLight] = shade;
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const lightness = l[at]!;
      sparks[at] = 0;
      if (lightness <= dim) continue;
      // What stands in the light already is none, whatever is darker on one side of it.
      const least = Math.min(lightness - faintest, inLight);
      const across = openedAt(l, rows, at, x, least);
      if (across >= least) continue;
      const down = openedAt(l, columns, at, y, least);
      if (down >= least) continue;
      sparks[at] = sparkOf(lightness, lightness - Math.max(across, down));
    }
  }
}

/** `over` is how much lighter it is than its surroundings. */
function sparkOf(lightness: number, over: number): number {
  const distinct = Math.min(1, Math.max(0, (over - faintest) / fading));
  const inItself = smoothstep(...bright, lightness);
  return inItself * smoothstep(...shade, lightness - over) * distinct * lightness;
}

/** Never lighter than they were: sky between leaves stays sky. */
export function addSparks({ l }: LabPlanes, sparks: Float32Array, share: number): void {
  for (let i = 0; i < l.length; i += 1) l[i] = l[i]! + share * Math.max(0, sparks[i]! - l[i]!);
}
