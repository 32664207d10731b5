import { layoutColumns as columns, layoutRows as rows } from '../../model/analysis.ts';
import type { TitleCard } from '../../model/timeline.ts';
import { momentsOf, type PlannedShot } from '../material/planned-shot.ts';

const thirds = ['top', 'middle', 'bottom'] as const;
/** Between two flat thirds, the middle is left to the subject. */
const reluctance = { top: 1, middle: 1.3, bottom: 0.95 } as const;

/** The third of the frame with the least detail in these shots. */
export function flattestThird(
  shots: readonly PlannedShot[],
  targetAspect: number,
): TitleCard['place'] {
  const layouts = shots.flatMap((shot) => {
    const { width, height } = shot.clip.analysis;
    return momentsOf(shot).map(({ measure }) => ({
      layout: measure.layout,
      aspect: width / height,
    }));
  });
  const scored = thirds.map((third, index) => {
    const details = layouts.map(({ layout, aspect }) =>
      detail(layout, index, aspect / targetAspect),
    );
    const sum = details.reduce((total, each) => total + each, 0);
    return { third, score: (sum / Math.max(1, details.length) + 1) * reluctance[third] };
  });
  return scored.reduce((best, each) => (each.score < best.score ? each : best)).third;
}

/** Mean step between neighbouring cells of one third, inside the centred crop. */
function detail(layout: readonly number[], third: number, excess: number): number {
  const depth = layout.length / (columns * rows);
  const width = Math.min(1, 1 / excess);
  const height = Math.min(1, excess);
  const left = Math.floor(((1 - width) / 2) * columns);
  const right = Math.ceil(((1 + width) / 2) * columns);
  const top = Math.floor(((1 - height) / 2 + (height * third) / 3) * rows + 1e-6);
  const bottom = Math.max(
    top + 1,
    Math.ceil(((1 - height) / 2 + (height * (third + 1)) / 3) * rows - 1e-6),
  );
  const luma = (row: number, column: number) => layout[(row * columns + column) * depth] ?? 0;
  let sum = 0;
  let count = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      if (column + 1 < right) sum += Math.abs(luma(row, column) - luma(row, column + 1));
      if (row + 1 < bottom) sum += Math.abs(luma(row, column) - luma(row + 1, column));
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}
