import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lobe, tree } from '../outdoors/trees.ts';
import { backdrop, cut, liesSnow, type Setting, type Stage } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { pavement } from './town.ts';

/** Towers in three rows, paler the farther, low in the middle or at one side; trees along the pavement. */
export function city(setting: Setting): Stage {
  const { height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const isValley = random() < 0.5;
  const [sky, far, ground] = [palette.sky, palette.far, palette.ground].map(tone);
  const row = { isValley, side };
  return {
    back: [
      ...skyOf(setting, { horizon: 0.55 }),
      towers(setting, {
        ...row,
        count: 12,
        least: 0.2,
        more: 0.2,
        fill: blend(far!, sky!, 0.62),
        litShare: 0.08,
      }),
      towers(setting, {
        ...row,
        count: 9,
        least: 0.14,
        more: 0.3,
        fill: blend(far!, sky!, 0.3),
        litShare: 0.16,
      }),
      towers(setting, {
        ...row,
        count: 7,
        least: 0.05,
        more: 0.36,
        fill: blend(ground!, far!, 0.25),
        litShare: 0.36,
      }),
      pavement(setting),
      ...alongPavement(setting, side),
    ],
    ...{ front: [], base: height * 0.88, horizon: height * 0.5, hasGround: true },
  };
}

type Row = {
  readonly count: number;
  /** Of the height: the lowest, and how much higher others are. */
  readonly least: number;
  readonly more: number;
  readonly fill: Oklab;
  readonly litShare: number;
  /** Low in the middle; else they rise toward one side. */
  readonly isValley: boolean;
  readonly side: number;
};

function towers(
  setting: Setting,
  { count, least, more, fill, litShare, isValley, side }: Row,
): Group {
  const { width, height, random } = setting;
  return backdrop(
    'towers',
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const rise = isValley
        ? (2 * Math.abs(share - 0.5)) ** 0.8
        : 0.25 + 0.75 * (0.5 + side * (share - 0.5));
      const w = (width / count) * (0.7 + 0.5 * random());
      const top = height * (0.74 - least - more * rise * (0.6 + 0.5 * random()));
      return towerAt(
        setting,
        { left: width * share - w / 2, w, top },
        lighter(fill, (random() - 0.5) * 0.04),
        litShare,
      );
    }).flat(),
  );
}

type Lot = Readonly<Record<'left' | 'w' | 'top', number>>;

/** Flat, stepped, pointed, aslant or with a mast; its right side lies in shade. */
function towerAt(setting: Setting, { left, w, top }: Lot, fill: Oklab, litShare: number): CutOut[] {
  const { height, palette, random } = setting;
  const middle = left + w / 2;
  const tops = [
    [
      `r ${left + w * 0.16} ${top - 26} ${w * 0.68} 30`,
      `r ${left + w * 0.32} ${top - 50} ${w * 0.36} 28`,
    ],
    [`p ${left} ${top + 1} ${middle} ${top - w * 0.7} ${left + w} ${top + 1}`],
    [`p ${left} ${top + 1} ${left} ${top - w * 0.5} ${left + w} ${top + 1}`],
    [`r ${middle - 3} ${top - 66} 6 70`, `r ${left + w * 0.26} ${top - 16} ${w * 0.48} 20`],
    [lobe(middle, top, w * 0.42, w * 0.36)],
    [`r ${left + w * 0.1} ${top - 14} ${w * 0.24} 18`],
  ];
  const windows: string[] = [];
  const isBanded = random() < 0.3;
  for (let y = top + 24; y < height * 0.78; y += isBanded ? 26 : 34)
    if (isBanded) windows.push(`r ${left + w * 0.08} ${y} ${w * 0.62} 9`);
    else
      for (let x = left + w * 0.1; x < left + w * 0.66; x += 25)
        if (random() < litShare * 1.6) windows.push(`r ${x} ${y} 12 18 1`);
  const isLamp = palette.isDark && !isBanded;
  return [
    cut(
      fill,
      `r ${left} ${top} ${w} ${height * 0.8 - top}`,
      ...tops[Math.floor(random() * tops.length)]!,
    ),
    cut(lighter(fill, -0.04), `r ${left + w * 0.72} ${top} ${w * 0.28} ${height * 0.8 - top}`),
    ...(windows.length > 0
      ? [
          cut(
            isLamp
              ? tone(random() < 0.75 ? lamplight : '#7fd3e0')
              : lighter(fill, isBanded ? -0.03 : 0.075),
            ...windows,
          ),
        ]
      : []),
  ];
}

/** Young trees and lamps at the kerb, none before the middle. */
function alongPavement(setting: Setting, side: number): Group[] {
  const { width, height, palette, random } = setting;
  const short = Math.min(width, height);
  const foot = height * 0.775;
  const metal = blend(tone('#4a5260'), tone(palette.near), 0.4);
  const lamp = (x: number) =>
    backdrop('street lamp', [
      cut(
        metal,
        `r ${x - 4} ${foot - short * 0.26} 8 ${short * 0.26}`,
        `r ${x - 9} ${foot - 8} 18 12 3`,
        `k ${x} ${foot - short * 0.26} ${x + side * 34} ${foot - short * 0.275} 7 6`,
      ),
      cut(
        palette.isDark ? tone(lamplight) : tone('#f6efe0'),
        lobe(x + side * 38, foot - short * 0.27, 15, 8),
      ),
    ]);
  const trees = [-0.44, -0.3, 0.3, 0.45].map((share, at) =>
    tree(setting, {
      ...{ kind: 'round', air: 0.06, hue: at % 2 },
      x: width * (0.5 + share + 0.03 * (random() - 0.5)),
      base: foot,
      high: short * (at === 0 || at === 3 ? 0.3 : 0.23) * (0.9 + 0.2 * random()),
    }),
  );
  return [
    ...(liesSnow(setting) || random() < 0.75 ? trees : trees.slice(0, 2)),
    lamp(width * (0.5 - side * 0.37)),
  ];
}
