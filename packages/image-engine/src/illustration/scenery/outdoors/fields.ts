import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { isAnimal } from '../../vocabulary/is-animal.ts';
import { backdrop, below, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { cropRows } from './crops.ts';
import { fence, railFence } from './fence.ts';
import { floorOf, flowersAt } from './floor.ts';
import { grassIn, inAir } from './foliage.ts';
import { corners } from './framing.ts';
import { growth } from './growth.ts';
import { edgeOfWood, meadow, range, sideTree } from './hills.ts';
import { ground, landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { grove, lobe, type Standing } from './trees.ts';

/** Rows of what was said to grow there; else a pasture, a mown field, a ploughed one or a flowering one. */
export const field: Scenery = (setting) => {
  const { random, crop, pieces } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const grown = crop && cropRows(setting, crop, { from: 0.69, feet: 0.8 });
  // No herd stands on ploughed land.
  const isGrazed = [...setting.shown].some(isAnimal);
  const lands = isGrazed ? [pasture, flowering, pasture] : [pasture, mown, ploughed, flowering];
  const land = lands[Math.floor(random() * lands.length)]!;
  return landStage(
    setting,
    [
      ...skyOf(setting),
      ...horizons(setting, side),
      ...(grown ? [grown.back] : land(setting, side)),
      ...(pieces?.has('fence') ? [fence(setting, 0.745)] : []),
    ],
    {
      front: grown ? [grown.front] : corners(setting),
      base: setting.height * (grown ? 0.8 : ground.base),
    },
  );
};

/** What is seen where a field ends: hills and clumps of trees, poplars in a line, or a wood. */
function horizons(setting: Setting, side: number): Group[] {
  const chance = setting.random();
  const far = range(setting, 0.6, { swell: 24, waves: 1, air: 0.6 });
  const plain = range(setting, 0.655, { swell: 8, waves: 1, air: 0.3 });
  if (chance < 0.35)
    return [far, growth(setting, 0.63, 0.46, 0.05), plain, growth(setting, 0.675, 0.28, 0.08)];
  if (chance < 0.65)
    return [far, plain, poplars(setting, 0.675, side), growth(setting, 0.68, 0.26, 0.055)];
  return [far, plain, edgeOfWood(setting, 0.685, { side, air: 0.24, high: 0.19 })];
}

function poplars(setting: Setting, at: number, side: number): Group {
  const { width, height, random } = setting;
  const trees = Array.from(
    { length: 7 },
    (_, index): Standing => ({
      ...{ kind: 'poplar', air: 0.3, hue: index % 2 },
      x: width * (0.5 + side * (0.48 - 0.058 * index)) + 6 * random(),
      base: height * at,
      high: height * (0.2 - 0.016 * index) * (0.92 + 0.16 * random()),
    }),
  );
  return { ...grove(setting, trees), name: 'poplars' };
}

const pasture = (setting: Setting, side: number): Group[] => [
  railFence(setting, 0.715, -side),
  ...meadow(setting, 0.7, side),
];

/** Cut grass in stripes, with bales on it. */
function mown(setting: Setting, side: number): Group[] {
  const { height, palette, season } = setting;
  const straw = liesSnow(setting)
    ? snowIn(setting)
    : blend(
        grassIn(setting),
        tone('#dcc06a'),
        palette.isDark ? 0.12 : season === 'autumn' ? 0.3 : 0.45,
      );
  return [
    backdrop('field', [cut(straw, below(setting, height * 0.69, { swell: 5, waves: 0.7 }))]),
    stripes(setting, 0.69, lighter(straw, -0.03)),
    floorOf(setting, { from: 0.69, fill: straw }),
    ...[
      { at: 0.5 - side * 0.4, base: 0.735, r: 0.038 },
      { at: 0.5 + side * 0.24, base: 0.715, r: 0.024 },
      { at: 0.5 + side * 0.42, base: 0.75, r: 0.046 },
    ].map((one) => bale(setting, one)),
  ];
}

type Bale = Readonly<Record<'at' | 'base' | 'r', number>>;

function bale(setting: Setting, { at, base, r: share }: Bale): Group {
  const { width, height } = setting;
  const [x, y, r] = [width * at, height * base, height * share];
  const straw = inAir(setting, '#d9b25a', 0.1);
  const rings = [0.76, 0.5, 0.25].map((part) =>
    lobe(x - r * 0.42, y - r, r * 0.8 * part, r * part),
  );
  return backdrop('bale', [
    cut(lighter(grassIn(setting), -0.05), lobe(x + r * 1.1, y, r * 1.7, r * 0.24)),
    cut(straw, `r ${x - r * 0.42} ${y - 2 * r} ${r * 1.5} ${2 * r} ${r * 0.5}`),
    cut(lighter(straw, 0.05), lobe(x - r * 0.42, y - r, r * 0.8, r)),
    { ...cut(lighter(straw, -0.05), rings[0]!, rings[1]!, rings[2]!), isEvenOdd: true },
  ]);
}

function ploughed(setting: Setting, side: number): Group[] {
  const { height } = setting;
  const soil = liesSnow(setting)
    ? lighter(snowIn(setting), -0.03)
    : blend(grassIn(setting), tone('#a9794f'), setting.palette.isDark ? 0.15 : 0.5);
  return [
    backdrop('field', [cut(soil, below(setting, height * 0.69, { swell: 5, waves: 0.7 }))]),
    stripes(setting, 0.69, lighter(soil, -0.05)),
    stripes(setting, 0.695, lighter(soil, 0.03), 0.5),
    sideTree(setting, 0.69, side),
  ];
}

/** Lines that meet far away. */
function stripes(setting: Setting, from: number, fill: ReturnType<typeof tone>, shift = 0): Group {
  const { width, height, beyond } = setting;
  const [top, count] = [height * from + 4, 13];
  const foot = height + beyond.bottom + 60;
  const further = (foot - top) / (height + 60 - top);
  const rows = Array.from({ length: count }, (_, row): Contour => {
    const share = (row + shift - (count - 1) / 2) / count;
    const [far, near] = [width * (0.5 + share * 1.3), width * (0.5 + share * 5.4)];
    const [thin, thick] = [width * 0.006, width * 0.075];
    const [left, right] = [far - thin, far + thin];
    return [
      ...[left, top, right, top],
      ...[right + (near + thick - right) * further, foot],
      ...[left + (near - thick - left) * further, foot],
    ];
  });
  return backdrop('furrows', [cut(fill, ...rows)]);
}

/** Grass full of flowers, the nearer the larger. */
function flowering(setting: Setting, side: number): Group[] {
  const { width, height, random } = setting;
  const spots = Array.from({ length: 46 }, () => {
    const near = random() ** 1.3;
    return { x: width * random(), y: height * (0.72 + 0.27 * near), near: near * 0.9 };
  }).toSorted((one, other) => one.y - other.y);
  const isBare = liesSnow(setting);
  return [
    ...meadow(setting, 0.69, side),
    ...(isBare ? [] : [backdrop('flowers', flowersAt(setting, spots))]),
  ];
}
