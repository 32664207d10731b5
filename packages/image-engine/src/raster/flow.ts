import { blurPlane } from './blur-plane.ts';
import type { Size } from './resize-plane.ts';

/** Central differences, edges repeated. */
export function gradientOf(plane: Float32Array, { width, height }: Size) {
  const dx = new Float32Array(plane.length);
  const dy = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      dx[row + x] =
        (plane[row + Math.min(width - 1, x + 1)]! - plane[row + Math.max(0, x - 1)]!) / 2;
      dy[row + x] = (plane[below + x]! - plane[above + x]!) / 2;
    }
  }
  return { dx, dy };
}

export type Flow = {
  /** Unit vector along the edges. */
  readonly alongX: Float32Array;
  readonly alongY: Float32Array;
  /** 0 no direction – 1 one direction. */
  readonly coherence: Float32Array;
  /** Root of the tensor's trace: how strong the edges are. */
  readonly strength: Float32Array;
};

/** Smoothed structure tensor: means of the products of the gradient's two directions. */
export type Tensor = {
  readonly xx: Float32Array;
  readonly xy: Float32Array;
  readonly yy: Float32Array;
};

export function tensorOf(plane: Float32Array, size: Size, sigma: number): Tensor {
  const { dx, dy } = gradientOf(plane, size);
  const xx = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i += 1) {
    const gx = dx[i]!;
    const gy = dy[i]!;
    xx[i] = gx * gx;
    dx[i] = gx * gy;
    dy[i] = gy * gy;
  }
  for (const part of [xx, dx, dy]) blurPlane(part, size.width, size.height, sigma, part);
  return { xx, xy: dx, yy: dy };
}

/** Rows above and below that the tensor of a row is made of, for a `sigma` of up to two pixels. */
export function tensorReach(sigma: number): number {
  return Math.ceil(3 * sigma) + 1;
}

/** Radians of the steepest way at a place: edges run a quarter of a turn on. */
export function steepestAngle({ xx, xy, yy }: Tensor, i: number): number {
  return 0.5 * Math.atan2(2 * xy[i]!, xx[i]! - yy[i]!);
}

export function coherenceAt({ xx, xy, yy }: Tensor, i: number): number {
  const sum = xx[i]! + yy[i]!;
  const split = Math.sqrt((xx[i]! - yy[i]!) ** 2 + 4 * xy[i]! * xy[i]!);
  return sum > 1e-9 ? split / sum : 0;
}

/** Which way the edges of a plane run. */
export function flowOf(plane: Float32Array, size: Size, sigma: number): Flow {
  const tensor = tensorOf(plane, size, sigma);
  const { xx, yy } = tensor;
  const coherence = new Float32Array(plane.length);
  const strength = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i += 1) {
    coherence[i] = coherenceAt(tensor, i);
    // A blur of nothing falls a little below it.
    strength[i] = Math.sqrt(Math.max(0, xx[i]! + yy[i]!));
    const across = steepestAngle(tensor, i);
    xx[i] = -Math.sin(across);
    yy[i] = Math.cos(across);
  }
  return { alongX: xx, alongY: yy, coherence, strength };
}
