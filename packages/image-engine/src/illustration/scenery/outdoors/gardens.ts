import { lighter } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { fence } from './fence.ts';
import { floorOf, flowersAt, trail } from './floor.ts';
import { grassIn, inAir, leavesIn } from './foliage.ts';
import { bough, corners } from './framing.ts';
import { growth } from './growth.ts';
import { edgeOfWood, range, sideTree } from './hills.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { grove, lobe, type Standing, tree } from './trees.ts';
import { water } from './water-surface.ts';

/** Behind a fence, along a path, with beds under a tree, or by a pond. */
export const garden: Scenery = (setting) => {
  const { height, random } = setting;
  const lands = [behindFence, alongPath, underTree, byPond];
  const lie = lands[Math.floor(random() * lands.length)]!;
  const side = random() < 0.5 ? -1 : 1;
  return landStage(setting, [...skyOf(setting), ...lie(setting, side)], {
    front: corners(setting),
    horizon: height * 0.6,
  });
};

/** Short grass, mown in broad stripes of two greens. */
function lawn(setting: Setting, from: number): Group[] {
  const { height, random } = setting;
  const fill = grassIn(setting);
  return [
    backdrop('lawn', [
      cut(fill, below(setting, height * from, { swell: 6, waves: 0.8, phase: 6 * random() })),
    ]),
    floorOf(setting, { from, fill }),
  ];
}

const behindFence = (setting: Setting, side: number): Group[] => [
  growth(setting, 0.6, 0.44, 0.1),
  edgeOfWood(setting, 0.66, { side, air: 0.26, high: 0.28 }),
  shrubs(setting, 0.685, 0.16),
  fence(setting, 0.7),
  ...lawn(setting, 0.695),
  border(setting, { from: 0.5 - side * 0.5, to: 0.5 - side * 0.06, at: 0.722 }),
  ...(setting.random() < 0.5 ? [sideTree(setting, 0.7, side)] : [bough(setting, side)]),
];

function alongPath(setting: Setting, side: number): Group[] {
  const { width, height, random } = setting;
  const end = 0.5 - side * (0.1 + 0.1 * random());
  const trees = [
    [0.09, 0.7, 0.34],
    [0.27, 0.675, 0.24],
    [0.76, 0.68, 0.26],
    [0.94, 0.71, 0.4],
  ].map(([x, base, high], at) =>
    tree(setting, {
      ...{
        kind: at % 2 === 0 ? 'round' : 'oak',
        hue: at,
        air: 0.1 + 0.1 * (at === 1 || at === 2 ? 1 : 0),
      },
      x: width * (x! + 0.03 * (random() - 0.5)),
      base: height * base!,
      high: Math.min(width, height) * high! * (0.9 + 0.3 * random()),
    }),
  );
  return [
    range(setting, 0.57, { swell: 26, waves: 1, air: 0.56 }),
    growth(setting, 0.62, 0.42, 0.09),
    shrubs(setting, 0.665, 0.26),
    ...lawn(setting, 0.66),
    trail(setting, { end: [end, 0.668], mouth: 0.5 + side * 0.06, wide: 0.4, swing: 0.06 * side }),
    ...[trees[1]!, trees[2]!, trees[0]!, trees[3]!],
    border(setting, { from: 0.5 + side * 0.2, to: 0.5 + side * 0.5, at: 0.76 }),
  ];
}

const underTree = (setting: Setting, side: number): Group[] => [
  growth(setting, 0.6, 0.44, 0.1),
  hedge(setting, 0.66),
  ...lawn(setting, 0.665),
  border(setting, { from: 0.5 - side * 0.46, to: 0.5 + side * 0.12, at: 0.712 }),
  sideTree(setting, 0.7, side),
];

const byPond = (setting: Setting, side: number): Group[] => [
  range(setting, 0.57, { swell: 24, waves: 1, air: 0.5 }),
  edgeOfWood(setting, 0.66, { side: -side, air: 0.3, high: 0.24 }),
  shrubs(setting, 0.67, 0.22),
  ...lawn(setting, 0.665),
  pond(setting, side),
  border(setting, { from: 0.5 - side * 0.5, to: 0.5 - side * 0.22, at: 0.735 }),
  ...(setting.random() < 0.6 ? [sideTree(setting, 0.69, side)] : [bough(setting, side)]),
];

/** Bushes of unequal height, close together. */
function shrubs(setting: Setting, at: number, air: number): Group {
  const { width, height, random } = setting;
  const bushes = Array.from(
    { length: 11 },
    (_, index): Standing => ({
      ...{ kind: 'bush', air, hue: index % 2 },
      x: width * ((index + 0.8 * random()) / 10.5),
      base: height * (at + 0.01),
      high: height * (0.08 + 0.07 * random()),
    }),
  );
  return { ...grove(setting, bushes), name: 'bushes' };
}

/** Clipped straight, a ball of box at each end. */
function hedge(setting: Setting, at: number): Group {
  const { width, height, beyond } = setting;
  const { dark, mid, light } = leavesIn(setting, 0, 0.18);
  const [from, wide] = [-60 - beyond.left, width + 120 + beyond.left + beyond.right];
  const [top, foot] = [height * (at - 0.085), height * (at + 0.02)];
  const balls = [0.06, 0.3, 0.7, 0.94].map((share) => ({ x: width * share, r: height * 0.045 }));
  return backdrop('hedge', [
    cut(dark, `r ${from} ${top} ${wide} ${foot - top} 10`),
    cut(liesSnow(setting) ? snowIn(setting) : mid, `r ${from} ${top} ${wide} ${height * 0.03} 10`),
    cut(dark, ...balls.map(({ x, r }) => lobe(x, foot - r * 0.9, r))),
    cut(mid, ...balls.map(({ x, r }) => lobe(x - r * 0.1, foot - r, r * 0.8))),
    cut(light, ...balls.map(({ x, r }) => lobe(x - r * 0.26, foot - r * 1.24, r * 0.44))),
  ]);
}

type Border = Readonly<Record<'from' | 'to' | 'at', number>>;

/** A bed that leaves and flowers fill, edged with stones. */
function border(setting: Setting, { from, to, at }: Border): Group {
  const { width, height } = setting;
  const [left, right] = [width * Math.min(from, to), width * Math.max(from, to)];
  const y = height * at;
  const across = (share: number) => left + (right - left) * share;
  const rise = (share: number) => height * 0.02 * Math.sin(Math.PI * share);
  const soil = lit(setting, '#7a5a44', 0.06);
  const stone = inAir(setting, '#cfc4b2', 0.04);
  const stones = Array.from({ length: 16 }, (_, index) => {
    const share = (index + 0.5) / 16;
    return lobe(
      across(share),
      y + height * 0.016 + rise(share),
      (right - left) / 30,
      height * 0.008,
    );
  });
  const bed = `M${left} ${y} Q${across(0.5)} ${y - height * 0.02} ${right} ${y} Q${right + 8} ${y + height * 0.02} ${across(0.8)} ${y + height * 0.03} Q${across(0.5)} ${y + height * 0.046} ${across(0.2)} ${y + height * 0.03} Q${left - 8} ${y + height * 0.02} ${left} ${y}Z`;
  return backdrop('flower bed', [
    cut(
      lighter(grassIn(setting), -0.05),
      lobe(across(0.5) + 10, y + height * 0.026, (right - left) * 0.54, height * 0.02),
    ),
    cut(soil, bed),
    ...cushionsAt(setting, (share) => ({ x: across(share), y: y + rise(share) })),
    cut(stone, ...stones),
  ]);
}

/** Cushions of leaves and the flowers between them, along a line. */
function cushionsAt(
  setting: Setting,
  at: (share: number) => Readonly<Record<'x' | 'y', number>>,
): CutOut[] {
  const { height, random } = setting;
  const { dark, mid } = leavesIn(setting, 0, 0.06);
  const cushions = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9;
    return { x: at(share).x, y: at(share).y - 4, r: height * (0.02 + 0.014 * random()) };
  });
  const spots = Array.from({ length: 18 }, (_, index) => {
    const share = (index + 0.3 + 0.5 * random()) / 18;
    const { x, y } = at(share);
    return { x, y: y + height * 0.012 * random(), near: 0.35 + 0.5 * random() };
  });
  return liesSnow(setting)
    ? [
        cut(
          snowIn(setting),
          ...cushions.map(({ x, y: cy, r }) => lobe(x, cy - r * 0.4, r * 1.5, r)),
        ),
      ]
    : [
        cut(dark, ...cushions.map(({ x, y: cy, r }) => lobe(x, cy - r * 0.4, r * 1.7, r * 1.1))),
        cut(
          mid,
          ...cushions.map(({ x, y: cy, r }) => lobe(x - r * 0.3, cy - r * 0.7, r * 1.1, r * 0.7)),
        ),
        ...flowersAt(setting, spots),
      ];
}

/** A round of water with a rim of stones, the sky in it. */
function pond(setting: Setting, side: number): Group {
  const { width, height } = setting;
  const [x, y] = [width * (0.5 - side * 0.2), height * 0.705];
  const [rx, ry] = [width * 0.27, height * 0.028];
  const stone = inAir(setting, '#bdb4a6', 0.06);
  const stones = Array.from({ length: 22 }, (_, index) => {
    const turn = (index / 22) * 2 * Math.PI;
    const r = 11 + 5 * Math.sin(index * 2.7);
    return lobe(x + rx * Math.cos(turn), y + ry * Math.sin(turn), r * 1.5, r * 0.7);
  });
  return backdrop('pond', [
    cut(lighter(stone, -0.05), lobe(x, y + 4, rx + 12, ry + 8)),
    cut(water(setting, 0.04), lobe(x, y, rx, ry)),
    cut(
      water(setting, 0.1),
      lobe(x - rx * 0.3, y - ry * 0.2, rx * 0.3, 3),
      lobe(x + rx * 0.2, y + ry * 0.3, rx * 0.4, 3),
    ),
    cut(stone, ...stones),
  ]);
}
