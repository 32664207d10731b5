import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { floorOf, trail } from './floor.ts';
import { grassIn } from './foliage.ts';
import { leaf } from './growth.ts';
import { range } from './hills.ts';
import { landStage } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { lobe } from './trees.ts';

/** Culms close together to both sides of a way, lighter the farther they stand. */
export const bamboo = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const light = blend(lit(setting, '#dcecb4', 0.2), tone(palette.sky), 0.25);
  const fill = lit(setting, '#8fae5c', 0.06);
  const rows = [
    { count: 26, wide: 0.011, air: 0.52, open: 0.05 },
    { count: 20, wide: 0.017, air: 0.34, open: 0.13 },
    { count: 13, wide: 0.026, air: 0.18, open: 0.22 },
    { count: 8, wide: 0.042, air: 0.04, open: 0.31 },
  ];
  return landStage(
    setting,
    [
      backdrop('light', [cut(light, `r -60 -60 ${width + 120} ${height + 120}`)]),
      {
        ...backdrop('glow', [
          cut(lighter(light, 0.04), lobe(width * 0.5, height * 0.42, width * 0.26, height * 0.4)),
        ]),
        isFlat: true,
      },
      ...rows.slice(0, 2).map((row, index) => culms(setting, row, 0.66 + 0.03 * index)),
      backdrop('ground', [cut(fill, below(setting, height * 0.68, { swell: 6, waves: 1 }))]),
      floorOf(setting, { from: 0.69, fill }),
      trail(
        setting,
        { end: [0.5, 0.683], mouth: 0.5, wide: 0.5, swing: 0.03 * (random() < 0.5 ? -1 : 1) },
        '#d8c79a',
      ),
      ...rows.slice(2).map((row, index) => culms(setting, row, 0.76 + 0.12 * index)),
    ],
    { base: height * 0.86, horizon: height * 0.5 },
  );
};

type Row = Readonly<Record<'count' | 'wide' | 'air' | 'open', number>>;

function culms(setting: Setting, { count, wide, air, open }: Row, base: number): Group {
  const { width, height, random } = setting;
  const all = Array.from({ length: count }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const share =
      open + (0.56 - open) * ((Math.floor(index / 2) + 0.2 + 0.6 * random()) / (count / 2));
    return {
      x: width * (0.5 + side * share),
      foot: height * (base + 0.04 * random()),
      w: width * wide * (0.8 + 0.4 * random()),
      lean: 16 * (random() - 0.5),
    };
  });
  const green = lit(setting, '#6f9a4a', air);
  const joints = all.flatMap(({ x, foot, w, lean }) =>
    Array.from({ length: 9 }, (_, at) => {
      const up = at / 8;
      return `r ${x + lean * up - w * 0.6} ${foot - (foot + 60) * up - 3} ${w * 1.2} ${Math.max(3, w * 0.2)} 2`;
    }),
  );
  const stem = (dx: number, grow: number) =>
    all.map(
      ({ x, foot, w, lean }) =>
        `p ${x - w * 0.5 * grow + dx * w} ${foot} ${x + w * 0.5 * grow + dx * w} ${foot} ${x + lean + w * 0.46 * grow + dx * w} -60 ${x + lean - w * 0.46 * grow + dx * w} -60`,
    );
  const leaves = all.flatMap(({ x, w, lean }) =>
    [0.06, 0.17, 0.3].flatMap((up) =>
      [-2.1, -1.3, 1.2, 1.9].map((turn) =>
        leaf(x + lean, height * up + 20 * random(), 20 + w * 1.7, turn + 0.4 * random()),
      ),
    ),
  );
  return backdrop('bamboo', [
    cut(green, ...stem(0, 1)),
    cut(lighter(green, 0.06), ...stem(-0.16, 0.36)),
    cut(lighter(green, -0.09), ...joints),
    cut(lit(setting, '#7fae52', air), ...leaves.filter((_, at) => at % 2 === 0)),
    cut(lit(setting, '#5f8f48', air), ...leaves.filter((_, at) => at % 2 === 1)),
  ]);
}

/** Rows of fruit trees that meet far away, fruit on them and in the grass. */
export const orchard = (setting: Setting): Stage => {
  const { width, height, season, random } = setting;
  const fill = grassIn(setting);
  const isWhite = liesSnow(setting);
  const rows = [0.07, 0.11, 0.18, 0.3, 0.5].flatMap((near, row) =>
    [-1, 1].flatMap((side) =>
      (row < 3 ? [0.5, 1.5] : [0.62]).map((lane) => ({
        x: width * (0.5 + side * lane * near * 1.16),
        base: height * (0.63 + 0.4 * near),
        high: height * (0.86 * near + 0.05),
        air: 0.46 * (1 - near * 2) + 0.05,
      })),
    ),
  );
  const fruit = season === 'spring' ? '#f6c9d6' : season === 'winter' ? null : '#d8432f';
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.6 }),
      range(setting, 0.58, { swell: 28, waves: 1, air: 0.6 }),
      range(setting, 0.61, { swell: 16, waves: 0.8, air: 0.36 }),
      backdrop('meadow', [cut(fill, below(setting, height * 0.64, { swell: 4, waves: 0.7 }))]),
      floorOf(setting, { from: 0.66, fill }),
      ...rows.map((one) => fruitTree(setting, one, fruit)),
      ...(isWhite || !fruit || season === 'spring'
        ? []
        : [
            backdrop('windfalls', [
              cut(
                lit(setting, fruit, 0.02),
                ...Array.from({ length: 14 }, () =>
                  lobe(width * random(), height * (0.84 + 0.14 * random()), 9, 8),
                ),
              ),
            ]),
          ]),
    ],
    { base: height * 0.86 },
  );
};

type Tree = Readonly<Record<'x' | 'base' | 'high' | 'air', number>>;

function fruitTree(setting: Setting, { x, base, high, air }: Tree, fruit: string | null): Group {
  const { season, random } = setting;
  const hex = season === 'autumn' ? '#b9923e' : season === 'spring' ? '#f3dfe4' : '#5f9448';
  const leaves = season === 'winter' ? snowIn(setting) : lit(setting, hex, air);
  const balls = [
    [-0.2, 0.62, 0.2],
    [0.2, 0.6, 0.21],
    [0, 0.78, 0.23],
    [0, 0.56, 0.22],
  ] as const;
  const round = (dx: number, grow: number) =>
    balls.map(([bx, up, r]) =>
      lobe(
        x + high * (bx + dx),
        base - high * up - high * 0.02 * (1 - grow),
        high * r * grow,
        high * r * 0.86 * grow,
      ),
    );
  const apples = Array.from({ length: 12 }, () => {
    const turn = 6.3 * random();
    const far = 0.3 * Math.sqrt(random());
    return lobe(
      x + high * far * Math.cos(turn),
      base - high * (0.66 + far * 0.7 * Math.sin(turn)),
      Math.max(2.4, high * 0.024),
    );
  });
  const cuts: CutOut[] = [
    cut(
      lighter(grassIn(setting), -0.06),
      lobe(x + high * 0.06, base + 2, high * 0.34, high * 0.035),
    ),
    cut(
      lit(setting, '#6f5440', air),
      `k ${x} ${base} ${x + high * 0.01} ${base - high * 0.5} ${high * 0.07} ${high * 0.05}`,
      `k ${x} ${base - high * 0.3} ${x - high * 0.16} ${base - high * 0.6} ${high * 0.04} ${high * 0.02}`,
      `k ${x} ${base - high * 0.32} ${x + high * 0.17} ${base - high * 0.58} ${high * 0.04} ${high * 0.02}`,
    ),
    cut(lighter(leaves, -0.05), ...round(0.02, 1)),
    cut(leaves, ...round(-0.02, 0.88)),
    cut(lighter(leaves, 0.05), ...round(-0.06, 0.5)),
    ...(fruit ? [cut(lit(setting, fruit, air * 0.8), ...apples)] : []),
  ];
  return backdrop('fruit tree', cuts);
}
