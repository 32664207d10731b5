import { decodeMark } from './mark-code.ts';
import { brightnessAt, type MarkPixels } from './mark-pixels.ts';
import { cellPixels, codeBits, type MarkTile, makeMarkTile, tileCells } from './mark-tile.ts';

export type FoundMark = {
  /** 12 hexadecimal digits. */
  readonly id: string;
  /** Of the size that it was marked at: 0.5 for a picture of half the size. */
  readonly scale: number;
  /** Standard deviations by which the tile stands out of all other places of it. */
  readonly certainty: number;
};

/** Samples of a cell's side while looking. */
const samples = 2;
const side = tileCells * samples;

/**
 * Standard deviations that chance never reaches: of 4096 places at some 160 scales in ten thousand
 * pictures, some 10^10 tries, none is expected above 6.5. Unmarked pictures reach 4 at a scale.
 */
const leastCertainty = 7;

/** The sizes at which marked pictures are met first, then all others in steps of less than a percent. */
export const usualScales = [1, 0.5, 0.75] as const;
const allScales = Array.from({ length: 160 }, (_, i) => 0.45 * 1.008 ** i);

/** The mark of this key in a picture, wherever it was cut and however it was scaled; null without. */
export function detectMark(
  picture: MarkPixels,
  { key, scales }: { key: string; scales?: readonly number[] },
): FoundMark | null {
  const grey = greyOf(picture);
  const tile = makeMarkTile(key);
  for (const scale of scales ?? [...usualScales, ...allScales]) {
    const found = atScale(grey, tile, scale);
    if (found) return found;
  }
  return null;
}

/** How surely a picture that was neither cut nor scaled says each bit: above 0 a one. */
export function measureBits(picture: MarkPixels, tile: MarkTile): Float32Array {
  const small = shrunk(greyOf(picture), cellPixels / samples);
  return bitsAt(fold(whitened(small)), tile, { x: 0, y: 0 });
}

type Plane = { readonly data: Float32Array; readonly width: number; readonly height: number };

function greyOf({ data, width, height }: MarkPixels): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i += 1) out[i] = brightnessAt(data, i * 3);
  return { data: out, width, height };
}

function atScale(grey: Plane, tile: MarkTile, scale: number): FoundMark | null {
  const small = shrunk(grey, (scale * cellPixels) / samples);
  if (small.width < side || small.height < side) return null;
  const folded = fold(whitened(small));
  const { certainty, shift } = bestShift(folded, tile);
  if (certainty < leastCertainty) return null;
  const id = decodeMark(bitsAt(folded, tile, shift));
  return id === null ? null : { id, scale, certainty };
}

/** Means of squares of so many pixels, which need not be whole. */
function shrunk({ data, width, height }: Plane, pixels: number): Plane {
  const across = boxed(data, { lines: height, length: width, step: 1, stride: width }, pixels);
  const columns = Math.floor(width / pixels);
  const down = boxed(across, { lines: columns, length: height, step: columns, stride: 1 }, pixels);
  const rows = Math.floor(height / pixels);
  const out = new Float32Array(columns * rows);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      out[row * columns + column] = down[column * rows + row] as number;
    }
  }
  return { data: out, width: columns, height: rows };
}

type Lines = {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly stride: number;
};

/** Line after line, means of stretches of so many pixels. */
function boxed(data: Float32Array, { lines, length, step, stride }: Lines, pixels: number) {
  const count = Math.floor(length / pixels);
  const out = new Float32Array(lines * count);
  const sums = new Float64Array(length + 1);
  const upTo = (place: number) => {
    const whole = Math.min(length - 1, Math.floor(place));
    const next = (sums[whole + 1] as number) - (sums[whole] as number);
    return (sums[whole] as number) + next * (place - whole);
  };
  for (let line = 0; line < lines; line += 1) {
    for (let i = 0; i < length; i += 1) {
      sums[i + 1] = (sums[i] as number) + (data[line * stride + i * step] as number);
    }
    for (let i = 0; i < count; i += 1) {
      out[line * count + i] = (upTo((i + 1) * pixels) - upTo(i * pixels)) / pixels;
    }
  }
  return out;
}

/** Samples around each by which it is judged. */
const reach = 3;
/** Grey levels: below, unrest is taken for rounding. */
const leastUnrest = 0.6;

/** Each sample less what is around it, over how restless that is: the picture itself fades. */
function whitened({ data, width, height }: Plane): Plane {
  const out = new Float32Array(data.length);
  const window = (2 * reach + 1) ** 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [sum, squares] = [0, 0];
      for (let v = y - reach; v <= y + reach; v += 1) {
        const row = Math.max(0, Math.min(height - 1, v)) * width;
        for (let u = x - reach; u <= x + reach; u += 1) {
          const value = data[row + Math.max(0, Math.min(width - 1, u))] as number;
          sum += value;
          squares += value * value;
        }
      }
      const mean = sum / window;
      const unrest = Math.sqrt(Math.max(0, squares / window - mean * mean));
      const rest = ((data[y * width + x] as number) - mean) / (leastUnrest + unrest);
      out[y * width + x] = Math.max(-2, Math.min(2, rest));
    }
  }
  return { data: out, width, height };
}

/** All tiles of a picture upon each other. */
function fold({ data, width, height }: Plane): Float32Array {
  const out = new Float32Array(side * side);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y % side) * side + (x % side);
      out[at] = (out[at] as number) + (data[y * width + x] as number);
    }
  }
  return out;
}

type Shift = { readonly x: number; readonly y: number };

/** Where the unchanging cells fit best, against how they fit everywhere else. */
function bestShift(folded: Float32Array, { sync }: MarkTile) {
  const cellSums = summedCells(folded);
  const places: [number, number, number][] = [];
  for (let cell = 0; cell < sync.length; cell += 1) {
    const sign = sync[cell] as number;
    if (sign === 0) continue;
    places.push([(cell % tileCells) * samples, Math.floor(cell / tileCells) * samples, sign]);
  }
  let [best, sum, squares] = [0, 0, 0];
  let shift: Shift = { x: 0, y: 0 };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let fit = 0;
      for (const [u, v, sign] of places) {
        fit += sign * (cellSums[((v + y) % side) * side + ((u + x) % side)] as number);
      }
      sum += fit;
      squares += fit * fit;
      if (fit > best) [best, shift] = [fit, { x, y }];
    }
  }
  const count = side * side;
  const mean = sum / count;
  const spread = Math.sqrt(Math.max(1e-9, squares / count - mean * mean));
  return { certainty: (best - mean) / spread, shift };
}

/** For each place the sum of the cell that begins there. */
function summedCells(folded: Float32Array): Float32Array {
  const out = new Float32Array(folded.length);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let sum = 0;
      for (let v = 0; v < samples; v += 1) {
        for (let u = 0; u < samples; u += 1) {
          sum += folded[((y + v) % side) * side + ((x + u) % side)] as number;
        }
      }
      out[y * side + x] = sum;
    }
  }
  return out;
}

function bitsAt(folded: Float32Array, tile: MarkTile, shift: Shift): Float32Array {
  const cellSums = summedCells(folded);
  const out = new Float32Array(codeBits);
  tile.bitOf.forEach((bit, cell) => {
    if (bit < 0) return;
    const x = ((cell % tileCells) * samples + shift.x) % side;
    const y = (Math.floor(cell / tileCells) * samples + shift.y) % side;
    const value = cellSums[y * side + x] as number;
    out[bit] = (out[bit] as number) + (tile.signs[cell] as number) * value;
  });
  return out;
}
