import type { Rest } from '../verdict/cut.ts';
import { type Correlate, makeCorrelate } from './correlate.ts';
import { decodeMark } from './mark-code.ts';
import type { MarkPixels } from './mark-pixels.ts';
import { cellPixels, codeBits, type MarkTile, markTileOf, tileCells } from './mark-tile.ts';
import { greyOf, type Plane, type SummedPlane, shrunk, summed, whitened } from './plane.ts';

export type FoundMark = {
  /** 12 hexadecimal digits. */
  readonly id: string;
  /** Of the size that it was marked at: 0.5 for a picture of half the size. */
  readonly scale: number;
  /** Standard deviations by which the tile stands out of all other places of it. */
  readonly certainty: number;
};

/**
 * Standard deviations that chance never reaches: of 4096 places at some 240 scales in ten thousand
 * pictures, some 10^10 tries, none is expected above 6.5. Unmarked pictures reach 4 at a scale.
 */
const leastCertainty = 7;
/** Of the one place where the tile lies in a picture that was not cut, so that there are as few tries as sizes. */
const leastCertaintyUncut = 5;

/** The sizes at which marked pictures are met first, then all others in steps of less than a percent. */
export const usualScales = [1, 0.5, 0.75] as const;
/** From a third of the size to twice, as a film's still is to a picture. */
export const allScales = Array.from({ length: 235 }, (_, i) => 0.31 * 1.008 ** i);
/** Of films, whose square ones are made smaller to be looked at. */
export const filmScales = [1, 8 / 9, 0.5, 0.75, 2, ...allScales] as const;

/** The mark of this key in a picture, wherever it was cut and however it was scaled; null without. */
export function detectMark(
  picture: MarkPixels,
  { key, scales }: { key: string; scales?: readonly number[] },
): FoundMark | null {
  return detectInPlane(greyOf(picture), { key, ...(scales && { scales }) });
}

/** The same in brightness alone, of one picture or of a film's pictures laid upon each other. */
export function detectInPlane(
  plane: Plane,
  { key, scales = [...usualScales, ...allScales] }: { key: string; scales?: readonly number[] },
): FoundMark | null {
  for (const { id, scale, certainty } of looksAt(plane, { key, scales })) {
    if (id !== null) return { id, scale, certainty };
  }
  return null;
}

/** What is left of a picture whose mark was found, to a pixel or two: sizes between those that are searched, too. */
export function restOf(plane: Plane, { key, found }: { key: string; found: FoundMark }): Rest {
  const scales = Array.from({ length: 2 * fineSteps + 1 }, (_, i) => {
    return found.scale * (1 + (i - fineSteps) * fineStep);
  });
  const looks = [...looksAt(plane, { key, scales })].filter(({ id }) => id === found.id);
  const { scale, shift } = looks.reduce((best, one) =>
    one.certainty > best.certainty ? one : best,
  );
  const size = { width: plane.width / scale, height: plane.height / scale };
  const sample = cellPixels / samples;
  return { ...size, x: shift.x * sample, y: shift.y * sample, tile: tileCells * cellPixels };
}

/** Of a size: finer than the steps of `allScales`. */
const fineStep = 0.001;
const fineSteps = 8;

/** What is seen at one size: how far a tile's best place stands out, and what it says there, if anything. */
type Look = Omit<FoundMark, 'id'> & { readonly id: string | null; readonly shift: Shift };

/** Looks at each size that leaves room for a tile, one after the other, as long as somebody wants to know. */
export function* looksAt(
  plane: Plane,
  { key, scales }: { readonly key: string; readonly scales: readonly number[] },
): Generator<Look> {
  const grey = summed(plane);
  const tile = markTileOf(key);
  const correlate = correlateOf(tile);
  const roomy = scales.filter((scale) => hasRoom(plane, scale));
  for (let i = 0; i < roomy.length; i += 2) {
    const pair = roomy.slice(i, i + 2).map((scale) => ({ scale, cells: cellsAt(grey, scale) }));
    const fits = correlate([pair[0]?.cells ?? noCells, pair[1]?.cells ?? noCells]);
    for (const [place, { scale, cells }] of pair.entries()) {
      const { best, uncut } = placesIn(fits[place] as Float64Array);
      const found = [best, uncut].find(({ certainty, least }) => certainty >= least);
      const id = found ? decodeMark(bitsAt(cells, tile, found.shift)) : null;
      const { certainty, shift } = found ?? best;
      yield { id, scale, certainty, shift };
    }
  }
}

/** Samples of a cell's side while looking. */
export const samples = 2;
const side = tileCells * samples;

/** How surely the samples of a picture that was neither cut nor scaled say each bit: above 0 a one. */
export function measureBits(sampled: Plane, tile: MarkTile): Float32Array {
  return bitsAt(summedCells(fold(whitened(sampled, reach))), tile, { x: 0, y: 0 });
}

/** Samples around each by which it is judged. */
const reach = 3;

/** Pixels of a sample's side. */
const samplePixels = (scale: number) => (scale * cellPixels) / samples;

/** A tile at least: what is smaller cannot be looked at as of this size. */
function hasRoom({ width, height }: Plane, scale: number): boolean {
  return Math.floor(Math.min(width, height) / samplePixels(scale)) >= side;
}

const noCells = new Float32Array(side * side);

function cellsAt(grey: SummedPlane, scale: number): Float32Array {
  return summedCells(fold(whitened(shrunk(grey, samplePixels(scale)), reach)));
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

/** Where the unchanging cells fit best, and where they lie if nothing was cut, against how they fit everywhere else. */
function placesIn(fits: Float64Array) {
  let [sum, squares, at] = [0, 0, 0];
  fits.forEach((fit, place) => {
    sum += fit;
    squares += fit * fit;
    if (fit > (fits[at] as number)) at = place;
  });
  const mean = sum / fits.length;
  const spread = Math.sqrt(Math.max(1e-9, squares / fits.length - mean * mean));
  const certaintyAt = (place: number) => ((fits[place] as number) - mean) / spread;
  const shift: Shift = { x: at % side, y: Math.floor(at / side) };
  return {
    best: { certainty: certaintyAt(at), least: leastCertainty, shift },
    uncut: { certainty: certaintyAt(0), least: leastCertaintyUncut, shift: { x: 0, y: 0 } },
  };
}

/** The unchanging cells, each at the place where its sum stands. */
function correlateOf({ sync }: MarkTile): Correlate {
  const pattern = new Float64Array(side * side);
  sync.forEach((sign, cell) => {
    const [x, y] = [(cell % tileCells) * samples, Math.floor(cell / tileCells) * samples];
    pattern[y * side + x] = sign;
  });
  return makeCorrelate(pattern, side);
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

function bitsAt(cellSums: Float32Array, tile: MarkTile, shift: Shift): Float32Array {
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
