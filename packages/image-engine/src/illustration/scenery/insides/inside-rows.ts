import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { everydayRows } from './everyday-rows.ts';
import { quad, type Space } from './inside-space.ts';
import { sideRows } from './side-rows.ts';

/** What stands in rows in a room, or all along its walls. */
export type Rows =
  | ('pews' | 'seats' | 'desks' | 'stalls' | 'tools' | 'backdrop')
  | keyof typeof sideRows
  | keyof typeof everydayRows;

export const rowsOf = (space: Space, rows: Rows, layer: 'back' | 'front'): Group[] =>
  (layer === 'front') === (rows === 'seats') ? drawn[rows](space) : [];

const drawn: Readonly<Record<Rows, (space: Space) => Group[]>> = {
  pews: (space) => benches(space, { from: 0.26, depths: 7, inner: 0.3, outer: 0.76, high: 0.13 }),
  desks,
  seats,
  stalls,
  tools,
  backdrop: paper,
  ...sideRows,
  ...everydayRows,
};

const woodOf = ({ wall }: Space) => blend(tone('#8a5f36'), wall, 0.18);

type Benches = {
  readonly from: number;
  readonly depths: number;
  readonly inner: number;
  readonly outer: number;
  readonly high: number;
};

/** To both sides of the aisle, their backs toward us. */
function benches(space: Space, { from, depths, inner, outer, high }: Benches): Group[] {
  const wood = woodOf(space);
  return Array.from(
    { length: depths },
    (_, at) => from + ((0.9 - from) * (depths - 1 - at)) / depths,
  ).map((z) =>
    backdrop(
      'pews',
      [1, -1].flatMap((side): CutOut[] => {
        const [a, b] = [side * inner, side * outer];
        return [
          cut(lighter(wood, -0.05), quad(space, [a, 0, z], [b, 0, z], [b, high, z], [a, high, z])),
          cut(
            lighter(wood, 0.08),
            quad(space, [a, high, z], [b, high, z], [b, high * 1.14, z], [a, high * 1.14, z]),
          ),
          cut(
            lighter(wood, -0.12),
            quad(
              space,
              [a, 0, z],
              [a + side * 0.035, 0, z],
              [a + side * 0.035, high * 1.26, z],
              [a, high * 1.26, z],
            ),
          ),
        ];
      }),
    ),
  );
}

/** Of a class: a table top on legs, and a chair behind it. */
function desks(space: Space): Group[] {
  return [0.78, 0.46, 0.14].map((z) =>
    backdrop(
      'desks',
      [-0.56, 0, 0.56].flatMap((x) => [...deskAt(space, x, z), ...chairAt(space, x, z - 0.1)]),
    ),
  );
}

const beech = ({ wall }: Space) => blend(tone('#c08a52'), wall, 0.1);

/** Upright, across the room at one depth. */
const upright = (
  space: Space,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  z: number,
) => quad(space, [left, low, z], [right, low, z], [right, high, z], [left, high, z]);

function deskAt(space: Space, x: number, z: number): CutOut[] {
  const wood = beech(space);
  const [left, right] = [x - 0.19, x + 0.19];
  const legs = [z, z + 0.1].flatMap((depth) =>
    [left, right - 0.022].map((at) => upright(space, [at, at + 0.022], [0, 0.2], depth)),
  );
  return [
    cut(lighter(wood, -0.2), ...legs),
    cut(lighter(wood, -0.07), upright(space, [left, right], [0.165, 0.2], z)),
    cut(
      lighter(wood, 0.06),
      quad(space, [left, 0.2, z], [right, 0.2, z], [right, 0.2, z + 0.13], [left, 0.2, z + 0.13]),
    ),
  ];
}

function chairAt(space: Space, x: number, z: number): CutOut[] {
  const wood = beech(space);
  const legs = [x - 0.09, x + 0.075].map((at) => upright(space, [at, at + 0.015], [0, 0.24], z));
  return [
    cut(lighter(wood, -0.22), ...legs),
    cut(
      lighter(wood, -0.1),
      upright(space, [x - 0.1, x + 0.1], [0.12, 0.14], z),
      upright(space, [x - 0.1, x + 0.1], [0.2, 0.26], z),
    ),
  ];
}

/** Rows of a theatre from behind, nearest the lower edge. */
function seats({ setting }: Space): Group[] {
  const { width, height, palette } = setting;
  const velvet = blend(tone('#b23440'), tone(palette.near), palette.isDark ? 0.35 : 0.08);
  return [0, 1, 2, 3].map((row) => {
    const wide = width * (0.1 + 0.028 * row);
    const high = height * (0.075 + 0.026 * row);
    const foot = height * (0.735 + 0.03 * row + 0.055 * row + 0.012 * row * row);
    const count = Math.ceil(width / wide) + 2;
    const lefts = Array.from({ length: count }, (_, at) => (at - 1 + (row % 2) / 2) * wide);
    return backdrop('seats', [
      cut(lighter(velvet, -0.2), `r -60 ${foot} ${width + 120} ${height * 0.09}`),
      cut(
        lighter(velvet, -0.06 + 0.015 * row),
        ...lefts.map(
          (x) => `r ${x + wide * 0.07} ${foot - high} ${wide * 0.86} ${high * 1.7} ${wide * 0.24}`,
        ),
      ),
      cut(
        lighter(velvet, 0.03 + 0.015 * row),
        ...lefts.map(
          (x) =>
            `r ${x + wide * 0.16} ${foot - high * 0.86} ${wide * 0.68} ${high * 1.2} ${wide * 0.18}`,
        ),
      ),
      cut(
        tone('#c79a4a'),
        ...lefts.map(
          (x) => `r ${x - wide * 0.045} ${foot - high * 0.2} ${wide * 0.11} ${high * 0.7} 4`,
        ),
      ),
    ]);
  });
}

/** Boxes of a stable down both sides. */
function stalls(space: Space): Group[] {
  const wood = woodOf(space);
  const all: CutOut[] = [];
  for (const z of [0.75, 0.5, 0.25, 0])
    for (const side of [1, -1]) {
      const x = side * 0.86;
      const panel = (low: number, high: number) =>
        quad(space, [x, low, z], [x, high, z], [x, high, z + 0.2], [x, low, z + 0.2]);
      all.push(cut(lighter(wood, -0.03), panel(0, 0.3)));
      all.push(cut(lighter(wood, 0.08), panel(0.27, 0.31), panel(0.12, 0.15)));
      all.push(
        cut(
          lighter(wood, -0.12),
          quad(space, [x, 0, z], [x, 0.6, z], [x, 0.6, z + 0.03], [x, 0, z + 0.03]),
        ),
      );
    }
  return [backdrop('stalls', all)];
}

/** A bench and tools along a garage's walls. */
function tools(space: Space): Group[] {
  const red = blend(tone('#c8493f'), space.wall, 0.12);
  const iron = blend(tone('#5f6873'), space.wall, 0.2);
  const onWall = (side: number, z0: number, z1: number, low: number, high: number) =>
    quad(space, [side, low, z0], [side, high, z0], [side, high, z1], [side, low, z1]);
  const hung = [0.3, 0.4, 0.5, 0.6, 0.7];
  return [
    backdrop('tool wall', [
      cut(lighter(space.wall, -0.08), onWall(-0.99, 0.22, 0.82, 0.42, 0.76)),
      cut(iron, ...hung.map((z, at) => onWall(-0.985, z, z + 0.02, 0.48 + 0.02 * (at % 2), 0.7))),
      cut(red, ...hung.map((z) => onWall(-0.98, z - 0.012, z + 0.032, 0.66, 0.71))),
      cut(iron, onWall(0.99, 0.3, 0.85, 0.55, 0.58), onWall(0.99, 0.3, 0.85, 0.74, 0.77)),
      cut(
        blend(tone('#d9a441'), space.wall, 0.2),
        onWall(0.985, 0.36, 0.44, 0.58, 0.68),
        onWall(0.985, 0.62, 0.7, 0.77, 0.85),
      ),
      cut(
        blend(tone('#4f7fa0'), space.wall, 0.2),
        onWall(0.985, 0.5, 0.58, 0.58, 0.66),
        onWall(0.985, 0.4, 0.5, 0.77, 0.84),
      ),
    ]),
    backdrop('tool chest', [
      cut(red, quad(space, [-0.98, 0, 0.7], [-0.6, 0, 0.7], [-0.6, 0.3, 0.7], [-0.98, 0.3, 0.7])),
      cut(
        lighter(red, -0.1),
        quad(space, [-0.6, 0, 0.7], [-0.6, 0.3, 0.7], [-0.6, 0.3, 0.86], [-0.6, 0, 0.86]),
      ),
      cut(
        lighter(red, 0.12),
        ...[0.06, 0.14, 0.22].map((h) =>
          quad(
            space,
            [-0.94, h, 0.7],
            [-0.64, h, 0.7],
            [-0.64, h + 0.012, 0.7],
            [-0.94, h + 0.012, 0.7],
          ),
        ),
      ),
    ]),
  ];
}

/** Paper from a roll that runs out over the floor. */
function paper(space: Space): Group[] {
  const { setting, at } = space;
  const told = setting.wallColour ? tone(setting.wallColour) : tone('#a9adb2');
  const [left, top] = at(-0.6, 0.97, 0.9);
  const [right, fold] = at(0.6, 0.04, 0.9);
  const [low, foot] = at(0.62, 0, -0.02);
  const far = setting.width - low;
  return [
    backdrop('paper', [
      cut(
        told,
        `M${left} ${top} L${right} ${top} L${right} ${fold - 60} C${right} ${fold} ${low} ${fold} ${low} ${foot} L${far} ${foot} C${far} ${fold} ${left} ${fold} ${left} ${fold - 60}Z`,
      ),
      cut(
        lighter(told, 0.05),
        `M${left} ${fold - 40} L${right} ${fold - 40} L${low} ${foot} L${far} ${foot}Z`,
      ),
      cut(tone('#5a5f66'), `r ${left - 26} ${top - 12} ${right - left + 52} 18 8`),
    ]),
  ];
}
