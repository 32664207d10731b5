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

/**
 * Of every corner between places the sum of all that lies above and left of it, so that the sum of any
 * rectangle is four look-ups (Crow 1984).
 */
export type SummedPlane = {
  readonly sums: Float64Array;
  readonly width: number;
  readonly height: number;
};

export function summed({ data, width, height }: Plane): SummedPlane {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] as number;
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
export function whitened({ data, width, height }: Plane, reach: number): Plane {
  const out = new Float32Array(data.length);
  const wide = (x: number) => Math.min(width, x + reach + 1) - Math.max(0, x - reach);
  const around = {
    sums: new Float64Array(width),
    squares: new Float64Array(width),
    perColumn: Float64Array.from({ length: width }, (_, x) => 1 / wide(x)),
  };
  for (let y = -reach; y < height; y += 1) {
    const [next, past] = [y + reach, y - reach - 1];
    if (past >= 0 && next < height) moveOn(around, data, next * width, past * width);
    else if (next < height) addRow(around, data, next * width);
    else if (past >= 0) takeRow(around, data, past * width);
    if (y < 0) continue;
    const tall = Math.min(height, y + reach + 1) - Math.max(0, y - reach);
    whitenRow({ data, out, at: y * width, width }, around, { reach, tall });
  }
  return { data: out, width, height };
}

/** Of each column what lies within reach of a row. */
type Around = {
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  /** One over how many columns lie within reach. */
  readonly perColumn: Float64Array;
};

function addRow({ sums, squares }: Around, data: Float32Array, at: number): void {
  for (let x = 0; x < sums.length; x += 1) {
    const value = data[at + x] as number;
    sums[x] = (sums[x] as number) + value;
    squares[x] = (squares[x] as number) + value * value;
  }
}

function takeRow({ sums, squares }: Around, data: Float32Array, at: number): void {
  for (let x = 0; x < sums.length; x += 1) {
    const value = data[at + x] as number;
    sums[x] = (sums[x] as number) - value;
    squares[x] = (squares[x] as number) - value * value;
  }
}

/** Both at once, which most rows are. */
function moveOn({ sums, squares }: Around, data: Float32Array, at: number, from: number): void {
  for (let x = 0; x < sums.length; x += 1) {
    const value = data[at + x] as number;
    const old = data[from + x] as number;
    sums[x] = (sums[x] as number) + value - old;
    squares[x] = (squares[x] as number) + value * value - old * old;
  }
}

type Row = {
  readonly data: Float32Array;
  readonly out: Float32Array;
  readonly at: number;
  readonly width: number;
};

function whitenRow(
  { data, out, at, width }: Row,
  { sums, squares, perColumn }: Around,
  { reach, tall }: { readonly reach: number; readonly tall: number },
): void {
  const perRow = 1 / tall;
  let sum = 0;
  let square = 0;
  for (let x = 0; x < Math.min(reach, width); x += 1) {
    sum += sums[x] as number;
    square += squares[x] as number;
  }
  for (let x = 0; x < width; x += 1) {
    if (x + reach < width) {
      sum += sums[x + reach] as number;
      square += squares[x + reach] as number;
    }
    if (x > reach) {
      sum -= sums[x - reach - 1] as number;
      square -= squares[x - reach - 1] as number;
    }
    const share = (perColumn[x] as number) * perRow;
    const mean = sum * share;
    const unrest = Math.sqrt(Math.max(0, square * share - mean * mean));
    const rest = ((data[at + x] as number) - mean) / (leastUnrest + unrest);
    out[at + x] = Math.max(-mostUsual, Math.min(mostUsual, rest));
  }
}
