import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { quad, type Space } from './inside-space.ts';

const sides = [1, -1] as const;
type Corner = readonly [x: number, h: number, z: number];

const upright = (
  space: Space,
  [x0, x1]: readonly [number, number],
  [low, high]: readonly [number, number],
  z: number,
) => quad(space, [x0, low, z], [x1, low, z], [x1, high, z], [x0, high, z]);
const flatAt = (
  space: Space,
  [x0, x1]: readonly [number, number],
  h: number,
  [z0, z1]: readonly [number, number],
) => quad(space, [x0, h, z0], [x1, h, z0], [x1, h, z1], [x0, h, z1]);
const along = (
  space: Space,
  x: number,
  [low, high]: readonly [number, number],
  [z0, z1]: readonly [number, number],
) => quad(space, [x, low, z0], [x, high, z0], [x, high, z1], [x, low, z1]);

/** Of a lift: rails along both walls, and panels. */
function handrails(space: Space): Group[] {
  const metal = blend(tone('#e3e7ea'), space.wall, 0.2);
  return [
    backdrop('handrails', [
      cut(
        lighter(space.wall, -0.07),
        ...sides.flatMap((side) => [
          along(space, side, [0.02, 0.98], [0.3, 0.32]),
          along(space, side, [0.02, 0.98], [0.66, 0.68]),
        ]),
      ),
      cut(metal, ...sides.map((side) => along(space, side * 0.96, [0.38, 0.42], [-0.4, 0.94]))),
      cut(
        lighter(metal, -0.2),
        ...sides.map((side) => along(space, side * 0.96, [0.37, 0.38], [-0.4, 0.94])),
      ),
    ]),
  ];
}

/** Desks in rows to the end, a screen and a chair at each. */
function workstations(space: Space): Group[] {
  const top = blend(tone('#f4f2ec'), space.wall, 0.1);
  return [0.82, 0.58, 0.34].map((z, row) =>
    backdrop(
      'desks',
      [-0.74, -0.34, 0.34, 0.74].flatMap((x, column): CutOut[] => {
        const [left, right] = [x - 0.18, x + 0.18];
        const seat = ['#4f7f9c', '#d8794a', '#5f9a7a', '#8f7ab0'][(row + column) % 4]!;
        return [
          cut(
            lighter(top, -0.25),
            upright(space, [left, left + 0.02], [0, 0.2], z),
            upright(space, [right - 0.02, right], [0, 0.2], z),
          ),
          cut(
            tone('#2b323a'),
            upright(space, [x - 0.1, x + 0.1], [0.24, 0.38], z + 0.06),
            upright(space, [x - 0.015, x + 0.015], [0.2, 0.24], z + 0.06),
          ),
          cut(tone('#9fc8de'), upright(space, [x - 0.09, x + 0.09], [0.255, 0.365], z + 0.06)),
          cut(lighter(top, 0.02), flatAt(space, [left, right], 0.205, [z - 0.02, z + 0.1])),
          cut(lighter(top, -0.08), upright(space, [left, right], [0.185, 0.205], z - 0.02)),
          cut(tone('#f8f6ee'), flatAt(space, [x + 0.06, x + 0.13], 0.207, [z, z + 0.04])),
          cut(
            lighter(tone(seat), -0.1),
            upright(space, [x - 0.01, x + 0.01], [0.02, 0.12], z - 0.06),
            upright(space, [x - 0.06, x + 0.06], [0, 0.02], z - 0.06),
          ),
          cut(
            blend(tone(seat), space.wall, 0.1),
            upright(space, [x - 0.08, x + 0.08], [0.11, 0.28], z - 0.06),
          ),
        ];
      }),
    ),
  );
}

const spines = ['#c8524a', '#e0a23f', '#4f86b0', '#5f9a7a', '#8f6aa8', '#e8dcc0'];

/** Cases of books along both walls, a low table of them before each. */
function bookcases(space: Space): Group[] {
  const timber = blend(tone('#7a5230'), space.wall, 0.12);
  const bays = [0.66, 0.33, 0, -0.33];
  const shelves = [0.08, 0.27, 0.46, 0.65, 0.84];
  return [
    backdrop(
      'bookshelf',
      sides.flatMap((side): CutOut[] => [
        cut(lighter(timber, -0.1), along(space, side * 0.97, [0, 1], [-0.4, 1])),
        ...spines.map((hex, kind) =>
          cut(
            blend(tone(hex), space.wall, 0.12),
            ...bays.flatMap((z, bay) =>
              shelves.flatMap((low, row) =>
                Array.from({ length: 7 }, (_, at) => at)
                  .filter((at) => (at * 5 + row * 2 + bay) % 6 === kind)
                  .map((at) =>
                    along(
                      space,
                      side * 0.96,
                      [low, low + 0.11 + 0.015 * (at % 3)],
                      [z + 0.01 + 0.043 * at, z + 0.045 + 0.043 * at],
                    ),
                  ),
              ),
            ),
          ),
        ),
        cut(
          lighter(timber, 0.05),
          ...shelves.map((low) => along(space, side * 0.955, [low - 0.025, low], [-0.4, 1])),
          ...bays.map((z) => along(space, side * 0.955, [0, 1], [z - 0.01, z + 0.01])),
        ),
      ]),
    ),
    ...[0.42, 0.06].flatMap((z) => sides.map((side) => bookTable(space, side, z))),
  ];
}

function bookTable(space: Space, side: 1 | -1, z: number): Group {
  const timber = blend(tone('#7a5230'), space.wall, 0.12);
  return backdrop('book table', [
    cut(
      lighter(timber, -0.08),
      upright(space, [side * 0.5 - 0.2, side * 0.5 - 0.17], [0, 0.2], z),
      upright(space, [side * 0.5 + 0.17, side * 0.5 + 0.2], [0, 0.2], z),
    ),
    cut(
      lighter(timber, 0.12),
      flatAt(space, [side * 0.5 - 0.22, side * 0.5 + 0.22], 0.21, [z - 0.02, z + 0.14]),
    ),
    ...spines.map((hex, kind) =>
      cut(
        blend(tone(hex), space.wall, 0.08),
        upright(
          space,
          [side * 0.5 - 0.2 + 0.068 * kind, side * 0.5 - 0.142 + 0.068 * kind],
          [0.21, 0.25 + 0.03 * ((kind * 2) % 3)],
          z + 0.02,
        ),
      ),
    ),
    cut(
      lighter(timber, -0.02),
      upright(space, [side * 0.5 - 0.22, side * 0.5 + 0.22], [0.19, 0.21], z - 0.02),
    ),
  ]);
}

/** Mats of straw, laid in turn, bound in dark cloth. */
function tatami(space: Space): Group[] {
  const straw = space.floor;
  const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  const of = (which: number) =>
    cells
      .filter(({ row, column }) => (row + column) % 2 === which)
      .map(({ row, column }) =>
        flatAt(space, [-1 + 0.667 * column, -1 + 0.667 * (column + 1)], 0, [
          -0.3 + 0.325 * row,
          -0.3 + 0.325 * (row + 1),
        ]),
      );
  const bands = [
    ...[0, 1, 2, 3, 4].map((row) =>
      flatAt(space, [-1, 1], 0, [-0.3 + 0.325 * row - 0.006, -0.3 + 0.325 * row + 0.012]),
    ),
    ...[1, 2].map((column) =>
      flatAt(space, [-1 + 0.667 * column - 0.014, -1 + 0.667 * column + 0.014], 0, [-0.3, 1]),
    ),
  ];
  return [
    backdrop('tatami', [
      cut(lighter(straw, 0.02), ...of(0)),
      cut(lighter(straw, -0.02), ...of(1)),
      cut(blend(tone('#3f5a48'), straw, 0.1), ...bands),
    ]),
  ];
}

/** A platform at one side, rails and a train at the other. */
function subwayTracks(space: Space): Group[] {
  return [
    backdrop('tiles', [
      cut(
        lighter(space.wall, -0.05),
        ...[0.2, 0.4, 0.6, 0.8].flatMap((h) =>
          sides.map((side) => along(space, side, [h, h + 0.012], [-0.3, 1])),
        ),
      ),
      cut(
        blend(tone('#2f62a8'), space.wall, 0.06),
        along(space, -0.995, [0.5, 0.66], [0.3, 0.5]),
        along(space, -0.995, [0.5, 0.66], [-0.02, 0.14]),
      ),
      cut(
        tone('#f4f6f4'),
        along(space, -0.99, [0.565, 0.595], [0.33, 0.47]),
        along(space, -0.99, [0.565, 0.595], [0.01, 0.11]),
      ),
    ]),
    backdrop('track', [
      cut(lighter(space.floor, -0.2), flatAt(space, [0.12, 1], 0, [-0.3, 1])),
      cut(tone('#e8c23c'), flatAt(space, [0.04, 0.1], 0.002, [-0.3, 1])),
    ]),
    ...[0.66, 0.32, -0.02].map((z) => carriageAt(space, z)),
  ];
}

/** One of its carriages; of the first we see the front. */
function carriageAt(space: Space, z: number): Group {
  const at = (corners: readonly Corner[]) => quad(space, ...corners);
  const body = blend(tone('#3f8f9a'), space.wall, 0.1);
  return backdrop('metro', [
    cut(
      body,
      at([
        [0.3, 0.06, z],
        [0.3, 0.8, z],
        [0.3, 0.8, z + 0.32],
        [0.3, 0.06, z + 0.32],
      ]),
    ),
    cut(lighter(body, 0.16), along(space, 0.295, [0.28, 0.34], [z, z + 0.32])),
    cut(
      tone('#fff1c4'),
      ...[0.02, 0.13, 0.24].map((by) => along(space, 0.29, [0.42, 0.66], [z + by, z + by + 0.07])),
    ),
    cut(
      lighter(body, -0.08),
      ...[0.095, 0.205].map((by) => along(space, 0.29, [0.1, 0.7], [z + by, z + by + 0.03])),
    ),
    ...(z < 0
      ? [
          cut(lighter(body, -0.04), upright(space, [0.3, 0.94], [0.06, 0.8], z)),
          cut(tone('#cfe6ee'), upright(space, [0.38, 0.86], [0.4, 0.7], z)),
          cut(
            tone('#fff6d0'),
            upright(space, [0.38, 0.46], [0.16, 0.24], z),
            upright(space, [0.78, 0.86], [0.16, 0.24], z),
          ),
        ]
      : []),
  ]);
}

const paints = ['#c8524a', '#4f86b0', '#e8e4da', '#5f6a72', '#d8a23f', '#5f9a7a'];

/** Pillars and cars between painted lines, to both sides. */
function parkedCars(space: Space): Group[] {
  const depths = [0.76, 0.5, 0.24, -0.02];
  return [
    backdrop('lines', [
      cut(
        tone('#eceadf'),
        ...depths.flatMap((z) =>
          sides.map((side) => flatAt(space, [side * 0.42, side], 0.001, [z - 0.02, z - 0.008])),
        ),
      ),
      cut(
        tone('#eceadf'),
        quad(
          space,
          [-0.06, 0.001, 0.2],
          [0, 0.001, 0.34],
          [0.06, 0.001, 0.2],
          [0.02, 0.001, 0.2],
          [0.02, 0.001, 0.04],
          [-0.02, 0.001, 0.04],
          [-0.02, 0.001, 0.2],
        ),
      ),
    ]),
    ...depths.flatMap((z, row) =>
      sides.map((side, column) =>
        parked(space, side, z, paints[(row * 2 + column) % paints.length]!),
      ),
    ),
    ...[0.68, 0.16].map((z) => pillarsAt(space, z)),
  ];
}

function parked(space: Space, side: 1 | -1, z: number, paint: string): Group {
  const body = blend(tone(paint), space.wall, 0.08);
  const [inner, outer] = [side * 0.46, side * 0.92];
  return backdrop('parked car', [
    cut(
      lighter(space.floor, -0.1),
      flatAt(space, [inner - side * 0.02, outer], 0.002, [z, z + 0.2]),
    ),
    cut(
      tone('#24272c'),
      upright(space, [inner + side * 0.04, inner + side * 0.1], [0, 0.08], z + 0.01),
      upright(space, [outer - side * 0.1, outer - side * 0.04], [0, 0.08], z + 0.01),
    ),
    cut(lighter(body, -0.05), along(space, inner, [0.04, 0.19], [z, z + 0.2])),
    cut(body, upright(space, [inner, outer], [0.04, 0.19], z)),
    cut(
      lighter(body, 0.04),
      quad(
        space,
        [inner, 0.19, z],
        [outer, 0.19, z],
        [outer - side * 0.06, 0.32, z + 0.06],
        [inner + side * 0.06, 0.32, z + 0.06],
      ),
    ),
    cut(
      tone('#a9c8d4'),
      quad(
        space,
        [inner + side * 0.04, 0.2, z + 0.005],
        [outer - side * 0.04, 0.2, z + 0.005],
        [outer - side * 0.08, 0.3, z + 0.05],
        [inner + side * 0.08, 0.3, z + 0.05],
      ),
    ),
    cut(
      tone('#fff3cc'),
      upright(space, [inner + side * 0.03, inner + side * 0.1], [0.1, 0.145], z - 0.002),
      upright(space, [outer - side * 0.1, outer - side * 0.03], [0.1, 0.145], z - 0.002),
    ),
  ]);
}

function pillarsAt(space: Space, z: number): Group {
  return backdrop(
    'pillars',
    sides.flatMap((side) => [
      cut(
        lighter(space.detail, 0.03),
        upright(space, [side * 0.42 - 0.045, side * 0.42 + 0.045], [0, 1], z),
      ),
      cut(
        tone('#e8b83c'),
        upright(space, [side * 0.42 - 0.045, side * 0.42 + 0.045], [0.1, 0.22], z),
      ),
      cut(
        tone('#2b2e33'),
        upright(space, [side * 0.42 - 0.045, side * 0.42 + 0.045], [0.14, 0.18], z),
      ),
    ]),
  );
}

export const everydayRows = {
  ...{ handrails, workstations, bookcases, tatami, subwayTracks, parkedCars },
};
