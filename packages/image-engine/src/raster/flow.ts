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

/** Smoothed structure tensor of a plane: which way its edges run. */
export function flowOf(plane: Float32Array, size: Size, sigma: number): Flow {
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
  const coherence = new Float32Array(plane.length);
  const strength = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i += 1) {
    const sum = xx[i]! + dy[i]!;
    const split = Math.sqrt((xx[i]! - dy[i]!) ** 2 + 4 * dx[i]! * dx[i]!);
    coherence[i] = sum > 1e-9 ? split / sum : 0;
    strength[i] = Math.sqrt(sum);
    const across = 0.5 * Math.atan2(2 * dx[i]!, xx[i]! - dy[i]!);
    xx[i] = -Math.sin(across);
    dy[i] = Math.cos(across);
  }
  return { alongX: xx, alongY: dy, coherence, strength };
}
