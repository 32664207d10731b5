import type { Oklab } from '@armoni/colour/oklab';
import { lighter } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { parasolFrom, towelFrom } from './craft.ts';
import { above } from './lands-from-above.ts';
import {
  apartFrom,
  type Crown,
  crowns,
  jittered,
  meadow,
  type Point,
  ribbon,
  shaded,
  winding,
} from './parts.ts';
import { told } from './told.ts';
import { boatsOn, sea, swells } from './waters-from-above.ts';

const sand = '#efdcae';

/** All on one side of a line that runs through the picture. */
function beyondLine(
  line: readonly Point[],
  { width, height }: Setting,
  side: 'left' | 'right',
): Contour {
  const x = side === 'left' ? -300 : width + 300;
  return [...line.flat(), x, height + 300, x, -300];
}

const moved = (line: readonly Point[], by: number): Point[] => line.map(([x, y]) => [x + by, y]);

/** Waves run up a beach; sunshades and towels stand in loose rows on it. */
export function beachFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const line = winding(
    [
      [width * 0.56, -120],
      [width * 0.44, height + 120],
    ],
    { swing: short * 0.04, waves: 1.3, phase: 6 * random() },
  );
  const water = lit(setting, sea, 0.02);
  const shore = (by: number) => beyondLine(moved(line, short * by), setting, 'left');
  const { parasols, towels } = bathers(setting, short);
  return above(setting, [
    backdrop('sand', [
      sheet(setting, lit(setting, sand, 0.02)),
      cut(
        lighter(lit(setting, sand, 0.02), -0.05),
        beyondLine(moved(line, short * 0.075), setting, 'left'),
      ),
      cut(
        lighter(lit(setting, sand, 0.02), 0.03),
        ...jittered(setting, short * 0.11).map(
          ([x, y]) => `o ${x} ${y} ${short * 0.02} ${short * 0.005}`,
        ),
      ),
    ]),
    backdrop('sea', [
      cut(lighter(water, 0.22), shore(0.03)),
      cut(lit(setting, '#8fd6d2', 0.02), shore(0)),
      cut(lighter(water, 0.24), shore(-0.055)),
      cut(lit(setting, '#5fbfc8', 0.02), shore(-0.075)),
      cut(lighter(water, 0.12), shore(-0.17)),
      cut(lit(setting, '#45a9bf', 0.02), shore(-0.185)),
      cut(water, shore(-0.32)),
      cut(lighter(water, 0.05), ...swells(setting, 16).filter(([x]) => x! < width * 0.34)),
    ]),
    ...boatsOn(
      setting,
      [
        [width * 0.13, height * 0.3],
        [width * 0.2, height * 0.72],
      ],
      short * 0.11,
    ),
    ...palmsOn(setting, short),
    backdrop('towels', towels),
    backdrop('parasols', parasols),
  ]);
}

/** Sunshades in loose rows, a towel or two beside each. */
function bathers(setting: Setting, short: number) {
  const { width, height, random } = setting;
  const asked = told(setting, /parasol|umbrella/);
  const shades = asked?.hex ? [asked.hex] : ['#d8483c', '#3f8fa5', '#e8a53a', '#5f9a6a', '#d97f9a'];
  const [parasols, towels]: [CutOut[], CutOut[]] = [[], []];
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const at: Point = [
        width * (0.6 + 0.145 * column) + short * (0.05 + 0.03 * (random() - 0.5)),
        height * (0.02 + 0.185 * row) + short * 0.05 * random(),
      ];
      if (random() < 0.22) continue;
      const hex = shades[Math.floor(random() * shades.length)]!;
      parasols.push(
        ...parasolFrom(setting, at, short * 0.048, { hex, ground: sand, turn: random() }),
      );
      const turn = 0.2 * (random() - 0.5);
      for (const dy of random() < 0.6 ? [-0.034, 0.034] : [0.02])
        towels.push(
          ...towelFrom(setting, [at[0] - short * 0.075, at[1] + short * dy], {
            long: short * 0.085,
            turn,
            hex: shades[Math.floor(random() * shades.length)]!,
          }),
        );
    }
  return { parasols, towels };
}

function palmsOn(setting: Setting, short: number): Group[] {
  if (!told(setting, /palm/)) return [];
  const { width, height } = setting;
  return [
    crowns(
      setting,
      [0.1, 0.42, 0.78].map((y) => ({ at: [width * 0.98, height * y] as Point, r: short * 0.07 })),
      'palms',
    ),
  ];
}

/** Rocks and surf along a green land, roofs on it. */
export function coastFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const bare = winding(
    [
      [width * 0.6, -120],
      [width * 0.42, height + 120],
    ],
    { swing: short * 0.14, waves: 1.2, phase: 6 * random() },
  );
  const line = rugged(bare, short * 0.03, random);
  const deep = (by: number) => beyondLine(moved(bare, short * by), setting, 'left');
  const water = lit(setting, sea, 0.02);
  const shore = (by: number) => beyondLine(moved(line, short * by), setting, 'left');
  const grass = meadow(setting, '#8fb062');
  const coast = moved(rugged(bare, short * 0.022, random), short * 0.12);
  const path = pathAlong(setting, line, short);
  const isInland = (at: Point, by: number) => isBehind(line, at, by);
  const trees = jittered(setting, short * 0.07, 0.5).flatMap((at): Crown[] => {
    const isOn = isInland(at, short * 0.17) && apartFrom(path, at) > short * 0.04 && random() < 0.6;
    return isOn ? [{ at, r: short * (0.014 + 0.02 * random()) }] : [];
  });
  const stone = lit(setting, '#a39a8d', 0.02);
  return above(setting, [
    backdrop('land', [
      sheet(setting, grass),
      cut(
        lighter(grass, 0.04),
        ...jittered(setting, short * 0.2).map(
          ([x, y]) => `o ${x} ${y} ${short * 0.08} ${short * 0.05}`,
        ),
      ),
    ]),
    backdrop('path', [cut(meadow(setting, '#d6c39a'), ribbon(path, short * 0.02))]),
    backdrop('cliffs', [
      cut(stone, beyondLine(coast, setting, 'left')),
      cut(lighter(stone, -0.09), shore(0.05)),
      cut(lit(setting, sand, 0.02), shore(0.018)),
    ]),
    backdrop('sea', [
      cut(lighter(water, 0.26), shore(0)),
      cut(lit(setting, '#5fbfc8', 0.02), shore(-0.02)),
      cut(lighter(water, 0.07), deep(-0.11)),
      cut(water, deep(-0.2)),
      cut(
        lighter(water, 0.06),
        ...swells(setting, 26).filter(([x, y]) => !isInland([x!, y!], -short * 0.22)),
      ),
    ]),
    rocksAlong(setting, line, { stone, foam: lighter(water, 0.26) }),
    crowns(setting, trees),
    ...boatsOn(
      setting,
      [
        [width * 0.16, height * 0.34],
        [width * 0.12, height * 0.74],
      ],
      short * 0.1,
    ),
    ...lighthouseOn(setting, [line[20]![0] + short * 0.13, line[20]![1]], grass),
  ]);
}

function pathAlong({ height }: Setting, line: readonly Point[], short: number): Point[] {
  return moved(
    winding(
      [
        [line[0]![0], -120],
        [line.at(-1)![0], height + 120],
      ],
      { swing: short * 0.1, waves: 1.2, phase: 1 },
    ),
    short * 0.3,
  );
}

/** Right of the line there, by more than that. */
function isBehind(line: readonly Point[], [x, y]: Point, by: number): boolean {
  const near = line.reduce((best, one) =>
    Math.abs(one[1] - y) < Math.abs(best[1] - y) ? one : best,
  );
  return x > near[0] + by;
}

function rocksAlong(
  { width, height, random }: Setting,
  line: readonly Point[],
  { stone, foam }: { readonly stone: Oklab; readonly foam: Oklab },
): Group {
  const short = Math.min(width, height);
  const rocks = line.flatMap(([x, y]) =>
    random() < 0.34
      ? [{ x: x - short * 0.09 * random() ** 2, y, r: short * (0.007 + 0.022 * random() ** 2) }]
      : [],
  );
  return backdrop('rocks', [
    cut(foam, ...rocks.map(({ x, y, r }) => `o ${x} ${y} ${r * 1.5} ${r * 1.35}`)),
    cut(lighter(stone, -0.06), ...rocks.map(({ x, y, r }) => `o ${x} ${y} ${r} ${r * 0.9}`)),
    cut(
      lighter(stone, 0.05),
      ...rocks.map(({ x, y, r }) => `o ${x - r * 0.2} ${y - r * 0.2} ${r * 0.55} ${r * 0.5}`),
    ),
  ]);
}

/** Coves and headlands, of several sizes. */
function rugged(line: readonly Point[], by: number, random: () => number): Point[] {
  const phase = 6 * random();
  return line.map(([x, y], at) => [
    x +
      by *
        (Math.sin(at * 0.9 + phase) +
          0.6 * Math.sin(at * 0.37 + 2 * phase) +
          0.9 * (random() - 0.5)),
    y,
  ]);
}

function lighthouseOn(setting: Setting, [x, y]: Point, ground: CutOut['fill']): Group[] {
  if (!told(setting, /lighthouse/)) return [];
  const r = Math.min(setting.width, setting.height) * 0.034;
  return [
    backdrop('lighthouse', [
      cut(shaded(ground), `k ${x} ${y} ${x + r * 5} ${y + r * 4} ${r * 1.7} ${r * 1.1}`),
      cut(lit(setting, '#f4efe6', 0.01), `o ${x} ${y} ${r} ${r}`),
      cut(lit(setting, '#c8463a', 0.01), `o ${x} ${y} ${r * 0.72} ${r * 0.72}`),
      cut(lit(setting, '#f6e3a0', 0.01), `o ${x} ${y} ${r * 0.3} ${r * 0.3}`),
    ]),
  ];
}
