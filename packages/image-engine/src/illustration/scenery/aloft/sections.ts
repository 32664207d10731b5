import { lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { type Point, ribbon, winding } from './parts.ts';

export const standing = (setting: Setting, back: readonly Group[]): Stage => ({
  ...{ back, front: [] },
  ...{ base: setting.height * 0.4, horizon: setting.height * 0.3, hasGround: true },
});

/** Grass on top, then humus, clay with stones, and rock. */
function layers(setting: Setting, top: number): Group[] {
  const { width, height, random } = setting;
  const line = (at: number, swell: number) =>
    below(setting, height * at, { swell, waves: 1.4, phase: 6 * random() });
  const rest = 1 - top;
  const soil = lit(setting, '#8a5d3f', 0.02);
  const stones = Array.from({ length: 34 }, () => {
    const [x, y] = [width * random(), height * (top + rest * (0.2 + 0.75 * random()))];
    const r = 8 + 20 * random() ** 2;
    return `o ${x} ${y} ${r * 1.25} ${r} ${40 * random() - 20}`;
  });
  return [
    backdrop('soil', [
      cut(lit(setting, '#6fa552', 0.02), line(top, 8)),
      cut(lit(setting, '#5a3c2c', 0.02), line(top + 0.035, 6)),
      cut(soil, line(top + rest * 0.14, 12)),
      cut(lighter(soil, 0.045), line(top + rest * 0.42, 18)),
      cut(lit(setting, '#8d7a69', 0.02), line(top + rest * 0.76, 16)),
      cut(lit(setting, '#756a63', 0.02), line(top + rest * 0.9, 12)),
    ]),
    backdrop('stones', [cut(lit(setting, '#b9a48c', 0.02), ...stones)]),
  ];
}

/** A tree whose roots are seen as deep as it is high. */
export function groundSection(setting: Setting): Stage {
  const { width, height } = setting;
  const top = height * 0.42;
  const x = width / 2;
  return standing(setting, [
    ...skyOf(setting, { horizon: 0.42 }),
    ...layers(setting, 0.42),
    backdrop('roots', roots(setting, [x, top])),
    piece(setting, 'deciduous-tree', { x, base: top + 14, high: height * 0.4, air: 0.02 }),
    ...worms(setting),
  ]);
}

/** They fork as they go down, each thinner than what it comes from. */
function roots(setting: Setting, from: Point): CutOut[] {
  const { height, random } = setting;
  const lines: Contour[] = [];
  const grow = ([x, y]: Point, heads: number, long: number, wide: number): void => {
    const to: Point = [x + Math.cos(heads) * long, y + Math.sin(heads) * long];
    const bend = winding([[x, y], to], { swing: long * 0.07, waves: 0.8, phase: 6 * random() });
    const steps = bend.length - 1;
    lines.push(
      ...bend
        .slice(1)
        .map((point, at) => ribbon([bend[at]!, point], wide * (1 - (0.45 * at) / steps) + 1)),
    );
    if (wide < 4) return;
    for (const side of [-1, 1])
      grow(bend.at(-1)!, heads + side * (0.25 + 0.35 * random()), long * 0.72, wide * 0.55);
  };
  for (const turn of [-1.05, -0.45, 0.1, 0.6, 1.1])
    grow([from[0] + turn * 22, from[1]], Math.PI / 2 - turn, height * 0.16, 24);
  return [cut(lit(setting, '#d9b384', 0.02), ...lines)];
}

function worms(setting: Setting): Group[] {
  const { width, height, random } = setting;
  const one = (x: number, y: number) =>
    ribbon(
      winding(
        [
          [width * x, height * y],
          [width * x + 62, height * y + 12],
        ],
        { swing: 9, waves: 1.4, phase: 6 * random() },
      ),
      9,
    );
  return [backdrop('worms', [cut(lit(setting, '#e39a92', 0.02), one(0.1, 0.66), one(0.8, 0.74))])];
}

type Chamber = readonly [x: number, y: number, wide: number];

/** Ways from one chamber to the next, dark against the soil. */
function burrowIn(setting: Setting, chambers: readonly Chamber[], wide: number): Group {
  const { width, height, random } = setting;
  const hole = lit(setting, '#3d2a20', 0.02);
  const at = ([x, y]: Chamber): Point => [width * x, height * y];
  const ways = chambers.slice(1).map((one, index) => {
    const from = chambers[Math.max(0, index - (index % 2))]!;
    return ribbon(
      winding([at(from), at(one)], { swing: 16, waves: 0.8, phase: 6 * random() }),
      wide,
    );
  });
  const rooms = chambers.map((one) => {
    const [x, y] = at(one);
    return `o ${x} ${y} ${width * one[2]} ${width * one[2] * 0.52}`;
  });
  return backdrop('burrow', [
    ...[...ways, ...rooms].map((one) => cut(hole, one)),
    cut(
      lighter(hole, 0.05),
      ...chambers
        .slice(1)
        .map(
          (one) =>
            `o ${at(one)[0]} ${at(one)[1] + width * one[2] * 0.3} ${width * one[2] * 0.8} ${width * one[2] * 0.16}`,
        ),
    ),
  ]);
}

/** A mound, its galleries and chambers, ants, eggs and stores in them. */
export function anthillSection(setting: Setting): Stage {
  const { width, height } = setting;
  const top = 0.4;
  const rooms: readonly Chamber[] = [
    [0.5, 0.34, 0.014],
    [0.5, 0.5, 0.075],
    [0.24, 0.57, 0.085],
    [0.76, 0.58, 0.085],
    [0.5, 0.72, 0.095],
    [0.19, 0.82, 0.08],
    [0.8, 0.83, 0.085],
  ];
  const mound = lit(setting, '#a9774f', 0.02);
  const inside = (at: number, dx: number) => {
    const [x, y, wide] = rooms[at]!;
    return { x: width * (x + dx), base: height * y + width * wide * 0.42 };
  };
  const eggs = [-0.03, -0.012, 0.006, 0.024].map(
    (dx) => `o ${width * (0.5 + dx)} ${height * 0.72 + 30} 11 15`,
  );
  const grains = [-0.04, -0.02, 0, 0.02, 0.04].map(
    (dx) => `o ${width * (0.24 + dx)} ${height * 0.57 + 26} 12 9`,
  );
  return standing(setting, [
    ...skyOf(setting, { horizon: top }),
    backdrop('mound', [
      cut(
        mound,
        `M${width * 0.22} ${height * 0.44} C${width * 0.36} ${height * 0.38} ${width * 0.42} ${height * 0.26} ${width * 0.5} ${height * 0.26} C${width * 0.58} ${height * 0.26} ${width * 0.64} ${height * 0.38} ${width * 0.78} ${height * 0.44}Z`,
      ),
      cut(
        lighter(mound, 0.05),
        `o ${width * 0.46} ${height * 0.33} 26 9 -30`,
        `o ${width * 0.4} ${height * 0.385} 34 9 -24`,
      ),
    ]),
    ...layers(setting, top),
    burrowIn(setting, [[0.5, 0.27, 0.02], ...rooms], 24),
    backdrop('stores', [cut(tone('#f4ead2'), ...eggs), cut(tone('#d9b25a'), ...grains)]),
    ...[
      [1, 0],
      [3, -0.02],
      [5, 0],
      [6, 0.01],
      [2, 0.04],
    ].map(([at, dx], index) =>
      piece(setting, 'ant', { ...inside(at!, dx!), high: 40, isFlipped: index % 2 === 0 }),
    ),
    piece(setting, 'ant', { x: width * 0.5, base: height * 0.262, high: 46 }),
  ]);
}

/** A burrow below a meadow: rabbits, a nest and carrots in its chambers. */
export function burrowSection(setting: Setting): Stage {
  const { width, height } = setting;
  const rooms: readonly Chamber[] = [
    [0.22, 0.4, 0.03],
    [0.3, 0.6, 0.13],
    [0.72, 0.56, 0.12],
    [0.52, 0.82, 0.15],
    [0.86, 0.8, 0.08],
  ];
  const inside = (at: number, dx = 0) => {
    const [x, y, wide] = rooms[at]!;
    return { x: width * (x + dx), base: height * y + width * wide * 0.42 };
  };
  return standing(setting, [
    ...skyOf(setting, { horizon: 0.38 }),
    ...layers(setting, 0.38),
    burrowIn(setting, rooms, 58),
    piece(setting, 'rabbit', { ...inside(1), high: height * 0.13 }),
    piece(setting, 'carrot', { ...inside(2, -0.03), high: height * 0.075 }),
    piece(setting, 'carrot', { ...inside(2, 0.035), high: height * 0.07, isFlipped: true }),
    piece(setting, 'rabbit', { ...inside(3, -0.05), high: height * 0.14, isFlipped: true }),
    piece(setting, 'rabbit', { ...inside(3, 0.06), high: height * 0.09 }),
    piece(setting, 'deciduous-tree', {
      x: width * 0.82,
      base: height * 0.4,
      high: height * 0.33,
      air: 0.04,
    }),
  ]);
}

/** A volcano cut open: its chamber, its vents, and the layers that its lava left. */
export function volcanoSection(setting: Setting): Stage {
  const { width, height } = setting;
  const x = width / 2;
  const cone = (by: number, hex: string) =>
    cut(
      lit(setting, hex, 0.02),
      `p ${x - width * (0.46 - by)} ${height * 0.66} ${x - 34} ${height * (0.25 + by * 0.9)} ${x + 34} ${height * (0.25 + by * 0.9)} ${x + width * (0.46 - by)} ${height * 0.66}`,
    );
  const puffs = [
    [0, 0.17, 60],
    [-60, 0.13, 54],
    [62, 0.12, 58],
    [0, 0.07, 76],
    [-84, 0.05, 56],
    [88, 0.04, 60],
  ].map(([dx, y, r]) => `o ${x + dx!} ${height * y!} ${r} ${r! * 0.8}`);
  return standing(setting, [
    ...skyOf(setting, { horizon: 0.62 }),
    backdrop('smoke', [cut(lit(setting, '#8d8790', 0.1), ...puffs)]),
    backdrop(
      'cone',
      ['#5d4a48', '#8a6a5c', '#66524e', '#a07e6a', '#6d5853', '#8f6f60'].map((hex, at) =>
        cone(at * 0.055, hex),
      ),
    ),
    backdrop('crust', [
      cut(lit(setting, '#7a5f50', 0.02), below(setting, height * 0.655, { swell: 6, waves: 1.2 })),
      cut(
        lit(setting, '#8d7059', 0.02),
        below(setting, height * 0.74, { swell: 12, waves: 1.1, phase: 2 }),
      ),
      cut(
        lit(setting, '#6a5148', 0.02),
        below(setting, height * 0.88, { swell: 14, waves: 1.3, phase: 4 }),
      ),
    ]),
    ...molten(setting),
  ]);
}

function molten(setting: Setting): Group[] {
  const { width, height } = setting;
  const x = width / 2;
  const vent = (dx: number, top: number, wide: number) =>
    ribbon(
      winding(
        [
          [x, height * 0.8],
          [x + width * dx, height * top],
        ],
        { swing: 8, waves: 0.7, phase: 1 },
      ),
      wide,
    );
  const glow = tone('#f9b23c');
  const lava = tone('#e8542c');
  return [
    backdrop('magma', [
      cut(
        lava,
        `o ${x} ${height * 0.86} ${width * 0.25} ${height * 0.095}`,
        vent(0, 0.235, 46),
        vent(-0.22, 0.49, 20),
        vent(0.24, 0.52, 18),
      ),
      cut(glow, `o ${x} ${height * 0.865} ${width * 0.19} ${height * 0.062}`, vent(0, 0.24, 22)),
      cut(lighter(glow, 0.08), `o ${x} ${height * 0.87} ${width * 0.11} ${height * 0.032}`),
    ]),
    backdrop('lava', [
      cut(
        lava,
        `p ${x - 40} ${height * 0.25} ${x} ${height * 0.2} ${x + 40} ${height * 0.25} ${x + 74} ${height * 0.4} ${x + 58} ${height * 0.42} ${x + 26} ${height * 0.28} ${x - 26} ${height * 0.28} ${x - 66} ${height * 0.46} ${x - 82} ${height * 0.44}`,
      ),
      cut(
        glow,
        ...[-70, -30, 24, 66].map(
          (dx, at) => `o ${x + dx} ${height * (0.19 - 0.025 * (at % 3))} 9 9`,
        ),
      ),
    ]),
  ];
}

/** The globe without a quarter of it: crust, mantle, outer and inner core. */
export function earthSection(setting: Setting): Stage {
  const { width, height, random } = setting;
  const r = Math.min(width, height) * 0.4;
  const [x, y] = [width / 2, height / 2];
  const slice = (share: number): Contour => {
    const arc = Array.from(
      { length: 33 },
      (_, step) => -Math.PI * 0.42 + (step / 32) * Math.PI * 0.72,
    );
    return [
      x,
      y,
      ...arc.flatMap((at) => [x + r * share * Math.cos(at), y + r * share * Math.sin(at)]),
    ];
  };
  const stars = Array.from({ length: 80 }, () => {
    const size = 1.5 + 2.4 * random();
    return `o ${width * random()} ${height * random()} ${size} ${size}`;
  });
  const shells: readonly (readonly [number, string])[] = [
    [1, '#7a4a35'],
    [0.955, '#c8502c'],
    [0.78, '#e0702f'],
    [0.56, '#f2a23a'],
    [0.3, '#fbd87a'],
  ];
  return {
    ...standing(setting, [
      backdrop('space', [
        cut(tone('#141a33'), below(setting, -setting.beyond.top - 60)),
        cut(tone('#e9ecff'), ...stars),
      ]),
      piece({ ...setting, time: null }, 'globe-showing-europe-africa', {
        x,
        base: y + r,
        high: 2 * r,
        air: 0,
      }),
      backdrop(
        'layers',
        shells.map(([share, hex]) => cut(tone(hex), slice(share))),
      ),
    ]),
    hasGround: false,
  };
}
