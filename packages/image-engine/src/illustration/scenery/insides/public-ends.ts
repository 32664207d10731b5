import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { corners, disc, dyed, spread, steel, stroke } from './wall-shapes.ts';

const gold = tone('#d9a93f');

/** Where a judge sits, under the scales. */
function bench(wall: Wall): Group[] {
  const timber = wood(wall);
  return [
    backdrop('panels', [
      cut(lighter(timber, -0.05), box(wall, 0, -0.1, 1, 1.1)),
      cut(
        lighter(timber, 0.04),
        ...spread(6, 0, 1).flatMap((x) => [
          box(wall, x - 0.065, -0.04, 0.13, 0.4, 3),
          box(wall, x - 0.065, 0.42, 0.13, 0.3, 3),
        ]),
      ),
    ]),
    backdrop('balance-scale', [
      cut(
        gold,
        stroke(wall, [0.5, 0.04], [0.5, 0.28], 0.014),
        stroke(wall, [0.4, 0.09], [0.6, 0.09], 0.012),
        disc(wall, 0.4, 0.2, 0.045, 0.018),
        disc(wall, 0.6, 0.2, 0.045, 0.018),
        box(wall, 0.45, 0.27, 0.1, 0.02, 3),
      ),
      cut(
        gold,
        ...[0.4, 0.6].flatMap((x) => [
          stroke(wall, [x, 0.09], [x - 0.04, 0.19], 0.004),
          stroke(wall, [x, 0.09], [x + 0.04, 0.19], 0.004),
        ]),
      ),
    ]),
    backdrop('judge’s bench', [
      cut(tone('#5a2f2a'), box(wall, 0.43, 0.34, 0.14, 0.3, 10)),
      cut(lighter(timber, 0.08), box(wall, 0.2, 0.6, 0.6, 0.05, 2)),
      cut(lighter(timber, -0.02), box(wall, 0.23, 0.65, 0.54, 0.4)),
      cut(
        lighter(timber, -0.1),
        ...spread(4, 0.25, 0.75).map((x) => box(wall, x - 0.05, 0.7, 0.1, 0.24, 3)),
      ),
      cut(
        tone('#7a4a2c'),
        box(wall, 0.62, 0.565, 0.07, 0.03, 3),
        stroke(wall, [0.66, 0.57], [0.72, 0.54], 0.008),
      ),
    ]),
  ];
}

/** An iron gable with panes like a fan. */
function fan(wall: Wall): Group[] {
  const iron = dyed(wall, '#3f6a60', 0.1);
  const rays = spread(8, 0, Math.PI).map((turn) =>
    stroke(
      wall,
      [0.5, 0.3],
      [0.5 - Math.cos(turn) * 0.44, 0.3 - (Math.sin(turn) * 0.44 * wall.w) / wall.h],
      0.01,
    ),
  );
  return [
    backdrop('great window', [
      cut(iron, disc(wall, 0.5, 0.3, 0.46), box(wall, 0.04, 0.3, 0.92, 0.5)),
      cut(wall.sky, disc(wall, 0.5, 0.3, 0.43), box(wall, 0.07, 0.32, 0.86, 0.46)),
      cut(
        iron,
        ...rays,
        box(wall, 0.04, 0.29, 0.92, 0.03),
        ...spread(6, 0.07, 0.93).map((x) => box(wall, x, 0.3, 0.01, 0.5)),
      ),
    ]),
    backdrop('lamps', [
      cut(tone('#4a4038'), ...[0.2, 0.8].map((x) => stroke(wall, [x, -0.5], [x, -0.02], 0.006))),
      cut(tone('#ffe2a0'), ...[0.2, 0.8].map((x) => disc(wall, x, 0, 0.04))),
    ]),
  ];
}

/** A screen with a chart over a long table. */
function chartScreen(wall: Wall): Group[] {
  return [
    backdrop('screen', [
      cut(tone('#39424b'), box(wall, 0.2, 0.06, 0.6, 0.46, 5)),
      cut(tone('#f2f6f8'), box(wall, 0.22, 0.09, 0.56, 0.4)),
      ...['#4f8fc0', '#e0a03f', '#6fb38a'].map((hex, nth) =>
        cut(
          tone(hex),
          ...[0.28, 0.4, 0.52, 0.64].map((x, at) =>
            box(
              wall,
              x + 0.03 * nth,
              0.44 - 0.06 * (1 + ((at * 2 + nth * 3) % 5)),
              0.025,
              0.06 * (1 + ((at * 2 + nth * 3) % 5)),
            ),
          ),
        ),
      ),
    ]),
    backdrop('table', [
      cut(
        tone('#3d4650'),
        ...spread(4, 0.06, 0.94).map((x) => box(wall, x - 0.06, 0.56, 0.12, 0.22, 14)),
      ),
      cut(
        lighter(wood(wall), 0.1),
        corners(wall, [0.02, 0.74], [0.98, 0.74], [1.14, 0.96], [-0.14, 0.96]),
      ),
      cut(
        lighter(wood(wall), -0.08),
        corners(wall, [-0.14, 0.96], [1.14, 0.96], [1.14, 1.02], [-0.14, 1.02]),
        box(wall, 0.06, 1.0, 0.05, 0.3),
        box(wall, 0.89, 1.0, 0.05, 0.3),
      ),
      cut(
        tone('#f6f4ee'),
        ...[0.16, 0.42, 0.7].map((x) =>
          corners(wall, [x, 0.8], [x + 0.12, 0.8], [x + 0.125, 0.87], [x - 0.01, 0.87]),
        ),
      ),
    ]),
  ];
}

/** What is being said is taken up behind glass. */
function booth(wall: Wall): Group[] {
  const foam = tone('#4a3f55');
  return [
    backdrop('foam', [
      cut(foam, box(wall, 0, -0.04, 0.2, 0.7), box(wall, 0.8, -0.04, 0.2, 0.7)),
      cut(
        lighter(foam, 0.08),
        ...[0.02, 0.82].flatMap((x) =>
          spread(6, 0, 0.64).flatMap((y) =>
            [0, 0.055, 0.11].map((by) =>
              corners(wall, [x + by, y], [x + by + 0.05, y], [x + by + 0.025, y + 0.08]),
            ),
          ),
        ),
      ),
    ]),
    backdrop('booth', [
      cut(wood(wall), box(wall, 0.23, 0.02, 0.54, 0.54, 4)),
      cut(tone('#2c3a4c'), box(wall, 0.25, 0.05, 0.5, 0.48)),
      cut(
        tone('#c9d2d8'),
        stroke(wall, [0.5, 0.53], [0.5, 0.3], 0.01),
        box(wall, 0.47, 0.16, 0.06, 0.15, 14),
      ),
      cut(tone('#7d8892'), ...[0.19, 0.22, 0.25].map((y) => box(wall, 0.47, y, 0.06, 0.008))),
      cut(tone('#e0453f'), box(wall, 0.44, -0.06, 0.12, 0.055, 3)),
    ]),
    backdrop('desk', [
      cut(tone('#23282f'), corners(wall, [0.02, 0.7], [0.98, 0.7], [1.1, 1.0], [-0.1, 1.0])),
      cut(
        tone('#59626c'),
        ...spread(16, 0.05, 0.95).map((x) => box(wall, x - 0.004, 0.76, 0.008, 0.16)),
      ),
      ...['#e05a4a', '#f0d060', '#6fd0a0'].map((hex, nth) =>
        cut(
          tone(hex),
          ...spread(16, 0.05, 0.95)
            .filter((_, at) => at % 3 === nth)
            .map((x, at) =>
              box(wall, x - 0.014, 0.78 + 0.03 * ((at * 3 + nth) % 4), 0.028, 0.022, 2),
            ),
          ...spread(16, 0.05, 0.95)
            .filter((_, at) => at % 3 === nth)
            .map((x) => disc(wall, x, 0.73, 0.008)),
        ),
      ),
    ]),
    backdrop('speakers', [
      cut(
        tone('#2b3037'),
        box(wall, 0.06, 0.46, 0.12, 0.24, 4),
        box(wall, 0.82, 0.46, 0.12, 0.24, 4),
      ),
      cut(
        tone('#8d98a3'),
        ...[0.12, 0.88].flatMap((x) => [disc(wall, x, 0.61, 0.04), disc(wall, x, 0.51, 0.018)]),
      ),
    ]),
  ];
}

/** Pictures and signs cut into stone about a painted coffin. */
function tomb(wall: Wall): Group[] {
  const ink = dyed(wall, '#7a4a2c', 0.25);
  const signs = spread(9, 0.02, 0.98)
    .flatMap((x, column) =>
      [0.02, 0.12, 0.22, 0.32, 0.42].map((y, row) => ({ x, y, kind: (column * 2 + row * 3) % 5 })),
    )
    .filter(({ x }) => x < 0.32 || x > 0.68);
  return [
    backdrop('hieroglyphs', [
      cut(
        ink,
        ...spread(10, -0.03, 1.03).map((x) => box(wall, x, -0.04, 0.005, 0.56)),
        ...signs.flatMap(({ x, y, kind }) => [
          kind === 0
            ? disc(wall, x, y + 0.04, 0.02)
            : kind === 1
              ? corners(wall, [x - 0.02, y + 0.07], [x + 0.02, y + 0.07], [x, y + 0.01])
              : kind === 2
                ? box(wall, x - 0.02, y + 0.03, 0.04, 0.015)
                : kind === 3
                  ? stroke(wall, [x - 0.02, y + 0.02], [x + 0.02, y + 0.06], 0.009)
                  : disc(wall, x, y + 0.04, 0.024, 0.01),
        ]),
      ),
    ]),
    backdrop('sarcophagus', [
      cut(lighter(wall.space.wall, -0.2), box(wall, 0.3, -0.04, 0.4, 1.06, 70)),
      cut(
        gold,
        disc(wall, 0.5, 0.2, 0.12, 0.15),
        corners(wall, [0.36, 0.36], [0.64, 0.36], [0.6, 0.98], [0.4, 0.98]),
      ),
      cut(
        tone('#2f6fa8'),
        ...[0.1, 0.16, 0.22, 0.28].map((y) => box(wall, 0.385, y, 0.05, 0.028)),
        ...[0.1, 0.16, 0.22, 0.28].map((y) => box(wall, 0.565, y, 0.05, 0.028)),
        ...[0.5, 0.62, 0.74, 0.86].map((y) => box(wall, 0.4, y, 0.2, 0.035)),
      ),
      cut(tone('#e8b98a'), disc(wall, 0.5, 0.2, 0.066, 0.09)),
      cut(
        tone('#2b2320'),
        disc(wall, 0.475, 0.19, 0.014, 0.007),
        disc(wall, 0.525, 0.19, 0.014, 0.007),
        box(wall, 0.49, 0.3, 0.02, 0.08, 3),
      ),
      cut(tone('#c8453f'), box(wall, 0.4, 0.43, 0.2, 0.025)),
    ]),
    flatBackdrop('torches', [
      cut(tone('#5a3a24'), ...[0.06, 0.94].map((x) => stroke(wall, [x, 0.78], [x, 0.6], 0.02))),
      cut(tone('#f08a32'), ...[0.06, 0.94].map((x) => disc(wall, x, 0.56, 0.03, 0.05))),
      cut(tone('#ffe08a'), ...[0.06, 0.94].map((x) => disc(wall, x, 0.57, 0.016, 0.028))),
    ]),
  ];
}

/** A passage goes on to a door with a lit sign. */
function swingDoor(wall: Wall): Group[] {
  return [
    backdrop('door', [
      cut(lighter(wall.space.detail, -0.1), box(wall, 0.18, 0.14, 0.64, 0.86)),
      cut(
        dyed(wall, '#c9dad6', 0.2),
        box(wall, 0.21, 0.18, 0.285, 0.82),
        box(wall, 0.505, 0.18, 0.285, 0.82),
      ),
      cut(wall.sky, box(wall, 0.3, 0.26, 0.11, 0.24, 4), box(wall, 0.59, 0.26, 0.11, 0.24, 4)),
      cut(
        steel(wall),
        box(wall, 0.46, 0.54, 0.02, 0.12, 2),
        box(wall, 0.52, 0.54, 0.02, 0.12, 2),
        box(wall, 0.21, 0.9, 0.58, 0.05),
      ),
    ]),
    flatBackdrop('sign', [
      cut(tone('#3fb87a'), box(wall, 0.38, 0.02, 0.24, 0.09, 3)),
      cut(
        tone('#f2fff6'),
        box(wall, 0.42, 0.05, 0.1, 0.028),
        corners(wall, [0.54, 0.035], [0.58, 0.065], [0.54, 0.095]),
      ),
    ]),
  ];
}

/** Galleries go on into the rock. */
function gallery(wall: Wall): Group[] {
  const rock = lighter(wall.space.wall, -0.1);
  return [
    backdrop('tunnel', [
      cut(rock, disc(wall, 0.5, 0.6, 0.4, 0.5)),
      cut(tone('#15131a'), box(wall, 0.24, 0.3, 0.52, 0.7, 60)),
      cut(
        tone('#6b4a2e'),
        box(wall, 0.18, 0.1, 0.07, 0.9),
        box(wall, 0.75, 0.1, 0.07, 0.9),
        box(wall, 0.14, 0.06, 0.72, 0.09),
      ),
    ]),
    flatBackdrop('lamp', [
      cut(tone('#ffcf6a'), disc(wall, 0.5, 0.26, 0.035, 0.045)),
      cut(tone('#fff1c4'), disc(wall, 0.5, 0.26, 0.018, 0.024)),
    ]),
    backdrop('rails', [
      cut(
        tone('#5a4430'),
        ...[1.06, 1.2, 1.4, 1.66, 2].map((y) => {
          const wide = 0.16 + (y - 1) * 0.32;
          return corners(
            wall,
            [0.5 - wide, y],
            [0.5 + wide, y],
            [0.5 + wide * 1.05, y + 0.035 * y],
            [0.5 - wide * 1.05, y + 0.035 * y],
          );
        }),
      ),
      cut(
        tone('#9aa2aa'),
        corners(wall, [0.4, 0.96], [0.412, 0.96], [0.24, 2.3], [0.2, 2.3]),
        corners(wall, [0.588, 0.96], [0.6, 0.96], [0.8, 2.3], [0.76, 2.3]),
      ),
    ]),
    backdrop('seams', [
      cut(
        tone('#2b2a33'),
        ...[
          [0.02, 0.3],
          [0.08, 0.62],
          [0.93, 0.36],
          [0.98, 0.7],
        ].map(([x, y]) => disc(wall, x!, y!, 0.05, 0.03)),
      ),
      cut(
        gold,
        ...[
          [0.04, 0.48],
          [0.95, 0.55],
          [0.1, 0.2],
        ].map(([x, y]) => disc(wall, x!, y!, 0.014)),
      ),
    ]),
  ];
}

export const publicEnds = { bench, fan, chartScreen, booth, tomb, swingDoor, gallery };
