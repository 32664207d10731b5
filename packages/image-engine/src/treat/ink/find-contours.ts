import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane } from '../../raster/resize-plane.ts';

/** Pixels: the two blurs that are compared, as 1 to 1.6, and the weight τ of the second. */
const gaussians = { fine: 1.3, coarse: 2.1, weight: 0.985 } as const;
/** Pixels at half the size, and how far a line is followed to either side, in pixels. */
const along = { tensorSigma: 1.5, steps: 5 } as const;
/** By eye on etchings: difference at which a line begins, what a greater one is worth, and how dark it may be. */
const line = { from: 0.006, steepness: 90, darkest: 0.85 } as const;

/** Flow-guided difference of Gaussians (Kang 2007, Winnemöller 2011): 0 nothing – 1 a line. */
export function findContours({ width, height, l }: LabPlanes): Float32Array {
  const difference = blurPlane(l, width, height, gaussians.fine);
  const lines = blurPlane(l, width, height, gaussians.coarse);
  for (let i = 0; i < lines.length; i += 1) {
    difference[i] = gaussians.weight * (difference[i]! - lines[i]!);
  }
  // Directions change slowly: half the size is enough, and a quarter of the memory.
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const flow = flowOf(resizePlane(l, { width, height }, half), half, along.tensorSigma);
  const span = along.steps + 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const way = (y >> 1) * half.width + (x >> 1);
      let sum = 0;
      for (let step = -along.steps; step <= along.steps; step += 1) {
        const u = Math.min(width - 1, Math.max(0, Math.round(x + step * flow.alongX[way]!)));
        const v = Math.min(height - 1, Math.max(0, Math.round(y + step * flow.alongY[way]!)));
        sum += difference[v * width + u]! * (1 - Math.abs(step) / span);
      }
      const strength = (-sum / span - line.from) * line.steepness;
      lines[y * width + x] = Math.min(line.darkest, Math.max(0, strength));
    }
  }
  return lines;
}
