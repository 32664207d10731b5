import type { MarkPixels } from './mark-pixels.ts';
import { greyOf, type Plane } from './plane.ts';

/** Of levels 0–255 (Wang et al. 2004). */
const [steadyLight, steadyContrast] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
const side = 8;
/** Pixels from one window to the next, and a side of the blocks that they are made of. */
export const windowStep = 4;

/** Mean structural similarity of brightness, 0–1, over windows of 8 × 8 pixels. */
export function similarity(before: MarkPixels, after: MarkPixels): number {
  return greySimilarity(greyOf(before), greyOf(after));
}

/** The same of two planes of one size. Each window is four blocks, which its neighbours share. */
export function greySimilarity(before: Plane, after: Plane): number {
  const columns = Math.floor(before.width / windowStep);
  const rows = Math.floor(before.height / windowStep);
  return similarityOfBlocks(blockSums(before, after, { columns, rows }), { columns, rows });
}

type Size = { readonly columns: number; readonly rows: number };

/** The same of what is known of each block. */
function similarityOfBlocks(blocks: Blocks, { columns, rows }: Size): number {
  let sum = 0;
  let windows = 0;
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      sum += windowAt(blocks, columns, row * columns + column);
      windows += 1;
    }
  }
  return windows === 0 ? 1 : sum / windows;
}

/** Of every block: the sums of both, of their squares, and of their products. */
type Blocks = Readonly<Record<'a' | 'b' | 'aa' | 'bb' | 'ab', Float64Array>>;

function blockSums(
  { data: before, width }: Plane,
  { data: after }: Plane,
  { columns, rows }: Size,
): Blocks {
  const sums = () => new Float64Array(columns * rows);
  const blocks = { a: sums(), b: sums(), aa: sums(), bb: sums(), ab: sums() };
  const { a, b, aa, bb, ab } = blocks;
  for (let y = 0; y < rows * windowStep; y += 1) {
    const row = Math.floor(y / windowStep) * columns;
    for (let x = 0; x < columns * windowStep; x += 1) {
      const u = before[y * width + x] as number;
      const v = after[y * width + x] as number;
      const at = row + (x >> 2);
      a[at] = (a[at] as number) + u;
      b[at] = (b[at] as number) + v;
      aa[at] = (aa[at] as number) + u * u;
      bb[at] = (bb[at] as number) + v * v;
      ab[at] = (ab[at] as number) + u * v;
    }
  }
  return blocks;
}

const count = side * side;

/** How alike the two are in the window of this block and its neighbours to the right and below. */
function windowAt({ a, b, aa, bb, ab }: Blocks, columns: number, at: number): number {
  const meanA = meanAt(a, columns, at);
  const meanB = meanAt(b, columns, at);
  const varianceA = meanAt(aa, columns, at) - meanA * meanA;
  const varianceB = meanAt(bb, columns, at) - meanB * meanB;
  const together = meanAt(ab, columns, at) - meanA * meanB;
  return similarityOf(meanA, meanB, varianceA, varianceB, together);
}

/** Of one window, by the means of both, their variances and their covariance: numbers, since objects would be a heap. */
export function similarityOf(
  meanA: number,
  meanB: number,
  varianceA: number,
  varianceB: number,
  together: number,
): number {
  const light = 2 * meanA * meanB + steadyLight;
  const mostLight = meanA * meanA + meanB * meanB + steadyLight;
  const contrast = 2 * together + steadyContrast;
  return (light * contrast) / (mostLight * (varianceA + varianceB + steadyContrast));
}

function meanAt(sums: Float64Array, columns: number, at: number): number {
  const above = (sums[at] as number) + (sums[at + 1] as number);
  return (above + (sums[at + columns] as number) + (sums[at + columns + 1] as number)) / count;
}
