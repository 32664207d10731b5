import type { LabPlanes } from '../../raster/lab-planes.ts';

/** A step of a and b weighs as much more than one of lightness when squared. */
export const hueWeight = 2;

/** OKLab distance of two pixels as regions see it: borders of hue count more than those of tone. */
export function contrastBetween({ l, a, b }: LabPlanes, one: number, other: number): number {
  const colour = (a[one]! - a[other]!) ** 2 + (b[one]! - b[other]!) ** 2;
  return Math.sqrt((l[one]! - l[other]!) ** 2 + hueWeight * colour);
}
