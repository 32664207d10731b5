import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, below, bleed, cut, type Setting } from '../stage.ts';
import { floorOf } from './floor.ts';
import { dryGrass } from './growth.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { lobe } from './trees.ts';

const sandOf = ({ palette, time }: Setting, by: number, air = 0): Oklab => {
  const isLow = time === 'sunset' || time === 'dusk' || time === 'dawn';
  const sand = blend(
    tone('#e6b573'),
    tone(palette.ground),
    palette.isDark ? 0.75 : isLow ? 0.3 : 0.12,
  );
  return lighter(blend(sand, tone(palette.isDark ? palette.far : palette.sky), air), by);
};

/** Dunes with a bright and a shaded side, or tables of rock; ripples before them. */
export const desert: Scenery = (setting) => {
  const { height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const chance = random();
  const isRocky = chance > 0.66;
  return landStage(
    setting,
    [
      ...skyOf(setting),
      backdrop('far dunes', [
        cut(
          sandOf(setting, 0, 0.5),
          below(setting, height * 0.585, { swell: 26, waves: 1.3, phase: 6 * random() }),
        ),
      ]),
      ...(isRocky ? mesas(setting, side) : []),
      dune(setting, { at: 0.64, peak: 0.5 + side * 0.3, high: isRocky ? 0.04 : 0.13, air: 0.26 }),
      dune(setting, {
        at: 0.69,
        peak: 0.5 - side * (0.24 + 0.12 * random()),
        high: chance < 0.33 ? 0.18 : 0.08,
        air: 0.12,
      }),
      backdrop('sand', [
        cut(
          sandOf(setting, 0.03),
          below(setting, height * 0.745, { swell: 14, waves: 0.7, phase: 6 * random() }),
        ),
      ]),
      ripples(setting),
    ],
    { horizon: height * 0.6 },
  );
};

type Dune = Readonly<Record<'at' | 'peak' | 'high' | 'air', number>>;

/** A long back, bright toward the light, that falls steeply into its own shade behind a winding edge. */
function dune(setting: Setting, { at, peak, high, air }: Dune): Group {
  const { width, height, beyond } = setting;
  const [left, right] = [-bleed - beyond.left, width + bleed + beyond.right];
  const low = height + beyond.bottom + bleed;
  const [y, px, top] = [height * at, width * peak, height * (at - high)];
  const slope = `C${px + width * 0.12} ${top + height * high * 0.7} ${px + (right - px) * 0.5} ${y - 4} ${right} ${y + 6}`;
  const edge = `C${px - width * 0.1} ${y - height * 0.02} ${px + width * 0.1} ${top + height * high * 0.6} ${px} ${top}Z`;
  return backdrop('dune', [
    cut(
      sandOf(setting, 0.02, air),
      `M${left} ${y} C${left + (px - left) * 0.5} ${y} ${px - width * 0.16} ${top + 4} ${px} ${top} ${slope} L${right} ${low} L${left} ${low}Z`,
    ),
    cut(
      sandOf(setting, -0.045, air),
      `M${px} ${top} ${slope} L${right} ${low} L${px - width * 0.12} ${low} C${px - width * 0.2} ${y + height * 0.16} ${px + width * 0.12} ${y + height * 0.06} ${px - width * 0.02} ${y + height * 0.02} ${edge}`,
    ),
  ]);
}

/** Tables of red rock, banded. */
function mesas(setting: Setting, side: number): Group[] {
  const { width, height, random } = setting;
  return [0.34, 0.16, -0.38].map((share, at) => {
    const x = width * (0.5 + side * (share + 0.03 * random()));
    const [w, h] = [width * (0.2 - 0.05 * at), height * (0.2 - 0.05 * at) * (0.9 + 0.3 * random())];
    const base = height * 0.645;
    const air = 0.18 + 0.14 * at;
    const rock = blend(
      sandOf(setting, -0.08, air),
      tone('#b4583c'),
      setting.palette.isDark ? 0.1 : 0.42 - 0.1 * at,
    );
    const body = (from: number, to: number) =>
      `p ${x - w * 0.34} ${base - h * to} ${x + w * 0.32} ${base - h * to} ${x + w * 0.36} ${base - h * from} ${x - w * 0.38} ${base - h * from}`;
    return backdrop('mesa', [
      cut(
        rock,
        `p ${x - w * 0.34} ${base - h} ${x + w * 0.3} ${base - h} ${x + w * 0.36} ${base - h * 0.4} ${x + w * 0.62} ${base + 8} ${x - w * 0.66} ${base + 8} ${x - w * 0.4} ${base - h * 0.38}`,
      ),
      cut(lighter(rock, 0.045), body(0.72, 0.8), body(0.48, 0.54)),
      cut(
        lighter(rock, -0.05),
        `p ${x + w * 0.12} ${base - h} ${x + w * 0.3} ${base - h} ${x + w * 0.36} ${base - h * 0.4} ${x + w * 0.62} ${base + 8} ${x + w * 0.24} ${base + 8} ${x + w * 0.08} ${base - h * 0.4}`,
      ),
    ]);
  });
}

/** What the wind draws in sand: short lines that bend, close together in places. */
function ripples(setting: Setting): Group {
  const { width, height, random } = setting;
  const lines = Array.from({ length: 5 }, () => ({
    x: width * random(),
    y: 0.79 + 0.19 * random(),
  })).flatMap(({ x, y }) =>
    [0, 1, 2, 3].map((row): Contour => {
      const near = (y - 0.75) / 0.25;
      return lobe(
        x + width * 0.03 * Math.sin(row * 2),
        height * (y + 0.012 * row),
        width * (0.05 + 0.08 * near) * (1 - 0.15 * row),
        1.4 + 2 * near,
      );
    }),
  );
  const stones = Array.from({ length: 7 }, () => {
    const y = 0.8 + 0.18 * random();
    return lobe(width * random(), height * y, 4 + 9 * (y - 0.78) * 5, 2.5 + 5 * (y - 0.78) * 5);
  });
  return backdrop('ripples', [
    cut(sandOf(setting, -0.03), ...lines),
    cut(sandOf(setting, -0.12), ...stones),
  ]);
}

/** A plain of dry grass to far blue hills, an acacia or two and rocks on it. */
export const savanna: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const dry = (hex: string, share: number) =>
    blend(tone(hex), tone(palette.ground), palette.isDark ? 0.8 : share);
  const fill = dry('#e0b566', 0.16);
  return landStage(
    setting,
    [
      ...skyOf(setting),
      backdrop('farthest hills', [
        cut(
          blend(tone(palette.far), tone(palette.sky), 0.55),
          below(setting, height * 0.61, { swell: 26, waves: 1.2, phase: 6 * random() }),
        ),
      ]),
      backdrop('far plain', [
        cut(
          blend(dry('#c9a35a', 0.3), tone(palette.sky), palette.isDark ? 0 : 0.22),
          below(setting, height * 0.65, { swell: 6, waves: 1, phase: 6 * random() }),
        ),
      ]),
      acacia(setting, {
        x: width * (0.5 - side * 0.34),
        base: height * 0.668,
        h: height * 0.1,
        air: 0.4,
      }),
      acacia(setting, {
        x: width * (0.5 - side * 0.2),
        base: height * 0.664,
        h: height * 0.07,
        air: 0.46,
      }),
      backdrop('plain', [
        cut(fill, below(setting, height * 0.7, { swell: 8, waves: 0.6, phase: 6 * random() })),
      ]),
      floorOf({ ...setting, palette: { ...palette, near: '#8a6a34' } }, { from: 0.7, fill }),
      acacia(setting, {
        x: width * (0.5 + side * 0.38),
        base: height * 0.73,
        h: Math.min(width, height) * 0.42,
        air: 0.08,
      }),
      dryGrass(setting),
    ],
    { front: [] },
  );
};

type Acacia = Readonly<Record<'x' | 'base' | 'h' | 'air', number>>;

/** A leaning stem that forks, and flat storeys of leaves. */
function acacia(setting: Setting, { x, base, h, air }: Acacia): Group {
  const { palette } = setting;
  const hue = (hex: string) =>
    blend(blend(tone(hex), tone(palette.ink), palette.isDark ? 0.5 : 0.12), tone(palette.sky), air);
  const storeys = [
    [0.02, 0.92, 0.46],
    [-0.34, 0.74, 0.3],
    [0.4, 0.78, 0.32],
  ] as const;
  const laid = (dx: number, dy: number, wide: number, high: number) =>
    storeys.flatMap(([sx, up, w]) =>
      [-0.5, 0, 0.5].map((of) =>
        lobe(
          x + h * (sx + of * w + dx),
          base - h * (up + dy + (of === 0 ? 0.04 : 0)),
          h * w * wide,
          h * high,
        ),
      ),
    );
  const wood = hue('#6f5238');
  const limb = (fx: number, fy: number, tx: number, ty: number, w: number) =>
    `k ${x + h * fx} ${base - h * fy} ${x + h * tx} ${base - h * ty} ${h * w} ${h * w * 0.6}`;
  return backdrop('acacia', [
    cut(hue('#b58f4c'), lobe(x + h * 0.3, base + h * 0.01, h * 0.6, h * 0.03)),
    cut(
      wood,
      limb(0, -0.01, 0.04, 0.4, 0.075),
      limb(0.04, 0.36, -0.3, 0.72, 0.045),
      limb(0.04, 0.38, 0.36, 0.76, 0.045),
      limb(0.04, 0.4, 0.02, 0.86, 0.04),
    ),
    cut(hue('#56703a'), ...laid(0.02, -0.02, 0.62, 0.075)),
    cut(hue('#6d8a46'), ...laid(-0.02, 0.02, 0.55, 0.055)),
    cut(hue('#86a355'), ...laid(-0.06, 0.05, 0.34, 0.03)),
  ]);
}
