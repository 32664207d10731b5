import { blurPlane } from './blur-plane.ts';
import type { LabPlanes } from './lab-planes.ts';
import { resizePlane } from './resize-plane.ts';

/** Pixels of `calm` over which one line is fitted. */
const sigma = 2;
/** Variance of lightness below which a place counts as even: no edge is made of its noise. */
const tolerance = 2e-4;
/** A steeper line would turn an edge of lightness into a fringe of colour. */
const steepest = 1.5;

/**
 * Enlarges `calm` into `planes` with the edges that `planes` has (fast guided filter, He and Sun
 * 2015): per place, the calm value is a line through the full picture's lightness.
 */
export function upsampleGuided(calm: LabPlanes, planes: LabPlanes): void {
  const { width, height } = calm;
  const guide = resizePlane(planes.l, planes, calm);
  const blur = (plane: Float32Array) => blurPlane(plane, width, height, sigma);
  const middle = blur(guide);
  const variance = blur(guide.map((value) => value * value)).map(
    (value, i) => value - middle[i]! * middle[i]!,
  );
  const fullSlope = new Float32Array(planes.l.length);
  const fullBase = new Float32Array(planes.l.length);
  // Lightness last: it guides the other two.
  for (const channel of ['a', 'b', 'l'] as const) {
    const target = calm[channel];
    const mean = blur(target);
    const together = blur(guide.map((value, i) => value * target[i]!));
    const slope = together.map((value, i) => {
      const fitted = (value - middle[i]! * mean[i]!) / (variance[i]! + tolerance);
      return Math.min(steepest, Math.max(-steepest, fitted));
    });
    const base = mean.map((value, i) => value - slope[i]! * middle[i]!);
    resizePlane(blur(slope), calm, planes, fullSlope);
    resizePlane(blur(base), calm, planes, fullBase);
    const into = planes[channel];
    for (let i = 0; i < into.length; i += 1) into[i] = fullSlope[i]! * planes.l[i]! + fullBase[i]!;
  }
}
