import { darker, mixed } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { withTailColour } from './beast-tails.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { type Knot, tube } from './tube.ts';

/** Comes out behind the right haunch of who sits before us; what it is of, about 0, 0. */
export function frontTail(whole: Beast, rump: number): Shape[] {
  const beast = withTailColour(whole);
  const at = (x: number, up: number, thick: number): Knot => [x * rump, -up * rump, thick * rump];
  return tails[beast.tail](beast, at).map(([fill, ...contours]) => ({
    ...{ contours, fill, area: 200 },
    ...(fill === whole.coat ? { isMain: true } : {}),
  }));
}

type At = (x: number, up: number, thick: number) => Knot;
type Piece = readonly [fill: string, ...contours: readonly Contour[]];

const tails: Readonly<Record<Beast['tail'], (beast: Beast, at: At) => readonly Piece[]>> = {
  bushy: (beast, at) => [
    [
      beast.coat,
      tube(at(0.4, 0.4, 0.3), at(1.5, 0.36, 0.38), at(2.05, 1.0, 0.46), at(1.95, 1.9, 0.2)),
    ],
    [
      beast.light === beast.dark || endsInWhite(beast) ? beast.light : beast.dark,
      tube(at(2.06, 1.3, 0.4), at(2.02, 1.62, 0.3), at(1.94, 1.98, 0.08)),
    ],
  ],
  ringed: ({ coat, dark }, at) => [
    [coat, tube(at(0.4, 0.4, 0.26), at(1.4, 0.36, 0.34), at(1.95, 0.95, 0.38), at(1.9, 1.75, 0.2))],
    [
      dark,
      tube(at(1.3, 0.36, 0.34), at(1.45, 0.4, 0.35)),
      tube(at(1.82, 0.76, 0.38), at(1.9, 0.9, 0.38)),
      tube(at(1.98, 1.32, 0.32), at(1.94, 1.5, 0.28)),
    ],
  ],
  long: ({ coat, dark, marks }, at) => [
    [
      darker(coat, 0.94),
      tube(
        at(0.5, 0.3, 0.2),
        at(1.5, 0.26, 0.2),
        at(2.0, 0.6, 0.19),
        at(1.8, 1.2, 0.18),
        at(2.02, 1.6, 0.16),
      ),
    ],
    ...(marks ? [[dark, tube(at(1.84, 1.3, 0.18), at(2.02, 1.6, 0.165))] as const] : []),
  ],
  tuft: ({ coat, dark }, at) => [
    [
      darker(coat, 0.92),
      tube(at(0.5, 0.3, 0.13), at(1.5, 0.16, 0.12), at(2.0, 0.7, 0.11), at(2.0, 1.2, 0.1)),
    ],
    [dark, tube(at(2.0, 1.1, 0.16), at(2.02, 1.4, 0.24), at(1.98, 1.7, 0.06))],
  ],
  wag: ({ coat }, at) => [
    [darker(coat, 0.94), tube(at(0.5, 0.3, 0.22), at(1.4, 0.5, 0.19), at(1.95, 1.2, 0.1))],
  ],
  curl: ({ coat, dark }, at) => [
    [
      mixed(coat, dark, 0.4),
      tube(
        at(0.7, 0.5, 0.16),
        at(1.4, 0.8, 0.18),
        at(1.5, 1.3, 0.17),
        at(1.12, 1.3, 0.13),
        at(1.16, 1.0, 0.08),
      ),
    ],
  ],
  bare: ({ dark }, at) => [
    [dark, tube(at(0.6, 0.2, 0.1), at(1.6, 0.12, 0.08), at(2.2, 0.5, 0.06), at(2.5, 0.3, 0.03))],
  ],
  hair: ({ dark, markColour }, at) => [
    [markColour ?? dark, tube(at(0.6, 0.8, 0.2), at(1.4, 0.6, 0.26), at(1.7, 0.16, 0.1))],
  ],
  stub: () => [],
};

/** Of a fox, not of a wolf. */
const endsInWhite = ({ coat }: Beast): boolean => {
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(coat.slice(at, at + 2), 16));
  return red - blue > 60;
};
