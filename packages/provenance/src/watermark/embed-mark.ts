import {
  type Between,
  betweenCells,
  betweenCellsMean,
  type Grid,
  lineBetween,
} from './cell-weights.ts';
import { measureBits, samples } from './detect-mark.ts';
import { foretell, foretellSimilarity, windowsOf } from './foretell-mark.ts';
import { encodeMark } from './mark-code.ts';
import type { MarkPixels } from './mark-pixels.ts';
import {
  cellPixels,
  codeBits,
  type MarkTile,
  markTileOf,
  tileCells,
  tileWith,
} from './mark-tile.ts';
import { type SampledPicture, samplePicture } from './sampled-picture.ts';

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
 * Puts the mark into a picture's pixels: the same on all three channels, so on its brightness alone. What the
 * picture itself drowns of it is said louder, until every bit can be read.
 */
export function embedMark(
  picture: MarkPixels,
  { key, id, cell = cellPixels, leastSimilarity = usualSimilarity }: Pointer,
): void {
  const across = betweenCells(picture.width, cell);
  const down = betweenCells(picture.height, cell);
  const columns = columnsOf(picture.width, cell);
  const sampled = samplePicture(picture, cell / samples);
  const windows = windowsOf(sampled);
  const mark = {
    levels: new Float32Array(sampled.grey.length),
    marked: new Float32Array(sampled.grey.length),
    ...{ tile: markTileOf(key), code: encodeMark(id), sampled, columns },
    gains: new Float32Array(codeBits).fill(1),
    strengths: strengthsOf(sampled, { columns, rows: columnsOf(picture.height, cell) }),
    across: betweenCellsMean(across, sampled.pixels),
    down: betweenCellsMean(down, sampled.pixels),
  };
  for (let round = 1; ; round += 1) {
    const cells = heard(mark);
    const lost = 1 - foretellSimilarity(sampled, mark.levels, windows);
    if (lost <= 1 - leastSimilarity || round === mostRounds) {
      addCells(picture, { values: cells, columns }, { across, down });
      return;
    }
    // What is lost grows with the square of the strength.
    const softer = Math.sqrt((1 - leastSimilarity) / lost) * spare;
    mark.strengths = mark.strengths.map((strength) => strength * softer);
  }
}

/** A calm picture shows more, and is marked more softly; what comes is up to .0012 less than what is foretold. */
const usualSimilarity = 0.9918;
/** So that the next round is the last. */
const spare = 0.98;

/** A mark before it is in a picture: what becomes of it is foretold from means of some pixels. */
type Mark = {
  readonly tile: MarkTile;
  readonly code: readonly number[];
  readonly sampled: SampledPicture;
  /** Of cells; one more than cover the picture: between the last two lies its edge. */
  readonly columns: number;
  readonly gains: Float32Array;
  /** Of each cell of the picture, in grey levels. */
  readonly strengths: Float32Array;
  readonly across: Between;
  readonly down: Between;
  /** What comes to each sample in the last round, and what it is then. */
  readonly levels: Float32Array;
  readonly marked: Float32Array;
};

/** Says louder, in `gains`, what the picture drowns. */
function heard(mark: Mark): Float32Array {
  const { tile, code, gains, sampled, columns, levels, marked: data } = mark;
  const plane = { width: sampled.columns, height: sampled.rows };
  for (let round = 1; ; round += 1) {
    const cells = cellsOf(mark);
    foretell(sampled, { values: cells, columns }, { ...mark, out: levels });
    for (let at = 0; at < data.length; at += 1) {
      data[at] = (levels[at] as number) + (sampled.grey[at] as number);
    }
    const bits = measureBits({ data, ...plane }, tile);
    const said = bits.map((bit, i) => (code[i] === 1 ? bit : -bit));
    const usual = said.toSorted()[codeBits / 2] as number;
    const weak = [...said.keys()].filter((bit) => (said[bit] as number) < usual * leastShare);
    if (weak.length === 0 || round === mostRounds) return cells;
    for (const bit of weak) gains[bit] = (gains[bit] as number) * louder;
  }
}

/** Of the usual bit; a weaker one might be lost to what happens to the picture later. */
const leastShare = 0.6;
const louder = 1.5;
const mostRounds = 5;

function addCells(
  { data, width, height }: MarkPixels,
  cells: Grid,
  { across, down }: { readonly across: Between; readonly down: Between },
): void {
  const line = new Float64Array(cells.columns);
  const row = {
    levels: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    parts: new Int32Array(cells.columns),
    first: across.first,
    share: Int32Array.from(across.share, inParts),
  };
  for (let y = 0; y < height; y += 1) {
    lineBetween(cells, down, y, line);
    for (let column = 0; column < line.length; column += 1) {
      row.parts[column] = (line[column] as number) * partsOfLevel;
    }
    addRow(row, y * width * 3, (y % ditherSide) * ditherSide);
  }
}

type Row = {
  readonly levels: Uint8ClampedArray;
  /** Of the row's cells. */
  readonly parts: Int32Array;
  readonly first: Int32Array;
  /** In parts of one. */
  readonly share: Int32Array;
};

function addRow({ levels, parts, first, share }: Row, start: number, ditherRow: number): void {
  for (let x = 0, at = start; x < share.length; x += 1, at += 3) {
    const column = first[x] as number;
    const left = parts[column] as number;
    const more = ((parts[column + 1] as number) - left) | 0;
    const value = left + (Math.imul(more, share[x] as number) >> partBits);
    // Rounded by a pattern without rhythm: less than a level would otherwise be none.
    const whole = (value + (dither[ditherRow + (x % ditherSide)] as number)) >> partBits;
    levels[at] = (levels[at] as number) + whole;
    levels[at + 1] = (levels[at + 1] as number) + whole;
    levels[at + 2] = (levels[at + 2] as number) + whole;
  }
}

/** Of a level: whole numbers are added quicker, and a thousandth is less than anybody rounds to. */
const partBits = 10;
const partsOfLevel = 1 << partBits;
const inParts = (value: number) => Math.round(value * partsOfLevel);

/** What each cell adds, in grey levels. */
function cellsOf({ tile, code, gains, strengths, columns }: Mark): Float32Array {
  const signs = tileWith(tile, code);
  const said = new Float32Array(signs.length);
  for (let cell = 0; cell < said.length; cell += 1) {
    said[cell] = (signs[cell] as number) * (gains[tile.bitOf[cell] as number] ?? 1);
  }
  const out = new Float32Array(strengths.length);
  for (let start = 0, row = 0; start < out.length; start += columns, row += 1) {
    const first = (row % tileCells) * tileCells;
    for (let column = 0; column < columns; column += 1) {
      const at = start + column;
      out[at] = (strengths[at] as number) * (said[first + (column % tileCells)] as number);
    }
  }
  return out;
}

const columnsOf = (length: number, cell: number) => Math.ceil(length / cell) + 1;

/** What lies at an edge is as what is beside it. */
function strengthsOf(
  sampled: SampledPicture,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Float32Array {
  const out = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    strengthsOfRow(sampled, row, out.subarray(row * columns, (row + 1) * columns));
  }
  return out;
}

function strengthsOfRow(
  { grey, squares, columns, rows }: SampledPicture,
  row: number,
  out: Float32Array,
): void {
  const top = Math.min(rows - samples, row * samples);
  for (let column = 0; column < out.length; column += 1) {
    const left = Math.min(columns - samples, column * samples);
    let sum = 0;
    let square = 0;
    for (let v = 0; v < samples; v += 1) {
      for (let u = 0; u < samples; u += 1) {
        const place = (top + v) * columns + left + u;
        sum += grey[place] as number;
        square += squares[place] as number;
      }
    }
    const mean = sum / samples ** 2;
    const unrest = Math.sqrt(Math.max(0, square / samples ** 2 - mean * mean));
    out[column] = Math.min(markStrength.most, markStrength.least + markStrength.perUnrest * unrest);
  }
}

const ditherSide = 64;

/** In parts of a level; Jimenez's interleaved gradient noise. */
const dither = Int32Array.from({ length: ditherSide ** 2 }, (_, at) => {
  const inner = 0.06711056 * (at % ditherSide) + 0.00583715 * Math.floor(at / ditherSide);
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return Math.floor((outer - Math.floor(outer)) * partsOfLevel);
});
