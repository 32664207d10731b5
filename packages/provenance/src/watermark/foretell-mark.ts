import { type Between, type Grid, lineBetween } from './cell-weights.ts';
import { greyOfColour } from './mark-pixels.ts';
import type { SampledPicture } from './sampled-picture.ts';
import { similarityOf, windowStep } from './similarity.ts';

/**
 * What cells add to the brightness of each sample, as far as its colours leave room for it, into `out`. Here and below
 * a row is a call: short loops are compiled once and for good, long ones again and again.
 */
export function foretell(
  picture: SampledPicture,
  cells: Grid,
  { across, down, out }: { readonly across: Between; readonly down: Between; out: Float32Array },
): void {
  const line = new Float64Array(cells.columns);
  for (let y = 0; y < picture.rows; y += 1) {
    lineBetween(cells, down, y, line);
    foretellRow(picture, { line, across, out }, y * picture.columns);
  }
}

function foretellRow(
  picture: SampledPicture,
  {
    line,
    across,
    out,
  }: { readonly line: Float64Array; readonly across: Between; out: Float32Array },
  start: number,
): void {
  const { columns, above, below } = picture;
  const { first, share } = across;
  for (let x = 0, at = start; x < columns; x += 1, at += 1) {
    const column = first[x] as number;
    const left = line[column] as number;
    const level = left + ((line[column + 1] as number) - left) * (share[x] as number);
    const hasRoom = level > 0 ? level <= (above[at] as number) : -level <= (below[at] as number);
    out[at] = hasRoom ? level : withRoom(picture, at, level);
  }
}

function withRoom({ red, green, blue }: SampledPicture, at: number, level: number): number {
  const r = red[at] as number;
  const g = green[at] as number;
  const b = blue[at] as number;
  const marked = greyOfColour(within(r + level), within(g + level), within(b + level));
  return marked - greyOfColour(r, g, b);
}

const within = (level: number) => (level < 0 ? 0 : level > 255 ? 255 : level);

/** Of a picture before it is marked, for all rounds: what each window of the similarity is like. */
export type Windows = {
  /** Samples of a block's side; a window is four blocks. */
  readonly perBlock: number;
  readonly columns: number;
  readonly rows: number;
  readonly mean: Float32Array;
  readonly variance: Float32Array;
};

export function windowsOf(picture: SampledPicture): Windows {
  const perBlock = windowStep / picture.pixels;
  const columns = Math.max(0, Math.floor(picture.columns / perBlock) - 1);
  const rows = Math.max(0, Math.floor(picture.rows / perBlock) - 1);
  const plane = () => new Float32Array(columns * rows);
  const windows = { perBlock, columns, rows, mean: plane(), variance: plane() };
  for (let row = 0; row < rows; row += 1) windowsOfRow(picture, windows, row);
  return windows;
}

function windowsOfRow(picture: SampledPicture, windows: Windows, row: number): void {
  const { grey, squares } = picture;
  const { perBlock, columns } = windows;
  const share = 1 / (4 * perBlock * perBlock);
  for (let column = 0, at = row * columns; column < columns; column += 1, at += 1) {
    let sum = 0;
    let square = 0;
    for (let y = 0; y < 2 * perBlock; y += 1) {
      const line = (row * perBlock + y) * picture.columns + column * perBlock;
      for (let place = line; place < line + 2 * perBlock; place += 1) {
        sum += grey[place] as number;
        square += squares[place] as number;
      }
    }
    const mean = sum * share;
    windows.mean[at] = mean;
    windows.variance[at] = square * share - mean * mean;
  }
}

/** Mean structural similarity (SSIM) of a picture and the same with these levels added to its samples, 0–1. */
export function foretellSimilarity(
  picture: SampledPicture,
  levels: Float32Array,
  windows: Windows,
): number {
  const { perBlock, columns, rows } = windows;
  if (columns === 0 || rows === 0) return 1;
  let above = rowOfBlocks(columns + 1);
  let below = rowOfBlocks(columns + 1);
  addBlocks(above, { picture, levels, perBlock }, 0);
  let sum = 0;
  for (let row = 0; row < rows; row += 1) {
    addBlocks(below, { picture, levels, perBlock }, row + 1);
    sum += similarityOfRow(windows, row, { above, below });
    [above, below] = [below, above];
  }
  return sum / (columns * rows);
}

/** The sum over a row of windows. */
function similarityOfRow(
  { perBlock, columns, mean, variance }: Windows,
  row: number,
  { above, below }: Readonly<Record<'above' | 'below', RowOfBlocks>>,
): number {
  const share = 1 / (4 * perBlock * perBlock);
  let sum = 0;
  for (let column = 0, at = row * columns; column < columns; column += 1, at += 1) {
    const before = mean[at] as number;
    const restless = variance[at] as number;
    const added = windowSum(above.levels, below.levels, column) * share;
    const together = windowSum(above.products, below.products, column) * share - before * added;
    const own = windowSum(above.own, below.own, column) * share - added * added;
    const marked = restless + 2 * together + own;
    sum += similarityOf(before, before + added, restless, marked, restless + together);
  }
  return sum;
}

const windowSum = (above: Float64Array, below: Float64Array, column: number) =>
  (above[column] as number) +
  (above[column + 1] as number) +
  (below[column] as number) +
  (below[column + 1] as number);

/** Sums over a row of blocks: of the levels, of them times what they are added to, of their squares. */
type RowOfBlocks = Readonly<Record<'levels' | 'products' | 'own', Float64Array>>;

function rowOfBlocks(length: number): RowOfBlocks {
  const sums = () => new Float64Array(length);
  return { levels: sums(), products: sums(), own: sums() };
}

type Marked = {
  readonly picture: SampledPicture;
  readonly levels: Float32Array;
  readonly perBlock: number;
};

function addBlocks(
  blocks: RowOfBlocks,
  { picture: { columns, rows, grey }, levels, perBlock }: Marked,
  row: number,
): void {
  for (let block = 0; block < blocks.levels.length; block += 1) {
    let added = 0;
    let product = 0;
    let own = 0;
    for (let y = row * perBlock; y < (row + 1) * perBlock; y += 1) {
      const upper = y > 0 ? -columns : 0;
      const lower = y + 1 < rows ? columns : 0;
      for (let x = block * perBlock; x < (block + 1) * perBlock; x += 1) {
        const at = y * columns + x;
        const level = levels[at] as number;
        const across =
          (levels[x + 1 < columns ? at + 1 : at] as number) -
          (levels[x > 0 ? at - 1 : at] as number);
        const down = (levels[at + lower] as number) - (levels[at + upper] as number);
        added += level;
        product += level * (grey[at] as number);
        own += level * level + unevenness(level, across, down);
      }
    }
    blocks.levels[block] = added;
    blocks.products[block] = product;
    blocks.own[block] = own;
  }
}

/** By how much the pixels of a sample differ (variance): the mark's slope there, and its rounding to whole levels. */
function unevenness(level: number, across: number, down: number): number {
  const part = level - Math.floor(level);
  return part * (1 - part) + (across * across + down * down) / (4 * 12);
}
