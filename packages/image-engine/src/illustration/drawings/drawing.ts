import { type Box, boxOf } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Matter } from '../vocabulary/matters.ts';

/** Something to lay into a picture: shapes from back to front in units of its own, y downward. */
export type Drawing = { readonly box: Box; readonly shapes: readonly Shape[] };

export type Shape = {
  readonly contours: readonly Contour[];
  readonly isEvenOdd?: boolean;
  /** `#rrggbb` */
  readonly fill: string;
  /** How much of the drawing it is, in any unit that grows with the area seen. */
  readonly area: number;
  /** Keeps its colour whatever the palette: skin, eyes. */
  readonly isFixed?: boolean;
  /** What a colour is said of: a frame, and not its wheels. */
  readonly isMain?: boolean;
  readonly matter?: Matter;
};

export function drawingOf(shapes: readonly Shape[]): Drawing {
  return { box: boxOf(shapes.flatMap(({ contours }) => contours)), shapes };
}

/** Square units within closed lines. */
export function areaOf(contours: readonly Contour[]): number {
  let sum = 0;
  for (const line of contours) {
    for (let i = 0; i < line.length; i += 2) {
      const next = i + 2 === line.length ? 0 : i + 2;
      sum += line[i]! * line[next + 1]! - line[next]! * line[i + 1]!;
    }
  }
  return Math.abs(sum) / 2;
}
