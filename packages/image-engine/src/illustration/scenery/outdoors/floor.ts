import type { Oklab } from '@armoni/colour/oklab';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, bleed, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { inAir, petalIn } from './foliage.ts';
import { blade } from './growth.ts';
import { lobe } from './trees.ts';

type Floor = {
  /** Its far edge, as a share of the height. */
  readonly from: number;
  readonly fill: Oklab;
};

/** What the ground from there to the lower edge is made of: light and dark stretches, tufts, flowers, stones. */
export function floorOf(setting: Setting, { from, fill }: Floor): Group {
  const random = makeRandom(setting.random() * 2 ** 32);
  const own = { ...setting, random };
  return backdrop('growth', [
    ...stretches(own, { from, fill }),
    ...(liesSnow(setting) ? [] : grown(own, { from, fill })),
  ]);
}

/** Long soft stretches of light and shade, the wider the nearer. */
function stretches({ width, height, random }: Setting, { from, fill }: Floor): CutOut[] {
  const of = (count: number): Contour[] =>
    Array.from({ length: count }, (_, index) => {
      const near = (index + 0.3 + 0.5 * random()) / count;
      const y = height * (from + 0.015 + (1 - from) * near);
      return lobe(
        width * random(),
        y,
        width * (0.1 + 0.26 * near),
        height * (0.006 + 0.016 * near),
      );
    });
  return [cut(lighter(fill, -0.022), ...of(4)), cut(lighter(fill, 0.024), ...of(4))];
}

type Spot = { readonly x: number; readonly y: number; readonly near: number };

/** In a few places and not everywhere: tufts, and flowers of two kinds among them. */
function grown(setting: Setting, { from, fill }: Floor): CutOut[] {
  const { width, height, palette, random } = setting;
  const patches = Array.from({ length: 9 }, (_, index) => ({
    x: width * ((index + 0.2 + 0.6 * random()) / 9),
    y: from + 0.03 + (0.97 - from) * random() ** 0.8,
  }));
  const spots = patches
    .flatMap(({ x, y }): Spot[] =>
      Array.from({ length: 3 + Math.floor(4 * random()) }, () => {
        const share = y + 0.025 * (random() - 0.5);
        const near = Math.min(1, Math.max(0, (share - from) / (1 - from)));
        return { x: x + width * 0.12 * (random() - 0.5), y: height * share, near };
      }),
    )
    .toSorted((one, other) => one.y - other.y);
  const tuft = ({ x, y, near }: Spot) => {
    const h = 13 + 26 * near;
    return [-0.5, -0.12, 0.2, 0.6].map((bend) => blade(x + bend * h * 0.3, y, h, bend, 0.1));
  };
  const green = blend(fill, tone(palette.near), 0.38);
  const [tufts, others] = [
    spots.filter((_, at) => at % 3 !== 1),
    spots.filter((_, at) => at % 3 === 1),
  ];
  const isFlowery = random() < 0.62;
  const half = Math.ceil(tufts.length / 2);
  return [
    cut(green, ...tufts.slice(0, half).flatMap(tuft)),
    cut(lighter(green, 0.05), ...tufts.slice(half).flatMap(tuft)),
    ...(isFlowery
      ? flowersAt(setting, others)
      : stonesAt(
          setting,
          others.filter((_, at) => at % 3 === 0),
        )),
  ];
}

const petalsBySeed = [
  ['#fbf7ec', '#f2c14e'],
  ['#e4808a', '#fbf7ec'],
  ['#8f7fd0', '#f4efe6'],
  ['#f2c14e', '#ef8e5b'],
] as const;

/** Small flowers on stems: five petals seen from above, two colours. */
export function flowersAt(setting: Setting, spots: readonly Spot[]): CutOut[] {
  const { palette, random } = setting;
  const hexes = petalsBySeed[Math.floor(random() * petalsBySeed.length)]!;
  const stem = blend(tone(palette.near), tone(palette.ground), 0.3);
  const heads = spots.map(({ x, y, near }, at) => ({ x, y, r: 5 + 6.5 * near, of: at % 2 }));
  const petal = ({ x, y, r }: (typeof heads)[number]) =>
    [0, 1, 2, 3, 4].map((one) =>
      lobe(
        x + r * Math.cos(one * 1.257 - 1.57),
        y - 3 * r + r * 0.8 * Math.sin(one * 1.257 - 1.57),
        r * 0.72,
        r * 0.62,
      ),
    );
  return [
    cut(
      stem,
      ...heads.flatMap(({ x, y, r }) => [
        `k ${x} ${y} ${x} ${y - 3 * r} ${r * 0.34} ${r * 0.26}`,
        blade(x, y, r * 2.2, 0.5, 0.12),
      ]),
    ),
    ...[0, 1].flatMap((which) => {
      const own = heads.filter(({ of }) => of === which);
      return own.length > 0 ? [cut(petalIn(setting, hexes[which]!), ...own.flatMap(petal))] : [];
    }),
    cut(
      petalIn(setting, hexes[0] === '#f2c14e' ? '#a5622c' : '#e8a23c'),
      ...heads.map(({ x, y, r }) => lobe(x, y - 3 * r, r * 0.5, r * 0.44)),
    ),
  ];
}

function stonesAt(setting: Setting, spots: readonly Spot[]): CutOut[] {
  const stone = inAir(setting, '#b9b2a4', 0.04);
  const at = (dx: number, dy: number, scale: number) =>
    spots.map(({ x, y, near }) => {
      const r = (9 + 20 * near) * scale;
      return `M${x - r + dx * r} ${y} C${x - r + dx * r} ${y - r * 0.9 + dy * r} ${x + r * 0.5 + dx * r} ${y - r * 1.1 + dy * r} ${x + r + dx * r} ${y}Z`;
    });
  return spots.length > 0
    ? [cut(lighter(stone, -0.06), ...at(0, 0, 1)), cut(stone, ...at(-0.12, 0.02, 0.78))]
    : [];
}

export type Trail = {
  /** Where it goes out of sight, as shares of the picture. */
  readonly end: readonly [x: number, y: number];
  /** Where it comes in at the lower edge, and how wide there; shares of the width. */
  readonly mouth: number;
  readonly wide: number;
  /** How far it swings to one side and back; a share of the width. */
  readonly swing: number;
};

/** A way that winds from the lower edge to where it goes out of sight, with ruts and stones on it. */
export function trail(setting: Setting, course: Trail, hex = '#e2cda0'): Group {
  const { random } = setting;
  const bare = inAir(setting, hex, 0.02);
  const fill = liesSnow(setting) ? lighter(snowIn(setting), -0.06) : lighter(bare, 0.02);
  const stones = Array.from({ length: 16 }, (_, index) => {
    const t = 0.25 + 0.72 * ((index + random()) / 16);
    const { x, y, half } = pointOf(setting, course, t);
    return lobe(x + half * 1.5 * (random() - 0.5), y, 3 + 9 * t, 1.4 + 3 * t);
  });
  const side = (from: number, to: number) => ribbonOf(setting, course, from, to);
  return backdrop('path', [
    cut(lighter(fill, -0.07), side(-1.08, 1.12)),
    cut(fill, side(-1, 1)),
    cut(lighter(fill, -0.035), side(0.3, 0.52), side(-0.55, -0.36), ...stones),
  ]);
}

function pointOf({ width, height }: Setting, { end, mouth, wide, swing }: Trail, t: number) {
  const foot = height + bleed;
  const y = height * end[1] + (foot - height * end[1]) * t ** 1.5;
  const bend = swing * Math.sin(2 * Math.PI * (1 - (1 - t) ** 1.3)) * (0.35 + 0.65 * t);
  return {
    x: width * (end[0] + (mouth - end[0]) * t + bend),
    y,
    half: width * wide * 0.5 * (0.03 + 0.97 * t ** 1.7),
  };
}

function ribbonOf(setting: Setting, course: Trail, from: number, to: number): Contour {
  const inside = Array.from({ length: 29 }, (_, at) => pointOf(setting, course, at / 28));
  // Straight on below a frame that was widened, and unmoved in it.
  const last = inside.at(-1)!;
  const steps = [...inside, { ...last, y: last.y + setting.beyond.bottom }];
  return [
    ...steps.flatMap(({ x, y, half }) => [x + half * from, y]),
    ...steps.toReversed().flatMap(({ x, y, half }) => [x + half * to, y]),
  ];
}
