import type { MarkPixels } from './mark-pixels.ts';
import { greyOf } from './plane.ts';

/** Of levels 0–255 (Wang et al. 2004). */
const [steadyLight, steadyContrast] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
const side = 8;
const step = 4;

/** Mean structural similarity of brightness, 0–1, over windows of 8 × 8 pixels. */
export function similarity(before: MarkPixels, after: MarkPixels): number {
  const { width, height } = before;
  const [x, y] = [greyOf(before).data, greyOf(after).data];
  let [sum, windows] = [0, 0];
  for (let top = 0; top + side <= height; top += step) {
    for (let left = 0; left + side <= width; left += step) {
      sum += ofWindow(x, y, { at: top * width + left, width });
      windows += 1;
    }
  }
  return windows === 0 ? 1 : sum / windows;
}

function ofWindow(
  before: Float32Array,
  after: Float32Array,
  { at, width }: { readonly at: number; readonly width: number },
): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < side; row += 1) {
    const first = at + row * width;
    for (let place = first; place < first + side; place += 1) {
      const [u, v] = [before[place] as number, after[place] as number];
      a += u;
      b += v;
      aa += u * u;
      bb += v * v;
      ab += u * v;
    }
  }
  const count = side * side;
  const [meanA, meanB] = [a / count, b / count];
  const varianceA = aa / count - meanA * meanA;
  const varianceB = bb / count - meanB * meanB;
  const together = ab / count - meanA * meanB;
  const light = (2 * meanA * meanB + steadyLight) / (meanA * meanA + meanB * meanB + steadyLight);
  return (light * (2 * together + steadyContrast)) / (varianceA + varianceB + steadyContrast);
}
