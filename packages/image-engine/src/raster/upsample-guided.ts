import { blurPlane } from './blur-plane.ts';
import type { LabPlanes } from './lab-planes.ts';
import { resizePlane, type Size } from './resize-plane.ts';

/** Pixels of `calm` over which one line is fitted. */
const sigma = 2;
/** Variance of lightness below which a place counts as even: no edge is made of its noise. */
const tolerance = 2e-4;
/** A steeper line would turn an edge of lightness into a fringe of colour. */
const steepest = 1.5;

/** What a calm picture's channels are led by: the full picture's lightness at the calm one's size. */
export type Guide = {
  readonly lightness: Float32Array;
  readonly middle: Float32Array;
  readonly variance: Float32Array;
};

/** Into `guide`, whose planes are as large as `calm`. */
export function measureGuide(calm: Size, planes: LabPlanes, guide: Guide): void {
  const { width, height } = calm;
  const { lightness, middle, variance } = guide;
  resizePlane(planes.l, planes, calm, lightness);
  blurPlane(lightness, width, height, sigma, middle);
  const squares = lightness.map((value) => value * value);
  blurPlane(squares, width, height, sigma, variance);
  for (let i = 0; i < variance.length; i += 1) variance[i] = variance[i]! - middle[i]! * middle[i]!;
}

/**
 * Enlarges one channel of a calm picture into `into` with the edges of the full picture's
 * `lightness` (fast guided filter, He and Sun 2015): per place, the calm value is a line through it.
 */
export function upsampleGuided(
  { channel, ...calm }: Size & { readonly channel: Float32Array },
  guide: Guide,
  { lightness, ...full }: Size & { readonly lightness: Float32Array },
  into: Float32Array,
): void {
  const blur = (plane: Float32Array) => blurPlane(plane, calm.width, calm.height, sigma);
  const { middle, variance } = guide;
  const mean = blur(channel);
  const slope = blur(guide.lightness.map((value, i) => value * channel[i]!));
  for (let i = 0; i < slope.length; i += 1) {
    const fitted = (slope[i]! - middle[i]! * mean[i]!) / (variance[i]! + tolerance);
    slope[i] = Math.min(steepest, Math.max(-steepest, fitted));
  }
  const base = mean.map((value, i) => value - slope[i]! * middle[i]!);
  const fullSlope = resizePlane(blur(slope), calm, full);
  resizePlane(blur(base), calm, full, into);
  for (let i = 0; i < into.length; i += 1) into[i] = fullSlope[i]! * lightness[i]! + into[i]!;
}
