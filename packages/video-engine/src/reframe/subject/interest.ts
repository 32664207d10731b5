import { median } from '../../maths/statistics.ts';
import type { ColumnProfile } from '../crop/crop-path.ts';
import { columns, rows, type Sample } from '../sample-grid.ts';

/** Chroma spans a smaller range than luma and tells more: how much longer its steps are. */
const chromaGain = 2;

/**
 * How far the cells of each column are from what is usual in their rows, in the mean: horizon, sky, sea and
 * road change from row to row and are nothing to look at, a boat, a car or the sun is.
 */
export function interestColumns({ luma, rgb }: Sample): ColumnProfile {
  const interest = new Float64Array(columns);
  for (let y = 0; y < rows; y += 1) {
    const cells = Array.from({ length: columns }, (_, x) => {
      const cell = y * columns + x;
      const light = luma[cell]!;
      const blue = chromaGain * 0.564 * (rgb[3 * cell + 2]! - light);
      const red = chromaGain * 0.713 * (rgb[3 * cell]! - light);
      return [light, blue, red] as const;
    });
    const usual = [0, 1, 2].map((channel) => median(cells.map((cell) => cell[channel]!)));
    cells.forEach((cell, x) => {
      const steps = cell.map((value, channel) => value - usual[channel]!);
      interest[x] = interest[x]! + Math.hypot(...steps) / rows;
    });
  }
  return interest;
}
