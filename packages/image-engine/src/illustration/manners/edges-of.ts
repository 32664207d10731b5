import { blurPlane } from '../../raster/blur-plane.ts';
import type { LaidPicture } from '../picture/lay-picture.ts';

/** 1 at the borders between pieces … 0 so many pixels away from them. */
export function edgesOf(
  { lab: { width, height }, piece }: LaidPicture,
  reach: number,
): Float32Array {
  const edges = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const isBorder =
        (x + 1 < width && piece[at + 1] !== piece[at]) ||
        (y + 1 < height && piece[at + width] !== piece[at]);
      if (isBorder) edges[at] = 1;
    }
  }
  const blur = Math.max(0.6, reach / 2);
  blurPlane(edges, width, height, blur, edges);
  // A straight line that was blurred is this high on itself.
  const peak = 1 / (blur * Math.sqrt(2 * Math.PI));
  for (let i = 0; i < edges.length; i += 1) edges[i] = Math.min(1, edges[i]! / peak);
  return edges;
}
