import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting } from '../stage.ts';
import { corners } from './framing.ts';
import { growth } from './growth.ts';
import { lake, meadow, range } from './hills.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { grove, type Standing } from './trees.ts';

/** Of one peak: its middle and half its foot as shares of the width, its height as a share of the picture's. */
type Peak = readonly [x: number, half: number, high: number];

const massifs: readonly (readonly Peak[])[] = [
  [
    [0.2, 0.3, 0.42],
    [0.8, 0.34, 0.47],
    [0.5, 0.27, 0.3],
  ],
  [
    [0.86, 0.3, 0.3],
    [0.14, 0.24, 0.25],
    [0.34, 0.42, 0.5],
  ],
  [
    [0.12, 0.24, 0.34],
    [0.36, 0.22, 0.26],
    [0.9, 0.26, 0.36],
    [0.66, 0.3, 0.48],
  ],
  [
    [0.5, 0.3, 0.24],
    [0.04, 0.34, 0.46],
    [0.97, 0.36, 0.5],
  ],
];

/** Peaks with snow on them, lit from the left; a paler range behind. */
export function peaksOf(setting: Setting): Group {
  const { palette, random } = setting;
  const massif = massifs[Math.floor(random() * massifs.length)]!;
  const far = blend(tone(palette.far), tone(palette.sky), 0.6);
  const rock = blend(tone(palette.far), tone('#7f8ea6'), palette.isDark ? 0.12 : 0.3);
  const behind: readonly Peak[] = [0.1, 0.33, 0.55, 0.78, 0.98].map((x) => [
    x,
    0.2,
    0.2 + 0.1 * random(),
  ]);
  return backdrop('peaks', [
    ...behind.flatMap((one) => peak(setting, one, far).slice(0, 2)),
    ...massif.flatMap((one, at) =>
      peak(setting, one, lighter(rock, 0.02 * (massif.length - at - 1))),
    ),
  ]);
}

const foot = 0.745;
/** How far down each corner of a slope lies. */
const steps = [0.16, 0.3, 0.46, 0.62, 0.8, 1] as const;

function peak(
  { width, height, palette, random }: Setting,
  [x, half, high]: Peak,
  fill: CutOut['fill'],
): CutOut[] {
  const [cx, top] = [width * (x + 0.04 * (random() - 0.5)), height * (foot - high)];
  const fall = height * high;
  const side = (to: number) =>
    steps.map((down) => ({
      x: cx + to * width * half * (down + 0.05 * (random() - 0.5)),
      y: top + fall * (down ** 1.08 + 0.02 * (random() - 0.5)),
    }));
  const [left, right] = [side(-1), side(1)];
  const ridge = steps.map((down, at) => ({
    x: cx + width * half * (at % 2 ? -0.05 : 0.13) * (0.4 + down),
    y: top + fall * down,
  }));
  const line = (points: readonly { x: number; y: number }[]) =>
    points.map((one) => `${one.x} ${one.y}`).join(' ');
  const snow = blend(tone('#ffffff'), tone(palette.sky), palette.isDark ? 0.5 : 0.1);
  const cap = 2;
  const hem = [0.3, -0.05, 0.42, 0.1].map((low, at) => {
    const share = (at + 0.5) / 4;
    const [from, to] = [left[cap]!, right[cap]!];
    return { x: from.x + (to.x - from.x) * share, y: from.y + fall * 0.16 * low };
  });
  return [
    cut(fill, `p ${cx} ${top} ${line(right)} ${line(left.toReversed())}`),
    cut(lighter(fill, -0.06), `p ${cx} ${top} ${line(right)} ${line(ridge.toReversed())}`),
    cut(
      snow,
      `p ${cx} ${top} ${line(right.slice(0, cap + 1))} ${line(hem.toReversed())} ${line(left.slice(0, cap + 1).toReversed())}`,
    ),
    cut(
      blend(lighter(snow, -0.07), tone(palette.far), 0.2),
      `p ${cx} ${top} ${line(right.slice(0, cap + 1))} ${line(hem.slice(2).toReversed())} ${line(ridge.slice(0, cap).toReversed())}`,
    ),
  ];
}

/** Peaks beyond dark slopes: behind a lake, above firs, over an alp. */
export const mountain: Scenery = (setting) => {
  const { random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const chance = random();
  return landStage(
    setting,
    [
      ...skyOf(setting),
      peaksOf(setting),
      range(setting, 0.645, { swell: 20, waves: 1.1, air: 0.34 }),
      ...(chance < 0.35
        ? [firLine(setting, 0.665, 0.4), lake(setting, 0.66)]
        : chance < 0.7
          ? [
              firLine(setting, 0.68, 0.34),
              range(setting, 0.685, { swell: 10, waves: 0.9, air: 0.2 }),
              firLine(setting, 0.715, 0.18, side),
            ]
          : [
              growth(setting, 0.67, 0.34, 0.05),
              range(setting, 0.69, { swell: 16, waves: 0.7, air: 0.2 }),
            ]),
      ...meadow(setting, 0.715, side),
    ],
    { front: corners(setting) },
  );
};

/** Firs along a slope; toward one side the higher where a side is said. */
export function firLine(setting: Setting, at: number, air: number, side = 0): Group {
  const { width, height, random } = setting;
  const trees = Array.from({ length: side === 0 ? 15 : 8 }, (_, index): Standing => {
    const far = (index + random()) / (side === 0 ? 15 : 8);
    return {
      ...{ kind: 'spruce', air },
      x: side === 0 ? width * far : width * (0.5 + side * (0.54 - 0.42 * far)),
      base: height * (at + 0.01 * random()),
      high: height * (side === 0 ? 0.09 : 0.24 - 0.13 * far) * (0.75 + 0.5 * random()),
    };
  });
  return grove(setting, trees);
}
