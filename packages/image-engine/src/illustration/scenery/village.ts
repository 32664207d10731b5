import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../palette/tones.ts';
import type { Group } from '../picture/picture.ts';
import { lamplight } from './canyon.ts';
import { corners, growth } from './growth.ts';
import { landStage } from './land.ts';
import { skyOf } from './sky.ts';
import {
  backdrop,
  below,
  cut,
  isWet,
  liesSnow,
  type Setting,
  type Stage,
  snowIn,
} from './stage.ts';

const fronts = ['#f2e3c6', '#e9b89a', '#f0cf8e', '#b9d0d4', '#e6a596', '#cfd8b4', '#f4efe6'];

/** Low houses on both sides of a lane, more behind them round a church. */
export function village(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const middle = width * (0.5 + 0.06 * side);
  const at = (share: number) => middle + width * share;
  const far = [-0.42, -0.3, -0.2, -0.1, 0.1, 0.2, 0.31, 0.43].map((share, index) => ({
    x: at(share + 0.02 * (random() - 0.5)),
    base: height * (0.655 - 0.012 * (index % 2)),
    high: height * (0.09 + 0.035 * random()),
    air: 0.36,
  }));
  const near = [
    { x: at(-0.27), base: height * 0.735, high: height * 0.2, air: 0.1 },
    { x: at(0.28), base: height * 0.74, high: height * 0.21, air: 0.1 },
    { x: at(-0.47), base: height * 0.81, high: height * 0.36, air: 0 },
    { x: at(0.5), base: height * 0.82, high: height * 0.38, air: 0 },
  ];
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.55 }),
      backdrop('far hills', [
        cut(
          blend(tone(palette.far), tone(palette.sky), 0.4),
          below(setting, height * 0.56, { swell: 34, waves: 0.9, phase: 6 * random() }),
        ),
      ]),
      church(setting, { x: at(0.02 * side), base: height * 0.66, high: height * 0.3 }),
      backdrop('slope', [
        cut(
          grassOf(setting, blend(tone(palette.far), tone(palette.ground), 0.5)),
          below(setting, height * 0.645, { swell: 8, waves: 1.2, phase: 6 * random() }),
        ),
      ]),
      ...far.map((lot) => house(setting, lot)),
      growth(setting, 0.665, 'far'),
      backdrop('meadow', [
        cut(
          grassOf(setting, tone(palette.ground)),
          below(setting, height * 0.685, { swell: 5, waves: 0.8, phase: 6 * random() }),
        ),
      ]),
      lane(setting, middle),
      ...near.map((lot) => house(setting, lot)),
    ],
    { base: height * 0.84, front: liesSnow(setting) ? [] : corners(setting) },
  );
}

const grassOf = (setting: Setting, green: Oklab): Oklab =>
  liesSnow(setting) ? blend(green, snowIn(setting), 0.9) : green;

type Lot = {
  readonly x: number;
  readonly base: number;
  readonly high: number;
  /** How much of the sky's colour is before it. */
  readonly air: number;
};

function house(setting: Setting, { x, base, high, air }: Lot): Group {
  const { palette, random } = setting;
  const shaded = (hex: string, share = 0) =>
    blend(
      tone(hex),
      tone(palette.isDark ? palette.far : palette.sky),
      palette.isDark ? 0.6 : air + share,
    );
  const wall = shaded(fronts[Math.floor(random() * fronts.length)]!);
  const roof = shaded(['#b3583f', '#a65a45', '#8a5a4a', '#9c6a4a'][Math.floor(random() * 4)]!);
  const wide = high * (1.15 + 0.4 * random());
  const [left, eaves] = [x - wide / 2, base - high * 0.62];
  const isLate = palette.isDark || setting.time === 'dusk' || setting.time === 'sunset';
  const glass = isLate ? tone(lamplight) : shaded('#5f7c92');
  const count = wide > high * 1.3 ? 3 : 2;
  const panes = Array.from({ length: count }, (_, index) => {
    const cx = left + (wide * (index + 0.5)) / count;
    return { cx, y: eaves + high * 0.1, w: wide * 0.11, h: high * 0.17 };
  });
  const door = Math.floor(random() * count);
  const shutters = shaded(['#5f8a8f', '#6f9a6a', '#7d6a9a', '#b8604a'][Math.floor(random() * 4)]!);
  const pane = ({ cx, y, w, h }: (typeof panes)[number]) => `r ${cx - w / 2} ${y} ${w} ${h} 2`;
  const flap = ({ cx, y, w, h }: (typeof panes)[number]) => [
    `r ${cx - w * 1.1} ${y} ${w * 0.5} ${h} 1`,
    `r ${cx + w * 0.6} ${y} ${w * 0.5} ${h} 1`,
  ];
  const low = panes.map((one) => ({ ...one, y: base - high * 0.27 }));
  const lower = low.filter((_, index) => index !== door);
  const gate = low[door]!;
  const ridge = eaves - high * 0.4;
  return backdrop('village house', [
    cut(roof, `r ${left + wide * 0.7} ${ridge - high * 0.1} ${wide * 0.09} ${high * 0.3}`),
    cut(wall, `r ${left} ${eaves - 2} ${wide} ${base - eaves + 6}`),
    cut(lighter(wall, -0.05), `r ${left} ${base - high * 0.06} ${wide} ${high * 0.06 + 4}`),
    cut(glass, ...panes.map(pane), ...lower.map(pane)),
    cut(shutters, ...panes.flatMap(flap), ...lower.flatMap(flap)),
    cut(
      shutters,
      `r ${gate.cx - gate.w * 0.72} ${base - high * 0.33} ${gate.w * 1.44} ${high * 0.34} ${gate.w * 0.4}`,
    ),
    cut(
      roof,
      `p ${left - wide * 0.06} ${eaves + 3} ${left + wide * 0.12} ${ridge} ${left + wide * 0.88} ${ridge} ${left + wide * 1.06} ${eaves + 3}`,
    ),
    ...(liesSnow(setting)
      ? [
          cut(
            snowIn(setting),
            `p ${left - wide * 0.06} ${eaves + 1} ${left + wide * 0.11} ${ridge - high * 0.03} ${left + wide * 0.89} ${ridge - high * 0.03} ${left + wide * 1.06} ${eaves + 1} ${left + wide * 0.9} ${eaves - high * 0.09} ${left + wide * 0.6} ${eaves - high * 0.04} ${left + wide * 0.3} ${eaves - high * 0.1}`,
          ),
        ]
      : [
          cut(
            lighter(roof, 0.035),
            `p ${left + wide * 0.12} ${ridge} ${left + wide * 0.88} ${ridge} ${left + wide * 0.91} ${ridge + high * 0.06} ${left + wide * 0.09} ${ridge + high * 0.06}`,
          ),
        ]),
  ]);
}

function church(setting: Setting, { x, base, high }: Omit<Lot, 'air'>): Group {
  const { palette } = setting;
  const air = palette.isDark ? 0.6 : 0.3;
  const shaded = (hex: string) =>
    blend(tone(hex), tone(palette.isDark ? palette.far : palette.sky), air);
  const w = high * 0.2;
  const top = base - high;
  const slates = liesSnow(setting) ? snowIn(setting) : shaded('#7d6f78');
  return backdrop('church', [
    cut(shaded('#efe3cf'), `r ${x} ${base - high * 0.34} ${high * 0.5} ${high * 0.4}`),
    cut(
      slates,
      `p ${x - 4} ${base - high * 0.33} ${x + high * 0.06} ${base - high * 0.5} ${x + high * 0.48} ${base - high * 0.5} ${x + high * 0.54} ${base - high * 0.33}`,
    ),
    cut(shaded('#f4ead8'), `r ${x - w / 2} ${base - high * 0.64} ${w} ${high * 0.7}`),
    cut(
      slates,
      `p ${x - w * 0.62} ${base - high * 0.63} ${x} ${top} ${x + w * 0.62} ${base - high * 0.63}`,
    ),
    cut(
      palette.isDark ? tone(lamplight) : shaded('#5f7c92'),
      `r ${x - w * 0.14} ${base - high * 0.57} ${w * 0.28} ${high * 0.1} ${w * 0.14}`,
      `o ${x} ${base - high * 0.38} ${w * 0.16} ${w * 0.16}`,
    ),
  ]);
}

function lane(setting: Setting, middle: number): Group {
  const { width, height, palette, random } = setting;
  const bare = blend(tone('#d9c6a4'), tone(palette.ground), palette.isDark ? 0.65 : 0.18);
  const stone = liesSnow(setting) ? blend(bare, snowIn(setting), 0.8) : bare;
  const shapes = Array.from({ length: 26 }, (_, index) => {
    const y = height * (0.72 + 0.27 * (index / 26));
    const near = (y / height - 0.69) / 0.31;
    const x = middle + (random() - 0.5) * width * 0.5 * near;
    return `o ${x} ${y} ${8 + 16 * near} ${2 + 4 * near}`;
  });
  const shine = isWet(setting) ? lighter(stone, 0.09) : lighter(stone, -0.05);
  return backdrop('lane', [
    cut(
      stone,
      `M${middle - 12} ${height * 0.68} C${middle - 30} ${height * 0.75} ${middle - width * 0.2} ${height * 0.86} ${middle - width * 0.42} ${height * 1.06} L${middle + width * 0.42} ${height * 1.06} C${middle + width * 0.2} ${height * 0.86} ${middle + 40} ${height * 0.75} ${middle + 12} ${height * 0.68}Z`,
    ),
    cut(shine, ...shapes),
  ]);
}
