import { smoothstep } from '../../maths/interpolation.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';

/** Planes that a step may write over. */
export type Spare = readonly Float32Array[];

/** Shares of the widest blur between which pixels are mixed. */
export const blurSteps = [0.35, 0.7, 1];

/** Three blurs of the whole, mixed per pixel by how far it is from what is in focus. */
export function throwOutOfFocus(
  planes: LabPlanes,
  depth: Float32Array | null,
  { sigma, spare }: { readonly sigma: number; readonly spare: Spare },
): void {
  const { width, height } = planes;
  const amount = depth ? defocusByDepth(depth, width, height) : defocusByPlace(width, height);
  for (const channel of ['l', 'a', 'b'] as const) {
    const plane = planes[channel];
    blurSteps.forEach((step, k) => {
      blurPlane(plane, width, height, sigma * step, spare[k]);
    });
    const levels = [plane, ...spare];
    for (let i = 0; i < plane.length; i += 1) {
      const place = Math.min(blurSteps.length - 1e-4, Math.max(0, amount[i]!) * blurSteps.length);
      const low = Math.floor(place);
      plane[i] = levels[low]![i]! + (place - low) * (levels[low + 1]![i]! - levels[low]![i]!);
    }
  }
}

/**
 * Distances beyond which nothing changes; what stands at two thirds of the height is in focus, and
 * logarithms of distance stay sharp up to `sharp` from it and are softest `soft` further on.
 */
const depths = {
  near: 1e-3,
  far: 1e5,
  focusHeight: 0.66,
  sharp: 0.5,
  soft: 2.6,
  sigma: 2,
} as const;

function defocusByDepth(depth: Float32Array, width: number, height: number): Float32Array {
  const amount = depth.map((value) => Math.log(Math.min(depths.far, Math.max(depths.near, value))));
  const focus = amount[Math.floor(height * depths.focusHeight) * width + (width >> 1)]!;
  for (let i = 0; i < amount.length; i += 1) {
    amount[i] = Math.min(1, Math.max(0, Math.abs(amount[i]! - focus) - depths.sharp) / depths.soft);
  }
  return blurPlane(amount, width, height, depths.sigma, amount);
}

/** Distances from a little below the middle, as shares of the sides; more is kept sharp across. */
const places = { middle: 0.52, wider: 0.8, from: 0.34, to: 0.74, most: 0.75 } as const;

/** A photograph tells no depths: its upper and lower rims are usually far from the subject. */
function defocusByPlace(width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - places.middle;
    return places.most * smoothstep(places.from, places.to, Math.hypot(x * places.wider, y));
  });
}
