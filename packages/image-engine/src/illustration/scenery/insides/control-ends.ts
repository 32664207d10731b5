import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { box, type Wall } from './inside-counters.ts';
import { corners, disc, dyed, spread, steel, stroke } from './wall-shapes.ts';

/** The view ahead over a board of dials, and two control columns. */
function windscreen(wall: Wall): Group[] {
  const { sky, space } = wall;
  const frame = tone('#3d444d');
  const isDark = space.setting.palette.isDark;
  const cloud = isDark ? tone('#3a4574') : tone('#ffffff');
  return [
    backdrop('windscreen', [
      cut(frame, corners(wall, [-0.2, -0.2], [1.2, -0.2], [1.2, 0.62], [-0.2, 0.62])),
      cut(
        sky,
        corners(wall, [0.02, -0.1], [0.48, -0.14], [0.48, 0.5], [-0.1, 0.46]),
        corners(wall, [0.98, -0.1], [0.52, -0.14], [0.52, 0.5], [1.1, 0.46]),
      ),
      cut(
        cloud,
        disc(wall, 0.2, 0.4, 0.12, 0.035),
        disc(wall, 0.3, 0.36, 0.09, 0.045),
        disc(wall, 0.74, 0.42, 0.14, 0.035),
        disc(wall, 0.66, 0.38, 0.08, 0.04),
        disc(wall, 0.82, 0.16, 0.09, 0.024),
      ),
    ]),
    dashboard(wall, frame),
    backdrop('control columns', [
      cut(
        tone('#23282e'),
        ...[0.2, 0.8].flatMap((x) => [
          stroke(wall, [x, 1.2], [x, 0.94], 0.03),
          stroke(wall, [x - 0.09, 0.94], [x + 0.09, 0.94], 0.03),
          stroke(wall, [x - 0.09, 0.95], [x - 0.1, 0.84], 0.03),
          stroke(wall, [x + 0.09, 0.95], [x + 0.1, 0.84], 0.03),
        ]),
      ),
    ]),
  ];
}

/** Dials, screens, lamps and levers. */
const dashboard = (wall: Wall, frame: Oklab): Group =>
  backdrop('dials', [
    cut(lighter(frame, -0.08), corners(wall, [-0.3, 0.5], [1.3, 0.5], [1.42, 1.12], [-0.42, 1.12])),
    cut(
      tone('#cfd6da'),
      ...[0.08, 0.2, 0.8, 0.92].flatMap((x) => [
        disc(wall, x, 0.62, 0.046),
        disc(wall, x, 0.8, 0.046),
      ]),
    ),
    cut(
      tone('#1c2228'),
      ...[0.08, 0.2, 0.8, 0.92].flatMap((x) => [
        disc(wall, x, 0.62, 0.038),
        disc(wall, x, 0.8, 0.038),
      ]),
    ),
    cut(
      tone('#f0e6c0'),
      ...[0.08, 0.2, 0.8, 0.92].flatMap((x, at) => [
        stroke(wall, [x, 0.62], [x + 0.02 - 0.01 * at, 0.585], 0.006),
        stroke(wall, [x, 0.8], [x - 0.02 + 0.012 * at, 0.77], 0.006),
      ]),
    ),
    cut(tone('#2b6f86'), box(wall, 0.29, 0.57, 0.19, 0.2, 4), box(wall, 0.52, 0.57, 0.19, 0.2, 4)),
    cut(tone('#b0783e'), box(wall, 0.29, 0.67, 0.19, 0.1), box(wall, 0.52, 0.67, 0.19, 0.1)),
    cut(tone('#5fd08a'), ...spread(9, 0.3, 0.7).map((x) => disc(wall, x, 0.83, 0.008))),
    cut(tone('#e05a4a'), ...spread(5, 0.32, 0.68).map((x) => disc(wall, x, 0.89, 0.01))),
    cut(
      tone('#c8ced2'),
      ...[0.46, 0.5, 0.54].map((x) => box(wall, x - 0.012, 0.93, 0.024, 0.12, 3)),
    ),
  ]);

/** Steel, a hood, pans on hooks, and pots on flames. */
function range(wall: Wall): Group[] {
  const metal = steel(wall);
  return [
    backdrop('hood', [
      cut(metal, corners(wall, [0.06, 0.16], [0.94, 0.16], [0.8, -0.06], [0.2, -0.06])),
      cut(lighter(metal, -0.12), box(wall, 0.05, 0.15, 0.9, 0.035)),
    ]),
    backdrop('pans', [
      cut(lighter(metal, -0.2), box(wall, 0.08, 0.25, 0.84, 0.014)),
      cut(
        tone('#8f6238'),
        ...spread(6, 0.1, 0.9).flatMap((x) => [stroke(wall, [x, 0.26], [x, 0.35], 0.012)]),
      ),
      cut(
        tone('#b8764a'),
        ...spread(6, 0.1, 0.9).map((x, at) => disc(wall, x, 0.4, 0.042 - 0.01 * (at % 2))),
      ),
    ]),
    backdrop('range', [
      cut(metal, box(wall, 0, 0.72, 1, 0.28, 3)),
      cut(lighter(metal, 0.07), box(wall, -0.02, 0.69, 1.04, 0.04)),
      cut(tone('#3a4047'), ...spread(4, 0, 1).map((x) => box(wall, x - 0.1, 0.8, 0.2, 0.15, 4))),
      cut(tone('#e8a24a'), ...spread(4, 0, 1).map((x) => box(wall, x - 0.08, 0.84, 0.16, 0.06, 3))),
      cut(tone('#2b2f35'), ...spread(12, 0.02, 0.98).map((x) => disc(wall, x, 0.76, 0.012))),
    ]),
    ...cooking(wall),
  ];
}

/** What is on its rings. */
const cooking = (wall: Wall): Group[] => [
  flatBackdrop('flames', [
    cut(
      tone('#ef7a2a'),
      ...[0.36, 0.62].flatMap((x) =>
        spread(5, x - 0.07, x + 0.07).map((at, nth) =>
          corners(wall, [at - 0.018, 0.69], [at + 0.018, 0.69], [at, 0.55 - 0.04 * (nth % 2)]),
        ),
      ),
    ),
    cut(
      tone('#ffd76a'),
      ...[0.36, 0.62].flatMap((x) =>
        spread(4, x - 0.05, x + 0.05).map((at) =>
          corners(wall, [at - 0.012, 0.69], [at + 0.012, 0.69], [at, 0.61]),
        ),
      ),
    ),
  ]),
  backdrop('pots', [
    cut(
      tone('#7d8790'),
      ...[0.14, 0.84].flatMap((x) => [
        box(wall, x - 0.08, 0.55, 0.16, 0.14, 4),
        box(wall, x - 0.1, 0.58, 0.2, 0.02),
      ]),
    ),
    cut(
      tone('#3b4048'),
      ...[0.36, 0.62].flatMap((x) => [
        box(wall, x - 0.09, 0.62, 0.18, 0.035, 6),
        stroke(wall, [x + 0.08, 0.635], [x + 0.17, 0.6], 0.012),
      ]),
    ),
  ]),
  flatBackdrop('steam', [
    cut(
      blend(tone('#ffffff'), wall.space.wall, 0.35),
      ...[0.14, 0.84].flatMap((x) => [
        disc(wall, x, 0.48, 0.035),
        disc(wall, x + 0.03, 0.4, 0.045),
        disc(wall, x - 0.01, 0.31, 0.05),
      ]),
    ),
  ]),
];

const dials: readonly (readonly [x: number, y: number, r: number])[] = [
  ...([
    [0.12, 0.14, 0.075],
    [0.31, 0.08, 0.055],
    [0.48, 0.17, 0.09],
    [0.68, 0.09, 0.06],
    [0.86, 0.16, 0.08],
  ] as const),
  ...([
    [0.08, 0.42, 0.055],
    [0.26, 0.36, 0.08],
    [0.44, 0.46, 0.055],
    [0.62, 0.37, 0.085],
    [0.82, 0.44, 0.06],
  ] as const),
  ...([
    [0.95, 0.34, 0.035],
    [0.17, 0.63, 0.065],
    [0.36, 0.64, 0.05],
    [0.54, 0.62, 0.07],
    [0.75, 0.64, 0.065],
    [0.92, 0.6, 0.05],
  ] as const),
];

/** Clocks all over the wall. */
function clocks(wall: Wall): Group[] {
  const rims = ['#8a5f36', '#c79a4a', '#3f4a55', '#9c4a3f'];
  return [
    backdrop('clocks', [
      ...rims.map((hex, nth) =>
        cut(
          tone(hex),
          ...dials
            .filter((_, at) => at % rims.length === nth)
            .map(([x, y, r]) => disc(wall, x, y, r)),
        ),
      ),
      cut(tone('#f8f3e6'), ...dials.map(([x, y, r]) => disc(wall, x, y, r * 0.82))),
      cut(
        tone('#33323b'),
        ...dials.flatMap(([x, y, r], at) => {
          const turn = at * 1.7;
          const tip = (angle: number, long: number) =>
            [
              x + Math.cos(angle) * r * long,
              y + (Math.sin(angle) * r * long * wall.w) / wall.h,
            ] as const;
          return [
            stroke(wall, [x, y], tip(turn, 0.64), 0.006),
            stroke(wall, [x, y], tip(turn + 2.1, 0.42), 0.008),
            ...[0, 1, 2, 3].map((quarter) =>
              disc(wall, ...tip((quarter * Math.PI) / 2, 0.7), r * 0.05),
            ),
          ];
        }),
      ),
    ]),
  ];
}

/** Bars before a barred window, and a bunk on chains. */
function bars(wall: Wall): Group[] {
  const iron = tone('#3f454d');
  return [
    backdrop('window', [
      cut(lighter(wall.space.wall, -0.14), box(wall, 0.4, 0.06, 0.22, 0.24)),
      cut(wall.sky, box(wall, 0.42, 0.08, 0.18, 0.2)),
      cut(iron, ...[0.45, 0.5, 0.55].map((x) => box(wall, x, 0.06, 0.012, 0.24))),
    ]),
    backdrop('bunk', [
      cut(
        iron,
        stroke(wall, [0.05, 0.4], [0.14, 0.68], 0.008),
        stroke(wall, [0.4, 0.4], [0.44, 0.68], 0.008),
      ),
      cut(dyed(wall, '#8f8678', 0.1), box(wall, 0.04, 0.68, 0.42, 0.06, 4)),
      cut(dyed(wall, '#e2ddd0', 0.1), box(wall, 0.05, 0.62, 0.12, 0.06, 8)),
    ]),
    backdrop('bars', [
      cut(
        iron,
        ...spread(9, -0.3, 1.3)
          .filter((x) => x < 0.28 || x > 0.78)
          .map((x) => box(wall, x, -0.4, 0.022, 1.7)),
        box(wall, -0.4, 0.02, 0.66, 0.035),
        box(wall, 0.8, 0.02, 0.6, 0.035),
        box(wall, -0.4, 0.86, 0.66, 0.035),
        box(wall, 0.8, 0.86, 0.6, 0.035),
      ),
    ]),
  ];
}

export const controlEnds = { windscreen, range, clocks, bars };
