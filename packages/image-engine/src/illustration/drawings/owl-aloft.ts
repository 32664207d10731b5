import { darker } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import { type Knot, tube } from './tube.ts';

type Plumage = {
  readonly back: string;
  readonly belly: string;
  readonly wing: string;
  readonly tip: string;
  readonly beak: string;
};

const feathers = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** An owl is known by its face: in the air it comes towards us, wings spread to both sides. */
export function drawOwlAloft({ back, belly, wing, tip, beak }: Plumage): Drawing {
  const shape = (fill: string, ...contours: readonly Contour[]): Shape => ({
    ...{ contours, fill, area: 200, isMain: fill === back },
  });
  const fixed = (fill: string, ...contours: readonly Contour[]): Shape => ({
    ...{ contours, fill, area: 10, isFixed: true },
  });
  const both = (draw: (side: -1 | 1) => Contour): Contour[] => [draw(-1), draw(1)];
  const bars = [9, 17, 25].flatMap((y) =>
    [-1, 0, 1].map((side) => ellipse(side * 6.4 + (y === 17 ? 3.2 : 0), y, 1.6, 2.4)),
  );
  return drawingOf([
    shape(darker(back, 0.86), ...[-2, -1, 0, 1, 2].map((at) => tailFeather(at))),
    shape(tip, ...both((side) => arm(side, 4)), ...feathers.flatMap((at) => spread(at, 1))),
    shape(wing, ...both((side) => arm(side, 0)), ...feathers.flatMap((at) => spread(at, 0.7))),
    shape(darker(wing, 1.14), ...feathers.flatMap((at) => spread(at, 0.42))),
    shape(back, ellipse(0, 13, 15, 23)),
    shape(belly, ellipse(0, 16, 10.5, 18)),
    shape(darker(belly, 0.78), ...bars),
    fixed(beak, ...both((side) => tube([side * 5, 33, 2.6], [side * 6, 38, 2], [side * 4, 41, 1]))),
    shape(
      back,
      ellipse(0, -11, 19.5, 17),
      ...both((side) => tube([side * 11, -21, 5], [side * 16, -31, 1.2])),
    ),
    shape(belly, ...both((side) => ellipse(side * 7.6, -10, 9, 10.4, side * -14))),
    fixed('#f2b63c', ...both((side) => ellipse(side * 7.4, -11, 5))),
    fixed('#26212a', ...both((side) => ellipse(side * 7.2, -11, 2.8))),
    fixed('#ffffff', ...both((side) => ellipse(side * 7.2 - 1, -12.2, 0.9))),
    fixed(beak, tube([0, -7, 2.6], [0, -3.6, 2.2], [0, 0.6, 0.6])),
  ]);
}

const tailFeather = (at: number): Contour => tube([at * 2, 28, 4], [at * 6, 50 - Math.abs(at), 4]);

/** From the shoulder to the bend of the wing and on. */
const arm = (side: -1 | 1, down: number): Contour =>
  tube([side * 8, 0 + down, 9], [side * 44, -14 + down, 8], [side * 78, -17 + down, 4.4]);

/** One feather of each wing, the first farthest out; so much of its length. */
function spread(at: number, share: number): Contour[] {
  const angle = ((12 - at * 12) * Math.PI) / 180;
  const root = [74 - at * 8, -15 + at * 1.4] as const;
  const long = (34 + Math.min(at, 3) * 3) * share;
  const on = (side: -1 | 1, part: number, r: number): Knot => [
    side * (root[0] + Math.cos(angle) * long * part),
    root[1] - Math.sin(angle) * long * part,
    r,
  ];
  return ([-1, 1] as const).map((side) =>
    tube(on(side, 0, 6), on(side, 0.6, 6.4), on(side, 1, 3.4)),
  );
}
