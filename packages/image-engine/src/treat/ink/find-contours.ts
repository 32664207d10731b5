import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane, type Size } from '../../raster/resize-plane.ts';

/** Pixels: the two blurs that are compared, as 1 to 1.6, and the weight τ of the second. */
const gaussians = { fine: 1.3, coarse: 2.1, weight: 0.985 } as const;
/** Pixels at half the size, and how far a line is followed to either side, in pixels. */
const along = { tensorSigma: 1.5, steps: 5 } as const;
/** By eye on etchings: difference at which a line begins, what a greater one is worth, and how dark it may be. */
const line = { from: 0.006, steepness: 90, darkest: 0.85 } as const;

/** Directions change slowly: half the size is enough, and a quarter of the memory. */
export function halfOf({ width, height }: Size): Size {
  return { width: (width + 1) >> 1, height: (height + 1) >> 1 };
}

/** Unit vectors along the edges of a picture, at half its size. */
export type Ways = Size & { readonly x: Float32Array; readonly y: Float32Array };

export function measureWays(planes: LabPlanes, { width, height, x, y }: Ways): void {
  const half = { width, height };
  const { alongX, alongY } = flowOf(resizePlane(planes.l, planes, half), half, along.tensorSigma);
  x.set(alongX);
  y.set(alongY);
}

/** Of two blurs of lightness: negative where lines are. */
export function differenceOf({ width, height, l }: LabPlanes, into: Float32Array): void {
  blurPlane(l, width, height, gaussians.fine, into);
  const coarse = blurPlane(l, width, height, gaussians.coarse);
  for (let i = 0; i < into.length; i += 1) into[i] = gaussians.weight * (into[i]! - coarse[i]!);
}

type Contours = Size & { readonly difference: Float32Array; readonly ways: Ways };

/**
 * Flow-guided difference of Gaussians (Kang 2007, Winnemöller 2011), row by row: 0 nothing – 1 a
 * line.
 */
export function followContours(
  { width, height, difference, ways }: Contours,
  rows: { readonly from: number; readonly to: number },
  lines: Float32Array,
): void {
  const span = along.steps + 1;
  for (let y = rows.from; y < rows.to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const way = (y >> 1) * ways.width + (x >> 1);
      let sum = 0;
      for (let step = -along.steps; step <= along.steps; step += 1) {
        const u = Math.min(width - 1, Math.max(0, Math.round(x + step * ways.x[way]!)));
        const v = Math.min(height - 1, Math.max(0, Math.round(y + step * ways.y[way]!)));
        sum += difference[v * width + u]! * (1 - Math.abs(step) / span);
      }
      const strength = (-sum / span - line.from) * line.steepness;
      lines[y * width + x] = Math.min(line.darkest, Math.max(0, strength));
    }
  }
}
