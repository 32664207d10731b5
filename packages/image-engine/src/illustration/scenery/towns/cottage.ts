import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { leavesIn } from '../outdoors/foliage.ts';
import { lobe } from '../outdoors/trees.ts';
import { backdrop, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { builtAs, frontsOf } from './quarters.ts';
import { frontBeams } from './wall-features.ts';

const fronts = ['#f2e3c6', '#e9b89a', '#f0cf8e', '#b9d0d4', '#e6a596', '#cfd8b4', '#f4efe6'];
const roofs = ['#b3583f', '#a65a45', '#8a5a4a', '#c07a4c', '#7d6f78'];
const woods = ['#5f8a8f', '#6f9a6a', '#7d6a9a', '#b8604a', '#4f6f9a'];

/** Toward us with a gable, along the lane, with a hipped roof, or with a wing. */
export type CottageKind = 'gabled' | 'long' | 'hipped' | 'winged';

export type Lot = {
  readonly kind: CottageKind;
  readonly x: number;
  readonly base: number;
  readonly high: number;
  /** How much of the sky's colour is before it. */
  readonly air: number;
};

type Paint = (hex: string, more?: number) => Oklab;
type Body = Readonly<Record<'left' | 'right' | 'eaves' | 'ridge' | 'base' | 'high', number>> & {
  readonly isGabled: boolean;
};

/** One house of a village: wall, windows with shutters, door and step, roof with its chimney. */
export function cottage(setting: Setting, lot: Lot): Group {
  const { palette, random } = setting;
  const { kind, x, base, high, air } = lot;
  const paint: Paint = (hex, more = 0) =>
    blend(
      tone(hex),
      tone(palette.isDark ? palette.far : palette.sky),
      palette.isDark ? 0.6 : air + more,
    );
  const one = (of: readonly string[]) => of[Math.floor(random() * of.length)]!;
  const colours = {
    wall: paint(one(frontsOf(setting, fronts))),
    roof: paint(one(roofs)),
    wood: paint(one(woods)),
  };
  const wide =
    high * { gabled: 0.72, long: 1.3, hipped: 0.98, winged: 1.1 }[kind] * (0.92 + 0.16 * random());
  const [left, right] = [x - wide / 2, x + wide / 2];
  const eaves = base - high * (kind === 'gabled' ? 0.56 : kind === 'hipped' ? 0.62 : 0.54);
  const whole = { left, right, eaves, base, high, ridge: base - high, isGabled: kind === 'gabled' };
  const wing = {
    ...{ left: left + wide * 0.04, right: left + wide * 0.44, eaves: base - high * 0.6 },
    ...{ base: base + high * 0.02, high, ridge: base - high * 0.94, isGabled: true },
  };
  const main = kind === 'winged' ? { ...whole, ridge: base - high * 0.9 } : whole;
  return backdrop('village house', [
    ...chimney(setting, main, { paint, roof: colours.roof }),
    ...front(setting, main, { paint, ...colours, inset: kind === 'hipped' ? 0.3 : 0.08 }),
    ...(kind === 'winged'
      ? front(setting, wing, { paint, ...colours, wall: lighter(colours.wall, 0.02), inset: 0 })
      : []),
    ...greenery(setting, main),
  ]);
}

type Look = {
  readonly paint: Paint;
  readonly wall: Oklab;
  readonly roof: Oklab;
  readonly wood: Oklab;
  /** Of a roof that slopes at its ends, too. */
  readonly inset: number;
};

function front(setting: Setting, body: Body, look: Look): CutOut[] {
  const { left, right, eaves, ridge, base, high, isGabled } = body;
  const { paint, wall } = look;
  const [wide, middle] = [right - left, (left + right) / 2];
  const beams = builtAs(setting)?.beams;
  const gable = isGabled
    ? [`p ${left} ${eaves + 2} ${middle} ${ridge + high * 0.03} ${right} ${eaves + 2}`]
    : [];
  return [
    cut(wall, `r ${left} ${eaves - 2} ${wide} ${base - eaves + 6}`, ...gable),
    ...(beams
      ? [cut(paint(beams), ...frontBeams({ left, top: eaves, w: wide, h: base - eaves }, 2))]
      : []),
    cut(
      lighter(wall, -0.045),
      `r ${left + wide * 0.86} ${eaves} ${wide * 0.14} ${base - eaves + 4}`,
      `r ${left} ${base - high * 0.05} ${wide} ${high * 0.05 + 4}`,
    ),
    ...openings(setting, body, look),
    ...roofOver(setting, body, look),
  ];
}

/** Two rows of windows, a door in the lower one; a round light under a gable. */
function openings(
  setting: Setting,
  { left, right, eaves, base, high, isGabled }: Body,
  { paint, wood }: Look,
): CutOut[] {
  const { palette, time, random } = setting;
  const wide = right - left;
  const isLate = palette.isDark || time === 'dusk' || time === 'sunset';
  const glass = isLate ? tone(lamplight) : paint('#5f7c92');
  const count = Math.max(2, Math.round(wide / (high * 0.36)));
  const door = Math.floor(random() * count);
  const [w, h] = [Math.min(high * 0.1, (wide / count) * 0.36), high * 0.14];
  const panes = Array.from({ length: count }, (_, at) => left + (wide * (at + 0.5)) / count);
  const upper = panes.map((cx) => ({ cx, y: eaves + high * 0.06 }));
  const lower = panes.map((cx) => ({ cx, y: base - high * 0.26 }));
  const windows = [...upper, ...lower.filter((_, at) => at !== door)];
  const gate = lower[door]!;
  const top = base - high * 0.29;
  return [
    cut(
      paint('#f4ead8'),
      ...windows.map(
        ({ cx, y }) => `r ${cx - w * 0.66} ${y - w * 0.14} ${w * 1.32} ${h + w * 0.28} 2`,
      ),
    ),
    cut(
      glass,
      ...windows.map(({ cx, y }) => `r ${cx - w / 2} ${y} ${w} ${h} 2`),
      ...(isGabled ? [lobe((left + right) / 2, eaves - high * 0.14, high * 0.05)] : []),
    ),
    cut(
      wood,
      ...windows.flatMap(({ cx, y }) => [
        `r ${cx - w * 1.16} ${y - 1} ${w * 0.46} ${h + 2} 1`,
        `r ${cx + w * 0.7} ${y - 1} ${w * 0.46} ${h + 2} 1`,
      ]),
      `r ${gate.cx - w * 0.62} ${top} ${w * 1.24} ${base - top + 2} ${w * 0.5}`,
    ),
    cut(
      lighter(wood, -0.07),
      `r ${gate.cx - w * 0.03} ${top + w * 0.3} ${w * 0.08} ${base - top - w * 0.3}`,
    ),
    cut(
      paint('#bdb3a4'),
      `r ${gate.cx - w * 0.95} ${base - high * 0.012} ${w * 1.9} ${high * 0.036} 2`,
    ),
  ];
}

function roofOver(setting: Setting, body: Body, { roof, inset }: Look): CutOut[] {
  const { left, right, eaves, ridge, high, isGabled } = body;
  const [wide, middle] = [right - left, (left + right) / 2];
  const over = high * 0.05;
  const snow = liesSnow(setting);
  if (isGabled) {
    const slab = (thick: number) =>
      `p ${left - over} ${eaves + over} ${middle} ${ridge - thick * 0.4} ${right + over} ${eaves + over} ${right + over * 0.4} ${eaves + over + thick} ${middle} ${ridge + thick * 1.1} ${left - over * 0.4} ${eaves + over + thick}`;
    return [
      cut(roof, slab(high * 0.06)),
      ...(snow ? [cut(snowIn(setting), slab(high * 0.03))] : []),
    ];
  }
  const at = (up: number, share: number) => ({
    y: eaves + 3 + (ridge - eaves - 3) * up,
    x:
      share < 0
        ? left - over + (wide * inset + over) * up
        : right + over - (wide * inset + over) * up,
  });
  const band = (from: number, to: number) => {
    const [a, b, c, d] = [at(from, -1), at(to, -1), at(to, 1), at(from, 1)];
    return `p ${a.x} ${a.y} ${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;
  };
  return [
    cut(roof, band(0, 1)),
    cut(lighter(roof, -0.035), band(0.2, 0.26), band(0.45, 0.51), band(0.7, 0.76)),
    cut(lighter(roof, 0.035), band(0.93, 1)),
    ...(snow ? [cut(snowIn(setting), band(0.12, 1.04))] : []),
  ];
}

/** With smoke where that was asked for. */
function chimney(
  setting: Setting,
  { left, right, ridge, eaves, high }: Body,
  { paint, roof }: Pick<Look, 'paint' | 'roof'>,
): CutOut[] {
  const x = left + (right - left) * 0.7;
  const top = ridge - high * 0.05;
  const puffs = [0, 1, 2, 3].map((puff) => {
    const r = high * (0.05 + 0.025 * puff);
    return lobe(
      x + high * (0.04 + 0.05 * puff * (puff % 2 ? 1.4 : 0.8)),
      top - high * 0.13 * (puff + 0.4),
      r,
      r * 0.85,
    );
  });
  return [
    ...(setting.pieces?.has('smoke') ? [cut(paint('#dfe3e8', 0.12), ...puffs)] : []),
    cut(lighter(roof, -0.03), `r ${x} ${top} ${high * 0.09} ${eaves - top}`),
    cut(
      paint('#efe6d6'),
      `r ${x - high * 0.012} ${top - high * 0.012} ${high * 0.114} ${high * 0.03}`,
    ),
  ];
}

/** What grows at the foot of its wall. */
function greenery(setting: Setting, { left, right, base, high }: Body): CutOut[] {
  const { random } = setting;
  const { dark, mid } = leavesIn(setting, 0, 0.1);
  const bushes = [0.03, 0.16, 0.9].map((share) => ({
    x: left + (right - left) * share,
    r: high * (0.05 + 0.035 * random()),
  }));
  return [
    cut(dark, ...bushes.map(({ x, r }) => lobe(x, base - r * 0.4, r * 1.3, r))),
    cut(
      liesSnow(setting) ? snowIn(setting) : mid,
      ...bushes.map(({ x, r }) => lobe(x - r * 0.2, base - r * 0.7, r * 0.85, r * 0.6)),
    ),
  ];
}
