import type { Oklab } from '@armoni/colour/oklab';
import { lighter } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, snowIn } from '../stage.ts';

export type Point = readonly [x: number, y: number];

/** Light comes from the upper left; what is high throws a shadow as long as this share of its size. */
const thrown = 0.34;

/** Grass, or the snow that lies on it. */
export const meadow = (setting: Setting, hex: string): Oklab =>
  liesSnow(setting) ? snowIn(setting) : lit(setting, hex, 0.02);

/** What lies in the shade of something on the ground below it. */
export const shaded = (fill: Oklab): Oklab => lighter(fill, -0.11);

/** A shape given about its middle, turned (radians) and moved to where it lies. */
export function turned(points: readonly Point[], [cx, cy]: Point, turn: number): Contour {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.flatMap(([x, y]) => [cx + cos * x - sin * y, cy + sin * x + cos * y]);
}

export const box = (w: number, h: number, dx = 0, dy = 0): readonly Point[] => [
  [dx - w / 2, dy - h / 2],
  [dx + w / 2, dy - h / 2],
  [dx + w / 2, dy + h / 2],
  [dx - w / 2, dy + h / 2],
];

/** A road or a river: as wide as `wide` along a line of points. */
export function ribbon(line: readonly Point[], wide: number): Contour {
  const normal = (at: number): Point => {
    const [from, to] = [line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [-dy / long, dx / long];
  };
  const side = (sign: number) =>
    line.map(([x, y], at): Point => {
      const [nx, ny] = normal(at);
      return [x + (sign * nx * wide) / 2, y + (sign * ny * wide) / 2];
    });
  return [...side(1), ...side(-1).reverse()].flat();
}

/** A line that winds from one point to another, `swing` to each side. */
export function winding(
  [from, to]: readonly [Point, Point],
  {
    swing,
    waves,
    phase,
  }: { readonly swing: number; readonly waves: number; readonly phase: number },
): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  return Array.from({ length: 61 }, (_, step) => {
    const at = step / 60;
    const aside =
      swing *
      (0.75 * Math.sin(at * waves * 2 * Math.PI + phase) +
        0.25 * Math.sin(at * waves * 4.6 * Math.PI + 1.7 * phase));
    return [from[0] + dx * at - (dy / long) * aside, from[1] + dy * at + (dx / long) * aside];
  });
}

/** Every so many units a dash of it. */
export function dashes(line: readonly Point[], wide: number): Contour[] {
  return line.flatMap((point, at) =>
    at % 3 === 0 && line[at + 1] ? [ribbon([point, line[at + 1]!], wide)] : [],
  );
}

/** How far a point is from a line of points. */
export const apartFrom = (line: readonly Point[], [x, y]: Point): number =>
  Math.min(...line.map(([px, py]) => Math.hypot(px - x, py - y)));

export type Crown = { readonly at: Point; readonly r: number };

const leaves = {
  summer: ['#4f8f4a', '#63a254', '#437d49'],
  autumn: ['#d58a3a', '#c4602f', '#e0b04a'],
} as const;

/** Trees as a bird sees them: a lobed crown, lit on one side, and its shadow. */
export function crowns(setting: Setting, wished: readonly Crown[], name = 'crowns'): Group {
  const { season, random } = setting;
  const hexes = leaves[season === 'autumn' ? 'autumn' : 'summer'];
  const isWhite = liesSnow(setting);
  const shade = isWhite ? lighter(snowIn(setting), -0.16) : lit(setting, '#2f5a3a', 0);
  const sorted = wished.toSorted((one, other) => one.at[1] - other.at[1]);
  return backdrop(name, [
    cut(
      shade,
      ...sorted.map(({ at: [x, y], r }) => lobed([x + r * thrown, y + r * thrown], r * 0.98, x)),
    ),
    ...sorted.flatMap(({ at: [x, y], r }) => {
      const own = lit(setting, hexes[Math.floor(random() * hexes.length)]!, 0.02);
      const fill = isWhite ? lighter(snowIn(setting), -0.05 * random()) : own;
      return [
        cut(fill, lobed([x, y], r, x)),
        cut(lighter(fill, 0.055), lobed([x - r * 0.18, y - r * 0.2], r * 0.62, y)),
        cut(lighter(fill, 0.1), lobed([x - r * 0.28, y - r * 0.32], r * 0.28, x + y)),
      ];
    }),
  ]);
}

function lobed([cx, cy]: Point, r: number, phase: number): Contour {
  return Array.from({ length: 40 }, (_, step) => {
    const turn = (step / 40) * 2 * Math.PI;
    const far = r * (1 + 0.09 * Math.sin(6 * turn + phase));
    return [cx + far * Math.cos(turn), cy + far * Math.sin(turn)];
  }).flat();
}

export type Lot = {
  readonly at: Point;
  readonly w: number;
  readonly h: number;
  /** Radians. */
  readonly turn: number;
};

/** A house from above: both slopes of its roof, its chimney and its shadow. */
export function roofFrom(
  setting: Setting,
  { at, w, h, turn }: Lot,
  hex: string,
  ground: Oklab,
): CutOut[] {
  const isWhite = liesSnow(setting);
  const fill = isWhite ? snowIn(setting) : lit(setting, hex, 0.02);
  const high = Math.min(w, h) * thrown;
  // The slope toward the light is the lighter one.
  const isUpperLit = Math.cos(turn) + Math.sin(turn) > 0;
  const slope = (isUpper: boolean) => lighter(fill, isUpper === isUpperLit ? 0.045 : -0.075);
  const rows = (isUpper: boolean) =>
    [0.34, 0.67].map((share) =>
      turned(box(w, 2.4, 0, (isUpper ? -1 : 1) * h * 0.5 * share), at, turn),
    );
  return [
    cut(shaded(ground), turned(box(w, h), [at[0] + high, at[1] + high], turn)),
    cut(slope(true), turned(box(w, h / 2, 0, -h / 4), at, turn)),
    cut(slope(false), turned(box(w, h / 2, 0, h / 4), at, turn)),
    ...(isWhite
      ? []
      : [
          cut(lighter(fill, -0.035), ...rows(isUpperLit)),
          cut(lighter(fill, -0.12), ...rows(!isUpperLit)),
        ]),
    cut(lighter(fill, 0.08), turned(box(w * 1.02, 4), at, turn)),
    cut(
      lit(setting, '#e6d8c0', 0.02),
      turned(box(w * 0.11, h * 0.15, w * 0.24, -h * 0.16), at, turn),
    ),
    cut(
      lit(setting, '#5d4a44', 0.02),
      turned(box(w * 0.055, h * 0.08, w * 0.24, -h * 0.16), at, turn),
    ),
  ];
}

/** Over the picture in a grid, each pushed a little aside by chance. */
export function jittered({ width, height, random }: Setting, step: number, push = 0.4): Point[] {
  const points: Point[] = [];
  for (let y = -step * 0.5; y < height + step; y += step)
    for (let x = -step * 0.5; x < width + step; x += step)
      points.push([x + step * push * (random() - 0.5) * 2, y + step * push * (random() - 0.5) * 2]);
  return points;
}
