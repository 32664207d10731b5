import { byteOf } from './colour.ts';
import type { LinearImage } from './linear-image.ts';
import { resizePlane, type Size } from './resize-plane.ts';

/** Pixels from the left and the top, and how many. */
export type Cutting = Size & { readonly left: number; readonly top: number };

/** A part of a picture at another size, a byte a channel; beyond its edges it goes on as it ends. */
export function shrinkToBytes(image: LinearImage, cutting: Cutting, to: Size): Uint8Array {
  const rgb = new Uint8Array(3 * to.width * to.height);
  const plane = new Float32Array(cutting.width * cutting.height);
  const small = new Float32Array(to.width * to.height);
  for (let c = 0; c < 3; c += 1) {
    for (let y = 0; y < cutting.height; y += 1) {
      const row = within(cutting.top + y, image.height) * image.width;
      for (let x = 0; x < cutting.width; x += 1) {
        const from = row + within(cutting.left + x, image.width);
        plane[y * cutting.width + x] = image.data[3 * from + c]!;
      }
    }
    resizePlane(plane, cutting, to, small);
    for (let i = 0; i < small.length; i += 1) rgb[3 * i + c] = byteOf(small[i]!);
  }
  return rgb;
}

function within(place: number, size: number): number {
  return Math.min(size - 1, Math.max(0, place));
}
