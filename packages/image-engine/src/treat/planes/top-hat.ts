import type { Size } from './resize-plane.ts';
import { scratchFor } from './scratch.ts';

/** What is lighter than its surroundings and narrower than `radius` in one direction. */
export function topHat(plane: Float32Array, size: Size, radius: number): Float32Array {
  // The darkest around each pixel, then the lightest of those.
  const opened = plane.map((value) => -value);
  widen(opened, size, radius);
  for (let i = 0; i < opened.length; i += 1) opened[i] = -opened[i]!;
  widen(opened, size, radius);
  for (let i = 0; i < opened.length; i += 1) opened[i] = plane[i]! - opened[i]!;
  return opened;
}

/** Largest value of the square around each pixel, in place. */
function widen(plane: Float32Array, { width, height }: Size, radius: number): void {
  const across = scratchFor('pass', plane.length);
  across.set(plane);
  for (let row = 0; row < plane.length; row += width) {
    for (let shift = -radius; shift <= radius; shift += 1) {
      const to = row + Math.min(width, width - shift);
      for (let at = row + Math.max(0, -shift); at < to; at += 1) {
        const value = plane[at + shift]!;
        if (value > across[at]!) across[at] = value;
      }
    }
  }
  for (let y = 0; y < height; y += 1) {
    const last = Math.min(height - 1, y + radius);
    for (let other = Math.max(0, y - radius); other <= last; other += 1) {
      for (let x = 0; x < width; x += 1) {
        const value = across[other * width + x]!;
        if (value > plane[y * width + x]!) plane[y * width + x] = value;
      }
    }
  }
}
