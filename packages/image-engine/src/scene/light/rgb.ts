import { mix } from '../../maths/interpolation.ts';

/** Linear RGB, open upwards. */
export type Rgb = readonly [number, number, number];

export function scaled([r, g, b]: Rgb, by: number): Rgb {
  return [r * by, g * by, b * by];
}

export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}

/** Shares of the primaries of sRGB in luminance (ITU-R BT.709). */
const weights: Rgb = [0.2126, 0.7152, 0.0722];

export function luminance([r, g, b]: Rgb): number {
  return weights[0] * r + weights[1] * g + weights[2] * b;
}
