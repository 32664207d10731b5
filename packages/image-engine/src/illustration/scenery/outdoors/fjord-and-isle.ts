import type { Oklab } from '@armoni/colour/oklab';
import { isFloating } from '../../layout/habits.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { mirrored } from './cliffs-and-coast.ts';
import { skyOf } from './sky.ts';
import { firs } from './trees-and-lilies.ts';
import { glints, water } from './water-surface.ts';

/** Outlines of the walls on both sides: shares of the width and the height, by turns. */
const walls = {
  far: '0.2 0.6 0.38 0.36 0.46 0.44 0.56 0.32 0.72 0.6',
  farSnow:
    '0.38 0.36 0.41 0.42 0.38 0.41 0.35 0.43 0.38 0.36 0.56 0.32 0.6 0.4 0.56 0.38 0.52 0.4 0.56 0.32',
  left: '-0.1 0.6 -0.1 0.22 0.06 0.16 0.17 0.3 0.26 0.36 0.44 0.6',
  leftSnow: '-0.1 0.22 0.06 0.16 0.12 0.24 0.07 0.23 0.02 0.27 -0.1 0.28',
  leftFace: '0.06 0.16 0.17 0.3 0.26 0.36 0.44 0.6 0.2 0.6 0.16 0.4',
  right: '1.1 0.62 1.1 0.08 0.94 0.14 0.84 0.28 0.74 0.36 0.66 0.5 0.56 0.62',
  rightSnow: '1.1 0.08 0.94 0.14 0.88 0.23 0.95 0.21 0.99 0.26 1.1 0.22',
  rightFace: '0.94 0.14 0.84 0.28 0.74 0.36 0.66 0.5 0.56 0.62 0.78 0.62 0.86 0.4',
  mirrored: '0.6 0.68 1.1 0.685 1.1 0.86 0.9 0.8 0.7 0.74',
  shore: '1.1 0.61 0.82 0.635 0.62 0.665 0.58 0.682 1.1 0.69',
} as const;

/** Steep rock on both sides of still water, snow above, a red cabin at its foot. */
export function fjord(setting: Setting): Stage {
  const { width, height, random, shown } = setting;
  const x = mirrored(setting, random() < 0.5);
  const slope = (of: keyof typeof walls, fill: Oklab) =>
    cut(fill, `p ${pairs(walls[of], x, height)}`);
  const wall = (air: number) => lit(setting, '#4f6a72', air);
  const snow = lit(setting, '#f4f7fb', 0.1);
  const isAfloat = [...shown].some(isFloating);
  return {
    back: [
      ...skyOf(setting, { horizon: 0.55 }),
      backdrop('far walls', [
        slope('far', wall(0.6)),
        slope('farSnow', blend(snow, wall(0.6), 0.3)),
      ]),
      backdrop('walls', [
        slope('left', wall(0.3)),
        slope('leftSnow', snow),
        slope('leftFace', wall(0.2)),
      ]),
      backdrop('near wall', [
        slope('right', wall(0.14)),
        slope('rightSnow', snow),
        slope('rightFace', lighter(wall(0.14), -0.05)),
      ]),
      backdrop('water', [
        cut(water(setting, 0.01), below(setting, height * 0.61, { swell: 1.5, waves: 2 })),
        slope('mirrored', lighter(water(setting), -0.06)),
        glints(setting, 0.66, 0.9),
      ]),
      backdrop('bank', [slope('shore', lit(setting, '#6f8f5c', 0.08))]),
      ...cabins(setting, x),
      ...(isAfloat ? [] : [nearBank(setting)]),
      ...firs(setting, [
        { at: x(0.02), base: 0.98, high: 0.42 },
        { at: x(0.11), base: 1.01, high: 0.32 },
        { at: x(0.98), base: 1, high: 0.3 },
      ]),
    ],
    front: [],
    ...{ base: height * (isAfloat ? 0.84 : 0.92), horizon: height * 0.55, hasGround: !isAfloat },
    ...(width > height * 1.4 ? { base: height * 0.9 } : {}),
  };
}

/** Shares by turns → points of a path. */
function pairs(shares: string, x: (share: number) => number, height: number): string {
  return shares
    .split(' ')
    .map((share, at) => (at % 2 === 0 ? x(Number(share)) : height * Number(share)))
    .join(' ');
}

function nearBank(setting: Setting): Group {
  const { width, height } = setting;
  return backdrop('near bank', [
    ridge(setting, { hex: '#5f8050', air: 0.04, at: 0.9, swell: 8, waves: 0.8 }),
    cut(
      lit(setting, '#8a8580', 0.05),
      ...[0.2, 0.45, 0.66].map((s) => `o ${width * s} ${height * 0.905} 34 13`),
    ),
  ]);
}

/** One that was asked for, else two. */
function cabins(setting: Setting, x: (share: number) => number): Group[] {
  const { height, pieces } = setting;
  const isAsked = [...(pieces?.keys() ?? [])].some((id) => /hut|house|chalet/.test(id));
  const one = redCabin(setting, x(0.74), height * 0.672, height * 0.1);
  return isAsked ? [one] : [one, redCabin(setting, x(0.85), height * 0.668, height * 0.07)];
}

function redCabin(setting: Setting, x: number, base: number, h: number): Group {
  const told = setting.pieces?.get('hut')?.colour ?? setting.pieces?.get('house')?.colour;
  const wall = lit(
    setting,
    told === 'yellow' ? '#e0b04a' : told === 'white' ? '#f1ece2' : '#b8392f',
    0.03,
  );
  const isLate = setting.palette.isDark || setting.time === 'dusk' || setting.time === 'sunset';
  const w = h * 1.25;
  return backdrop('cabin', [
    cut(
      wall,
      `p ${x - w / 2} ${base} ${x - w / 2} ${base - h * 0.5} ${x} ${base - h} ${x + w / 2} ${base - h * 0.5} ${x + w / 2} ${base}`,
    ),
    cut(
      lit(setting, '#3f3a40', 0.05),
      `p ${x - w * 0.6} ${base - h * 0.44} ${x} ${base - h * 1.08} ${x + w * 0.6} ${base - h * 0.44} ${x + w * 0.56} ${base - h * 0.36} ${x} ${base - h * 0.92} ${x - w * 0.56} ${base - h * 0.36}`,
    ),
    cut(
      lit(setting, '#f6f1e6', 0.03),
      `r ${x - w * 0.34} ${base - h * 0.45} ${w * 0.22} ${h * 0.24}`,
      `r ${x + w * 0.1} ${base - h * 0.45} ${w * 0.26} ${h * 0.45}`,
    ),
    cut(
      isLate ? tone('#ffd27a') : lit(setting, '#5f7c92', 0.05),
      `r ${x - w * 0.31} ${base - h * 0.42} ${w * 0.16} ${h * 0.18}`,
    ),
    cut(lighter(wall, -0.14), `r ${x + w * 0.13} ${base - h * 0.42} ${w * 0.2} ${h * 0.42}`),
  ]);
}

/** An island seen from above: shallows, a ring of sand, woods, and palms with their shadows. */
export function isle(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const phase = 6 * random();
  const lobes = 2 + Math.floor(2 * random());
  const [cx, cy] = [
    width * (0.5 + 0.06 * (random() - 0.5)),
    height * (0.5 + 0.06 * (random() - 0.5)),
  ];
  const blob = (size: number, rough = 0.14) =>
    Array.from({ length: 72 }, (_, step) => {
      const turn = (step / 72) * 2 * Math.PI;
      const r =
        short *
        size *
        (1 + rough * Math.sin(lobes * turn + phase) + rough * 0.5 * Math.sin(5 * turn + 2 * phase));
      return [cx + r * 1.16 * Math.cos(turn), cy + r * 0.9 * Math.sin(turn)];
    }).flat();
  const sea = (hex: string, by = 0) => lighter(lit(setting, hex, 0.02), by);
  const within = Array.from({ length: 22 }, () => {
    const [turn, far] = [6.283 * random(), short * 0.2 * Math.sqrt(random())];
    return {
      x: cx + far * 1.16 * Math.cos(turn),
      y: cy + far * 0.9 * Math.sin(turn),
      r: short * (0.028 + 0.02 * random()),
    };
  }).toSorted((a, b) => a.y - b.y);
  const crowns = within.flatMap(({ x, y, r }, index) => [
    cut(sea('#3f6f45', -0.06), star(x + r * 0.35, y + r * 0.45, r, index)),
    cut(sea(index % 3 === 0 ? '#7fb35a' : '#5a9a4f'), star(x, y, r, index)),
    cut(sea('#a9cf6f'), `o ${x} ${y} ${r * 0.2} ${r * 0.2}`),
  ]);
  const swells = Array.from({ length: 24 }, () => {
    const w = 30 + 70 * random();
    return `r ${width * random()} ${height * random()} ${w} 5 2.5`;
  });
  return {
    back: [
      backdrop('deep', [
        cut(sea('#1f6f9f'), below(setting, -setting.beyond.top - 60)),
        cut(sea('#2f82b0'), ...swells),
      ]),
      backdrop('shelf', [cut(sea('#2f93b8'), blob(0.47, 0.1))]),
      backdrop('shallows', [cut(sea('#45b8c4'), blob(0.41))]),
      backdrop('lagoon', [cut(sea('#7fd8d2'), blob(0.36))]),
      backdrop('surf', [cut(sea('#f8fbf4'), blob(0.318))]),
      backdrop('beach', [cut(sea('#f1dcac'), blob(0.3)), cut(sea('#e4c88f'), blob(0.262))]),
      backdrop('wood', [
        cut(sea('#4f8a4a'), blob(0.245, 0.2)),
        cut(sea('#5f9a52'), blob(0.19, 0.24)),
        ...crowns,
      ]),
      sailBelow(setting),
    ],
    front: [],
    ...{ base: height * 0.9, horizon: height * 0.1, hasGround: false },
  };
}

/** A palm from above: leaves about a middle. */
function star(x: number, y: number, r: number, turn: number): string {
  const points = Array.from({ length: 16 }, (_, step) => {
    const angle = (step / 16) * 2 * Math.PI + turn;
    const far = step % 2 === 0 ? r : r * 0.42;
    return `${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`;
  });
  return `p ${points.join(' ')}`;
}

/** A small white boat and its wake. */
function sailBelow({ width, height, random }: Setting): Group {
  const isLeft = random() < 0.5;
  const [x, y] = [width * (isLeft ? 0.1 : 0.86), height * (isLeft ? 0.84 : 0.14)];
  return backdrop('boat', [
    cut(
      tone('#cfeef0'),
      `p ${x - 4} ${y + 10} ${x - 26} ${y + 92} ${x + 26} ${y + 92} ${x + 4} ${y + 10}`,
    ),
    cut(
      tone('#fbf8f0'),
      `M${x} ${y - 34} C${x + 16} ${y - 16} ${x + 14} ${y + 16} ${x + 9} ${y + 24} L${x - 9} ${y + 24} C${x - 14} ${y + 16} ${x - 16} ${y - 16} ${x} ${y - 34}Z`,
    ),
    cut(tone('#b98250'), `r ${x - 6} ${y - 8} 12 24 4`),
  ]);
}
