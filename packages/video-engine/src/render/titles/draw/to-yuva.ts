import type { Raster } from './rasterise.ts';

/** ITU-R BT.709: the share of each primary in luma, and what scales the differences to ±0.5. */
const luma709 = { red: 0.2126, green: 0.7152, blue: 0.0722 } as const;
const chroma709 = { blue: 1.8556, red: 1.5748 } as const;

/** Limited-range bytes of one colour. */
export function toYuv(red: number, green: number, blue: number): readonly [number, number, number] {
  const y = (luma709.red * red + luma709.green * green + luma709.blue * blue) / 255;
  return [
    16 + 219 * y,
    128 + (224 * (blue / 255 - y)) / chroma709.blue,
    128 + (224 * (red / 255 - y)) / chroma709.red,
  ];
}

/** Bytes of a raw yuva420p frame; sides are even. */
export function yuvaBytes(width: number, height: number): number {
  return width * height * 2.5;
}

/**
 * A drawing as raw planar yuva420p, BT.709 limited range, straight alpha. Chroma is the mean of
 * what is drawn in its four pixels, so that no edge takes the colour of nothing.
 */
export function toYuva({ width, height, rgba }: Raster): Buffer {
  const pixels = width * height;
  const quarter = pixels / 4;
  const frame = Buffer.alloc(yuvaBytes(width, height));
  frame.fill(16, 0, pixels).fill(128, pixels, pixels + 2 * quarter);
  const u = pixels;
  const v = pixels + quarter;
  const a = pixels + 2 * quarter;
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      let sumU = 0;
      let sumV = 0;
      let sumA = 0;
      for (let corner = 0; corner < 4; corner += 1) {
        const at = (row + (corner >> 1)) * width + column + (corner & 1);
        const alpha = rgba[at * 4 + 3] as number;
        if (alpha === 0) continue;
        const red = rgba[at * 4] as number;
        const green = rgba[at * 4 + 1] as number;
        const blue = rgba[at * 4 + 2] as number;
        const y = (luma709.red * red + luma709.green * green + luma709.blue * blue) / 255;
        frame[at] = Math.round(16 + 219 * y);
        frame[a + at] = alpha;
        sumU += alpha * (blue / 255 - y);
        sumV += alpha * (red / 255 - y);
        sumA += alpha;
      }
      if (sumA === 0) continue;
      const at = (row >> 1) * (width >> 1) + (column >> 1);
      frame[u + at] = Math.round(128 + (224 * sumU) / sumA / chroma709.blue);
      frame[v + at] = Math.round(128 + (224 * sumV) / sumA / chroma709.red);
    }
  }
  return frame;
}
