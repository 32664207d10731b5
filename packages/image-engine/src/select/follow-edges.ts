import { blurPlane } from '../raster/blur-plane.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { resizePlane, resizePlanes, type Size } from '../raster/resize-plane.ts';

/** Variance of colour below which a place counts as even. */
const tolerance = 4e-4;

/**
 * A mask that keeps to the edges of a picture (guided filter, He et al. 2013). What guides is the
 * direction in colour in which inside and outside differ most, so that a red car before a grey
 * wall of its lightness has edges too.
 */
export function followEdges(mask: Float32Array, planes: LabPlanes, sigma: number): Float32Array {
  const { coefficients } = fit(mask, planes, sigma);
  const guide = guideOf(mask, planes);
  return coefficients.slope.map((slope, i) => clip(slope * guide[i]! + coefficients.base[i]!));
}

/** The same, fitted on the small picture and drawn on the large one. */
export function enlargeMask(
  mask: Float32Array,
  small: LabPlanes,
  planes: LabPlanes,
  sigma: number,
): Float32Array {
  const { coefficients, direction } = fit(mask, small, sigma);
  const slope = resizePlane(coefficients.slope, small, planes);
  const base = resizePlane(coefficients.base, small, planes);
  const guide = along(direction, planes);
  return slope.map((value, i) => clip(value * guide[i]! + base[i]!));
}

export function smallPlanes(planes: LabPlanes, longest: number): LabPlanes {
  const scale = Math.min(1, longest / Math.max(planes.width, planes.height));
  const to: Size = {
    width: Math.max(1, Math.round(planes.width * scale)),
    height: Math.max(1, Math.round(planes.height * scale)),
  };
  return resizePlanes(planes, to);
}

type Direction = readonly [l: number, a: number, b: number];

function fit(mask: Float32Array, planes: LabPlanes, sigma: number) {
  const { width, height } = planes;
  const blur = (plane: Float32Array) => blurPlane(plane, width, height, sigma);
  const direction = directionOf(mask, planes);
  const guide = along(direction, planes);
  const middle = blur(guide);
  const mean = blur(mask);
  const variance = blur(guide.map((value) => value * value));
  const together = blur(guide.map((value, i) => value * mask[i]!));
  const slope = together.map(
    (value, i) =>
      (value - middle[i]! * mean[i]!) / (variance[i]! - middle[i]! * middle[i]! + tolerance),
  );
  const base = mean.map((value, i) => value - slope[i]! * middle[i]!);
  return { direction, coefficients: { slope: blur(slope), base: blur(base) } };
}

function guideOf(mask: Float32Array, planes: LabPlanes): Float32Array {
  return along(directionOf(mask, planes), planes);
}

/** From the mean colour outside to the mean colour inside, each axis by its spread; of length 1. */
function directionOf(mask: Float32Array, { l, a, b }: LabPlanes): Direction {
  const differences = [l, a, b].map((plane) => {
    let [inside, outside, sum, squares] = [0, 0, 0, 0];
    let weight = 0;
    for (let i = 0; i < plane.length; i += 1) {
      const share = mask[i]!;
      inside += share * plane[i]!;
      outside += (1 - share) * plane[i]!;
      weight += share;
      sum += plane[i]!;
      squares += plane[i]! ** 2;
    }
    const count = plane.length;
    const variance = squares / count - (sum / count) ** 2;
    const gap = inside / Math.max(1, weight) - outside / Math.max(1, count - weight);
    return gap / Math.max(1e-4, variance);
  });
  const length = Math.hypot(...differences);
  if (length < 1e-6) return [1, 0, 0];
  return differences.map((one) => one / length) as unknown as Direction;
}

function along([dl, da, db]: Direction, { l, a, b }: LabPlanes): Float32Array {
  return l.map((value, i) => dl * value + da * a[i]! + db * b[i]!);
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}
