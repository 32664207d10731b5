import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, below, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { floorOf, trail } from './floor.ts';
import { grassIn, inAir, leavesIn } from './foliage.ts';
import { corners } from './framing.ts';
import { blade } from './growth.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { grove, lobe, type Standing, type TreeKind } from './trees.ts';

/** Row behind row, paler and smaller the farther, great trunks at the sides: of firs, of birches, of old trees, or a glade. */
export const forest: Scenery = (setting) => {
  const { height, random } = setting;
  const woods = [firWood, birchWood, oldWood, glade];
  const lie = woods[Math.floor(random() * woods.length)]!;
  const side = random() < 0.5 ? -1 : 1;
  const near = 0.7 + 0.03 * random();
  const fill = floorIn(setting);
  const course = {
    end: [0.5 - side * 0.1 * random(), near + 0.012],
    mouth: 0.5 + side * 0.14,
    ...{ wide: 0.34, swing: -0.06 * side },
  } as const;
  return landStage(
    setting,
    [
      ...skyOf(setting),
      ...lie(setting),
      backdrop('floor', [
        cut(fill, below(setting, height * near, { swell: 9, waves: 0.8, phase: 6 * random() })),
      ]),
      floorOf(setting, { from: near, fill }),
      ...(random() < 0.55 ? [trail(setting, course, '#c9ac7c')] : []),
      ...greatTrunks(setting, side),
      ferns(setting, near + 0.04),
    ],
    { front: corners(setting) },
  );
};

/** Under trees it is darker than in the open. */
const floorIn = (setting: Setting): Oklab =>
  liesSnow(setting) ? snowIn(setting) : blend(grassIn(setting), tone(setting.palette.near), 0.3);

type Row = {
  readonly kinds: readonly TreeKind[];
  readonly base: number;
  readonly high: number;
  readonly count: number;
  readonly air: number;
  /** Kept free in the middle, as a share of the width. */
  readonly gap?: number;
};

function rowOf(setting: Setting, { kinds, base, high, count, air, gap = 0 }: Row): Group {
  const { width, height, random } = setting;
  const trees = Array.from({ length: count }, (_, index): Standing => {
    const share = (index + 0.2 + 0.6 * random()) / count;
    const aside = share < 0.5 ? share * (1 - gap) : 1 - (1 - share) * (1 - gap);
    return {
      ...{ kind: kinds[index % kinds.length]!, air, hue: index % 3 },
      x: width * aside,
      base: height * (base + 0.012 * random()),
      high: height * high * (0.75 + 0.45 * random()),
    };
  });
  return { ...grove(setting, trees), name: 'trees' };
}

const slope = (setting: Setting, at: number, air: number): Group =>
  backdrop('slope', [
    cut(
      blend(floorIn(setting), tone(setting.palette.far), air),
      below(setting, setting.height * at, { swell: 12, waves: 1, phase: 6 * setting.random() }),
    ),
  ]);

function firWood(setting: Setting): Group[] {
  const kinds = ['spruce'] as const;
  return [
    rowOf(setting, { kinds, base: 0.66, high: 0.32, count: 13, air: 0.6 }),
    slope(setting, 0.645, 0.6),
    rowOf(setting, { kinds, base: 0.69, high: 0.4, count: 9, air: 0.36 }),
    slope(setting, 0.68, 0.34),
    rowOf(setting, { kinds, base: 0.73, high: 0.52, count: 6, air: 0.14, gap: 0.36 }),
  ];
}

function birchWood(setting: Setting): Group[] {
  return [
    rowOf(setting, { kinds: ['round', 'bush'], base: 0.67, high: 0.3, count: 11, air: 0.55 }),
    slope(setting, 0.655, 0.5),
    rowOf(setting, {
      kinds: ['birch', 'birch', 'bush'],
      base: 0.7,
      high: 0.5,
      count: 9,
      air: 0.32,
    }),
    slope(setting, 0.69, 0.26),
    rowOf(setting, { kinds: ['birch'], base: 0.74, high: 0.72, count: 5, air: 0.1, gap: 0.34 }),
  ];
}

/** Trunks without end under one roof of leaves. */
function oldWood(setting: Setting): Group[] {
  return [
    rowOf(setting, {
      kinds: ['round', 'oak', 'bush'],
      base: 0.66,
      high: 0.34,
      count: 10,
      air: 0.58,
    }),
    slope(setting, 0.65, 0.5),
    rowOf(setting, { kinds: ['oak', 'round'], base: 0.69, high: 0.46, count: 7, air: 0.38 }),
    slope(setting, 0.685, 0.26),
    rowOf(setting, {
      kinds: ['oak', 'bush', 'round'],
      base: 0.73,
      high: 0.5,
      count: 6,
      air: 0.18,
      gap: 0.36,
    }),
    roof(setting),
  ];
}

function glade(setting: Setting): Group[] {
  return [
    backdrop('farthest hills', [
      cut(
        blend(tone(setting.palette.far), tone(setting.palette.sky), 0.55),
        below(setting, setting.height * 0.52, { swell: 46, waves: 1, phase: 6 * setting.random() }),
      ),
    ]),
    rowOf(setting, {
      kinds: ['spruce', 'round', 'spruce'],
      base: 0.65,
      high: 0.2,
      count: 14,
      air: 0.5,
    }),
    slope(setting, 0.64, 0.45),
    rowOf(setting, {
      kinds: ['spruce', 'oak', 'round'],
      base: 0.7,
      high: 0.42,
      count: 8,
      air: 0.22,
      gap: 0.5,
    }),
  ];
}

/** Trunks so near that the frame cuts them above and below. */
function greatTrunks(setting: Setting, side: number): Group[] {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const bark = inAir(setting, '#6a5142', 0);
  const both = random() < 0.5 ? [side, -side] : [side];
  return both.map((of, at) => {
    const w = short * (at === 0 ? 0.085 : 0.055) * (0.85 + 0.3 * random());
    const x = of < 0 ? w * (0.15 + 0.5 * random()) : width - w * (0.15 + 0.5 * random());
    const foot = height * (at === 0 ? 0.92 : 0.82);
    const trunk = `M${x - w * 1.7} ${foot + 8} C${x - w * 0.8} ${foot - short * 0.05} ${x - w * 0.62} ${foot - short * 0.2} ${x - w * 0.5} ${-bleedUp} L${x + w * 0.5} ${-bleedUp} C${x + w * 0.62} ${foot - short * 0.2} ${x + w * 0.8} ${foot - short * 0.05} ${x + w * 1.7} ${foot + 8} Q${x} ${foot + 24} ${x - w * 1.7} ${foot + 8}Z`;
    const furrows = [0.18, 0.36, 0.52, 0.7].map(
      (up, row) =>
        `k ${x + w * (row % 2 ? 0.16 : -0.2)} ${foot * (1 - up)} ${x + w * (row % 2 ? 0.12 : -0.18)} ${foot * (1 - up) + short * 0.11} ${w * 0.07} ${w * 0.04}`,
    );
    const shade = `p ${x + w * 0.14} ${-bleedUp} ${x + w * 0.5} ${-bleedUp} ${x + w * 0.6} ${foot - short * 0.2} ${x + w * 0.9} ${foot - short * 0.03} ${x + w * 0.3} ${foot}`;
    const ground = lighter(floorIn(setting), -0.06);
    return backdrop('trunk', [
      cut(ground, lobe(x + w * 1.6, foot + 6, w * 3.2, short * 0.018)),
      cut(bark, trunk),
      cut(lighter(bark, -0.055), shade, ...furrows),
      cut(
        leavesIn(setting, 0, 0.05).light,
        lobe(x - w * 0.5, foot - short * 0.02, w * 0.5, w * 0.16),
      ),
    ]);
  });
}

/** Above the frame, units. */
const bleedUp = 60;

/** Leaves that close the picture above. */
function roof(setting: Setting): Group {
  const { width, random } = setting;
  const { dark, mid, light } = leavesIn(setting, Math.floor(2 * random()), 0.12);
  const lobes = Array.from({ length: 12 }, (_, index) => {
    const share = (index + random() * 0.6) / 11;
    const low = 26 + 90 * Math.abs(share - 0.5) ** 1.2 + 26 * random();
    return { x: width * share, y: low - 24, r: 62 + 26 * random() };
  });
  const at = (dx: number, dy: number, scale: number) =>
    lobes.map(({ x, y, r }) => lobe(x + dx, y + dy, r * 1.2 * scale, r * 0.7 * scale));
  return backdrop('roof of leaves', [
    cut(dark, ...at(6, 8, 1)),
    cut(
      mid,
      `p ${-bleedUp} ${-bleedUp} ${width + bleedUp} ${-bleedUp} ${width + bleedUp} 4 ${-bleedUp} 4`,
      ...at(-6, -12, 0.86),
    ),
    cut(light, ...at(-20, -22, 0.5)),
  ]);
}

/** Fans of fern along the wood's floor. */
function ferns(setting: Setting, at: number): Group {
  const { width, height, random } = setting;
  if (liesSnow(setting)) return backdrop('ferns', []);
  const { dark, mid } = leavesIn(setting, 0, 0.04);
  const fans = [0.07, 0.2, 0.8, 0.93].map((share, index) => {
    const [x, y] = [width * (share + 0.05 * (random() - 0.5)), height * (at + 0.09 * random())];
    const long = height * (0.05 + 0.035 * random());
    const blades = [-1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.3].map((bend) =>
      blade(x, y, long * (1.1 - 0.25 * Math.abs(bend)), bend, 0.09),
    );
    return { blades, isDark: index % 2 === 0 };
  });
  return backdrop('ferns', [
    cut(dark, ...fans.filter(({ isDark }) => isDark).flatMap(({ blades }) => blades)),
    cut(mid, ...fans.filter(({ isDark }) => !isDark).flatMap(({ blades }) => blades)),
  ]);
}
