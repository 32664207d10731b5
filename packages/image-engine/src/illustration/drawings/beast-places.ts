import type { Contour } from '../picture/parse-path.ts';
import type { Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import type { Knot } from './tube.ts';

/** What it feels, as its face from the side shows it. */
export type BeastFace = 'calm' | 'asleep' | 'happy' | 'sad' | 'angry' | 'afraid' | 'tired';

/** A head's own measures: about the middle of the skull, in its radii. */
export type Places = {
  readonly k: (x: number, y: number, r?: number) => Knot;
  readonly disc: (x: number, y: number, rx: number, ry?: number, lean?: number) => Contour;
  readonly shape: (fill: string, ...contours: readonly Contour[]) => Shape;
  readonly fixed: (fill: string, ...contours: readonly Contour[]) => Shape;
};
export type Muzzle = { readonly end: number; readonly drop: number; readonly tip?: number };

export function placesAt(
  [cx, cy]: readonly [number, number],
  radius: number,
  { turn, coat }: { readonly turn: number; readonly coat: string },
): Places {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = (x: number, y: number, r = 0): Knot => [
    cx + radius * (c * x - s * y),
    cy + radius * (s * x + c * y),
    r * radius,
  ];
  return {
    k,
    disc: (x, y, rx, ry = rx, lean = 0) => {
      const [px, py] = k(x, y);
      return ellipse(px, py, rx * radius, ry * radius, lean + turn);
    },
    shape: (fill, ...contours) => ({ contours, fill, area: 200, isMain: fill === coat }),
    fixed: (fill, ...contours) => ({ contours, fill, area: 20, isFixed: true }),
  };
}

export const flat = (...knots: readonly Knot[]): Contour =>
  knots.flatMap((knot) => knot.slice(0, 2));
