import type { Contour } from '../picture/parse-path.ts';
import type { Mark } from '../vocabulary/marks.ts';
import { areaOf, type Drawing, type Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import { holds } from './wet.ts';

/** Of the drawing's height: what is smaller has no pattern; how wide bands are, how far from each other. */
const least = 0.05;
const bands = 0.115;

/** A drawing with stripes, dots, checks, flowers or cracks on what it is mostly made of (`isOn` of each shape). */
export function marked(
  { box, shapes }: Drawing,
  mark: Mark,
  isOn: readonly boolean[],
  ink: string | null = null,
): Drawing {
  const size = Math.sqrt((box.right - box.left) * (box.bottom - box.top));
  const whole = size * size;
  const largest = Math.max(...shapes.map(({ area }, at) => (isOn[at] ? area : 0)));
  return {
    box,
    shapes: shapes.flatMap((shape, at) => {
      if (!isOn[at] || areaOf(shape.contours) < least * whole) return [shape];
      if (mark === 'cracks' && shape.area < largest) return [shape];
      const contours = shape.contours.flatMap((line) =>
        areaOf([line]) < least * whole ? [] : patterns[mark](line, size),
      );
      if (contours.length === 0) return [shape];
      const { isMain: _, ...plain } = shape;
      const more: Shape = {
        ...plain,
        ...{ contours, area: areaOf(contours), fill: contrasting(shape.fill) },
        ...(mark === 'cracks' ? { fill: '#2e2a2a', isFixed: true } : {}),
        ...(ink && mark !== 'cracks' ? { fill: ink, isFixed: true } : {}),
      };
      return [shape, more];
    }),
  };
}

type Pattern = (line: Contour, size: number) => Contour[];

const patterns: Readonly<Record<Mark, Pattern>> = {
  stripes: (line, size) => stripesOf(line, bands * size, 0.35),
  checks: (line, size) => [
    ...stripesOf(line, bands * size * 0.9, 0),
    ...stripesOf(line, bands * size * 0.9, Math.PI / 2),
  ],
  dots: (line, size) => dotsOf(line, size),
  flowers: (line, size) => flowersOf(line, size),
  cracks: (line, size) => cracksOf(line, size),
};

/** Every other band across a line, leant by `angle`. */
function stripesOf(line: Contour, step: number, angle: number): Contour[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (x: number, y: number) => y * cos + x * sin;
  const all = pointsOf(line).map(([x, y]) => along(x, y));
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const found: Contour[] = [];
  for (let low = from + 0.6 * step; low < to; low += 2 * step) {
    const above = clipped(line, (x, y) => along(x, y) - low);
    const band = clipped(above, (x, y) => low + step - along(x, y));
    if (band.length >= 6) found.push(band);
  }
  return found;
}

/** What of a line is where `inside` is not negative. */
function clipped(line: Contour, inside: (x: number, y: number) => number): Contour {
  const points = pointsOf(line);
  const kept: number[] = [];
  for (const [at, [x, y]] of points.entries()) {
    const [px, py] = points[(at + points.length - 1) % points.length]!;
    const [now, before] = [inside(x, y), inside(px, py)];
    if (now >= 0 !== before >= 0) {
      const share = before / (before - now);
      kept.push(px + share * (x - px), py + share * (y - py));
    }
    if (now >= 0) kept.push(x, y);
  }
  return kept;
}

function dotsOf(line: Contour, size: number): Contour[] {
  const { left, top, right, bottom } = spanOf(line);
  const [step, radius] = [0.15 * size, 0.042 * size];
  const found: Contour[] = [];
  for (let row = 0; top + row * step * 0.86 < bottom; row += 1)
    for (let x = left + (row % 2) * step * 0.5; x < right; x += step) {
      const y = top + (row + 0.5) * step * 0.86;
      const isWhole = [-1, 1].every(
        (by) => holds(line, x + by * radius, y) && holds(line, x, y + by * radius),
      );
      if (isWhole) found.push(ellipse(x, y, radius, radius));
    }
  return found;
}

/** Five petals about each of the places where a dot would be. */
function flowersOf(line: Contour, size: number): Contour[] {
  const [out, petal] = [0.034 * size, 0.024 * size];
  return dotsOf(line, size).flatMap((dot) => {
    const { left, right, top, bottom } = spanOf(dot);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [0, 1, 2, 3, 4].map((at) => {
      const turn = (at / 5) * 2 * Math.PI - Math.PI / 2;
      return ellipse(x + out * Math.cos(turn), y + out * Math.sin(turn), petal, petal);
    });
  });
}

/** Turns of a crack, as shares of the size: to the side and down. */
const turns = [
  ...[
    [0.05, 0.1],
    [-0.07, 0.08],
    [0.06, 0.12],
    [-0.04, 0.07],
    [0.08, 0.1],
    [-0.06, 0.09],
  ],
] as const;

/** One from the upper edge downward, with two branches. */
function cracksOf(line: Contour, size: number): Contour[] {
  const { left, right, top } = spanOf(line);
  let [x, y] = [left + 0.56 * (right - left), top];
  while (!holds(line, x, y) && y < top + size) y += 0.01 * size;
  const found: Contour[] = [];
  for (const [nth, [dx, dy]] of turns.entries()) {
    const [nextX, nextY] = [x + dx * size, y + dy * size];
    if (!holds(line, nextX, nextY)) break;
    const wide = size * 0.011 * (1 - nth / (turns.length + 2));
    found.push(blade(x, y, nextX, nextY, wide));
    const [sideX, sideY] = [nextX - Math.sign(dx) * -0.11 * size, nextY + 0.03 * size];
    if (nth % 2 === 0 && holds(line, sideX, sideY))
      found.push(blade(nextX, nextY, sideX, sideY, wide * 0.7));
    [x, y] = [nextX, nextY];
  }
  return found;
}

/** From a broad end to a point. */
function blade(x: number, y: number, toX: number, toY: number, wide: number): Contour {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [nx, ny] = [(-(toY - y) / length) * wide, ((toX - x) / length) * wide];
  return [
    x + nx,
    y + ny,
    toX + nx * 0.5,
    toY + ny * 0.5,
    toX - nx * 0.5,
    toY - ny * 0.5,
    x - nx,
    y - ny,
  ];
}

const pointsOf = (line: Contour): [x: number, y: number][] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at]!, line[2 * at + 1]!]);

function spanOf(line: Contour) {
  const points = pointsOf(line);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

/** Lighter on what is dark, darker on what is light. */
function contrasting(fill: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  const light = (0.3 * parts[0]! + 0.59 * parts[1]! + 0.11 * parts[2]!) / 255;
  const to = light > 0.45 ? 0.52 : 1.5;
  return `#${parts
    .map((part) =>
      Math.round(Math.min(255, part * to + (to > 1 ? 60 : 0)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Upside down. */
export const upturned = ({ box, shapes }: Drawing): Drawing => ({
  box,
  shapes: shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((line) =>
      line.map((value, at) => (at % 2 === 0 ? value : box.top + box.bottom - value)),
    ),
  })),
});
