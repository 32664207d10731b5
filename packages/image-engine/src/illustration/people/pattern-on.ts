import { areaOf, type Shape } from '../drawings/drawing.ts';
import { ellipse } from '../drawings/shapes.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Look } from './looks.ts';
import { mixed } from './tints.ts';

export type Pattern = NonNullable<Look['pattern']>;

/** On a cloth of that shape: nothing of it lies outside. `scale` 1 on shoulders that fill a picture. */
export function patternOn(
  cloth: Shape,
  pattern: Pattern | null,
  told: string | null,
  scale = 1,
): Shape[] {
  if (pattern === null) return [];
  const colour = told ?? usualOn(cloth.fill);
  const shapes = (fill: string, contours: readonly Contour[]): Shape[] =>
    contours.length === 0 ? [] : [{ contours, fill, area: areaOf(contours), isFixed: true }];
  switch (pattern) {
    case 'dots':
      return shapes(colour, spots(cloth, 8.6 * scale, 2.1 * scale, 12));
    case 'flowers': {
      const centres = middles(cloth, 12 * scale, 3.6 * scale);
      const petals = centres.flatMap(([x, y]) =>
        [0, 1, 2, 3, 4].map((petal) => {
          const at = (petal / 5) * 2 * Math.PI - 1.57;
          const r = 1.9 * scale;
          return small(x + Math.cos(at) * r, y + Math.sin(at) * r, 1.45 * scale, 9);
        }),
      );
      const hearts = centres.map(([x, y]) => small(x, y, 1.1 * scale, 8));
      return [...shapes(colour, petals), ...shapes('#f2c14e', hearts)];
    }
    case 'stripes':
      return shapes(colour, bands(cloth, { every: 9.5 * scale, wide: 4 * scale }));
    case 'checks': {
      const [wide, every] = [4.4 * scale, 11 * scale];
      const soft = mixed(cloth.fill, colour, 0.42);
      const down = turnedOver(cloth);
      return [
        ...shapes(soft, bands(cloth, { every, wide })),
        ...shapes(mixed(cloth.fill, colour, 0.62), bands(down, { every, wide }).map(swapped)),
        ...shapes(colour, bands(cloth, { every, wide: wide * 0.22, from: wide * 0.4 })),
      ];
    }
  }
}

/** What is seen on it: pale on dark cloth, dark on pale. */
function usualOn(cloth: string): string {
  const sum = [1, 3, 5].reduce((all, at) => all + Number.parseInt(cloth.slice(at, at + 2), 16), 0);
  return sum > 560 ? mixed(cloth, '#c23b3b', 0.8) : mixed(cloth, '#fdf8ee', 0.82);
}

const small = (x: number, y: number, r: number, sides: number): Contour =>
  Array.from({ length: sides }, (_, at) => {
    const turn = (at / sides) * 2 * Math.PI;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  }).flat();

const spots = (cloth: Shape, every: number, r: number, sides: number): Contour[] =>
  middles(cloth, every, r * 1.3).map(([x, y]) => small(x, y, r, sides));

/** Of a net whose every other row is set off, where all about a point is cloth. */
function middles({ contours }: Shape, every: number, r: number): [number, number][] {
  const found: [number, number][] = [];
  const [left, top, right, bottom] = boundsOf(contours);
  for (let row = 0, y = top + every * 0.5; y < bottom; row += 1, y += every * 0.86)
    for (let x = left + (row % 2 === 0 ? every * 0.5 : 0); x < right; x += every)
      if (
        ellipse(x, y, r).every(
          (_, at, ring) => at % 18 !== 0 || isWithin(contours, ring[at]!, ring[at + 1]!),
        )
      )
        found.push([x, y]);
  return found;
}

type Bands = { readonly every: number; readonly wide: number; readonly from?: number };

/** Across the cloth from edge to edge. */
function bands({ contours }: Pick<Shape, 'contours'>, { every, wide, from = 0 }: Bands): Contour[] {
  const [, top, , bottom] = boundsOf(contours);
  const made: Contour[] = [];
  for (let y = top + every * 0.6 + from; y + wide < bottom; y += every) {
    const rows = [y, y + wide / 2, y + wide].map((at) => crossings(contours, at));
    const count = Math.min(...rows.map(({ length }) => length));
    for (let at = 0; at + 1 < count; at += 2) {
      const [one, two, three] = rows as [number[], number[], number[]];
      made.push([
        ...[one[at]!, y, one[at + 1]!, y, two[at + 1]!, y + wide / 2],
        ...[three[at + 1]!, y + wide, three[at]!, y + wide, two[at]!, y + wide / 2],
      ]);
    }
  }
  return made;
}

/** Where a level line crosses the edges, from the left. */
function crossings(contours: readonly Contour[], y: number): number[] {
  const found: number[] = [];
  for (const line of contours)
    for (let i = 0; i < line.length; i += 2) {
      const next = i + 2 === line.length ? 0 : i + 2;
      const [y0, y1] = [line[i + 1]!, line[next + 1]!];
      if (y0 > y === y1 > y) continue;
      found.push(line[i]! + ((y - y0) / (y1 - y0)) * (line[next]! - line[i]!));
    }
  return found.sort((a, b) => a - b);
}

const isWithin = (contours: readonly Contour[], x: number, y: number): boolean =>
  crossings(contours, y).filter((at) => at < x).length % 2 === 1;

function boundsOf(contours: readonly Contour[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of contours)
    for (let i = 0; i < line.length; i += 2) {
      [left, right] = [Math.min(left, line[i]!), Math.max(right, line[i]!)];
      [top, bottom] = [Math.min(top, line[i + 1]!), Math.max(bottom, line[i + 1]!)];
    }
  return [left, top, right, bottom];
}

const swapped = (line: Contour): Contour =>
  line.map((_, at) => line[at % 2 === 0 ? at + 1 : at - 1]!);
const turnedOver = ({ contours }: Shape) => ({ contours: contours.map(swapped) });
