import { leastInkGap } from '../design/families.ts';
import { shapeLine } from '../type/shape-line.ts';
import type { FontCut, Typeface } from '../type/typeface.ts';
import type { PlacedLine } from './layout.ts';

export type Column = {
  readonly lines: readonly (readonly string[])[];
  readonly cut: FontCut;
  /** Pixels. */
  readonly size: number;
  /** Baseline to baseline, in em. */
  readonly leading: number;
  readonly align: 'left' | 'centre';
  /** Left edge or middle, and the top of the first line's ink. */
  readonly x: number;
  readonly top: number;
  readonly rank: PlacedLine['rank'];
  readonly step?: number;
};

/** Lines under each other, the ink of the first at `top`; accents never touch what hangs above. */
export function placeLines(typeface: Typeface, column: Column): readonly PlacedLine[] {
  const { cut, size, leading, align, x, top, rank, step = 0 } = column;
  const placed: PlacedLine[] = [];
  let baseline = top;
  let hanging = 0;
  for (const words of column.lines) {
    const { advance, ink } = shapeLine(typeface, words, cut);
    const inkStep = (hanging + ink.top + leastInkGap) * size;
    baseline =
      placed.length === 0 ? top + ink.top * size : baseline + Math.max(leading * size, inkStep);
    hanging = -ink.bottom;
    const width = advance * size;
    const left = align === 'left' ? x : x - width / 2;
    placed.push({
      // Optically: the ink of a large letter begins where that of a small one does.
      ...{ words, cut, size, x: align === 'left' ? x - ink.left * size : x, baseline, align },
      top: baseline - ink.top * size,
      bottom: baseline - ink.bottom * size,
      ...{ left, width, rank, step },
    });
  }
  return placed;
}

export function bottomOf(lines: readonly PlacedLine[]): number {
  return Math.max(...lines.map((line) => line.bottom));
}

export function widthOf(lines: readonly PlacedLine[]): number {
  return Math.max(0, ...lines.map((line) => line.width));
}
