import { measureBits } from './detect-mark.ts';
import { encodeMark } from './mark-code.ts';
import { brightnessAt, type MarkPixels } from './mark-pixels.ts';
import {
  cellPixels,
  codeBits,
  type MarkTile,
  makeMarkTile,
  tileCells,
  tileWith,
} from './mark-tile.ts';
import { greyOf } from './plane.ts';
import { greySimilarity } from './similarity.ts';

/**
 * Grey levels of the mark where nothing hides it, and how much more of them a cell bears for each
 * level of its own unrest (standard deviation); found by SSIM and by eye on drawn and taken pictures.
 */
export const markStrength = { least: 1.1, perUnrest: 0.17, most: 5 } as const;

export type Pointer = {
  readonly key: string;
  /** 12 hexadecimal digits: 48 bits. */
  readonly id: string;
  /** Pixels of a cell's side: fewer for a picture that has no room for the usual ones. */
  readonly cell?: number;
  /** Of the marked picture's brightness to what it was, by structure (SSIM). */
  readonly leastSimilarity?: number;
};

/**
 * A picture with the mark: the same on all three channels, so on its brightness alone. What the
 * picture itself drowns of it is said louder, until every bit can be read.
 */
export function embedMark(
  picture: MarkPixels,
  { key, id, cell = cellPixels, leastSimilarity = usualSimilarity }: Pointer,
): MarkPixels {
  const mark = { tile: makeMarkTile(key), code: encodeMark(id), cell };
  const gains = new Float32Array(codeBits).fill(1);
  const strengths = strengthsOf(picture, cell);
  const before = greyOf(picture);
  for (let round = 1; ; round += 1) {
    const marked = heard(picture, { ...mark, gains, strengths });
    const lost = 1 - greySimilarity(before, greyOf(marked));
    if (lost <= 1 - leastSimilarity || round === mostRounds) return marked;
    // What is lost grows with the square of the strength.
    const softer = Math.sqrt((1 - leastSimilarity) / lost) * spare;
    strengths.forEach((strength, cell) => {
      strengths[cell] = strength * softer;
    });
  }
}

/** A calm picture shows more, and is marked more softly. */
const usualSimilarity = 0.991;
/** So that the next round is the last. */
const spare = 0.98;

/** Says louder, in `gains`, what the picture drowns. */
function heard(picture: MarkPixels, mark: Mark): MarkPixels {
  const { tile, code, gains, cell } = mark;
  for (let round = 1; ; round += 1) {
    const marked = withMark(picture, mark);
    const said = measureBits(marked, tile, cell).map((bit, i) => (code[i] === 1 ? bit : -bit));
    const usual = said.toSorted()[codeBits / 2] as number;
    const weak = [...said.keys()].filter((bit) => (said[bit] as number) < usual * leastShare);
    if (weak.length === 0 || round === mostRounds) return marked;
    for (const bit of weak) gains[bit] = (gains[bit] as number) * louder;
  }
}

/** Of the usual bit; a weaker one might be lost to what happens to the picture later. */
const leastShare = 0.6;
const louder = 1.5;
const mostRounds = 5;

type Mark = {
  readonly cell: number;
  readonly tile: MarkTile;
  readonly code: readonly number[];
  readonly gains: Float32Array;
  /** Of each cell of the picture, in grey levels. */
  readonly strengths: Float32Array;
};

function withMark(picture: MarkPixels, mark: Mark): MarkPixels {
  const { width, height } = picture;
  const data = new Uint8Array(picture.data);
  const levels = new Uint8ClampedArray(data.buffer);
  const columns = columnsOf(picture, mark.cell);
  const cells = cellsOf(mark, columns);
  const across = betweenCells(width, mark.cell);
  const down = betweenCells(height, mark.cell);
  const line = new Float64Array(columns);
  for (let y = 0; y < height; y += 1) {
    const row = (down.first[y] as number) * columns;
    const fv = down.share[y] as number;
    for (let column = 0; column < columns; column += 1) {
      const above = cells[row + column] as number;
      line[column] = above + ((cells[row + columns + column] as number) - above) * fv;
    }
    for (let x = 0; x < width; x += 1) {
      const column = across.first[x] as number;
      const left = line[column] as number;
      const value = left + ((line[column + 1] as number) - left) * (across.share[x] as number);
      // Rounded by a pattern without rhythm: less than a level would otherwise be none.
      const whole = Math.floor(value + dither(x, y));
      if (whole === 0) continue;
      const at = (y * width + x) * 3;
      levels[at] = (levels[at] as number) + whole;
      levels[at + 1] = (levels[at + 1] as number) + whole;
      levels[at + 2] = (levels[at + 2] as number) + whole;
    }
  }
  return { data, width, height };
}

/** What each cell adds, in grey levels. */
function cellsOf({ tile, code, gains, strengths }: Mark, columns: number): Float32Array {
  const signs = tileWith(tile, code);
  return strengths.map((strength, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const cell = (row % tileCells) * tileCells + (column % tileCells);
    return (signs[cell] as number) * (gains[tile.bitOf[cell] as number] ?? 1) * strength;
  });
}

function strengthsOf(picture: MarkPixels, cell: number): Float32Array {
  const columns = columnsOf(picture, cell);
  const rows = Math.ceil(picture.height / cell) + 1;
  return Float32Array.from({ length: columns * rows }, (_, at) =>
    strengthAt(picture, { x: (at % columns) * cell, y: Math.floor(at / columns) * cell, cell }),
  );
}

/** One more than cover it: between the last two lies its edge. */
const columnsOf = ({ width }: MarkPixels, cell: number) => Math.ceil(width / cell) + 1;

type Place = { readonly x: number; readonly y: number; readonly cell: number };

function strengthAt({ data, width, height }: MarkPixels, place: Place): number {
  let [count, sum, squares] = [0, 0, 0];
  const startX = Math.min(width - 1, place.x);
  const startY = Math.min(height - 1, place.y);
  for (let y = startY; y < Math.min(height, startY + place.cell); y += 2) {
    for (let x = startX; x < Math.min(width, startX + place.cell); x += 2) {
      const at = (y * width + x) * 3;
      const grey = brightnessAt(data, at);
      count += 1;
      sum += grey;
      squares += grey * grey;
    }
  }
  const mean = sum / count;
  const unrest = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return Math.min(markStrength.most, markStrength.least + markStrength.perUnrest * unrest);
}

/** Of each pixel the cell whose middle lies before it, and how far it is on the way to the next one's. */
function betweenCells(length: number, cell: number) {
  const first = new Int32Array(length);
  const share = new Float64Array(length);
  for (let i = 0; i < length; i += 1) {
    const place = Math.max(0, (i + 0.5) / cell - 0.5);
    first[i] = Math.floor(place);
    share[i] = ease(place - (first[i] as number));
  }
  return { first, share };
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** 0–1; Jimenez's interleaved gradient noise. */
function dither(x: number, y: number): number {
  const inner = 0.06711056 * x + 0.00583715 * y;
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return outer - Math.floor(outer);
}
