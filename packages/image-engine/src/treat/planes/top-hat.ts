import type { Size } from './resize-plane.ts';

/** What is lighter than its surroundings and narrower than `radius` in one direction. */
export function topHat(plane: Float32Array, size: Size, radius: number): Float32Array {
  const opened = slide(slide(plane, size, radius, Math.min), size, radius, Math.max);
  return opened.map((value, i) => plane[i]! - value);
}

/** Least or largest value of the square around each pixel. */
function slide(
  plane: Float32Array,
  { width, height }: Size,
  radius: number,
  pick: (one: number, other: number) => number,
): Float32Array {
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let best = plane[y * width + x]!;
      const to = Math.min(width - 1, x + radius);
      for (let i = Math.max(0, x - radius); i <= to; i += 1)
        best = pick(best, plane[y * width + i]!);
      rows[y * width + x] = best;
    }
  }
  const slid = rows.slice();
  for (let y = 0; y < height; y += 1) {
    const to = Math.min(height - 1, y + radius);
    for (let j = Math.max(0, y - radius); j <= to; j += 1) {
      for (let x = 0; x < width; x += 1) {
        slid[y * width + x] = pick(slid[y * width + x]!, rows[j * width + x]!);
      }
    }
  }
  return slid;
}
