import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { leaf } from './growth.ts';
import { jungle } from './jungle.ts';
import { landStage } from './land-stage.ts';
import { peaksOf } from './peaks.ts';
import { skyOf } from './sky.ts';
import { palm } from './trees-and-lilies.ts';
import { water } from './water-surface.ts';

/** What blooms beside a path, by what was asked for. */
const bloomsOf: readonly (readonly [says: RegExp, petals: readonly string[]])[] = [
  [/poppy/, ['#d8402f', '#e25a45', '#c93a2e']],
  [/lavender/, ['#7d63b8', '#9a80d0']],
  [/sunflower/, ['#f2b92e', '#f6c94f']],
  [/tulip/, ['#d9485a', '#f2b13c', '#e98ab0']],
];

/** A footpath that winds through a meadow toward hills; flowers on both sides. */
export function path(setting: Setting): Stage {
  const { width, height, palette, random, hasPeaks = false, season } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const x = (share: number) => width * (0.5 + side * share);
  const y = (share: number) => height * share;
  const isWhite = liesSnow(setting);
  const dress = (hex: string, air: number) =>
    isWhite ? blend(lit(setting, hex, air), snowIn(setting), 0.88) : lit(setting, hex, air);
  const green = season === 'autumn' ? '#b59a4e' : '#86ad57';
  const track = isWhite ? lighter(snowIn(setting), -0.07) : lit(setting, '#e2cda0', 0.05);
  const told = bloomsOf.find(
    ([says]) => [...setting.shown].some((id) => says.test(id)) || says.test(setting.crop ?? ''),
  );
  const petals = told?.[1] ?? ['#e4808a', '#f4efe6', '#f2c14e', '#8f7fd0'];
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.52 }),
      ...(hasPeaks ? [peaksOf(setting)] : []),
      backdrop('far hills', [
        cut(
          blend(tone(palette.far), tone(palette.sky), 0.45),
          below(setting, y(0.54), { swell: 34, waves: 1.1, phase: 6 * random() }),
        ),
        cut(
          dress('#9fba7a', 0.3),
          below(setting, y(0.58), { swell: 22, waves: 0.9, phase: 6 * random() }),
        ),
      ]),
      roundTrees(
        setting,
        [
          [0.12, 0.6, 0.08],
          [0.2, 0.605, 0.06],
          [0.84, 0.6, 0.09],
          [0.92, 0.605, 0.07],
        ],
        0.2,
      ),
      backdrop('meadow', [
        cut(
          dress(green, 0.08),
          below(setting, y(0.615), { swell: 10, waves: 0.8, phase: 6 * random() }),
        ),
      ]),
      backdrop('path', [
        cut(
          track,
          `M${x(0.08)} ${y(0.61)} C${x(0.3)} ${y(0.66)} ${x(-0.2)} ${y(0.7)} ${x(-0.12)} ${y(0.76)} C${x(-0.04)} ${y(0.84)} ${x(-0.02)} ${y(0.9)} ${x(-0.16)} ${y(1.1)} L${x(0.34)} ${y(1.1)} C${x(0.3)} ${y(0.92)} ${x(0.16)} ${y(0.84)} ${x(0.02)} ${y(0.76)} C${x(-0.06)} ${y(0.71)} ${x(0.36)} ${y(0.66)} ${x(0.1)} ${y(0.61)}Z`,
        ),
      ]),
      backdrop('grass', isWhite ? [] : blooming(setting, petals, x, told ? 150 : 80)),
    ],
    { base: height * 0.88, horizon: height * 0.52 },
  );
}

function blooming(
  setting: Setting,
  petals: readonly string[],
  x: (share: number) => number,
  count: number,
): CutOut[] {
  const { width, height, random } = setting;
  const stem = lit(setting, '#5f8f48', 0.05);
  return Array.from({ length: count }, () => {
    const near = random() ** 1.4;
    const isLeft = random() < 0.55;
    const edge = isLeft ? -0.12 - 0.06 * near : 0.08 + 0.26 * near;
    return {
      near,
      px: isLeft
        ? x(edge) - Math.sign(x(1) - x(0)) * width * 0.6 * random()
        : x(edge) + Math.sign(x(1) - x(0)) * width * 0.55 * random(),
    };
  })
    .toSorted((a, b) => a.near - b.near)
    .flatMap(({ near, px }, index) => {
      const py = height * (0.65 + 0.36 * near);
      const r = 4 + 13 * near;
      const heads = [0, 1, 2, 3].map(
        (petal) =>
          `o ${px + r * 0.6 * Math.cos(petal * 1.571)} ${py - r * 2.2 + r * 0.5 * Math.sin(petal * 1.571)} ${r * 0.62} ${r * 0.52}`,
      );
      return [
        cut(
          stem,
          `k ${px} ${py} ${px} ${py - r * 2.2} ${r * 0.22} ${r * 0.2}`,
          leaf(px, py, r * 1.7, 0.6),
          leaf(px, py, r * 1.5, -0.6),
        ),
        cut(lit(setting, petals[index % petals.length]!, 0.03 + 0.15 * (1 - near)), ...heads),
        ...(r > 9
          ? [cut(lit(setting, '#3a2f2c', 0.1), `o ${px} ${py - r * 2.2} ${r * 0.2} ${r * 0.2}`)]
          : []),
      ];
    });
}

type Tree = readonly [x: number, base: number, high: number];

function roundTrees(setting: Setting, trees: readonly Tree[], air: number): Group {
  const { width, height, season } = setting;
  const hex = season === 'autumn' ? '#c9823c' : season === 'spring' ? '#a8cf86' : '#6f9a5a';
  return backdrop(
    'trees',
    trees.flatMap(([sx, base, high]) => {
      const [x, y, h] = [width * sx, height * base, height * high];
      return [
        cut(
          lit(setting, '#6f5645', air),
          `r ${x - h * 0.04} ${y - h * 0.4} ${h * 0.08} ${h * 0.42}`,
        ),
        cut(lit(setting, hex, air), `o ${x} ${y - h * 0.66} ${h * 0.36} ${h * 0.4}`),
        cut(
          lighter(lit(setting, hex, air), 0.04),
          `o ${x - h * 0.1} ${y - h * 0.76} ${h * 0.2} ${h * 0.2}`,
        ),
      ];
    }),
  );
}

/** Two rows of old trees whose crowns meet over the way between them. */
export function avenue(setting: Setting): Stage {
  const { width, height, season, random, shown } = setting;
  const isPink = shown.has('cherry-tree');
  const hexes = leavesOf(setting);
  const vanish = width * (0.5 + 0.08 * (random() - 0.5));
  const eye = 0.58;
  const y = (near: number) => height * (eye + 0.44 * near);
  const x = (share: number, near: number) => vanish + width * share * near;
  const isWhite = liesSnow(setting);
  const ground = isWhite
    ? snowIn(setting)
    : lit(setting, season === 'autumn' ? '#b99a52' : '#8fae5f', 0.06);
  const way = isWhite ? lighter(snowIn(setting), -0.06) : lit(setting, '#e4d2ac', 0.06);
  const rows = [0.1, 0.14, 0.2, 0.29, 0.43, 0.66, 1].flatMap((near, row) =>
    [-1, 1].map((side) => {
      const [px, foot, h] = [x(side * 0.56, near), y(near), height * 1.12 * near];
      const air = 0.5 * (1 - Math.min(1, near * 1.6)) + 0.03;
      return avenueTree(setting, { px, foot, h, air, side, row });
    }),
  );
  const strip = (share: number) =>
    `p ${x(-share, 0.06)} ${y(0.06)} ${x(share, 0.06)} ${y(0.06)} ${x(share, 1.4)} ${y(1.4)} ${x(-share, 1.4)} ${y(1.4)}`;
  const bars = [0.14, 0.2, 0.29, 0.43, 0.66, 0.98].map(
    (near) =>
      `p ${x(-0.56, near)} ${y(near)} ${x(0.56, near * 1.02)} ${y(near * 1.03)} ${x(0.56, near * 1.1)} ${y(near * 1.1)} ${x(-0.56, near * 1.06)} ${y(near * 1.06)}`,
  );
  const fallen = Array.from({ length: season === 'autumn' || isPink ? 60 : 0 }, () => {
    const near = 0.25 + 0.85 * random();
    return `o ${x(1.4 * (random() - 0.5), near)} ${y(near)} ${9 * near} ${5 * near}`;
  });
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: eye }),
      backdrop('far', [
        cut(
          lit(setting, '#9fb88a', 0.5),
          below(setting, height * (eye + 0.01), { swell: 10, waves: 2 }),
        ),
      ]),
      backdrop('verge', [cut(ground, below(setting, height * (eye + 0.022)))]),
      backdrop('way', [
        cut(way, strip(0.4)),
        cut(lighter(way, -0.045), ...bars),
        cut(lit(setting, hexes[0]!, 0.05), ...fallen),
      ]),
      ...rows,
    ],
    { base: height * 0.9, horizon: height * eye },
  );
}

type Beside = {
  readonly px: number;
  readonly foot: number;
  readonly h: number;
  readonly air: number;
  readonly side: number;
  readonly row: number;
};

function avenueTree(setting: Setting, { px, foot, h, air, side, row }: Beside): Group {
  const hexes = leavesOf(setting);
  if (setting.shown.has('palm-tree')) return palm(setting, { x: px, foot, h: h * 0.8, air });
  const trunk = lit(setting, '#a8977f', air);
  const bark = lit(setting, '#8b7a64', air);
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const turn = index * 2.4 + row;
    const far = h * 0.3 * Math.sqrt((index + 0.4) / 9);
    return `o ${px - side * h * 0.06 + far * 1.2 * Math.cos(turn)} ${foot - h * 0.78 + far * 0.75 * Math.sin(turn)} ${h * 0.17} ${h * 0.13}`;
  });
  const thick = h * 0.05;
  return backdrop('avenue tree', [
    cut(
      trunk,
      `p ${px - thick} ${foot} ${px - thick * 0.6} ${foot - h * 0.6} ${px + thick * 0.6} ${foot - h * 0.6} ${px + thick} ${foot}`,
      `k ${px} ${foot - h * 0.5} ${px - side * h * 0.22} ${foot - h * 0.72} ${thick * 0.8} ${thick * 0.4}`,
    ),
    cut(
      bark,
      `o ${px - thick * 0.3} ${foot - h * 0.24} ${thick * 0.4} ${h * 0.04}`,
      `o ${px + thick * 0.35} ${foot - h * 0.4} ${thick * 0.3} ${h * 0.03}`,
      `p ${px + thick * 0.35} ${foot} ${px + thick * 0.25} ${foot - h * 0.6} ${px + thick * 0.6} ${foot - h * 0.6} ${px + thick} ${foot}`,
    ),
    cut(lit(setting, hexes[2]!, air), ...leaves.slice(0, 3)),
    cut(lit(setting, hexes[0]!, air), ...leaves.slice(3, 6)),
    cut(lit(setting, hexes[1]!, air), ...leaves.slice(6)),
  ]);
}

function leavesOf({ shown, season }: Setting): readonly string[] {
  if (shown.has('cherry-tree')) return ['#f3b9ca', '#f7cdd8', '#e79fb6'];
  if (season === 'autumn') return ['#d98a34', '#e3a747', '#b9642e'];
  if (season === 'winter') return ['#b9c3cb', '#c9d2d8', '#a5b0b8'];
  return ['#7fa84f', '#93bb5f', '#678f45'];
}

/** A bridge of ropes and planks from side to side, the river far below it, leaves all about. */
export function footbridge(setting: Setting): Stage {
  const { width, height } = setting;
  const [left, right, sag] = [0.1, 0.9, 0.055];
  const deck = (share: number) => 0.62 + sag * 4 * share * (1 - share);
  const at = (share: number) => width * (left + (right - left) * share);
  const rope = (lift: number, thick: number) => {
    const up: string[] = [];
    const down: string[] = [];
    for (let step = 0; step <= 28; step += 1) {
      const share = step / 28;
      const slack = lift * (1 - 0.25 * 4 * share * (1 - share));
      up.push(`${at(share)} ${height * (deck(share) - slack)}`);
      down.unshift(`${at(share)} ${height * (deck(share) - slack) + thick}`);
    }
    return `p ${[...up, ...down].join(' ')}`;
  };
  const planks = Array.from({ length: 34 }, (_, index) => {
    const share = (index + 0.5) / 34;
    return {
      shape: `r ${at(share) - width * 0.01} ${height * deck(share) - 2} ${width * 0.02} 15 2`,
      isLight: index % 2 === 0,
    };
  });
  const hangers = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    return `k ${at(share)} ${height * (deck(share) - 0.13 * (1 - share * (1 - share)))} ${at(share)} ${height * deck(share)} 4 4`;
  });
  const wood = lit(setting, '#9a7148', 0.03);
  const hemp = lit(setting, '#c9a56a', 0.03);
  const woods = jungle(setting).back.filter(({ name }) => !/^(floor|hanging)/.test(name));
  return {
    back: [
      ...woods,
      riverBelow(setting),
      backdrop('walls', [...edge(setting, false), ...edge(setting, true)]),
      backdrop('far rope', [cut(lighter(hemp, -0.06), rope(0.145, 6))]),
      backdrop('planks', [
        cut(lighter(wood, -0.12), rope(-0.006, 8)),
        cut(wood, ...planks.filter(({ isLight }) => isLight).map(({ shape }) => shape)),
        cut(
          lighter(wood, -0.06),
          ...planks.filter(({ isLight }) => !isLight).map(({ shape }) => shape),
        ),
      ]),
    ],
    front: [
      backdrop('near rope', [cut(hemp, rope(0.13, 8), ...hangers)]),
      backdrop('posts', [
        cut(
          wood,
          ...[0, 1].map((share) => `r ${at(share) - 11} ${height * 0.46} 22 ${height * 0.2} 5`),
        ),
      ]),
      backdrop('near leaves', [...fronds(setting, false), ...fronds(setting, true)]),
    ],
    ...{ base: height * (0.62 + sag * 0.96), horizon: height * 0.5, hasGround: true },
  };
}

function riverBelow(setting: Setting): Group {
  const { width, height, random } = setting;
  return backdrop('river', [
    cut(lit(setting, '#4f7f4a', 0.3), below(setting, height * 0.72, { swell: 8, waves: 2 })),
    cut(
      water(setting, 0.03),
      `M${width * 0.4} ${height * 0.73} C${width * 0.52} ${height * 0.8} ${width * 0.3} ${height * 0.86} ${width * 0.2} ${height * 1.1} L${width * 0.82} ${height * 1.1} C${width * 0.76} ${height * 0.92} ${width * 0.66} ${height * 0.8} ${width * 0.56} ${height * 0.73}Z`,
    ),
    cut(
      lighter(water(setting, 0.03), 0.1),
      ...[0, 1, 2, 3, 4, 5].map(
        (row) =>
          `r ${width * (0.38 + 0.16 * random())} ${height * (0.78 + 0.04 * row)} ${50 + 30 * random()} 5 2`,
      ),
    ),
  ]);
}

/** Rock with green on it, at one side. */
function edge(setting: Setting, isRight: boolean): CutOut[] {
  const { width, height } = setting;
  const reach = 0.17;
  const x = (share: number) => width * (isRight ? 1 - share : share);
  return [
    cut(
      lit(setting, '#6f6a58', 0.08),
      `M${x(-0.1)} ${height * 0.6} L${x(reach)} ${height * 0.62} L${x(reach * 0.86)} ${height * 0.74} L${x(reach * 1.06)} ${height * 0.86} L${x(reach * 0.8)} ${height * 1.1} L${x(-0.1)} ${height * 1.1}Z`,
    ),
    cut(
      lit(setting, '#57933f', 0.08),
      `M${x(-0.1)} ${height * 0.57} C${x(reach * 0.4)} ${height * 0.585} ${x(reach * 0.9)} ${height * 0.59} ${x(reach * 1.08)} ${height * 0.625} L${x(reach * 0.9)} ${height * 0.66} L${x(reach * 0.7)} ${height * 0.64} L${x(reach * 0.5)} ${height * 0.7} L${x(reach * 0.2)} ${height * 0.65} L${x(-0.1)} ${height * 0.7}Z`,
    ),
  ];
}

function fronds(setting: Setting, isRight: boolean): CutOut[] {
  const { width, height, random } = setting;
  return Array.from({ length: 9 }, (_, index) =>
    cut(
      lit(setting, index % 2 ? '#3f7a3c' : '#5a9a48', 0.03),
      leaf(
        width * (isRight ? 1.02 - 0.02 * index : -0.02 + 0.02 * index),
        height * (0.62 + 0.035 * index),
        height * (0.2 + 0.06 * random()),
        (isRight ? -1 : 1) * (0.2 + 0.16 * index),
      ),
    ),
  );
}
