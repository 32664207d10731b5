import { lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { cut, type Setting } from '../stage.ts';
import { box, type Point, shaded, turned } from './parts.ts';

type Laid = {
  readonly at: Point;
  readonly long: number;
  /** Radians; 0 heads right. */
  readonly turn: number;
  readonly hex: string;
};

const hull = (long: number, wide: number): readonly Point[] => [
  [-long / 2, -wide * 0.36],
  [-long * 0.1, -wide / 2],
  [long * 0.2, -wide * 0.42],
  [long * 0.4, -wide * 0.2],
  [long / 2, 0],
  [long * 0.4, wide * 0.2],
  [long * 0.2, wide * 0.42],
  [-long * 0.1, wide / 2],
  [-long / 2, wide * 0.36],
];

type Sailing = {
  readonly sea: string;
  readonly isUnderWay: boolean;
  readonly hasSail?: boolean;
};

/** A boat from above; under way it has a wake. */
export function boatFrom(
  setting: Setting,
  { at, long, turn, hex }: Laid,
  { sea, isUnderWay, hasSail = false }: Sailing,
): CutOut[] {
  const wide = long * 0.36;
  const put = (points: readonly Point[]) => turned(points, at, turn);
  const water = lit(setting, sea, 0.02);
  const side = lit(setting, hex, 0.02);
  const wood = lit(setting, '#dcb987', 0.02);
  const wake: readonly Point[] = [
    [-long * 0.4, -wide * 0.3],
    [-long * 1.9, -wide * 0.95],
    [-long * 1.75, 0],
    [-long * 1.9, wide * 0.95],
    [-long * 0.4, wide * 0.3],
  ];
  const shadow: Point = [at[0] + wide * 0.2, at[1] + wide * 0.24];
  const cabin = [
    cut(lit(setting, '#f6f1e6', 0.02), put(box(long * 0.26, wide * 0.48, -long * 0.05, 0))),
    cut(lighter(side, -0.06), put(box(long * 0.05, wide * 0.48, long * 0.08, 0))),
  ];
  return [
    ...(isUnderWay
      ? [
          cut(lighter(water, 0.1), put(wake)),
          cut(lighter(water, 0.04), put(wake.map(([x, y]) => [x + long * 0.12, y * 0.55]))),
        ]
      : []),
    cut(shaded(water), turned(hull(long, wide), shadow, turn)),
    cut(side, put(hull(long, wide))),
    cut(wood, put(hull(long * 0.84, wide * 0.7))),
    cut(
      lighter(wood, -0.09),
      ...[-0.24, 0.16].map((x) => put(box(long * 0.06, wide * 0.62, long * x, 0))),
    ),
    ...(hasSail ? sails(setting, put, { long, wide }) : cabin),
  ];
}

/** A jib and a main sail, full of wind. */
function sails(
  setting: Setting,
  put: (points: readonly Point[]) => Contour,
  { long, wide }: { readonly long: number; readonly wide: number },
): CutOut[] {
  const white = lit(setting, '#fbf7ec', 0.01);
  const bow = (x0: number, x1: number, y: number): readonly Point[] =>
    Array.from({ length: 13 }, (_, step): Point => {
      const at = step / 12;
      return [x0 + (x1 - x0) * at, -y * at - wide * 0.3 * Math.sin(Math.PI * at)];
    });
  return [
    cut(white, put(bow(long * 0.14, -long * 0.44, wide * 0.86))),
    cut(lighter(white, -0.06), put(bow(long * 0.48, long * 0.06, wide * 0.5))),
    cut(lit(setting, '#7a5a40', 0.01), put(box(long * 0.03, long * 0.03, long * 0.14, 0))),
  ];
}

/** A car from above: bonnet, panes, roof and lamps. */
export function carFrom(setting: Setting, { at, long, turn, hex }: Laid, road: string): CutOut[] {
  const wide = long * 0.5;
  const put = (points: readonly Point[]) => turned(points, at, turn);
  const body = lit(setting, hex, 0.02);
  const glass = lit(setting, '#33485a', 0.02);
  const shadow: Point = [at[0] + wide * 0.14, at[1] + wide * 0.17];
  const round = (l: number, w: number, dx = 0): readonly Point[] => {
    const r = w * 0.26;
    const [x, y] = [l / 2, w / 2];
    const corner = (cx: number, cy: number, from: number): Point[] =>
      Array.from({ length: 6 }, (_, step) => {
        const angle = from + (step / 5) * (Math.PI / 2);
        return [dx + cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
      });
    return [
      ...corner(x - r, y - r, 0),
      ...corner(-x + r, y - r, Math.PI / 2),
      ...corner(-x + r, -y + r, Math.PI),
      ...corner(x - r, -y + r, 1.5 * Math.PI),
    ];
  };
  const pane = (from: number, to: number, narrow: number): readonly Point[] => [
    [long * from, -wide * 0.4],
    [long * to, -wide * narrow],
    [long * to, wide * narrow],
    [long * from, wide * 0.4],
  ];
  return [
    cut(shaded(lit(setting, road, 0.02)), turned(round(long, wide), shadow, turn)),
    cut(
      lit(setting, '#2a2c33', 0.02),
      ...[-0.3, 0.3].flatMap((x) =>
        [-0.5, 0.5].map((y) => put(box(long * 0.15, wide * 0.1, long * x, wide * y))),
      ),
    ),
    cut(body, put(round(long, wide))),
    cut(lighter(body, 0.04), put(round(long * 0.24, wide * 0.76, long * 0.33))),
    cut(glass, put(pane(0.2, 0.08, 0.34)), put(pane(-0.36, -0.26, 0.34))),
    cut(
      glass,
      put(box(long * 0.3, wide * 0.08, -long * 0.09, -wide * 0.4)),
      put(box(long * 0.3, wide * 0.08, -long * 0.09, wide * 0.4)),
    ),
    cut(lighter(body, 0.065), put(round(long * 0.34, wide * 0.68, -long * 0.09))),
    cut(
      tone('#fff0b8'),
      ...[-0.36, 0.36].map((y) => put(box(long * 0.05, wide * 0.16, long * 0.475, wide * y))),
    ),
    cut(
      tone('#c8443c'),
      ...[-0.36, 0.36].map((y) => put(box(long * 0.035, wide * 0.18, -long * 0.482, wide * y))),
    ),
  ];
}

/** A sunshade from above: gores of two colours about its tip, and its shadow. */
export function parasolFrom(
  setting: Setting,
  [x, y]: Point,
  r: number,
  { hex, ground, turn }: { readonly hex: string; readonly ground: string; readonly turn: number },
): CutOut[] {
  const rim = (by: number): Point => [x + r * Math.cos(turn + by), y + r * Math.sin(turn + by)];
  const gores = Array.from({ length: 8 }, (_, gore) => {
    const from = (gore / 8) * 2 * Math.PI;
    const arc = [0, 0.26, 0.52, 0.7854].flatMap((by) => rim(from + by));
    return [x, y, ...arc];
  });
  const own = lit(setting, hex, 0.01);
  const other = lit(setting, '#fbf6ea', 0.01);
  return [
    cut(shaded(lit(setting, ground, 0.02)), `o ${x + r * 0.42} ${y + r * 0.46} ${r} ${r}`),
    cut(own, ...gores.filter((_, at) => at % 2 === 0)),
    cut(other, ...gores.filter((_, at) => at % 2 === 1)),
    cut(lighter(own, -0.06), `o ${x} ${y} ${r * 0.09} ${r * 0.09}`),
  ];
}

/** A towel that lies beside it. */
export function towelFrom(
  setting: Setting,
  at: Point,
  { long, turn, hex }: Omit<Laid, 'at'>,
): CutOut[] {
  const fill = lit(setting, hex, 0.01);
  const band = (x: number) => turned(box(long * 0.08, long * 0.44, long * x, 0), at, turn);
  return [
    cut(fill, turned(box(long, long * 0.44), at, turn)),
    cut(lighter(fill, 0.09), band(-0.34), band(0.34)),
  ];
}
