import { quantiles } from '../../maths/statistics.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { StyleTiles } from '../../style/learned-style.ts';

/** Which bytes of the tiles are read, and the shares of them that are ink or paper. */
const inkStride = 17;
const inkShares = [0.03, 0.97] as const;
/** Bytes: paper is at least so much lighter than ink, or strokes could not be told apart. */
const leastRange = 25;

/** Lightness of ink and of paper. */
export type InkRange = { readonly ink: number; readonly paper: number };

/** The darkest and lightest that tiles are made of. */
export function inkRange({ lightness }: StyleTiles): InkRange {
  const sample = lightness.filter((_, i) => i % inkStride === 0);
  const [ink, paper] = quantiles(sample, inkShares) as [number, number];
  return { ink: ink / 255, paper: Math.max(ink + leastRange, paper) / 255 };
}

/** The colour that the tiles have at this lightness. */
export function tintInk(
  { a, b }: LabPlanes,
  i: number,
  lightness: number,
  tint: Float32Array,
): void {
  const steps = tint.length / 2;
  const place = Math.min(steps - 1, Math.max(0, lightness * steps - 0.5));
  const low = Math.min(steps - 2, Math.floor(place));
  const share = place - low;
  a[i] = tint[low * 2]! * (1 - share) + tint[low * 2 + 2]! * share;
  b[i] = tint[low * 2 + 1]! * (1 - share) + tint[low * 2 + 3]! * share;
}
