import type { Oklab } from '@armoni/colour/oklab';
import { boxOf } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { CutOut } from '../picture/picture.ts';

/** How an axonometry turns what is drawn from the front: along the one axis, deep along the other. */
const axis = { x: Math.cos(Math.PI / 6), y: 0.5 } as const;
/** A thing is as deep as this share of its height, in so many steps. */
const depth = 0.2;
const steps = 12;
const sideShade = 0.16;

/** Turned to face the near left, with a side as thick as a board's: a toy on its slab. */
export function extrude(cutOuts: readonly CutOut[], middle: number): readonly CutOut[] {
  const turned = cutOuts.map((one) => ({
    ...one,
    contours: one.contours.map((line) => turn(line, middle)),
  }));
  const box = boxOf(turned.flatMap(({ contours }) => contours));
  const deep = (box.bottom - box.top) * depth;
  const sides = turned.map(
    (one): CutOut => ({
      ...one,
      contours: Array.from({ length: steps }, (_, step) =>
        one.contours.map((line) => shifted(line, (deep * (steps - step)) / steps)),
      ).flat(),
      fill: shaded(one.fill),
      isEvenOdd: false,
    }),
  );
  return [...sides, ...turned];
}

function turn(line: Contour, middle: number): Contour {
  return line.map((value, i) =>
    i % 2 === 0 ? middle + (value - middle) * axis.x : value + (line[i - 1]! - middle) * axis.y,
  );
}

function shifted(line: Contour, by: number): Contour {
  return line.map((value, i) => value + by * (i % 2 === 0 ? axis.x : -axis.y));
}

function shaded({ l, a, b }: Oklab): Oklab {
  return { l: Math.max(0.05, l - sideShade), a: a * 0.95, b: b * 0.95 };
}
