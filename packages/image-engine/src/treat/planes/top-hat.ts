import type { Size } from './resize-plane.ts';
import { scratchFor } from './scratch.ts';

/** What is lighter than its surroundings and narrower than `radius` in one direction. */
export function topHat(plane: Float32Array, size: Size, radius: number): Float32Array {
  const opened = plane.slice();
  slide(opened, size, radius, Math.min);
  slide(opened, size, radius, Math.max);
  for (let i = 0; i < opened.length; i += 1) opened[i] = plane[i]! - opened[i]!;
  return opened;
}

/** Least or largest value of the square around each pixel, in place. */
function slide(
  plane: Float32Array,
  { width, height }: Size,
  radius: number,
  pick: (one: number, other: number) => number,
): void {
  const rows = scratchFor('pass', plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let best = plane[y * width + x]!;
      const to = Math.min(width - 1, x + radius);
      for (let i = Math.max(0, x - radius); i <= to; i += 1)
        best = pick(best, plane[y * width + i]!);
      rows[y * width + x] = best;
    }
  }
  plane.set(rows);
  for (let y = 0; y < height; y += 1) {
    const to = Math.min(height - 1, y + radius);
    for (let j = Math.max(0, y - radius); j <= to; j += 1) {
      for (let x = 0; x < width; x += 1) {
        plane[y * width + x] = pick(plane[y * width + x]!, rows[j * width + x]!);
      }
    }
  }
}
