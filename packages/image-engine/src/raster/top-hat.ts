import type { Size } from './resize-plane.ts';
import { scratchFor } from './scratch.ts';

/** What is lighter than its surroundings and narrower than `radius` both across and downwards. */
export function topHat(plane: Float32Array, size: Size, radius: number): Float32Array {
  const across = openedAlong(plane, size, radius, 1);
  const down = openedAlong(plane, size, radius, size.width);
  for (let i = 0; i < plane.length; i += 1) {
    across[i] = plane[i]! - Math.max(across[i]!, down[i]!);
  }
  return across;
}

/** The darkest along a line around each pixel, then the lightest of those. */
function openedAlong(plane: Float32Array, size: Size, radius: number, step: number): Float32Array {
  const opened = plane.map((value) => -value);
  widen(opened, size, radius, step);
  for (let i = 0; i < opened.length; i += 1) opened[i] = -opened[i]!;
  widen(opened, size, radius, step);
  return opened;
}

/** Largest value of the line around each pixel, in place; `step` 1 is across, `width` is down. */
function widen(plane: Float32Array, { width }: Size, radius: number, step: number): void {
  const before = scratchFor('pass', plane.length);
  before.set(plane);
  const length = step === 1 ? width : plane.length;
  for (let row = 0; row < plane.length; row += length) {
    for (let offset = -radius * step; offset <= radius * step; offset += step) {
      const end = row + Math.min(length, length - offset);
      for (let at = row + Math.max(0, -offset); at < end; at += 1) {
        const value = before[at + offset]!;
        if (value > plane[at]!) plane[at] = value;
      }
    }
  }
}
