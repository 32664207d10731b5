import type { Contour } from '../picture/parse-path.ts';
import type { Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import { type Knot, tube } from './tube.ts';

/** A head seen from the front: its middle and the radius of the skull, in the drawing's own units. */
export type FrontPlaces = {
  readonly r: number;
  readonly k: (x: number, y: number, thick?: number) => Knot;
  readonly disc: (x: number, y: number, rx: number, ry?: number, lean?: number) => Contour;
  /** Straight lines through points, in radii. */
  readonly flat: (...points: readonly (readonly [number, number])[]) => Contour;
  readonly band: (...points: readonly (readonly [number, number, number])[]) => Contour;
  /** The same on both sides: −1 is left, 1 right. */
  readonly both: (draw: (side: -1 | 1) => Contour) => Contour[];
  readonly shape: (fill: string, ...contours: readonly Contour[]) => Shape;
  /** Keeps its colour whatever is said of the coat. */
  readonly fixed: (fill: string, ...contours: readonly Contour[]) => Shape;
};

export function frontPlaces(
  [cx, cy]: readonly [number, number],
  r: number,
  coat: string,
): FrontPlaces {
  const k = (x: number, y: number, thick = 0): Knot => [cx + x * r, cy + y * r, thick * r];
  return {
    ...{ r, k },
    disc: (x, y, rx, ry = rx, lean = 0) => ellipse(cx + x * r, cy + y * r, rx * r, ry * r, lean),
    flat: (...points) => points.flatMap(([x, y]) => [cx + x * r, cy + y * r]),
    band: (...points) => tube(...points.map(([x, y, thick]) => k(x, y, thick))),
    both: (draw) => [draw(-1), draw(1)],
    shape: (fill, ...contours) => ({
      ...{ contours, fill, area: r * r },
      ...(fill === coat ? { isMain: true } : {}),
    }),
    fixed: (fill, ...contours) => ({ contours, fill, area: r * r * 0.05, isFixed: true }),
  };
}
