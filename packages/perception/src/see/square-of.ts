import type { Picture } from './nanodet.ts';

/** In pixels of a picture; it may reach beyond the picture. */
export type Square = { readonly left: number; readonly top: number; readonly size: number };

/** A square of a picture at another size, red, green and blue of each pixel; black beyond the picture. */
export function squareOf(picture: Picture, square: Square, side: number): Float32Array {
  const step = square.size / side;
  // Several looks into a pixel that covers several: a plain bilinear one would alias.
  const looks = Math.max(1, Math.ceil(step));
  const out = new Float32Array(3 * side * side);
  const sum = new Float64Array(3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      sum.fill(0);
      for (let look = 0; look < looks * looks; look += 1) {
        const dx = ((look % looks) + 0.5) / looks;
        const dy = (Math.floor(look / looks) + 0.5) / looks;
        add(sum, picture, square.left + (x + dx) * step - 0.5, square.top + (y + dy) * step - 0.5);
      }
      const at = 3 * (y * side + x);
      for (let c = 0; c < 3; c += 1) out[at + c] = sum[c]! / (looks * looks);
    }
  }
  return out;
}

/** Adds the picture's colour between its four nearest pixels. */
function add(sum: Float64Array, { rgb, width, height }: Picture, x: number, y: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let corner = 0; corner < 4; corner += 1) {
    const atX = left + (corner & 1);
    const atY = top + (corner >> 1);
    if (atX < 0 || atY < 0 || atX >= width || atY >= height) continue;
    const weight = (1 - Math.abs(x - atX)) * (1 - Math.abs(y - atY));
    const at = 3 * (atY * width + atX);
    for (let c = 0; c < 3; c += 1) sum[c]! += weight * rgb[at + c]!;
  }
}
