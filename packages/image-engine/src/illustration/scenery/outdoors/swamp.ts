import { blend, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { blade } from './growth.ts';
import { landStage } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { lobe } from './trees.ts';
import { lilyPads } from './trees-and-lilies.ts';

/** Dark water between trees with swollen feet, moss that hangs from them, reeds and leaves that float. */
export const swamp = (setting: Setting): Stage => {
  const { height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const water = lit(setting, '#56744a', 0.14);
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.6 }),
      backdrop('far wood', [
        cut(lit(setting, '#7f9a7c', 0.5), below(setting, height * 0.42, { swell: 26, waves: 3 })),
        cut(lit(setting, '#6b8a66', 0.36), below(setting, height * 0.5, { swell: 30, waves: 4 })),
      ]),
      ...[0.12, 0.3, 0.52, 0.7, 0.9].map((x, index) =>
        cypress(setting, { x, base: 0.63, high: 0.5 + 0.08 * (index % 3), air: 0.34 }),
      ),
      backdrop('water', [
        cut(water, below(setting, height * 0.625)),
        cut(
          blend(water, tone(palette.sky), 0.35),
          ...Array.from({ length: 12 }, (_, index) =>
            lobe(setting.width * random(), height * (0.65 + 0.026 * index), 40 + 70 * random(), 3),
          ),
        ),
      ]),
      cypress(setting, { x: 0.5 + side * 0.43, base: 0.76, high: 0.9, air: 0.08 }),
      cypress(setting, { x: 0.5 - side * 0.36, base: 0.7, high: 0.72, air: 0.18 }),
      backdrop(
        'lily pads',
        lilyPads(setting, [
          ...([
            [0.2, 0.8],
            [0.34, 0.74],
            [0.62, 0.78],
            [0.78, 0.72],
            [0.72, 0.9],
            [0.1, 0.92],
          ] as const),
        ]),
      ),
    ],
    { front: [reeds(setting)], base: height * 0.85, horizon: height * 0.6 },
  );
};

type Tree = Readonly<Record<'x' | 'base' | 'high' | 'air', number>>;

function cypress(setting: Setting, { x: share, base, high, air }: Tree): Group {
  const { width, height } = setting;
  const [x, foot, h] = [width * share, height * base, height * high];
  const [bark, moss] = [lit(setting, '#5f5244', air), lit(setting, '#8a9a6a', air)];
  const w = h * 0.045;
  const limbs = [
    [0.78, -0.26, 0.9],
    [0.7, 0.24, 0.84],
    [0.56, -0.2, 0.66],
    [0.62, 0.18, 0.72],
  ] as const;
  const hanging = limbs.flatMap(([, dx, up]) =>
    [0.4, 0.7, 1].map(
      (share2, index) =>
        `k ${x + h * dx * share2} ${foot - h * (up - 0.02)} ${x + h * dx * share2 + 3} ${foot - h * (up - 0.14 - 0.05 * (index % 2))} ${h * 0.022} 1.5`,
    ),
  );
  return backdrop('cypress', [
    cut(
      bark,
      `M${x - w * 2.6} ${foot + h * 0.01} C${x - w * 1.2} ${foot - h * 0.08} ${x - w} ${foot - h * 0.3} ${x - w * 0.7} ${foot - h} L${x + w * 0.7} ${foot - h} C${x + w} ${foot - h * 0.3} ${x + w * 1.2} ${foot - h * 0.08} ${x + w * 2.6} ${foot + h * 0.01}Z`,
      ...limbs.map(
        ([from, dx, up]) =>
          `k ${x} ${foot - h * from} ${x + h * dx} ${foot - h * up} ${w * 0.8} ${w * 0.25}`,
      ),
    ),
    cut(
      lit(setting, '#7a6a58', air),
      `M${x - w * 1.6} ${foot} C${x - w * 0.7} ${foot - h * 0.1} ${x - w * 0.5} ${foot - h * 0.3} ${x - w * 0.4} ${foot - h} L${x - w * 0.1} ${foot - h} C${x - w * 0.1} ${foot - h * 0.3} ${x - w * 0.2} ${foot - h * 0.1} ${x - w * 0.5} ${foot}Z`,
    ),
    cut(moss, ...hanging),
    cut(
      lit(setting, '#6f8f58', air),
      ...limbs.map(([, dx, up]) => lobe(x + h * dx * 0.8, foot - h * up, h * 0.15, h * 0.045)),
      lobe(x, foot - h * 1.0, h * 0.2, h * 0.07),
    ),
    cut(
      lit(setting, '#87a86a', air),
      ...limbs.map(([, dx, up]) =>
        lobe(x + h * dx * 0.74, foot - h * (up + 0.02), h * 0.1, h * 0.025),
      ),
    ),
    cut(lit(setting, '#4c5a40', air), lobe(x, foot + h * 0.012, w * 3.2, h * 0.012)),
  ]);
}

function reeds(setting: Setting): Group {
  const { width, height, random } = setting;
  const stems = Array.from({ length: 34 }, (_, index) => ({
    x: width * (index % 2 ? 0.74 + 0.28 * random() : 0.26 * random() - 0.02),
    h: height * (0.08 + 0.13 * random()),
    bend: 0.3 * (random() - 0.5),
  }));
  const heads = stems
    .filter((_, index) => index % 3 === 0)
    .map(({ x, h }) => `k ${x} ${height * 1.01 - h} ${x} ${height * 1.01 - h * 1.24} 13 11`);
  return backdrop('reeds', [
    cut(
      lit(setting, '#5f7a3e', 0.02),
      ...stems.map(({ x, h, bend }) => blade(x, height * 1.02, h * 1.1, bend, 0.045)),
    ),
    cut(
      lit(setting, '#7f9a50', 0.02),
      ...stems.slice(0, 17).map(({ x, h }) => blade(x + 9, height * 1.02, h * 0.8, 0.3, 0.06)),
    ),
    cut(lit(setting, '#6f4a2c', 0.02), ...heads),
  ]);
}
