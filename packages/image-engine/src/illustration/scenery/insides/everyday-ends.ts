import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { corners, disc, dyed, spread, stroke } from './wall-shapes.ts';

/** Two leaves of steel, the floor's number over them, buttons beside. */
function liftDoors(wall: Wall): Group[] {
  const metal = dyed(wall, '#aeb6bc', 0.08);
  const buttons = spread(8, 0, 1).map(
    (_, at) => [0.895 + 0.035 * (at % 2), 0.44 + 0.055 * Math.floor(at / 2)] as const,
  );
  return [
    backdrop('lift doors', [
      cut(lighter(metal, -0.16), box(wall, 0.14, 0.12, 0.68, 0.88)),
      cut(metal, box(wall, 0.17, 0.16, 0.305, 0.84), box(wall, 0.485, 0.16, 0.305, 0.84)),
      cut(
        lighter(metal, 0.07),
        corners(wall, [0.2, 0.16], [0.3, 0.16], [0.24, 1], [0.17, 1], [0.17, 0.6]),
        corners(wall, [0.58, 0.16], [0.68, 0.16], [0.56, 1], [0.5, 1]),
      ),
      cut(lighter(metal, -0.22), box(wall, 0.474, 0.16, 0.012, 0.84)),
    ]),
    backdrop('floor display', [
      cut(tone('#23282e'), box(wall, 0.38, 0.015, 0.2, 0.08, 4)),
      cut(
        tone('#ff7a3c'),
        corners(wall, [0.42, 0.075], [0.45, 0.03], [0.48, 0.075]),
        box(wall, 0.51, 0.03, 0.03, 0.01),
        box(wall, 0.53, 0.03, 0.011, 0.05),
      ),
    ]),
    backdrop('lift buttons', [
      cut(lighter(metal, -0.06), box(wall, 0.865, 0.34, 0.1, 0.36, 5)),
      cut(tone('#fff4d6'), ...buttons.map(([x, y]) => disc(wall, x, y, 0.012))),
      cut(tone('#ff9a4a'), disc(wall, 0.895, 0.44, 0.012)),
      cut(tone('#23282e'), box(wall, 0.88, 0.37, 0.07, 0.03, 2)),
    ]),
    flatBackdrop('lift lamps', [
      cut(tone('#fffbea'), ...[0.2, 0.5, 0.8].map((x) => disc(wall, x, -0.12, 0.05, 0.018))),
    ]),
  ];
}

/** Panes from the floor to the ceiling, a town behind them. */
function glassFront(wall: Wall): Group[] {
  const far = blend(dyed(wall, '#8fa6b8', 0.2), wall.sky, 0.45);
  return [
    backdrop('great window', [
      cut(wall.sky, box(wall, 0, 0, 1, 0.94)),
      cut(
        far,
        ...[0.02, 0.16, 0.27, 0.44, 0.56, 0.72, 0.86].map((x, at) =>
          box(wall, x, 0.3 + 0.09 * ((at * 3) % 5), 0.12, 0.7),
        ),
      ),
      cut(
        lighter(far, 0.05),
        ...[0.05, 0.3, 0.6, 0.76].flatMap((x, at) =>
          spread(4, 0.5, 0.9).map((y) => box(wall, x, y - 0.02 * at, 0.06, 0.02)),
        ),
      ),
      cut(
        dyed(wall, '#5f6a72', 0.1),
        ...spread(5, 0, 1).map((x) => box(wall, x - 0.006, 0, 0.012, 0.95)),
        box(wall, 0, 0.26, 1, 0.012),
        box(wall, 0, 0.93, 1, 0.03),
      ),
    ]),
    flatBackdrop('tube lamps', [
      cut(tone('#fdfdf4'), box(wall, 0.06, -0.16, 0.24, 0.035), box(wall, 0.7, -0.16, 0.24, 0.035)),
    ]),
  ];
}

const spines = ['#c8524a', '#e0a23f', '#4f86b0', '#5f9a7a', '#8f6aa8', '#e8dcc0', '#3f6a70'];

/** Books from the floor to the ceiling, a ladder, covers shown on a ledge. */
function bookWall(wall: Wall): Group[] {
  const rows = spread(6, 0.0, 0.96);
  const books = rows.flatMap((y, row) =>
    spread(26, 0.02, 0.98).map((x, at) => ({
      x,
      y,
      kind: (at * 3 + row * 2) % 7,
      high: 0.1 + 0.014 * ((at * 5 + row) % 4),
      isGap: (at + row * 5) % 13 === 0,
    })),
  );
  return [
    backdrop('bookshelf', [
      cut(lighter(wood(wall), -0.12), box(wall, 0, -0.1, 1, 1.1)),
      ...spines.map((hex, kind) =>
        cut(
          blend(tone(hex), wall.space.wall, 0.1),
          ...books
            .filter((one) => one.kind === kind && !one.isGap)
            .map(({ x, y, high }) => box(wall, x - 0.016, y + 0.075 - high, 0.03, high, 1)),
        ),
      ),
      cut(
        lighter(wood(wall), 0.06),
        ...rows.map((y) => box(wall, 0, y + 0.075, 1, 0.02)),
        ...[0, 0.25, 0.5, 0.75, 0.985].map((x) => box(wall, x, -0.1, 0.015, 1.1)),
      ),
    ]),
    backdrop('ladder', [
      cut(
        lighter(wood(wall), 0.16),
        stroke(wall, [0.62, 1], [0.7, 0], 0.014),
        stroke(wall, [0.74, 1], [0.8, 0], 0.014),
        ...spread(7, 0.06, 0.98).map((y) =>
          stroke(wall, [0.7 - 0.08 * y, y], [0.8 - 0.06 * y, y], 0.01),
        ),
      ),
    ]),
  ];
}

/** Paper screens in dark frames, a scroll with a stroke of ink between them. */
function shoji(wall: Wall): Group[] {
  const timber = dyed(wall, '#6b4a2e', 0.06);
  const paper = lighter(blend(tone('#fbf5e4'), wall.sky, 0.2), 0.01);
  const screens = [0.0, 0.19, 0.62, 0.81];
  return [
    backdrop('shoji', [
      cut(
        timber,
        box(wall, 0, -0.02, 1, 0.06),
        ...screens.map((x) => box(wall, x, 0.04, 0.19, 0.96)),
      ),
      cut(
        paper,
        ...screens.flatMap((x) =>
          spread(3, 0, 1).flatMap((_, column) =>
            spread(5, 0, 1).map((__, row) =>
              box(wall, x + 0.012 + 0.057 * column, 0.07 + 0.142 * row, 0.052, 0.132),
            ),
          ),
        ),
      ),
      cut(lighter(timber, 0.06), ...screens.map((x) => box(wall, x + 0.012, 0.79, 0.166, 0.19))),
    ]),
    backdrop('scroll', [
      cut(dyed(wall, '#8f5a3a', 0.05), box(wall, 0.415, 0.12, 0.17, 0.62, 2)),
      cut(tone('#f7efd9'), box(wall, 0.43, 0.16, 0.14, 0.54)),
      cut(
        tone('#26222a'),
        stroke(wall, [0.46, 0.26], [0.54, 0.25], 0.02),
        stroke(wall, [0.5, 0.2], [0.49, 0.42], 0.022),
        stroke(wall, [0.49, 0.34], [0.455, 0.44], 0.016),
        stroke(wall, [0.5, 0.34], [0.55, 0.43], 0.018),
        stroke(wall, [0.46, 0.52], [0.54, 0.51], 0.016),
        stroke(wall, [0.5, 0.48], [0.5, 0.6], 0.018),
      ),
      cut(tone('#c8433a'), box(wall, 0.53, 0.62, 0.025, 0.035)),
      cut(
        lighter(timber, -0.05),
        box(wall, 0.4, 0.105, 0.2, 0.025, 3),
        box(wall, 0.4, 0.73, 0.2, 0.025, 3),
      ),
    ]),
    backdrop('weapon rack', [
      cut(
        timber,
        box(wall, 0.4, 0.8, 0.2, 0.02),
        box(wall, 0.42, 0.8, 0.016, 0.2),
        box(wall, 0.565, 0.8, 0.016, 0.2),
      ),
      cut(
        dyed(wall, '#c89a5a', 0.05),
        stroke(wall, [0.4, 0.85], [0.6, 0.84], 0.012),
        stroke(wall, [0.4, 0.91], [0.6, 0.9], 0.012),
      ),
    ]),
  ];
}

/** Panes with a field of tarmac behind, aeroplanes on it and above it, flights on a board. */
function runway(wall: Wall): Group[] {
  const rows = spread(5, 0.045, 0.2);
  return [
    backdrop('great window', [
      cut(wall.sky, box(wall, 0, -0.02, 1, 0.96)),
      cut(blend(dyed(wall, '#8fa892', 0.2), wall.sky, 0.35), box(wall, 0, 0.56, 1, 0.1)),
      cut(dyed(wall, '#8c9298', 0.1), box(wall, 0, 0.64, 1, 0.32)),
      cut(
        tone('#f2e6b4'),
        ...spread(5, 0.02, 0.98).map((x) => box(wall, x - 0.05, 0.84, 0.1, 0.012)),
      ),
      ...plane(wall, 0.4, 0.68, 1.25),
      ...plane(wall, 0.78, 0.4, 0.5),
      cut(
        dyed(wall, '#5f6a72', 0.1),
        ...spread(6, 0, 1).map((x) => box(wall, x - 0.005, -0.02, 0.01, 0.97)),
        box(wall, 0, 0.94, 1, 0.03),
      ),
    ]),
    backdrop('flight board', [
      cut(tone('#20262e'), box(wall, 0.22, -0.02, 0.56, 0.24, 4)),
      cut(tone('#ffd25a'), ...rows.map((y) => box(wall, 0.25, y - 0.03, 0.09, 0.018))),
      cut(
        tone('#eef2f4'),
        ...rows.map((y, at) => box(wall, 0.37, y - 0.03, 0.16 + 0.03 * (at % 3), 0.018)),
      ),
      cut(
        tone('#6fd08a'),
        ...rows.filter((_, at) => at !== 2).map((y) => box(wall, 0.66, y - 0.03, 0.09, 0.018)),
      ),
      cut(tone('#f0625a'), box(wall, 0.66, rows[2]! - 0.03, 0.09, 0.018)),
    ]),
  ];
}

/** From its side, its nose to the left. */
function plane(wall: Wall, x: number, y: number, s: number): CutOut[] {
  const white = lighter(blend(tone('#ffffff'), wall.sky, 0.1), 0.01);
  return [
    cut(
      white,
      corners(
        wall,
        [x - 0.2 * s, y],
        [x - 0.14 * s, y - 0.05 * s],
        [x + 0.16 * s, y - 0.05 * s],
        [x + 0.2 * s, y - 0.2 * s],
        [x + 0.26 * s, y - 0.2 * s],
        [x + 0.25 * s, y],
        [x + 0.16 * s, y + 0.04 * s],
        [x - 0.14 * s, y + 0.04 * s],
      ),
    ),
    cut(
      tone('#d8524a'),
      corners(
        wall,
        [x + 0.18 * s, y - 0.12 * s],
        [x + 0.2 * s, y - 0.2 * s],
        [x + 0.26 * s, y - 0.2 * s],
        [x + 0.255 * s, y - 0.1 * s],
      ),
    ),
    cut(
      tone('#9aa6b0'),
      corners(
        wall,
        [x - 0.02 * s, y],
        [x + 0.07 * s, y],
        [x + 0.14 * s, y + 0.11 * s],
        [x + 0.09 * s, y + 0.11 * s],
      ),
      disc(wall, x - 0.01 * s, y + 0.065 * s, 0.03 * s, 0.022 * s),
    ),
    cut(
      tone('#5f7f98'),
      ...spread(7, -0.1, 0.12).map((by) =>
        disc(wall, x + by * s, y - 0.02 * s, 0.008 * s, 0.009 * s),
      ),
    ),
  ];
}

/** The way up to daylight, and a sign that says so. */
function exitRamp(wall: Wall): Group[] {
  return [
    backdrop('ramp', [
      cut(lighter(wall.space.wall, -0.14), box(wall, 0.3, 0.24, 0.4, 0.76)),
      cut(
        lighter(wall.sky, 0.03),
        corners(wall, [0.34, 0.3], [0.66, 0.3], [0.66, 0.6], [0.34, 0.6]),
      ),
      cut(
        lighter(wall.space.floor, 0.06),
        corners(wall, [0.38, 0.56], [0.62, 0.56], [0.68, 1], [0.32, 1]),
      ),
      cut(tone('#f2e3a0'), corners(wall, [0.46, 0.86], [0.5, 0.68], [0.54, 0.86])),
    ]),
    backdrop('exit sign', [
      cut(tone('#2f9a62'), box(wall, 0.38, 0.08, 0.24, 0.11, 3)),
      cut(
        tone('#f4fbf6'),
        box(wall, 0.42, 0.125, 0.1, 0.02),
        corners(wall, [0.52, 0.1], [0.58, 0.135], [0.52, 0.17]),
      ),
      cut(tone('#e8b83c'), box(wall, 0, 0.62, 0.3, 0.03), box(wall, 0.7, 0.62, 0.3, 0.03)),
    ]),
    flatBackdrop('tube lamps', [
      cut(tone('#fbfbf0'), box(wall, 0.1, -0.1, 0.2, 0.03), box(wall, 0.7, -0.1, 0.2, 0.03)),
    ]),
  ];
}

/** Where the line goes on in the dark. */
function tunnelMouth(wall: Wall): Group[] {
  return [
    backdrop('tunnel mouth', [
      cut(lighter(wall.space.wall, -0.1), box(wall, -0.02, -0.3, 1.04, 1.3)),
      cut(
        tone('#2b2e36'),
        `M${wall.left + wall.w * 0.56} ${wall.top + wall.h} L${wall.left + wall.w * 0.56} ${wall.top + wall.h * 0.3} Q${wall.left + wall.w * 0.78} ${wall.top - wall.h * 0.14} ${wall.left + wall.w} ${wall.top + wall.h * 0.3} L${wall.left + wall.w} ${wall.top + wall.h}Z`,
      ),
      cut(tone('#e8554a'), disc(wall, 0.52, 0.5, 0.016)),
      cut(tone('#2f62a8'), box(wall, 0.08, 0.28, 0.36, 0.16, 3)),
      cut(tone('#f4f6f4'), box(wall, 0.13, 0.34, 0.26, 0.035)),
    ]),
  ];
}

export const everydayEnds = {
  ...{ liftDoors, glassFront, bookWall, shoji, runway, exitRamp, tunnelMouth },
};
