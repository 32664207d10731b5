import { lighter } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting } from '../stage.ts';

/** Leaves that lie on the water with a notch, some of them in bloom. */
export function lilyPads(
  setting: Setting,
  spots: readonly (readonly [number, number])[],
): CutOut[] {
  const { width, height } = setting;
  return spots.flatMap(([sx, sy], index) => {
    const [x, y, r] = [width * sx, height * sy, 22 + 60 * (sy - 0.62)];
    const pad = `M${x} ${y} L${x + r} ${y - r * 0.1} C${x + r} ${y + r * 0.55} ${x - r} ${y + r * 0.6} ${x - r} ${y} C${x - r} ${y - r * 0.55} ${x + r * 0.6} ${y - r * 0.55} ${x + r * 0.86} ${y - r * 0.3}Z`;
    const petals = [-0.8, -0.4, 0, 0.4, 0.8].map(
      (lean) =>
        `o ${x + lean * r * 0.3} ${y - r * 0.28 + Math.abs(lean) * r * 0.1} ${r * 0.11} ${r * 0.26} ${lean * 55}`,
    );
    return [
      cut(lit(setting, index % 2 ? '#5f9a5c' : '#76ad62', 0.05), pad),
      ...(index % 2 === 0
        ? [
            cut(lit(setting, index % 4 ? '#fbeff2' : '#f09ab8', 0.03), ...petals),
            cut(lit(setting, '#f4c64f', 0.03), `o ${x} ${y - r * 0.2} ${r * 0.09} ${r * 0.07}`),
          ]
        : []),
    ];
  });
}

type Crown = {
  readonly x: number;
  readonly base: number;
  readonly high: number;
  readonly hex: string;
};

/** A broad crown over a bent trunk. */
export function crown(setting: Setting, { x, base, high, hex }: Crown): Group {
  const { random } = setting;
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const turn = index * 2.4;
    const far = high * 0.31 * Math.sqrt((index + 0.5) / 13);
    return {
      shape: `o ${x + far * 1.25 * Math.cos(turn)} ${base - high * 0.68 + far * 0.8 * Math.sin(turn)} ${high * 0.15} ${high * 0.12}`,
      tone: index % 3,
    };
  });
  const light = lit(setting, hex, 0.05);
  const of = (which: number) =>
    leaves.filter((one) => one.tone === which).map(({ shape }) => shape);
  const bark = lit(setting, '#6a5142', 0.06);
  const petals = Array.from(
    { length: 16 },
    () =>
      `o ${x + high * (random() - 0.5) * 1.1} ${base - high * 0.4 * random() + high * 0.06} 5 3.4`,
  );
  return backdrop('crown', [
    cut(
      bark,
      `M${x - high * 0.05} ${base} C${x - high * 0.01} ${base - high * 0.2} ${x - high * 0.08} ${base - high * 0.34} ${x - high * 0.02} ${base - high * 0.6} L${x + high * 0.04} ${base - high * 0.6} C${x + high * 0.02} ${base - high * 0.3} ${x + high * 0.05} ${base - high * 0.18} ${x + high * 0.07} ${base}Z`,
      `k ${x} ${base - high * 0.42} ${x + high * 0.24} ${base - high * 0.64} ${high * 0.035} ${high * 0.018}`,
      `k ${x - high * 0.02} ${base - high * 0.36} ${x - high * 0.22} ${base - high * 0.6} ${high * 0.03} ${high * 0.016}`,
    ),
    cut(lighter(light, -0.06), ...of(0)),
    cut(light, ...of(1)),
    cut(lighter(light, 0.05), ...of(2)),
    cut(lighter(light, 0.02), ...petals),
  ]);
}

/** Dark firs that frame a picture at its sides. */
export function firs(
  setting: Setting,
  spots: readonly {
    readonly at: number;
    readonly base: number;
    readonly high: number;
    readonly air?: number;
  }[],
): Group[] {
  const { height, weather, season } = setting;
  const isWhite = weather === 'snow' || season === 'winter';
  return spots.map(({ at, base, high, air = 0.04 }, index) => {
    const [y, h] = [height * base, height * high];
    const green = lighter(lit(setting, isWhite ? '#5f7f86' : '#2f5f4c', air), 0.015 * (index % 3));
    const tiers = [0, 1, 2, 3].map((tier) => {
      const [up, down] = [y - h * (1 - tier * 0.2), y - h * (0.56 - tier * 0.16)];
      const half = h * (0.1 + tier * 0.045);
      return `p ${at} ${up} ${at + half} ${down} ${at + half * 0.4} ${down - h * 0.02} ${at} ${down + h * 0.015} ${at - half * 0.45} ${down - h * 0.02} ${at - half} ${down}`;
    });
    const caps = [0, 1, 2, 3].map((tier) => {
      const up = y - h * (1 - tier * 0.2);
      const half = h * (0.05 + tier * 0.022);
      return `p ${at} ${up} ${at + half} ${up + h * 0.22} ${at + half * 0.2} ${up + h * 0.17} ${at - half * 0.3} ${up + h * 0.21} ${at - half} ${up + h * 0.2}`;
    });
    return backdrop('fir', [
      cut(
        lit(setting, '#5a4636', air),
        `r ${at - h * 0.022} ${y - h * 0.14} ${h * 0.044} ${h * 0.15}`,
      ),
      cut(green, ...tiers),
      ...(isWhite ? [cut(lit(setting, '#f3f7fb', air), ...caps)] : []),
    ]);
  });
}

type Palm = { readonly x: number; readonly foot: number; readonly h: number; readonly air: number };

/** A tall palm: a bent stem, leaves that hang about its head. */
export function palm(setting: Setting, { x, foot, h, air }: Palm, lean = 0): Group {
  const [tx, ty] = [x + lean * h, foot - h * 0.84];
  const green = lit(setting, '#4f8f4c', air);
  const leaves = [-1.9, -1.35, -0.8, -0.2, 0.35, 0.9, 1.45, 2].map((turn, index) => {
    const [ex, ey] = [tx + Math.sin(turn) * h * 0.34, ty - Math.cos(turn) * h * 0.2 + h * 0.1];
    const [mx, my] = [tx + Math.sin(turn) * h * 0.17, ty - Math.cos(turn) * h * 0.16 - h * 0.05];
    return {
      shape: `M${tx} ${ty} Q${mx} ${my - h * 0.03} ${ex} ${ey} Q${mx} ${my + h * 0.07} ${tx} ${ty + h * 0.03}Z`,
      isLight: index % 2 === 0,
    };
  });
  const rings = [0.2, 0.35, 0.5, 0.65].map(
    (up) =>
      `r ${x + lean * h * up * up - h * 0.02} ${foot - h * 0.84 * up} ${h * 0.045} ${h * 0.008}`,
  );
  return backdrop('palm', [
    cut(
      lit(setting, '#9a7650', air),
      `M${x - h * 0.026} ${foot} Q${x} ${foot - h * 0.45} ${tx - h * 0.014} ${ty} L${tx + h * 0.014} ${ty} Q${x + h * 0.045} ${foot - h * 0.45} ${x + h * 0.03} ${foot}Z`,
    ),
    cut(lit(setting, '#7a5a3e', air), ...rings),
    cut(
      lighter(green, -0.05),
      ...leaves.filter(({ isLight }) => !isLight).map(({ shape }) => shape),
    ),
    cut(green, ...leaves.filter(({ isLight }) => isLight).map(({ shape }) => shape)),
    cut(
      lit(setting, '#8a5a34', air),
      `o ${tx - h * 0.02} ${ty + h * 0.035} ${h * 0.022} ${h * 0.022}`,
      `o ${tx + h * 0.025} ${ty + h * 0.04} ${h * 0.022} ${h * 0.022}`,
    ),
  ]);
}
