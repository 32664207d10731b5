import { lighter } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, liesSnow, type Setting } from '../stage.ts';
import { grassIn, inAir, leavesIn, needlesIn, type Tones } from './foliage.ts';

export type TreeKind = 'round' | 'oak' | 'poplar' | 'birch' | 'pine' | 'spruce' | 'bush';

export type Standing = {
  readonly kind: TreeKind;
  readonly x: number;
  readonly base: number;
  readonly high: number;
  /** How much of the sky's colour is before it. */
  readonly air: number;
  /** Which of the season's colours it has. */
  readonly hue?: number;
};

type Shape = string | Contour;
type Layers = Readonly<Record<'trunk' | 'bark' | 'dark' | 'mid' | 'light', readonly Shape[]>>;

/** One tree by itself: its shadow on the ground, its trunk, its crown in three tones. */
export function tree(setting: Setting, one: Standing): Group {
  return backdrop('tree', [
    fallenShadow(setting, one),
    ...crowned(setting, one, layersOf(setting, one)),
  ]);
}

/** Several that stand together, laid as one. */
export function grove(setting: Setting, trees: readonly Standing[]): Group {
  const kinds = Map.groupBy(trees, ({ kind, hue = 0 }) => `${kind} ${hue}`);
  return backdrop(
    'far trees',
    [...kinds.values()].flatMap((alike) => {
      const all = alike.map((one) => layersOf(setting, one));
      const of = (layer: keyof Layers) => all.flatMap((one) => one[layer]);
      return crowned(setting, alike[0]!, {
        ...{ trunk: of('trunk'), bark: [], dark: of('dark'), mid: of('mid'), light: of('light') },
      });
    }),
  );
}

function crowned(setting: Setting, { kind, air, hue = 0 }: Standing, layers: Layers): CutOut[] {
  const { dark, mid, light } = tonesOf(setting, kind, hue, air);
  const wood = inAir(setting, kind === 'birch' ? '#e6dfd2' : '#7a5b45', air);
  const shade = kind === 'birch' ? inAir(setting, '#5f5850', air) : lighter(wood, -0.06);
  const pairs: readonly (readonly [CutOut['fill'], readonly Shape[]])[] = [
    ...([
      [wood, layers.trunk],
      [shade, layers.bark],
      [dark, layers.dark],
    ] as const),
    ...([
      [mid, layers.mid],
      [light, layers.light],
    ] as const),
  ];
  return pairs.flatMap(([fill, shapes]) => (shapes.length > 0 ? [cut(fill, ...shapes)] : []));
}

const tonesOf = (setting: Setting, kind: TreeKind, hue: number, air: number): Tones =>
  kind === 'spruce' || kind === 'pine' ? needlesIn(setting, air) : leavesIn(setting, hue, air);

/** Away from the light, the longer the lower that stands. */
function fallenShadow(setting: Setting, { x, base, high, kind, air }: Standing): CutOut {
  const { time } = setting;
  const isLow = time === 'sunset' || time === 'dusk' || time === 'dawn';
  const long = high * (kind === 'poplar' || kind === 'spruce' ? 0.26 : 0.36) * (isLow ? 1.8 : 1);
  const fill = lighter(grassIn(setting, air * 0.5), -0.055);
  return cut(fill, lobe(x + long * 0.72, base + high * 0.012, long, high * 0.032));
}

function layersOf(setting: Setting, { kind, x, base, high: h }: Standing): Layers {
  const crown = (rx: number, ry: number, up: number, lobes: number) =>
    crownOf(setting, { x, y: base - up * h, rx: rx * h, ry: ry * h, lobes });
  if (kind === 'spruce') return spruceOf(setting, x, base, h);
  if (kind === 'bush') return { ...none, ...crown(0.62, 0.42, 0.4, 7) };
  if (kind === 'poplar')
    return { ...stemOf(x, base, h, 0.022, 0.3), ...crown(0.12, 0.44, 0.54, 9) };
  if (kind === 'pine') return { ...stemOf(x, base, h, 0.024, 0.8), ...tufted(setting, x, base, h) };
  if (kind === 'oak') return { ...stemOf(x, base, h, 0.052, 0.5), ...crown(0.42, 0.3, 0.66, 17) };
  if (kind === 'birch') return { ...birchStem(x, base, h), ...crown(0.19, 0.34, 0.66, 16) };
  return { ...stemOf(x, base, h, 0.034, 0.5), ...crown(0.28, 0.3, 0.66, 13) };
}

const none: Layers = { trunk: [], bark: [], dark: [], mid: [], light: [] };

/** A trunk that spreads at its foot and forks below the crown. */
function stemOf(x: number, base: number, h: number, half: number, up: number) {
  const w = h * half;
  const top = base - h * up;
  return {
    trunk: [
      `M${x - w * 2.1} ${base + w * 0.3} C${x - w} ${base - h * 0.04} ${x - w * 0.8} ${base - h * 0.16} ${x - w * 0.55} ${top} L${x + w * 0.55} ${top} C${x + w * 0.8} ${base - h * 0.16} ${x + w} ${base - h * 0.04} ${x + w * 2.2} ${base + w * 0.2} C${x + w} ${base + w * 0.5} ${x - w} ${base + w * 0.6} ${x - w * 2.1} ${base + w * 0.3}Z`,
      `k ${x} ${top + h * 0.12} ${x - h * 0.13} ${top - h * 0.06} ${w * 0.8} ${w * 0.4}`,
      `k ${x} ${top + h * 0.09} ${x + h * 0.14} ${top - h * 0.08} ${w * 0.8} ${w * 0.4}`,
    ],
    bark: [
      `M${x + w * 0.15} ${top} L${x + w * 0.55} ${top} C${x + w * 0.8} ${base - h * 0.16} ${x + w} ${base - h * 0.04} ${x + w * 2.2} ${base + w * 0.2} C${x + w * 0.6} ${base} ${x + w * 0.4} ${base - h * 0.1} ${x + w * 0.15} ${top}Z`,
    ],
  };
}

function birchStem(x: number, base: number, h: number) {
  const w = h * 0.02;
  return {
    trunk: [
      `k ${x} ${base} ${x + h * 0.02} ${base - h * 0.72} ${w * 2.2} ${w}`,
      `k ${x} ${base - h * 0.4} ${x - h * 0.1} ${base - h * 0.62} ${w} ${w * 0.6}`,
    ],
    bark: [0.08, 0.15, 0.24, 0.31].map(
      (up, at) => `o ${x + w * (at % 2 ? 0.5 : -0.4)} ${base - h * up} ${w * 0.7} ${h * 0.006}`,
    ),
  };
}

type Crown = Readonly<Record<'x' | 'y' | 'rx' | 'ry' | 'lobes', number>>;

/** Clusters of leaves: those below in the shade, those toward the light bright. */
function crownOf({ random }: Setting, { x, y, rx, ry, lobes }: Crown) {
  const all = Array.from({ length: lobes }, (_, index) => {
    const turn = index * 2.4 + random() * 0.5;
    const far = 0.8 * Math.sqrt((index + 0.6) / lobes);
    const size = (1.1 + 0.5 * random()) / Math.sqrt(lobes);
    return { c: Math.cos(turn) * far, s: Math.sin(turn) * far, r: Math.sqrt(rx * ry) * size };
  });
  const laid = (of: typeof all, dx: number, dy: number, scale: number) =>
    of.map(({ c, s, r }) =>
      lobe(x + rx * (c + dx), y + ry * (s + dy), Math.min(r, rx * 0.8) * scale, r * 0.84 * scale),
    );
  return {
    dark: [lobe(x, y, rx * 0.78, ry * 0.76), ...laid(all, 0.05, 0.07, 1)],
    mid: [
      lobe(x - rx * 0.08, y - ry * 0.12, rx * 0.56, ry * 0.52),
      ...laid(
        all.filter(({ s }) => s < 0.42),
        -0.05,
        -0.08,
        0.84,
      ),
    ],
    light: laid(
      all.filter(({ c, s }) => c < 0.3 && s < 0.12),
      -0.11,
      -0.14,
      0.55,
    ),
  };
}

/** Flat cushions of needles, one above the other. */
function tufted({ random }: Setting, x: number, base: number, h: number) {
  const cushions = [
    [-0.14, 0.56, 0.15],
    [0.15, 0.64, 0.16],
    [-0.1, 0.76, 0.19],
    [0.06, 0.88, 0.17],
  ].map(([side, up, wide]) => ({
    cx: x + h * (side! + 0.03 * (random() - 0.5)),
    cy: base - h * up!,
    w: h * wide!,
  }));
  return {
    dark: cushions.map(({ cx, cy, w }) => lobe(cx + w * 0.06, cy + w * 0.1, w, w * 0.42)),
    mid: cushions.map(({ cx, cy, w }) => lobe(cx - w * 0.05, cy - w * 0.04, w * 0.86, w * 0.34)),
    light: cushions.map(({ cx, cy, w }) => lobe(cx - w * 0.2, cy - w * 0.14, w * 0.5, w * 0.18)),
  };
}

/** Boughs that hang in tiers. */
function spruceOf(setting: Setting, x: number, base: number, h: number): Layers {
  const tiers = [0, 1, 2, 3, 4].map((tier) => {
    const top = base - h * (1 - tier * 0.17);
    const foot = base - h * (0.7 - tier * 0.15);
    return { top, foot, half: h * (0.075 + 0.042 * tier) * (0.92 + 0.16 * setting.random()) };
  });
  const whole = tiers.map(
    ({ top, foot, half }) =>
      `M${x} ${top} Q${x + half * 0.35} ${foot - half * 0.7} ${x + half} ${foot} Q${x + half * 0.5} ${foot - half * 0.06} ${x + half * 0.32} ${foot + half * 0.12} Q${x} ${foot - half * 0.05} ${x - half * 0.3} ${foot + half * 0.13} Q${x - half * 0.5} ${foot - half * 0.06} ${x - half} ${foot} Q${x - half * 0.35} ${foot - half * 0.7} ${x} ${top}Z`,
  );
  const side = tiers.map(
    ({ top, foot, half }) =>
      `M${x} ${top} Q${x - half * 0.35} ${foot - half * 0.7} ${x - half} ${foot} Q${x - half * 0.5} ${foot - half * 0.1} ${x - half * 0.22} ${foot - half * 0.12} Q${x - half * 0.02} ${foot - half * 0.8} ${x} ${top}Z`,
  );
  const caps = liesSnow(setting)
    ? tiers.map(
        ({ top, foot, half }) =>
          `M${x} ${top} Q${x + half * 0.2} ${foot - half} ${x + half * 0.5} ${foot - half * 0.4} Q${x} ${foot - half * 0.7} ${x - half * 0.74} ${foot - half * 0.22} Q${x - half * 0.3} ${foot - half * 0.8} ${x} ${top}Z`,
      )
    : [];
  return {
    trunk: [`r ${x - h * 0.022} ${base - h * 0.13} ${h * 0.044} ${h * 0.14} 2`],
    ...{ bark: [], dark: whole, mid: side, light: caps },
  };
}

/** A round piece of few points: crowns have many. */
export function lobe(x: number, y: number, rx: number, ry = rx): Contour {
  return Array.from({ length: 22 }, (_, at) => {
    const turn = (at / 22) * 2 * Math.PI;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  }).flat();
}
