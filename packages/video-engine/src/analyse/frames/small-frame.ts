/** What is decoded: 128×72 RGB, whatever the source's shape. */
export const decodedWidth = 128;
export const decodedHeight = 72;
export const decodedBytes = decodedWidth * decodedHeight * 3;

/** What is compared: 64×36 luma and chroma. */
export const smallWidth = 64;
export const smallHeight = 36;
const smallPixels = smallWidth * smallHeight;

export type SmallFrame = {
  /** Rec. 601 luma and colour differences, 64×36 row by row; chroma is centred on 128. */
  readonly y: Uint8Array;
  readonly cb: Uint8Array;
  readonly cr: Uint8Array;
  /** Luma. */
  readonly mean: number;
  readonly sd: number;
};

/** A frame on the clip's own clock. */
export type TimedFrame = { readonly seconds: number; readonly frame: SmallFrame };

/** Averages each 2×2 of a decoded frame, which equals area scaling to 64×36. */
export function toSmallFrame(rgb: Uint8Array): SmallFrame {
  const y = new Uint8Array(smallPixels);
  const cb = new Uint8Array(smallPixels);
  const cr = new Uint8Array(smallPixels);
  const row = decodedWidth * 3;
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < smallPixels; index += 1) {
    const at = ((index / smallWidth) | 0) * 2 * row + (index % smallWidth) * 6;
    const r = (rgb[at]! + rgb[at + 3]! + rgb[at + row]! + rgb[at + row + 3]!) / 4;
    const g = (rgb[at + 1]! + rgb[at + 4]! + rgb[at + row + 1]! + rgb[at + row + 4]!) / 4;
    const b = (rgb[at + 2]! + rgb[at + 5]! + rgb[at + row + 2]! + rgb[at + row + 5]!) / 4;
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    y[index] = luma + 0.5;
    cb[index] = 128.5 + 0.564 * (b - luma);
    cr[index] = 128.5 + 0.713 * (r - luma);
    sum += luma;
    squares += luma * luma;
  }
  const mean = sum / smallPixels;
  return { y, cb, cr, mean, sd: Math.sqrt(Math.max(0, squares / smallPixels - mean * mean)) };
}
