import { areaOf, type Shape } from '../drawings/drawing.ts';
import { boxOf } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { mixed } from './tints.ts';

export type Light = NonNullable<Look['person']['light']>;

/** A part of somebody between two lines, and what its colours are mixed with there. */
type Zone = {
  /** Shares of the width. */
  readonly from: number;
  readonly to: number;
  readonly tint: string;
  readonly share: number;
};

const shade = '#1d1a35';
const warm = '#ffd9a0';

/** The first is all of somebody. */
const lightings: Readonly<Record<Light, readonly Zone[]>> = {
  left: [
    { from: -9, to: 9, tint: warm, share: 0.14 },
    { from: 0.58, to: 9, tint: shade, share: 0.52 },
  ],
  right: [
    { from: -9, to: 9, tint: warm, share: 0.14 },
    { from: -9, to: 0.42, tint: shade, share: 0.52 },
  ],
  neon: [
    { from: -9, to: 9, tint: '#f0409c', share: 0.5 },
    { from: 0.54, to: 9, tint: '#2f8dff', share: 0.54 },
  ],
  candle: [
    { from: -9, to: 9, tint: '#ff9a3c', share: 0.32 },
    { from: -9, to: 0.4, tint: '#2f1620', share: 0.6 },
  ],
  behind: [{ from: -9, to: 9, tint: '#2b1c2e', share: 0.56 }],
};
/** Seen past the outline of who has the light behind him. */
const rim = '#ffd98a';

/** How far light that passes an outline is seen, as a share of the width; how much a line between two zones bends. */
const rimWide = 0.022;
const bend = 0.05;

/** Somebody's shapes as light falls on them: flat colours, parted along lines that follow a body. */
export function litBy(shapes: readonly Shape[], light: Light | undefined): readonly Shape[] {
  if (!light || shapes.length === 0) return shapes;
  const { left, top, right, bottom } = boxOf(shapes.flatMap(({ contours }) => contours));
  const [wide, high] = [right - left, bottom - top];
  // A line between zones is straight here: everything is moved aside by what it bends, and back.
  const swing = (y: number) => bend * wide * Math.sin(((y - top) / high) * 2 * Math.PI);
  const lit = shapes.flatMap((shape) =>
    lightings[light].flatMap(({ from, to, tint, share }) => {
      const contours = shape.contours
        .map((line) => within(line, [left + from * wide, left + to * wide], swing))
        .filter((line) => line.length >= leastLine);
      if (contours.length === 0) return [];
      const fill = mixed(shape.fill, tint, share);
      return [{ ...shape, contours, fill, area: areaOf(contours), isFixed: true }];
    }),
  );
  if (light !== 'behind') return lit;
  const behind = shapes.flatMap((shape) =>
    rimSides.map((side) => {
      const { contours, area } = mapped(shape, (x, y) => [
        x + side * rimWide * wide,
        y - 0.5 * rimWide * wide,
      ]);
      return { ...shape, contours, area, fill: rim, isFixed: true };
    }),
  );
  return [...behind, ...lit];
}
const rimSides = [-1, 1] as const;
/** Of three points, two numbers each. */
const leastLine = 6;

/** What of a closed line lies between two others: each is bent by `swing`. */
function within(
  line: Contour,
  [from, to]: readonly [number, number],
  swing: (y: number) => number,
): readonly number[] {
  const kept = cut(line, (x, y) => x - swing(y) - from);
  return cut(kept, (x, y) => to - x + swing(y));
}

/** Sutherland and Hodgman: the part of a closed line where a measure is not below 0. */
function cut(line: Contour, measure: (x: number, y: number) => number): number[] {
  const kept: number[] = [];
  const count = line.length / 2;
  for (let at = 0; at < count; at += 1) {
    const next = (at + 1) % count;
    const [x0, y0] = [line[2 * at]!, line[2 * at + 1]!];
    const [x1, y1] = [line[2 * next]!, line[2 * next + 1]!];
    const [a, b] = [measure(x0, y0), measure(x1, y1)];
    if (a >= 0) kept.push(x0, y0);
    if (a >= 0 !== b >= 0) {
      const share = a / (a - b);
      kept.push(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
    }
  }
  return kept;
}
