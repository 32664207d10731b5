import { blurPlane } from './blur-plane.ts';
import type { LabPlanes } from './lab-planes.ts';
import { resizePlane } from './resize-plane.ts';
import { scratchFor } from './scratch.ts';

const sigma = 2;
const tolerance = 2e-4;

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
  const size = planes.l.length;
  const fullGuide = scratchFor('soft', size);
  fullGuide.set(planes.l);
  for (const channel of ['l', 'a', 'b'] as const) {
    const target = calm[channel];
    const mean = blur(target);
    const together = blur(guide.map((value, i) => value * target[i]!));
    const slope = together.map((value, i) => {
      const fitted = (value - middle[i]! * mean[i]!) / (variance[i]! + tolerance);
      return Math.min(1.5, Math.max(-1.5, fitted));
    });
    const base = mean.map((value, i) => value - slope[i]! * middle[i]!);
    const fullSlope = resizePlane(blur(slope), calm, planes, scratchFor('slope', size));
    const fullBase = resizePlane(blur(base), calm, planes, scratchFor('base', size));
    const into = planes[channel];
    for (let i = 0; i < into.length; i += 1) into[i] = fullSlope[i]! * fullGuide[i]! + fullBase[i]!;
  }
}
