import type { MarkPixels } from './mark-pixels.ts';
import { greyOf, type Plane } from './plane.ts';

/** Of levels 0–255 (Wang et al. 2004). */
const [steadyLight, steadyContrast] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
const side = 8;
const step = 4;

/** Mean structural similarity of brightness, 0–1, over windows of 8 × 8 pixels. */
export function similarity(before: MarkPixels, after: MarkPixels): number {
  return greySimilarity(greyOf(before), greyOf(after));
}

/** The same of two planes of one size. Each window is four blocks, which its neighbours share. */
export function greySimilarity(before: Plane, after: Plane): number {
  const columns = Math.floor(before.width / step);
  const rows = Math.floor(before.height / step);
  const blocks = blockSums(before, after, { columns, rows });
  const ofWindow = windowsOf(blocks, columns);
  let [sum, windows] = [0, 0];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      sum += ofWindow(row * columns + column);
      windows += 1;
    }
  }
  return windows === 0 ? 1 : sum / windows;
}

type Blocks = readonly [
  a: Float64Array,
  b: Float64Array,
  aa: Float64Array,
  bb: Float64Array,
  ab: Float64Array,
];

/** Of every block of 4 × 4: the sums of both, of their squares, and of their products. */
function blockSums(
  { data: before, width }: Plane,
  { data: after }: Plane,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Blocks {
  const sums = () => new Float64Array(columns * rows);
  const blocks: Blocks = [sums(), sums(), sums(), sums(), sums()];
  const [a, b, aa, bb, ab] = blocks;
  for (let y = 0; y < rows * step; y += 1) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < columns * step; x += 1) {
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
function windowsOf([as, bs, aas, bbs, abs]: Blocks, columns: number): (at: number) => number {
  const meanOf = (sums: Float64Array, at: number) =>
    ((sums[at] as number) +
      (sums[at + 1] as number) +
      (sums[at + columns] as number) +
      (sums[at + columns + 1] as number)) /
    count;
  return (at) => {
    const [meanA, meanB] = [meanOf(as, at), meanOf(bs, at)];
    const varianceA = meanOf(aas, at) - meanA * meanA;
    const varianceB = meanOf(bbs, at) - meanB * meanB;
    const together = meanOf(abs, at) - meanA * meanB;
    const light = (2 * meanA * meanB + steadyLight) / (meanA * meanA + meanB * meanB + steadyLight);
    return (light * (2 * together + steadyContrast)) / (varianceA + varianceB + steadyContrast);
  };
}
