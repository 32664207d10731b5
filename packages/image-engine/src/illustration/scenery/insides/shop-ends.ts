import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { corners, disc, dyed, spread, stroke } from './wall-shapes.ts';

const boards = (wall: Wall, rows: readonly number[]) =>
  backdrop('shelves', [
    cut(lighter(wood(wall), -0.06), box(wall, 0.05, 0.02, 0.9, 0.76)),
    cut(lighter(wood(wall), 0.1), ...rows.map((y) => box(wall, 0.05, y, 0.9, 0.025))),
  ]);

/** Hams and sausages on a bar over tiles. */
function meat(wall: Wall): Group[] {
  const tiles = dyed(wall, '#f2f4f2', 0.1);
  const hung = spread(7, 0.06, 0.94);
  return [
    backdrop('tiles', [
      cut(tiles, box(wall, 0, -0.02, 1, 0.8)),
      cut(
        lighter(tiles, -0.06),
        ...spread(10, 0, 1).map((x) => box(wall, x, -0.02, 0.004, 0.8)),
        ...spread(7, 0, 0.78).map((y) => box(wall, 0, y, 1, 0.006)),
      ),
    ]),
    backdrop('hams', [
      cut(tone('#5d656d'), box(wall, 0.02, 0.06, 0.96, 0.022)),
      cut(tone('#5d656d'), ...hung.map((x) => stroke(wall, [x, 0.07], [x, 0.14], 0.006))),
      cut(
        tone('#b5543f'),
        ...hung
          .filter((_, at) => at % 2 === 0)
          .flatMap((x) => [disc(wall, x, 0.36, 0.06, 0.1), disc(wall, x, 0.2, 0.028, 0.06)]),
      ),
      cut(
        tone('#f0d9c4'),
        ...hung.filter((_, at) => at % 2 === 0).map((x) => disc(wall, x - 0.012, 0.4, 0.032, 0.05)),
      ),
      cut(
        tone('#8f3a32'),
        ...hung
          .filter((_, at) => at % 2 === 1)
          .flatMap((x) =>
            [0.2, 0.31, 0.42].flatMap((y) => [
              disc(wall, x - 0.018, y, 0.016, 0.04),
              disc(wall, x + 0.018, y, 0.016, 0.04),
            ]),
          ),
      ),
    ]),
  ];
}

/** Fish on ice. */
function catches(wall: Wall): Group[] {
  const all = spread(6, 0.06, 0.94).flatMap((x, at) =>
    [0.5, 0.62, 0.74].map((y, row) => ({ x: x + 0.02 * (row % 2), y, kind: (at + row) % 3 })),
  );
  return [
    backdrop('tiles', [
      cut(dyed(wall, '#d3e8ee', 0.1), box(wall, 0, -0.02, 1, 1)),
      cut(
        tone('#3f86a8'),
        ...spread(8, 0, 1).map((x, at) =>
          box(wall, x - 0.0625, 0.08 + 0.05 * (at % 2), 0.0625, 0.05),
        ),
        box(wall, 0, 0.06, 1, 0.014),
        box(wall, 0, 0.19, 1, 0.014),
      ),
    ]),
    backdrop('ice', [
      cut(tone('#eef8fb'), corners(wall, [0.02, 0.42], [0.98, 0.42], [1.06, 0.84], [-0.06, 0.84])),
      cut(tone('#8fa3ad'), corners(wall, [-0.06, 0.84], [1.06, 0.84], [1.06, 1.04], [-0.06, 1.04])),
    ]),
    backdrop(
      'fish',
      ['#8fa9bf', '#e0876a', '#6f8f9f'].map((hex, kind) =>
        cut(
          tone(hex),
          ...all
            .filter((one) => one.kind === kind)
            .flatMap(({ x, y }) => [
              disc(wall, x, y, 0.05, 0.02),
              corners(wall, [x + 0.04, y], [x + 0.075, y - 0.035], [x + 0.075, y + 0.035]),
            ]),
        ),
      ),
    ),
    backdrop('eyes', [
      cut(tone('#23282e'), ...all.map(({ x, y }) => disc(wall, x - 0.034, y - 0.008, 0.005))),
    ]),
  ];
}

const petals = ['#e0607a', '#f0b84a', '#9a6fc8', '#f4f0e4', '#e8804a'];

/** Flowers in buckets, in tiers. */
function blooms(wall: Wall): Group[] {
  const pots = [0.3, 0.56, 0.82].flatMap((y, row) =>
    spread(6, 0.02, 0.98).map((x, at) => ({ x, y, kind: (at * 2 + row) % 5 })),
  );
  return [
    backdrop('shelves', [
      cut(wood(wall), ...[0.3, 0.56, 0.82].map((y) => box(wall, 0, y, 1, 0.03))),
    ]),
    backdrop('leaves', [
      cut(
        tone('#5a8f5a'),
        ...pots.flatMap(({ x, y }) => [
          corners(
            wall,
            [x - 0.03, y - 0.08],
            [x + 0.03, y - 0.08],
            [x + 0.07, y - 0.17],
            [x - 0.07, y - 0.17],
          ),
          disc(wall, x, y - 0.15, 0.07, 0.035),
        ]),
      ),
    ]),
    backdrop(
      'flowers',
      petals.map((hex, kind) =>
        cut(
          tone(hex),
          ...pots
            .filter((one) => one.kind === kind)
            .flatMap(({ x, y }) =>
              [-0.05, -0.017, 0.017, 0.05].map((by, at) =>
                disc(wall, x + by, y - 0.19 - 0.03 * (at % 2), 0.024),
              ),
            ),
        ),
      ),
    ),
    backdrop('buckets', [
      cut(
        dyed(wall, '#9fb0b5', 0.1),
        ...pots.map(({ x, y }) =>
          corners(
            wall,
            [x - 0.045, y - 0.09],
            [x + 0.045, y - 0.09],
            [x + 0.034, y],
            [x - 0.034, y],
          ),
        ),
      ),
    ]),
  ];
}

/** Blocks, balls, bears and trains. */
function toys(wall: Wall): Group[] {
  const rows = [0.24, 0.48, 0.72];
  const hexes = ['#e05a4a', '#4f8fd0', '#f0c04a', '#6fb36a'];
  const spots = rows.flatMap((y, row) =>
    spread(6, 0.07, 0.93).map((x, at) => ({
      x,
      y,
      kind: (at + row * 2) % 4,
      shape: (at * 3 + row) % 4,
    })),
  );
  const drawn = ({ x, y, shape }: (typeof spots)[number]): string[] =>
    shape === 0
      ? [disc(wall, x, y - 0.06, 0.045)]
      : shape === 1
        ? [
            box(wall, x - 0.045, y - 0.08, 0.05, 0.08, 3),
            box(wall, x + 0.01, y - 0.06, 0.04, 0.06, 3),
            box(wall, x - 0.02, y - 0.14, 0.045, 0.06, 3),
          ]
        : shape === 2
          ? [
              box(wall, x - 0.06, y - 0.08, 0.08, 0.06, 3),
              box(wall, x + 0.02, y - 0.12, 0.035, 0.1, 3),
              disc(wall, x - 0.035, y - 0.016, 0.014),
              disc(wall, x + 0.035, y - 0.016, 0.014),
            ]
          : [];
  const bears = spots.filter(({ shape }) => shape === 3);
  return [
    boards(wall, rows),
    backdrop('toys', [
      ...hexes
        .map((hex, kind) =>
          cut(tone(hex), ...spots.filter((one) => one.kind === kind).flatMap(drawn)),
        )
        .filter(({ contours }) => contours.length > 0),
      cut(
        tone('#a8703f'),
        ...bears.flatMap(({ x, y }) => [
          disc(wall, x, y - 0.05, 0.04),
          disc(wall, x, y - 0.13, 0.032),
          disc(wall, x - 0.028, y - 0.165, 0.012),
          disc(wall, x + 0.028, y - 0.165, 0.012),
        ]),
      ),
      cut(
        tone('#e2b98a'),
        ...bears.flatMap(({ x, y }) => [
          disc(wall, x, y - 0.12, 0.015, 0.012),
          disc(wall, x, y - 0.045, 0.022),
        ]),
      ),
    ]),
  ];
}

/** Rolls of cloth, reels of thread. */
function cloths(wall: Wall): Group[] {
  const hexes = ['#c8524a', '#4f7fa8', '#e0b04a', '#6f9a72', '#8f6aa8', '#e8d9c0'];
  const rows = [0.26, 0.5, 0.74];
  const rolls = rows.flatMap((y, row) =>
    spread(9, 0.06, 0.94).map((x, at) => ({ x, y, kind: (at * 5 + row) % 6 })),
  );
  return [
    boards(wall, rows),
    backdrop(
      'cloth',
      hexes.map((hex, kind) =>
        cut(
          dyed(wall, hex, 0.1),
          ...rolls
            .filter((one) => one.kind === kind)
            .map(({ x, y }) => box(wall, x - 0.042, y - 0.2, 0.084, 0.2, 6)),
        ),
      ),
    ),
    backdrop('folds', [
      cut(
        tone('#f4efe4'),
        ...rolls.map(({ x, y }) => box(wall, x - 0.042, y - 0.2, 0.084, 0.012, 3)),
      ),
    ]),
  ];
}

/** Bowls and vases, unglazed and glazed. */
function pottery(wall: Wall): Group[] {
  const hexes = ['#c98a5f', '#e6d8c4', '#5f8fa0', '#8a5a44'];
  const rows = [0.26, 0.5, 0.74];
  const pots = rows.flatMap((y, row) =>
    spread(7, 0.06, 0.94).map((x, at) => ({
      x,
      y,
      kind: (at + row * 3) % 4,
      isTall: (at + row) % 2 === 0,
    })),
  );
  return [
    boards(wall, rows),
    backdrop(
      'pots',
      hexes.map((hex, kind) =>
        cut(
          dyed(wall, hex, 0.08),
          ...pots
            .filter((one) => one.kind === kind)
            .flatMap(({ x, y, isTall }) =>
              isTall
                ? [
                    disc(wall, x, y - 0.07, 0.034, 0.052),
                    box(wall, x - 0.014, y - 0.18, 0.028, 0.08, 3),
                    box(wall, x - 0.02, y - 0.19, 0.04, 0.018, 3),
                  ]
                : [
                    corners(
                      wall,
                      [x - 0.05, y - 0.09],
                      [x + 0.05, y - 0.09],
                      [x + 0.026, y],
                      [x - 0.026, y],
                    ),
                  ],
            ),
        ),
      ),
    ),
  ];
}

/** Canvases on a wall, paint on the frames. */
function canvases(wall: Wall): Group[] {
  const all = [
    [0.05, 0.06, 0.24, 0.3],
    [0.34, 0.02, 0.18, 0.4],
    [0.57, 0.08, 0.26, 0.26],
    [0.86, 0.04, 0.12, 0.3],
    [0.08, 0.46, 0.2, 0.3],
    [0.6, 0.44, 0.3, 0.32],
  ] as const;
  const hexes = ['#7fb0c8', '#e0a05a', '#a8c08a', '#c87f8f', '#e8d08a', '#6f7fb0'];
  return [
    backdrop('canvases', [
      cut(
        wood(wall),
        ...all.map(([x, y, w, h]) => box(wall, x - 0.01, y - 0.012, w + 0.02, h + 0.024, 2)),
      ),
      ...hexes.map((hex, at) => {
        const [x, y, w, h] = all[at]!;
        return cut(tone(hex), box(wall, x, y, w, h));
      }),
      ...hexes.map((_, at) => {
        const [x, y, w, h] = all[at]!;
        return cut(
          tone(hexes[(at + 2) % 6]!),
          corners(
            wall,
            [x, y + h],
            [x, y + h * 0.6],
            [x + w * 0.4, y + h * 0.4],
            [x + w, y + h * 0.7],
            [x + w, y + h],
          ),
          disc(wall, x + w * 0.7, y + h * 0.26, w * 0.12),
        );
      }),
    ]),
  ];
}

/** A vaulted oven with its fire and loaves on racks. */
function bakersOven(wall: Wall): Group[] {
  const brick = dyed(wall, '#b5674a', 0.15);
  const loaves = [0.24, 0.4, 0.56, 0.72].flatMap((y) =>
    [0.08, 0.17, 0.26, 0.74, 0.83, 0.92].map((x) => [x, y] as const),
  );
  return [
    backdrop('oven', [
      cut(brick, box(wall, 0.32, 0.06, 0.36, 0.94)),
      cut(
        lighter(brick, 0.06),
        ...spread(9, 0.06, 0.98).flatMap((y, row) =>
          spread(4, 0.32 + 0.03 * (row % 2), 0.66).map((x) =>
            box(wall, x - 0.03, y - 0.03, 0.06, 0.04, 2),
          ),
        ),
      ),
      cut(lighter(brick, -0.12), disc(wall, 0.5, 0.46, 0.14), box(wall, 0.36, 0.46, 0.28, 0.16)),
      cut(tone('#2a1a18'), disc(wall, 0.5, 0.47, 0.115), box(wall, 0.385, 0.47, 0.23, 0.13)),
      cut(
        tone('#f0913a'),
        ...spread(5, 0.41, 0.59).map((x, at) =>
          corners(wall, [x - 0.024, 0.59], [x + 0.024, 0.59], [x, 0.44 + 0.04 * (at % 2)]),
        ),
      ),
      cut(
        tone('#d9a25a'),
        disc(wall, 0.45, 0.58, 0.036, 0.02),
        disc(wall, 0.55, 0.58, 0.036, 0.02),
      ),
    ]),
    backdrop('racks', [
      cut(
        wood(wall),
        ...[0.04, 0.7].flatMap((x) => [
          ...[0.27, 0.43, 0.59, 0.75].map((y) => box(wall, x, y, 0.26, 0.018)),
          box(wall, x, 0.1, 0.014, 0.8),
          box(wall, x + 0.25, 0.1, 0.014, 0.8),
        ]),
      ),
    ]),
    backdrop('loaves', [
      cut(tone('#c98f4a'), ...loaves.map(([x, y]) => disc(wall, x, y, 0.042, 0.026))),
      cut(
        tone('#e6bd7a'),
        ...loaves.flatMap(([x, y]) =>
          [-0.016, 0.004, 0.024].map((by) =>
            stroke(wall, [x + by - 0.006, y + 0.014], [x + by + 0.006, y - 0.018], 0.005),
          ),
        ),
      ),
    ]),
  ];
}

export const shopEnds = { meat, catches, blooms, toys, cloths, pottery, canvases, bakersOven };
