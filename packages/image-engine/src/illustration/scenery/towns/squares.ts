import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { crown } from '../outdoors/trees-and-lilies.ts';
import { lit, piece, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { builtAs, frontsOf } from './quarters.ts';
import { walkers } from './walkers.ts';
import { frontBeams } from './wall-features.ts';

const plaster = ['#f2e3c6', '#e9b89a', '#f0cf8e', '#b9d0d4', '#e6a596', '#f4efe6'];
const shutterColours = ['#5f8a8f', '#6f9a6a', '#7d6a9a', '#b8604a'];

export const isLate = ({ palette, time, weather }: Setting) =>
  palette.isDark || time === 'dusk' || time === 'sunset' || weather === 'rain';

type House = {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly base: number;
  readonly air: number;
};

/** A house of two or three floors with shutters; below it a door or a shop. */
export function townHouse(
  setting: Setting,
  { x, w, top, base, air }: House,
  isShop: boolean,
): CutOut[] {
  const { random } = setting;
  const beams = builtAs(setting)?.beams;
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const wall = lit(setting, pick(frontsOf(setting, plaster)), air);
  const flap = lit(setting, pick(shutterColours), air);
  const roof = liesSnow(setting) ? snowIn(setting) : lit(setting, '#bd6c4a', air);
  const h = base - top;
  const columns = Math.max(2, Math.round(w / 75));
  const floors = h > 260 ? 3 : 2;
  const storey = h / (floors + 0.6);
  const panes: string[] = [];
  const lights: string[] = [];
  const flaps: string[] = [];
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < columns; column += 1) {
      const isGround = floor === floors - 1;
      if (isGround && isShop) continue;
      const [cx, y, pw, ph] = [
        x + (w * (column + 0.5)) / columns,
        top + storey * (0.35 + floor),
        w / columns / 4,
        storey * 0.5,
      ];
      (isLate(setting) && random() < 0.6 ? lights : panes).push(
        `r ${cx - pw / 2} ${y} ${pw} ${ph}`,
      );
      flaps.push(
        `r ${cx - pw * 1.15} ${y} ${pw * 0.55} ${ph}`,
        `r ${cx + pw * 0.6} ${y} ${pw * 0.55} ${ph}`,
      );
    }
  return [
    cut(wall, `r ${x} ${top} ${w} ${h}`),
    ...(beams
      ? [cut(lit(setting, beams, air), ...frontBeams({ left: x, top, w, h }, floors))]
      : []),
    cut(
      roof,
      `p ${x - 8} ${top + 4} ${x + 10} ${top - storey * 0.42} ${x + w - 10} ${top - storey * 0.42} ${x + w + 8} ${top + 4}`,
    ),
    cut(lit(setting, '#6f8799', air), ...panes),
    ...(lights.length > 0 ? [cut(tone(lamplight), ...lights)] : []),
    cut(flap, ...flaps),
    ...(isShop ? shopOf(setting, { x, w, top, base, air }, storey) : []),
  ];
}

function shopOf(setting: Setting, { x, w, base, air }: House, storey: number): CutOut[] {
  const pick = (from: readonly string[]) => from[Math.floor(setting.random() * from.length)]!;
  const shopTop = base - storey * 0.95;
  const stripes = Array.from(
    { length: 5 },
    (_, at) => `r ${x + w * (0.08 + 0.18 * at)} ${shopTop} ${w * 0.09} ${storey * 0.26}`,
  );
  return [
    cut(
      isLate(setting) ? tone(lamplight) : lit(setting, '#8fa6b4', air),
      `r ${x + w * 0.1} ${base - storey * 0.66} ${w * 0.5} ${storey * 0.5}`,
    ),
    cut(
      lit(setting, '#7a5240', air),
      `r ${x + w * 0.68} ${base - storey * 0.68} ${w * 0.2} ${storey * 0.68}`,
    ),
    cut(lit(setting, '#f6efe0', air), `r ${x + w * 0.04} ${shopTop} ${w * 0.92} ${storey * 0.26}`),
    cut(lit(setting, pick(['#c9564a', '#3f8a7c', '#d99a3c']), air), ...stripes),
  ];
}

/** A village square: houses about it, the church at one end, a fountain and plane trees, tables before the café. */
export function square(setting: Setting): Stage {
  const { width, height, random, isDeserted = false, season } = setting;
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const base = height * 0.68;
  const lots = lotsOf(setting, x, isRight, base);
  const isWhite = liesSnow(setting);
  const paving = isWhite ? snowIn(setting) : lit(setting, '#dccbb0', 0.05);
  const fountainX = x(0.7);
  return {
    back: [
      ...skyOf(setting, { horizon: 0.5 }),
      backdrop('far hill', [
        ridge(setting, { hex: '#9fb08a', air: 0.45, at: 0.5, swell: 30, waves: 1.1 }),
      ]),
      backdrop(
        'houses',
        lots.flatMap((lot, index) => townHouse(setting, lot, index === 1 || index === 2)),
      ),
      parishChurch(setting, x(0.62), base, height * 0.52),
      backdrop('square', [
        cut(paving, below(setting, base - 2)),
        cut(lighter(paving, -0.045), ...slabsFrom(setting, base)),
      ]),
      crown(setting, {
        x: x(0.02),
        base: height * 0.78,
        high: height * 0.5,
        hex: season === 'autumn' ? '#d0923f' : season === 'winter' ? '#c9d2d6' : '#8fb565',
      }),
      crown(setting, {
        x: x(0.98),
        base: height * 0.76,
        high: height * 0.44,
        hex: season === 'autumn' ? '#c9823a' : season === 'winter' ? '#c2ccd2' : '#83aa5c',
      }),
      ...beforeHouses(setting, x),
      piece(setting, 'fountain', {
        x: fountainX,
        base: height * 0.795,
        high: height * 0.19,
        air: 0.05,
      }),
      ...(isDeserted || setting.shown.size > 0
        ? []
        : walkers(setting, [
            { x: x(0.45), y: height * 0.78, high: height * 0.17 },
            { x: x(0.53), y: height * 0.77, high: height * 0.16 },
          ])),
    ],
    front: [],
    ...{ base: height * 0.93, horizon: height * 0.5, hasGround: true },
  };
}

function lotsOf(
  setting: Setting,
  x: (share: number) => number,
  isRight: boolean,
  base: number,
): House[] {
  const { width, height, random } = setting;
  return [-0.06, 0.1, 0.25, 0.42, 0.74, 0.9].map((share, index) => {
    const w = width * (0.17 + 0.02 * (index % 2));
    const left = x(share) - (isRight ? 0 : w);
    return { x: left, w, top: height * (0.38 + 0.05 * random()), base, air: 0.12 };
  });
}

/** Stalls on market day, else the tables of the café. */
function beforeHouses(setting: Setting, x: (share: number) => number): Group[] {
  const { height, view, pieces } = setting;
  const isMarket = view === 'market' || pieces?.has('market-stall');
  if (!isMarket) return [terraceTables(setting, [x(0.16), x(0.3)], height * 0.755)];
  return [0.14, 0.34, 0.9].map((share, at) =>
    piece(setting, 'market-stall', {
      x: x(share),
      base: height * (0.77 + 0.015 * (at % 2)),
      high: height * 0.24,
      air: 0.05,
    }),
  );
}

function slabsFrom({ width, height, random }: Setting, base: number): string[] {
  return Array.from({ length: 60 }, () => {
    const near = random() ** 0.8;
    return `r ${width * random()} ${base + (height - base) * near} ${26 + 40 * near} ${4 + 5 * near} 3`;
  });
}

function parishChurch(setting: Setting, x: number, base: number, h: number): Group {
  const stone = lit(setting, '#eadfc6', 0.1);
  const slate = liesSnow(setting) ? snowIn(setting) : lit(setting, '#6c7688', 0.1);
  const glass = isLate(setting) ? tone(lamplight) : lit(setting, '#5f7f9a', 0.1);
  const w = h * 0.2;
  return backdrop('church', [
    cut(
      stone,
      `r ${x - w / 2} ${base - h * 0.62} ${w} ${h * 0.62}`,
      `p ${x - w * 1.3} ${base} ${x - w * 1.3} ${base - h * 0.3} ${x} ${base - h * 0.46} ${x + w * 1.3} ${base - h * 0.3} ${x + w * 1.3} ${base}`,
    ),
    cut(lighter(stone, -0.05), `r ${x + w * 0.28} ${base - h * 0.62} ${w * 0.22} ${h * 0.62}`),
    cut(
      slate,
      `p ${x - w * 0.6} ${base - h * 0.61} ${x} ${base - h} ${x + w * 0.6} ${base - h * 0.61}`,
      `p ${x - w * 1.4} ${base - h * 0.28} ${x - w * 0.5} ${base - h * 0.42} ${x - w * 0.5} ${base - h * 0.36} ${x - w * 1.4} ${base - h * 0.23}`,
      `p ${x + w * 1.4} ${base - h * 0.28} ${x + w * 0.5} ${base - h * 0.42} ${x + w * 0.5} ${base - h * 0.36} ${x + w * 1.4} ${base - h * 0.23}`,
    ),
    cut(
      glass,
      `r ${x - w * 0.16} ${base - h * 0.57} ${w * 0.32} ${h * 0.1} ${w * 0.16}`,
      `o ${x} ${base - h * 0.3} ${w * 0.2} ${w * 0.2}`,
      `r ${x - w * 0.95} ${base - h * 0.22} ${w * 0.2} ${h * 0.12} ${w * 0.1}`,
      `r ${x + w * 0.75} ${base - h * 0.22} ${w * 0.2} ${h * 0.12} ${w * 0.1}`,
    ),
    cut(
      lit(setting, '#7a5540', 0.08),
      `r ${x - w * 0.22} ${base - h * 0.17} ${w * 0.44} ${h * 0.17} ${w * 0.2}`,
    ),
    cut(
      lit(setting, '#4f5664', 0.08),
      `r ${x - 2} ${base - h * 1.06} 4 ${h * 0.07}`,
      `r ${x - 9} ${base - h * 1.045} 18 4`,
    ),
  ]);
}

/** Parasols over small tables. */
function terraceTables(setting: Setting, spots: readonly number[], base: number): Group {
  const s = Math.min(setting.width, setting.height) / 1000;
  return backdrop(
    'terrace',
    spots.flatMap((x, index) => [
      cut(
        lit(setting, '#5a4a42', 0.05),
        `r ${x - 3 * s} ${base - 150 * s} ${6 * s} ${150 * s}`,
        `r ${x - 34 * s} ${base - 48 * s} ${68 * s} ${8 * s} 3`,
        `k ${x - 62 * s} ${base} ${x - 58 * s} ${base - 66 * s} ${7 * s} ${7 * s}`,
        `r ${x - 62 * s} ${base - 32 * s} ${32 * s} ${7 * s}`,
        `k ${x + 62 * s} ${base} ${x + 58 * s} ${base - 66 * s} ${7 * s} ${7 * s}`,
        `r ${x + 30 * s} ${base - 32 * s} ${32 * s} ${7 * s}`,
      ),
      cut(
        lit(setting, index % 2 ? '#d9a03c' : '#c9503f', 0.05),
        `M${x - 92 * s} ${base - 128 * s} Q${x} ${base - 200 * s} ${x + 92 * s} ${base - 128 * s}Z`,
      ),
      cut(
        lit(setting, '#f6efe0', 0.05),
        `M${x - 30 * s} ${base - 128 * s} Q${x - 24 * s} ${base - 160 * s} ${x} ${base - 164 * s} Q${x + 24 * s} ${base - 160 * s} ${x + 30 * s} ${base - 128 * s}Z`,
      ),
    ]),
  );
}
