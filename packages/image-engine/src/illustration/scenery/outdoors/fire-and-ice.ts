import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { cloudAt } from './clouds.ts';
import { landStage } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { lobe } from './trees.ts';

/** A cone that spews fire and smoke over black land, molten rock down its sides. */
export const volcano = (setting: Setting): Stage => {
  const { width, height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const x = (share: number) => width * (0.5 + side * 0.1 + share);
  const y = (share: number) => height * share;
  return landStage(
    setting,
    [
      ...skyOf(setting, { disc: false, horizon: 0.62 }),
      ...plume(setting, x, side),
      backdrop('far ridge', [
        cut(
          lit(setting, '#8a7a80', 0.4),
          below(setting, y(0.6), { swell: 30, waves: 1.4, phase: 6 * random() }),
        ),
      ]),
      ...cone(setting, x),
      lava(setting, x),
      backdrop('black land', [
        cut(
          lit(setting, '#463c40', 0.06),
          below(setting, y(0.7), { swell: 16, waves: 1.1, phase: 6 * random() }),
        ),
        cut(
          lit(setting, '#3a3236', 0.03),
          below(setting, y(0.83), { swell: 14, waves: 0.8, phase: 6 * random() }),
        ),
      ]),
      river(setting, x),
    ],
    { horizon: height * 0.6 },
  );
};

type Across = (share: number) => number;
const glow = tone('#ff8a3c');

/** The light of the fire in the sky, and the smoke in it. */
function plume(setting: Setting, x: Across, side: number): Group[] {
  const { width, height, palette } = setting;
  const y = (share: number) => height * share;
  const smoke = (dx: number, up: number, r: number) => cloudAt(x(dx), y(up), r);
  return [
    {
      ...backdrop('glow', [
        cut(blend(glow, tone(palette.sky), 0.72), lobe(x(0), y(0.27), width * 0.34, height * 0.25)),
        cut(blend(glow, tone(palette.sky), 0.52), lobe(x(0), y(0.27), width * 0.2, height * 0.16)),
      ]),
      isFlat: true,
    },
    backdrop('smoke', [
      cut(
        lit(setting, '#6d6470', 0.22),
        ...smoke(side * 0.16, 0.06, 150),
        ...smoke(-side * 0.04, 0.1, 120),
      ),
      cut(
        lit(setting, '#857b84', 0.2),
        ...smoke(side * 0.08, 0.13, 110),
        ...smoke(-0.01, 0.19, 74),
      ),
    ]),
  ];
}

/** The mountain, and what it throws out. */
function cone(setting: Setting, x: Across): Group[] {
  const { height, random } = setting;
  const y = (share: number) => height * share;
  const rock = lit(setting, '#5c4a4c', 0.16);
  const ember = tone('#ffd166');
  const bombs = Array.from({ length: 14 }, () => {
    const [dx, up] = [(random() - 0.5) * 0.26, random() * 0.16];
    return lobe(x(dx), y(0.24 - up * (1 - Math.abs(dx) * 3)), 3 + 5 * random());
  });
  return [
    backdrop('fountain of fire', [
      cut(
        glow,
        `M${x(-0.05)} ${y(0.31)} C${x(-0.03)} ${y(0.2)} ${x(-0.05)} ${y(0.16)} ${x(-0.02)} ${y(0.11)} C${x(0)} ${y(0.17)} ${x(0.02)} ${y(0.13)} ${x(0.03)} ${y(0.16)} C${x(0.045)} ${y(0.2)} ${x(0.04)} ${y(0.25)} ${x(0.05)} ${y(0.31)}Z`,
      ),
      cut(
        ember,
        `M${x(-0.025)} ${y(0.31)} C${x(-0.02)} ${y(0.24)} ${x(-0.015)} ${y(0.21)} ${x(0)} ${y(0.19)} C${x(0.015)} ${y(0.22)} ${x(0.02)} ${y(0.26)} ${x(0.025)} ${y(0.31)}Z`,
      ),
      cut(glow, ...bombs),
    ]),
    backdrop('cone', [
      cut(
        rock,
        `M${x(-0.56)} ${y(0.72)} C${x(-0.3)} ${y(0.64)} ${x(-0.16)} ${y(0.46)} ${x(-0.075)} ${y(0.295)} L${x(-0.03)} ${y(0.31)} L${x(0.02)} ${y(0.298)} L${x(0.075)} ${y(0.31)} C${x(0.16)} ${y(0.46)} ${x(0.32)} ${y(0.64)} ${x(0.6)} ${y(0.72)}Z`,
      ),
      cut(
        lighter(rock, -0.06),
        `M${x(0.02)} ${y(0.3)} L${x(0.075)} ${y(0.31)} C${x(0.16)} ${y(0.46)} ${x(0.32)} ${y(0.64)} ${x(0.6)} ${y(0.72)} L${x(0.2)} ${y(0.72)} C${x(0.14)} ${y(0.58)} ${x(0.06)} ${y(0.44)} ${x(0.02)} ${y(0.3)}Z`,
      ),
      cut(
        lighter(rock, 0.05),
        ...[0.36, 0.44, 0.54].map(
          (at, index) =>
            `k ${x(-0.09 - 0.06 * index)} ${y(at)} ${x(-0.14 - 0.09 * index)} ${y(at + 0.07)} 9 3`,
        ),
      ),
    ]),
  ];
}

/** Streams down the cone from its mouth. */
function lava({ height }: Setting, x: Across): Group {
  const y = (share: number) => height * share;
  const stream = (wide: number) => [
    `M${x(-0.04 * wide)} ${y(0.305)} C${x(-0.02)} ${y(0.42)} ${x(-0.11)} ${y(0.5)} ${x(-0.08 - 0.03 * wide)} ${y(0.72)} L${x(-0.08 + 0.04 * wide)} ${y(0.72)} C${x(-0.06)} ${y(0.5)} ${x(0.035)} ${y(0.42)} ${x(0.025 * wide)} ${y(0.305)}Z`,
    `M${x(0.045 - 0.012 * wide)} ${y(0.31)} C${x(0.07)} ${y(0.42)} ${x(0.14)} ${y(0.48)} ${x(0.19 - 0.015 * wide)} ${y(0.66)} L${x(0.19 + 0.02 * wide)} ${y(0.66)} C${x(0.17)} ${y(0.5)} ${x(0.1)} ${y(0.42)} ${x(0.045 + 0.016 * wide)} ${y(0.31)}Z`,
  ];
  return backdrop('lava', [
    cut(tone('#e8562e'), ...stream(1)),
    cut(tone('#ffb04a'), ...stream(0.45)),
  ]);
}

function river({ height }: Setting, x: Across): Group {
  const y = (share: number) => height * share;
  const course = (wide: number) =>
    `M${x(-0.08 - 0.035 * wide)} ${y(0.695)} C${x(-0.02)} ${y(0.76)} ${x(-0.3)} ${y(0.8)} ${x(-0.2 - 0.1 * wide)} ${y(1.05)} L${x(-0.2 + 0.1 * wide)} ${y(1.05)} C${x(-0.14)} ${y(0.84)} ${x(0.06)} ${y(0.76)} ${x(-0.08 + 0.035 * wide)} ${y(0.695)}Z`;
  return backdrop('lava', [
    cut(tone('#a8362a'), course(1.16)),
    cut(tone('#e8562e'), course(1)),
    cut(tone('#ffb04a'), course(0.5)),
  ]);
}

/** Floes on dark water before mountains of ice. */
export const polar = (setting: Setting): Stage => {
  const { width, height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const sea = lit(setting, '#3f86a8', 0.14);
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.58 }),
      backdrop('ice shelf', [
        cut(lit(setting, '#c4dbe8', 0.35), below(setting, height * 0.555, { swell: 8, waves: 3 })),
      ]),
      backdrop('sea', [
        cut(sea, below(setting, height * 0.585)),
        cut(
          lighter(sea, 0.06),
          ...Array.from({ length: 16 }, (_, index) =>
            lobe(width * random(), height * (0.6 + 0.024 * index), 30 + 50 * random(), 2.6),
          ),
        ),
      ]),
      iceberg(
        setting,
        { x: 0.5 + side * 0.24, base: 0.63, wide: 0.5, high: 0.3, air: 0.12 },
        -side,
      ),
      iceberg(
        setting,
        { x: 0.5 - side * 0.34, base: 0.615, wide: 0.26, high: 0.13, air: 0.28 },
        side,
      ),
      floes(setting),
      backdrop('near ice', [
        cut(
          lit(setting, '#8fb8d0', 0.05),
          below(setting, height * 0.79, { swell: 9, waves: 1.3, phase: 2 }),
        ),
        cut(
          lit(setting, '#f3f9fc', 0.06),
          below(setting, height * 0.77, { swell: 9, waves: 1.3, phase: 2 }),
        ),
        cut(
          lit(setting, '#dbe9f1', 0.06),
          ...[0.12, 0.44, 0.8].map((at, index) =>
            lobe(width * at, height * (0.84 + 0.05 * index), width * 0.2, height * 0.012),
          ),
        ),
      ]),
    ],
    { base: height * 0.86, horizon: height * 0.58 },
  );
};

type Berg = Readonly<Record<'x' | 'base' | 'wide' | 'high' | 'air', number>>;

function iceberg(setting: Setting, { x, base, wide, high, air }: Berg, light: number): Group {
  const { width, height } = setting;
  const px = (share: number) => width * (x + wide * 0.5 * light * share);
  const py = (share: number) => height * (base - high * share);
  const white = lit(setting, '#f4fafd', air);
  return backdrop('iceberg', [
    cut(
      lighter(lit(setting, '#2f6f92', air), 0.02),
      `p ${px(-1.05)} ${py(0)} ${px(1.05)} ${py(0)} ${px(0.7)} ${py(-0.2)} ${px(-0.6)} ${py(-0.24)}`,
    ),
    cut(
      lit(setting, '#a9cfe2', air),
      `p ${px(-1)} ${py(0)} ${px(-0.8)} ${py(0.42)} ${px(-0.5)} ${py(0.5)} ${px(-0.34)} ${py(0.86)} ${px(-0.12)} ${py(1)} ${px(0.1)} ${py(0.78)} ${px(0.34)} ${py(0.7)} ${px(0.5)} ${py(0.36)} ${px(0.86)} ${py(0.26)} ${px(1)} ${py(0)}`,
    ),
    cut(
      white,
      `p ${px(-0.22)} ${py(0)} ${px(-0.3)} ${py(0.4)} ${px(-0.12)} ${py(1)} ${px(0.1)} ${py(0.78)} ${px(0.34)} ${py(0.7)} ${px(0.5)} ${py(0.36)} ${px(0.86)} ${py(0.26)} ${px(1)} ${py(0)}`,
    ),
    cut(
      lit(setting, '#d3e7f1', air),
      `p ${px(-1)} ${py(0)} ${px(-0.8)} ${py(0.42)} ${px(-0.5)} ${py(0.5)} ${px(-0.62)} ${py(0.2)} ${px(-0.5)} ${py(0)}`,
      `p ${px(0.1)} ${py(0.78)} ${px(0.34)} ${py(0.7)} ${px(0.26)} ${py(0.4)} ${px(0.36)} ${py(0)} ${px(0.16)} ${py(0)} ${px(0.06)} ${py(0.44)}`,
    ),
  ]);
}

function floes(setting: Setting): Group {
  const { width, height, random } = setting;
  const all = Array.from({ length: 9 }, (_, index) => {
    const y = 0.655 + 0.013 * index;
    return {
      x: width * ((index * 0.37 + 0.1 * random()) % 1),
      y: height * y,
      r: width * (0.03 + 0.5 * (y - 0.64)),
    };
  });
  const slab = (dy: number) =>
    all.map(
      ({ x, y, r }) =>
        `p ${x - r} ${y + dy} ${x - r * 0.6} ${y - r * 0.14 + dy} ${x + r * 0.5} ${y - r * 0.16 + dy} ${x + r} ${y + dy} ${x + r * 0.4} ${y + r * 0.14 + dy} ${x - r * 0.5} ${y + r * 0.12 + dy}`,
    );
  return backdrop('floes', [
    cut(lit(setting, '#8ab4cc', 0.1), ...slab(7)),
    cut(lit(setting, '#eef6fa', 0.08), ...slab(0)),
  ]);
}
