import { clamp } from '../../../maths/interpolation.ts';
import { blend, type Rgb } from '../../light/rgb.ts';
import { addStroke, type StrokeList } from './stroke-list.ts';

export type Point = readonly [x: number, y: number];

export type Fill = {
  colour: Rgb;
  /** Colour of the lowest row; `colour` when left out. */
  lowColour?: Rgb;
  /** Each row may run into another colour at its right end. */
  rightColour?: Rgb;
  depth: number;
  alpha?: number;
};

/** Half a row and a little more: no gap shows between rows. */
const rowHalfWidth = 0.52;

/** Fills a polygon with one stroke per row. Points in pixels, any order of turning. */
export function fillShape(
  strokes: StrokeList,
  points: readonly Point[],
  { colour, lowColour = colour, rightColour, depth, alpha = 1 }: Fill,
): void {
  const rows = points.map(([, y]) => y);
  const top = Math.min(...rows);
  const low = Math.max(...rows);
  for (let y = Math.floor(top) + 0.5; y < low; y += 1) {
    const cuts = crossings(points, y);
    const shade = blend(colour, lowColour, clamp((y - top) / Math.max(1, low - top)));
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const row = { x: cuts[i]!, y, toX: cuts[i + 1]!, toY: y, width: rowHalfWidth };
      const colours = { colour: shade, ...(rightColour && { toColour: rightColour }) };
      addStroke(strokes, { ...row, ...colours, alpha, depth });
    }
  }
}

/** Where a row enters and leaves the polygon, left to right. */
function crossings(points: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const [x0, y0] = points[i]!;
    const [x1, y1] = points[(i + 1) % points.length]!;
    if (y0 <= y === y1 <= y) continue;
    cuts.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
  }
  return cuts.sort((a, b) => a - b);
}
