import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut } from '../picture/picture.ts';
import { landStage, type Scenery } from './land.ts';
import { skyOf } from './sky.ts';
import { backdrop, below, cut, type Setting, type Stage } from './stage.ts';

/** Behind a fence, along a path, or between beds under trees. */
export const garden: Scenery = (setting) => {
  const chance = setting.random();
  return chance < 0.34
    ? fencedGarden(setting)
    : chance < 0.67
      ? pathGarden(setting)
      : bedGarden(setting);
};

const round = (x: number, base: number, h: number, fill: CutOut['fill'], bark: CutOut['fill']) => [
  cut(bark, `k ${x} ${base} ${x + h * 0.02} ${base - h * 0.6} ${h * 0.035} ${h * 0.02}`),
  cut(
    fill,
    `o ${x - h * 0.17} ${base - h * 0.62} ${h * 0.2} ${h * 0.2}`,
    `o ${x + h * 0.18} ${base - h * 0.64} ${h * 0.21} ${h * 0.21}`,
    `o ${x} ${base - h * 0.8} ${h * 0.24} ${h * 0.22}`,
  ),
];

/** Flowers at random between two lines, nearer ones larger. */
function blooms(
  { width, palette, random }: Setting,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
): CutOut[] {
  const petals = ['#f2c14e', '#f4efe6', '#e4808a', '#b98ad0', palette.disc];
  const all = Array.from({ length: count }, () => ({
    x: random() * width,
    y: from + (to - from) * random(),
  }));
  return all
    .toSorted((a, b) => a.y - b.y)
    .flatMap(({ x, y }, at) => {
      const r = 5 + 6 * ((y - from) / (to - from));
      const around = [0, 1, 2, 3, 4].map(
        (petal) =>
          `o ${x + 1.25 * r * Math.cos(petal * 1.257)} ${y + 1.25 * r * Math.sin(petal * 1.257)} ${r} ${r}`,
      );
      return [
        cut(
          lighter(tone(palette.near), 0.05),
          `k ${x} ${y} ${x} ${y + 5 * r} ${r * 0.5} ${r * 0.5}`,
        ),
        cut(tone(petals[at % petals.length]!), ...around),
        cut(tone('#e8a23c'), `o ${x} ${y} ${r * 0.75} ${r * 0.75}`),
      ];
    });
}

function pathGarden(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const end = width * (0.5 + side * (0.1 + 0.12 * random()));
  const mouth = width * (0.5 - side * 0.08);
  const leaves = blend(tone(palette.far), tone(palette.near), 0.35);
  const bark = blend(tone('#7a5b45'), tone(palette.near), palette.isDark ? 0.6 : 0.2);
  const gravel = blend(tone('#e6d6b8'), tone(palette.ground), palette.isDark ? 0.65 : 0.15);
  const trees = [0.06, 0.26, 0.78, 0.96].flatMap((x, at) =>
    round(
      width * x,
      height * (0.68 + 0.02 * (at % 2)),
      height * (0.34 + 0.12 * random()),
      lighter(leaves, 0.03 * (at % 2)),
      bark,
    ),
  );
  return landStage(
    setting,
    [
      ...skyOf(setting),
      backdrop('hedge', [
        cut(
          tone(palette.far),
          below(setting, height * 0.58, { swell: 12, waves: 4, phase: 6 * random() }),
        ),
      ]),
      backdrop('lawn', [
        cut(tone(palette.ground), below(setting, height * 0.66, { swell: 8, waves: 1 })),
      ]),
      backdrop('path', [
        cut(
          gravel,
          `M${end - 22} ${height * 0.662} C${end - side * 90} ${height * 0.74} ${mouth + side * 60} ${height * 0.82} ${mouth - 190} ${height * 1.04} L${mouth + 190} ${height * 1.04} C${mouth + side * 60 + 190} ${height * 0.82} ${end - side * 90 + 80} ${height * 0.74} ${end + 22} ${height * 0.662}Z`,
        ),
      ]),
      backdrop('garden trees', trees),
      backdrop('bed', blooms(setting, { from: height * 0.7, to: height * 0.78, count: 14 })),
    ],
    {
      front: [
        backdrop('flowers', blooms(setting, { from: height * 0.9, to: height * 0.97, count: 10 })),
      ],
    },
  );
}

function bedGarden(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const leaves = blend(tone(palette.far), tone(palette.near), 0.25);
  const bark = blend(tone('#7a5b45'), tone(palette.near), palette.isDark ? 0.6 : 0.2);
  const soil = blend(tone('#7a5a44'), tone(palette.near), palette.isDark ? 0.6 : 0.15);
  const isLeft = random() < 0.5;
  const big = width * (isLeft ? 0.12 : 0.88);
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.5 }),
      backdrop('bushes', [
        cut(
          tone(palette.far),
          below(setting, height * 0.52, { swell: 30, waves: 2.4, phase: 6 * random() }),
        ),
        cut(leaves, below(setting, height * 0.6, { swell: 20, waves: 3.6, phase: 6 * random() })),
      ]),
      backdrop('lawn', [
        cut(tone(palette.ground), below(setting, height * 0.64, { swell: 6, waves: 1 })),
      ]),
      backdrop('beds', [
        cut(soil, `o ${width * 0.5} ${height * 0.7} ${width * 0.34} ${height * 0.03}`),
        ...blooms(
          { ...setting, width: width * 0.62 },
          { from: height * 0.655, to: height * 0.695, count: 16 },
        ).map((one) => ({
          ...one,
          contours: one.contours.map((line) =>
            line.map((value, i) => (i % 2 === 0 ? value + width * 0.19 : value)),
          ),
        })),
      ]),
      backdrop(
        'garden trees',
        round(big, height * 0.84, height * 0.78, lighter(leaves, 0.02), bark),
      ),
    ],
    {
      front: [
        backdrop('flowers', blooms(setting, { from: height * 0.89, to: height * 0.97, count: 16 })),
      ],
    },
  );
}

const fencedGarden: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const fence: string[] = [
    `r -20 ${height * 0.6} ${width + 40} 12`,
    `r -20 ${height * 0.67} ${width + 40} 12`,
  ];
  for (let x = 10; x < width; x += 62)
    fence.push(
      `M${x} ${height * 0.57} L${x + 17} ${height * 0.548} L${x + 34} ${height * 0.57} L${x + 34} ${height * 0.72} L${x} ${height * 0.72}Z`,
    );
  const petals = ['#f2c14e', '#f4efe6', '#e4808a', palette.disc];
  const flowers: CutOut[] = [];
  for (let flower = 0; flower < 16; flower += 1) {
    const [x, y] = [random() * width, height * (0.88 + 0.1 * random())];
    flowers.push(cut(lighter(tone(palette.near), 0.05), `k ${x} ${y} ${x} ${y + 30} 4 4`));
    flowers.push(
      cut(
        tone(petals[flower % petals.length]!),
        ...[0, 1, 2, 3, 4].map(
          (petal) => `o ${x + 9 * Math.cos(petal * 1.257)} ${y + 9 * Math.sin(petal * 1.257)} 7 7`,
        ),
      ),
    );
    flowers.push(cut(tone('#e8a23c'), `o ${x} ${y} 5 5`));
  }
  return landStage(
    setting,
    [
      ...skyOf(setting),
      backdrop('bushes', [
        cut(
          tone(palette.far),
          below(setting, height * 0.6, { swell: 22, waves: 3.2, phase: 6 * random() }),
        ),
      ]),
      backdrop('fence', [
        cut(blend(tone(palette.paper), tone(palette.sky), palette.isDark ? 0.6 : 0.12), ...fence),
      ]),
      backdrop('lawn', [
        cut(tone(palette.ground), below(setting, height * 0.71, { swell: 6, waves: 1 })),
      ]),
    ],
    { front: [backdrop('flowers', flowers)] },
  );
};
