import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { brass, corners, disc, dyed, spread, stroke } from './wall-shapes.ts';

/** Shelves of books, skulls, potions and a crystal ball; a round window on the stars between them. */
export function spellShelves(wall: Wall): Group[] {
  const hues = ['#7a3b4a', '#3f5f7a', '#8a6a34', '#4a6a4a', '#5a3f78', '#a05a3a'];
  const rows = [0.22, 0.44, 0.66];
  const cases = [0.02, 0.68];
  const books = cases.flatMap((from, side) =>
    rows.flatMap((y, row) =>
      spread(9, from + 0.015, from + 0.285)
        .map((x, at) => ({
          x,
          y,
          high: 0.11 + 0.04 * ((at * 7 + row * 3 + side) % 3),
          hue: (at * 5 + row + side) % 6,
        }))
        .filter((_, at) => (at + row * 2 + side) % 5 !== 3),
    ),
  );
  return [
    backdrop('shelves', [
      cut(lighter(wood(wall), -0.12), ...cases.map((x) => box(wall, x, 0.02, 0.3, 0.98))),
      ...hues.map((hex, hue) =>
        cut(
          dyed(wall, hex, 0.08),
          ...books
            .filter((one) => one.hue === hue)
            .map(({ x, y, high }) => box(wall, x - 0.013, y - high, 0.026, high, 2)),
        ),
      ),
      cut(tone('#efe6cf'), disc(wall, 0.09, 0.83, 0.045), box(wall, 0.07, 0.85, 0.04, 0.05, 3)),
      cut(tone('#2c2230'), disc(wall, 0.075, 0.83, 0.012), disc(wall, 0.105, 0.83, 0.012)),
      ...['#5ac88a', '#c85ab0', '#f0a83c'].map((hex, at) =>
        cut(
          tone(hex),
          disc(wall, 0.76 + 0.07 * at, 0.855, 0.028),
          box(wall, 0.752 + 0.07 * at, 0.77, 0.016, 0.07),
        ),
      ),
      cut(
        lighter(wood(wall), 0.06),
        ...cases.flatMap((x) => [...rows, 0.9].map((y) => box(wall, x, y, 0.3, 0.022))),
      ),
    ]),
    ...starsAndDesk(wall),
  ];
}

/** A round window on the night, and a desk before it. */
function starsAndDesk(wall: Wall): Group[] {
  const night = tone('#26306a');
  return [
    backdrop('round window', [
      cut(lighter(wood(wall), -0.04), disc(wall, 0.5, 0.26, 0.155)),
      cut(night, disc(wall, 0.5, 0.26, 0.135)),
      cut(
        tone('#ffe9a8'),
        disc(wall, 0.53, 0.22, 0.045),
        ...[
          [0.43, 0.3],
          [0.47, 0.15],
          [0.57, 0.34],
          [0.45, 0.38],
        ].map(([x, y]) => disc(wall, x!, y!, 0.008)),
      ),
      cut(night, disc(wall, 0.55, 0.2, 0.04)),
      cut(
        lighter(wood(wall), -0.04),
        box(wall, 0.494, 0.08, 0.012, 0.36),
        box(wall, 0.365, 0.253, 0.27, 0.014),
      ),
    ]),
    backdrop('desk of a wizard', [
      cut(lighter(wood(wall), 0.03), box(wall, 0.3, 0.72, 0.4, 0.05, 3)),
      cut(
        lighter(wood(wall), -0.06),
        box(wall, 0.33, 0.77, 0.05, 0.23),
        box(wall, 0.62, 0.77, 0.05, 0.23),
      ),
      cut(brass(wall), corners(wall, [0.53, 0.72], [0.63, 0.72], [0.6, 0.68], [0.56, 0.68])),
      cut(tone('#b9a4ec'), disc(wall, 0.58, 0.61, 0.06)),
      cut(tone('#e6dcff'), disc(wall, 0.565, 0.59, 0.022)),
      cut(
        tone('#f4ead0'),
        corners(wall, [0.36, 0.7], [0.42, 0.68], [0.42, 0.72], [0.36, 0.72]),
        corners(wall, [0.42, 0.68], [0.48, 0.7], [0.48, 0.72], [0.42, 0.72]),
      ),
      cut(tone('#f4efe0'), box(wall, 0.325, 0.62, 0.022, 0.1)),
      cut(tone('#ffb83c'), disc(wall, 0.336, 0.595, 0.012, 0.022)),
    ]),
  ];
}

/** Retorts over flames on a bench, jars and bundles of herbs above, signs drawn on the wall. */
export function alembics(wall: Wall): Group[] {
  const rows = [0.2, 0.4];
  const jars = rows.flatMap((y, row) =>
    spread(8, 0.06, 0.94).map((x, at) => ({ x, y, hue: (at * 3 + row) % 4 })),
  );
  return [
    backdrop('jars', [
      ...['#6a9a5a', '#a8503f', '#4a7a9a', '#c8a03e'].map((hex, hue) =>
        cut(
          dyed(wall, hex),
          ...jars
            .filter((one) => one.hue === hue)
            .flatMap(({ x, y }) => [
              disc(wall, x, y - 0.05, 0.032, 0.03),
              box(wall, x - 0.012, y - 0.13, 0.024, 0.06),
            ]),
        ),
      ),
      cut(
        tone('#7a5a3a'),
        ...jars.map(({ x, y }) => box(wall, x - 0.015, y - 0.145, 0.03, 0.02, 2)),
      ),
      cut(wood(wall), ...rows.map((y) => box(wall, 0.02, y, 0.96, 0.025))),
    ]),
    backdrop('alembic', alembic(wall)),
  ];
}

function alembic(wall: Wall): CutOut[] {
  const copper = dyed(wall, '#b8693a', 0.06);
  return [
    cut(lighter(wood(wall), -0.02), box(wall, 0.06, 0.76, 0.88, 0.05)),
    cut(
      lighter(wood(wall), -0.1),
      box(wall, 0.1, 0.81, 0.06, 0.19),
      box(wall, 0.84, 0.81, 0.06, 0.19),
    ),
    cut(
      copper,
      disc(wall, 0.3, 0.65, 0.085),
      corners(wall, [0.27, 0.6], [0.33, 0.6], [0.32, 0.5], [0.28, 0.5]),
      disc(wall, 0.3, 0.52, 0.05),
      stroke(wall, [0.32, 0.5], [0.54, 0.62], 0.022),
    ),
    cut(lighter(copper, 0.1), disc(wall, 0.275, 0.63, 0.02)),
    cut(tone('#ff9a3c'), disc(wall, 0.3, 0.745, 0.03, 0.02)),
    cut(dyed(wall, '#8ad0b0'), disc(wall, 0.55, 0.69, 0.055), box(wall, 0.538, 0.58, 0.024, 0.08)),
    cut(tone('#3fae7a'), corners(wall, [0.5, 0.7], [0.6, 0.7], [0.585, 0.74], [0.515, 0.74])),
    cut(
      dyed(wall, '#d07ac0'),
      corners(
        wall,
        [0.7, 0.55],
        [0.74, 0.55],
        [0.745, 0.64],
        [0.8, 0.755],
        [0.64, 0.755],
        [0.695, 0.64],
      ),
    ),
    cut(tone('#b0408f'), corners(wall, [0.675, 0.69], [0.765, 0.69], [0.8, 0.755], [0.64, 0.755])),
    cut(tone('#efe3c4'), box(wall, 0.83, 0.7, 0.09, 0.05, 3)),
  ];
}
