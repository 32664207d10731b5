import { brightnessAt, type MarkPixels } from './mark-pixels.ts';

/** One number a place, row after row. */
export type Plane = {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
};

export function greyOf({ data, width, height }: MarkPixels): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i += 1) out[i] = brightnessAt(data, i * 3);
  return { data: out, width, height };
}

/** Means of brightness of squares of so many whole pixels. */
export function shrunkGrey({ data, width, height }: MarkPixels, pixels: number): Plane {
  const [columns, rows] = [Math.floor(width / pixels), Math.floor(height / pixels)];
  const sums = new Float64Array(columns * rows);
  for (let y = 0; y < rows * pixels; y += 1) {
    const row = Math.floor(y / pixels) * columns;
    let at = y * width * 3;
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let i = 0; i < pixels; i += 1) {
        sum += brightnessAt(data, at);
        at += 3;
      }
      sums[row + column] = (sums[row + column] as number) + sum;
    }
  }
  const out = Float32Array.from(sums, (sum) => sum / (pixels * pixels));
  return { data: out, width: columns, height: rows };
}

/**
 * Of every corner between places the sum of all that lies above and left of it, so that the sum of any
 * rectangle is four look-ups (Crow 1984).
 */
export type SummedPlane = {
  readonly sums: Float64Array;
  readonly width: number;
  readonly height: number;
};

export function summed({ data, width, height }: Plane, power: 1 | 2 = 1): SummedPlane {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] as number;
      row += power === 1 ? value : value * value;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  return { sums, width, height };
}

/** Means of squares of so many pixels, which need not be whole. */
export function shrunk({ sums, width, height }: SummedPlane, pixels: number): Plane {
  const [columns, rows] = [Math.floor(width / pixels), Math.floor(height / pixels)];
  const stride = width + 1;
  const across = placesOf(columns, pixels, width);
  const down = placesOf(rows, pixels, height);
  const out = new Float32Array(columns * rows);
  let above = new Float64Array(columns + 1);
  let below = new Float64Array(columns + 1);
  for (let row = 0; row <= rows; row += 1) {
    const first = (down.whole[row] as number) * stride;
    const share = down.share[row] as number;
    for (let column = 0; column <= columns; column += 1) {
      const at = first + (across.whole[column] as number);
      const part = across.share[column] as number;
      const upper = sums[at] as number;
      const lower = sums[at + stride] as number;
      const left = upper + (lower - upper) * share;
      const upperNext = sums[at + 1] as number;
      const right = upperNext + ((sums[at + stride + 1] as number) - upperNext) * share;
      below[column] = left + (right - left) * part;
    }
    if (row > 0) {
      for (let column = 0; column < columns; column += 1) {
        const sum =
          (below[column + 1] as number) -
          (below[column] as number) -
          (above[column + 1] as number) +
          (above[column] as number);
        out[(row - 1) * columns + column] = sum / (pixels * pixels);
      }
    }
    [above, below] = [below, above];
  }
  return { data: out, width: columns, height: rows };
}

/** Where each stretch begins: a whole place, and the share of the next. */
function placesOf(count: number, pixels: number, length: number) {
  const whole = new Int32Array(count + 1);
  const share = new Float64Array(count + 1);
  for (let i = 0; i <= count; i += 1) {
    whole[i] = Math.min(length - 1, Math.floor(i * pixels));
    share[i] = i * pixels - (whole[i] as number);
  }
  return { whole, share };
}

/** Grey levels: below, unrest is taken for rounding. */
const leastUnrest = 0.6;
const mostUsual = 2;

/** Each place less what is around it, over how restless that is: the picture itself fades. */
export function whitened(plane: Plane, reach: number): Plane {
  const { data, width, height } = plane;
  const stride = width + 1;
  const { sums } = summed(plane);
  const { sums: squares } = summed(plane, 2);
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * stride;
    const bottom = Math.min(height, y + reach + 1) * stride;
    const tall = (bottom - top) / stride;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const count = tall * (right - left);
      const [a, b, c, d] = [bottom + right, bottom + left, top + right, top + left];
      const mean = within(sums, a, b, c, d) / count;
      const square = within(squares, a, b, c, d) / count;
      const unrest = Math.sqrt(Math.max(0, square - mean * mean));
      const rest = ((data[y * width + x] as number) - mean) / (leastUnrest + unrest);
      out[y * width + x] = Math.max(-mostUsual, Math.min(mostUsual, rest));
    }
  }
  return { data: out, width, height };
}

/** Of the rectangle between four corners: all, less what is left of it and above it, which are both without the last. */
function within(sums: Float64Array, all: number, left: number, above: number, both: number) {
  return (
    (sums[all] as number) -
    (sums[left] as number) -
    (sums[above] as number) +
    (sums[both] as number)
  );
}
