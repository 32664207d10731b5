import { type Between, type Grid, lineBetween } from './cell-weights.ts';
import { greyOfColour } from './mark-pixels.ts';
import type { SampledPicture } from './sampled-picture.ts';
import { type Blocks, similarityOfBlocks, windowStep } from './similarity.ts';

/** What cells add to the brightness of each sample, as far as its colours leave room for it, into `out`. */
export function foretell(
  picture: SampledPicture,
  cells: Grid,
  { across, down, out }: { readonly across: Between; readonly down: Between; out: Float32Array },
): void {
  const { columns, rows } = picture;
  const line = new Float64Array(cells.columns);
  for (let y = 0; y < rows; y += 1) {
    lineBetween(cells, down, y, line);
    for (let x = 0; x < columns; x += 1) {
      const column = across.first[x] as number;
      const left = line[column] as number;
      const level = left + ((line[column + 1] as number) - left) * (across.share[x] as number);
      out[y * columns + x] = withRoom(picture, y * columns + x, level);
    }
  }
}

function withRoom({ red, green, blue, grey }: SampledPicture, at: number, level: number): number {
  const marked = greyOfColour(
    within((red[at] as number) + level),
    within((green[at] as number) + level),
    within((blue[at] as number) + level),
  );
  return marked - (grey[at] as number);
}

const within = (level: number) => (level < 0 ? 0 : level > 255 ? 255 : level);

/** Room to reckon in, for all rounds of one picture. */
export function blocksFor({ pixels, columns, rows }: SampledPicture): Blocks {
  const perBlock = windowStep / pixels;
  const count = Math.floor(columns / perBlock) * Math.floor(rows / perBlock);
  const sums = () => new Float64Array(count);
  return { a: sums(), b: sums(), aa: sums(), bb: sums(), ab: sums() };
}

/** Mean structural similarity (SSIM) of a picture and the same with these levels added to its samples, 0–1. */
export function foretellSimilarity(
  picture: SampledPicture,
  levels: Float32Array,
  blocks: Blocks,
): number {
  const perBlock = windowStep / picture.pixels;
  const columns = Math.floor(picture.columns / perBlock);
  const rows = Math.floor(picture.rows / perBlock);
  for (const sums of Object.values(blocks)) sums.fill(0);
  const { a, b, aa, bb, ab } = blocks;
  const pixels = picture.pixels ** 2;
  for (let y = 0; y < rows * perBlock; y += 1) {
    for (let x = 0; x < columns * perBlock; x += 1) {
      const at = y * picture.columns + x;
      const block = Math.floor(y / perBlock) * columns + Math.floor(x / perBlock);
      const grey = picture.grey[at] as number;
      const square = picture.squares[at] as number;
      const level = levels[at] as number;
      const own = level * level + unevenness(levels, picture.columns, at);
      a[block] = (a[block] as number) + pixels * grey;
      b[block] = (b[block] as number) + pixels * (grey + level);
      aa[block] = (aa[block] as number) + pixels * square;
      ab[block] = (ab[block] as number) + pixels * (square + level * grey);
      bb[block] = (bb[block] as number) + pixels * (square + 2 * level * grey + own);
    }
  }
  return similarityOfBlocks(blocks, { columns, rows });
}

/** By how much the pixels of a sample differ (variance): the mark's slope there, and its rounding to whole levels. */
function unevenness(levels: Float32Array, columns: number, at: number): number {
  const level = levels[at] as number;
  const part = Math.abs(level) % 1;
  const across = (levels[at + 1] ?? level) - (levels[at - 1] ?? level);
  const down = (levels[at + columns] ?? level) - (levels[at - columns] ?? level);
  return part * (1 - part) + (across * across + down * down) / (4 * 12);
}
