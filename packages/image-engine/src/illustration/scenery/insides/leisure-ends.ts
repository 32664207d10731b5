import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { corners, disc, dyed, spread, stroke } from './wall-shapes.ts';

const gold = tone('#d9a93f');

/** A wall of mirrors with a rail before it. */
function barre(wall: Wall): Group[] {
  const glass = dyed(wall, '#dcebee', 0.2);
  return [
    backdrop('mirrors', [
      cut(lighter(glass, -0.1), box(wall, 0.01, 0.02, 0.98, 0.86)),
      cut(glass, ...spread(4, 0.02, 0.98).map((x) => box(wall, x - 0.115, 0.04, 0.23, 0.82))),
      cut(
        lighter(glass, 0.06),
        ...spread(4, 0.02, 0.98).map((x) =>
          corners(wall, [x - 0.08, 0.6], [x - 0.02, 0.6], [x + 0.06, 0.1], [x, 0.1]),
        ),
      ),
    ]),
    backdrop('rail', [
      cut(
        wood(wall),
        box(wall, 0, 0.6, 1, 0.022, 4),
        ...[0.06, 0.35, 0.65, 0.93].map((x) => box(wall, x, 0.61, 0.012, 0.3)),
      ),
    ]),
  ];
}

/** Mirrors, and a rack of weights. */
function weights(wall: Wall): Group[] {
  const rack = tone('#3c434b');
  return [
    ...barre(wall).slice(0, 1),
    backdrop('weights', [
      cut(
        rack,
        box(wall, 0.06, 0.62, 0.88, 0.025),
        box(wall, 0.06, 0.8, 0.88, 0.025),
        ...[0.06, 0.49, 0.92].map((x) => box(wall, x, 0.58, 0.02, 0.4)),
      ),
      ...['#d2544a', '#3f7fb0', '#2e3339'].map((hex, nth) =>
        cut(
          tone(hex),
          ...[0.6, 0.78].flatMap((y) =>
            spread(9, 0.08, 0.92)
              .filter((_, at) => at % 3 === nth)
              .flatMap((x) => [
                disc(wall, x - 0.024, y - 0.01, 0.022),
                disc(wall, x + 0.024, y - 0.01, 0.022),
              ]),
          ),
        ),
      ),
      cut(
        tone('#c8ced2'),
        ...[0.585, 0.765].flatMap((y) =>
          spread(9, 0.08, 0.92).map((x) => box(wall, x - 0.02, y, 0.04, 0.012)),
        ),
      ),
    ]),
  ];
}

/** Tall windows between pilasters, and lustres over the floor. */
function lustres(wall: Wall): Group[] {
  const drops = (x: number, y: number, size: number) =>
    [0.9, 0.6, 0.3].flatMap((share, row) =>
      spread(7 - row * 2, x - size * share, x + size * share).map((at) =>
        disc(wall, at, y + 0.05 * row, size * 0.09, size * 0.13),
      ),
    );
  return [
    backdrop('windows', [
      cut(gold, ...[0.06, 0.38, 0.7].map((x) => box(wall, x - 0.01, 0.02, 0.26, 0.84, 60))),
      cut(wall.sky, ...[0.06, 0.38, 0.7].map((x) => box(wall, x + 0.01, 0.05, 0.22, 0.8, 50))),
      cut(
        gold,
        ...[0.18, 0.5, 0.82].flatMap((x) => [
          box(wall, x - 0.005, 0.04, 0.01, 0.82),
          box(wall, x - 0.12, 0.36, 0.24, 0.012),
        ]),
      ),
      cut(
        dyed(wall, '#9c3f5a', 0.1),
        ...[0.06, 0.38, 0.7].flatMap((x) => [
          corners(wall, [x - 0.02, 0], [x + 0.08, 0], [x + 0.03, 0.5], [x, 0.9], [x - 0.02, 0.9]),
          corners(
            wall,
            [x + 0.26, 0],
            [x + 0.16, 0],
            [x + 0.21, 0.5],
            [x + 0.24, 0.9],
            [x + 0.26, 0.9],
          ),
        ]),
      ),
    ]),
    backdrop('chandelier', [
      cut(
        gold,
        ...[0.24, 0.76].map((x) => stroke(wall, [x, -0.6], [x, -0.1], 0.008)),
        ...[0.24, 0.76].map((x) => box(wall, x - 0.14, -0.11, 0.28, 0.02, 4)),
      ),
      cut(
        tone('#fff3c4'),
        ...[0.24, 0.76].flatMap((x) => [
          ...drops(x, -0.06, 0.15),
          ...spread(6, x - 0.14, x + 0.14).map((at) => disc(wall, at, -0.15, 0.012, 0.026)),
        ]),
      ),
    ]),
  ];
}

/** Benches in steps, and stones on a stove. */
function sauna(wall: Wall): Group[] {
  const pine = dyed(wall, '#c08a54', 0.1);
  const step = (x: number, y: number, wide: number) => [
    cut(lighter(pine, 0.08), box(wall, x, y, wide, 0.05, 2)),
    cut(lighter(pine, -0.1), box(wall, x, y + 0.05, wide, 0.15)),
    cut(
      lighter(pine, -0.02),
      ...spread(5, x, x + wide).map((at) => box(wall, at - 0.004, y + 0.05, 0.008, 0.15)),
    ),
  ];
  return [
    backdrop('boards', [
      cut(lighter(pine, -0.07), ...spread(8, 0, 1).map((y) => box(wall, 0, y, 1, 0.01))),
    ]),
    backdrop('benches', [...step(0, 0.4, 0.74), ...step(0, 0.6, 0.74), ...step(0, 0.8, 0.74)]),
    backdrop('stove', [
      cut(tone('#3c4048'), box(wall, 0.78, 0.62, 0.2, 0.38, 3)),
      cut(
        tone('#8d9299'),
        ...spread(4, 0.78, 0.98).flatMap((x, at) => [
          disc(wall, x, 0.6, 0.03),
          disc(wall, x + 0.01 * at, 0.565, 0.024),
        ]),
      ),
      cut(tone('#e8762f'), box(wall, 0.82, 0.8, 0.12, 0.07, 3)),
    ]),
    flatBackdrop('steam', [
      cut(
        blend(tone('#ffffff'), wall.space.wall, 0.45),
        disc(wall, 0.86, 0.44, 0.06),
        disc(wall, 0.8, 0.32, 0.07),
        disc(wall, 0.9, 0.24, 0.06),
        disc(wall, 0.76, 0.14, 0.05),
      ),
    ]),
  ];
}

/** Lanes run to their pins. */
function lanes(wall: Wall): Group[] {
  const pins = [0.18, 0.5, 0.82].flatMap((x) => [-0.05, -0.017, 0.017, 0.05].map((by) => x + by));
  return [
    backdrop('pins', [
      cut(tone('#2a2440'), box(wall, 0, 0.36, 1, 0.64)),
      ...['#e0508a', '#4fb8d8', '#f0b840'].map((hex, nth) =>
        cut(tone(hex), box(wall, nth / 3, 0.1, 0.333, 0.26)),
      ),
      cut(tone('#fff3d0'), ...[0.16, 0.5, 0.84].flatMap((x) => [disc(wall, x, 0.23, 0.05)])),
      cut(
        tone('#fbfaf5'),
        ...pins.flatMap((x) => [
          disc(wall, x, 0.86, 0.02, 0.05),
          disc(wall, x, 0.74, 0.012, 0.016),
        ]),
      ),
      cut(tone('#d8403c'), ...pins.map((x) => box(wall, x - 0.012, 0.775, 0.024, 0.014))),
    ]),
    backdrop('lanes', [
      cut(
        lighter(wood(wall), 0.2),
        ...[0.18, 0.5, 0.82].map((x) =>
          corners(
            wall,
            [x - 0.11, 1],
            [x + 0.11, 1],
            [0.5 + (x - 0.5) * 2.2 + 0.26, 2.2],
            [0.5 + (x - 0.5) * 2.2 - 0.26, 2.2],
          ),
        ),
      ),
      cut(
        tone('#3a3448'),
        ...[0.34, 0.66].map((x) =>
          corners(
            wall,
            [x - 0.03, 1],
            [x + 0.03, 1],
            [0.5 + (x - 0.5) * 2.2 + 0.08, 2.2],
            [0.5 + (x - 0.5) * 2.2 - 0.08, 2.2],
          ),
        ),
      ),
    ]),
  ];
}

/** White cloth in a dark hall. */
function filmScreen(wall: Wall): Group[] {
  return [
    backdrop('screen', [
      cut(tone('#1c1a26'), box(wall, -0.04, -0.06, 1.08, 0.94)),
      cut(tone('#f4f2ea'), box(wall, 0.06, 0.02, 0.88, 0.7)),
    ]),
    backdrop('curtains', [
      cut(
        dyed(wall, '#8f2433', 0.05),
        box(wall, -0.12, -0.14, 0.15, 1.02),
        box(wall, 0.97, -0.14, 0.15, 1.02),
      ),
      cut(
        dyed(wall, '#6f1a28', 0.05),
        ...[-0.1, -0.05, 0, 0.98, 1.03, 1.08].map((x) => box(wall, x, -0.14, 0.016, 1.02)),
      ),
    ]),
  ];
}

export const leisureEnds = { barre, weights, lustres, sauna, lanes, filmScreen };
