import type { Oklab } from '@armoni/colour/oklab';
import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { cropRows } from '../outdoors/crops.ts';
import { skyOf } from '../outdoors/sky.ts';
import { crown } from '../outdoors/trees-and-lilies.ts';
import { lit, piece, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { isLate, townHouse } from './squares.ts';

/** Steps that climb between houses, a rail in their middle, lamps beside them. */
export function steps(setting: Setting): Stage {
  const { width, height, random, shown } = setting;
  const middle = width * (0.5 + 0.06 * (random() - 0.5));
  const y = (near: number) => height * (0.4 + 0.52 * near);
  const half = (near: number) => width * (0.11 + 0.2 * near);
  const isWhite = liesSnow(setting);
  const stone = isWhite ? snowIn(setting) : lit(setting, '#cfc4b4', 0.05);
  const treads = treadsOf(middle, y, half, stone);
  const houses = housesBeside(setting, middle, half);
  const dark = lit(setting, '#33383f', 0.05);
  const rail = [0.06, 0.2, 0.38, 0.6, 0.86].map(
    (near) =>
      `k ${middle} ${y(near)} ${middle} ${y(near) - height * (0.03 + 0.05 * near)} ${4 + 4 * near} ${4 + 4 * near}`,
  );
  const lamps = lampsBeside(setting, middle, y, half, dark);
  return {
    back: [
      ...skyOf(setting, { horizon: 0.44 }),
      ...(shown.has('sacre-coeur') || setting.view === 'paris'
        ? [
            piece(setting, 'sacre-coeur', {
              x: middle,
              base: height * 0.41,
              high: height * 0.26,
              air: 0.25,
            }),
          ]
        : []),
      crown(setting, {
        x: middle - half(0) * 1.1,
        base: height * 0.42,
        high: height * 0.24,
        hex: setting.season === 'autumn' ? '#d0923f' : '#83aa5c',
      }),
      backdrop('houses', houses),
      backdrop('steps', treads.flat()),
      backdrop('rail', [
        cut(
          dark,
          ...rail,
          `k ${middle} ${y(0.06) - height * 0.033} ${middle} ${y(0.86) - height * 0.073} 5 9`,
        ),
      ]),
      ...lamps,
      backdrop('pavement', [
        cut(
          isWhite ? lighter(snowIn(setting), -0.02) : lit(setting, '#b7ab9b', 0.05),
          below(setting, height * 0.92),
        ),
        cut(lighter(stone, 0.05), `r -60 ${height * 0.918} ${width + 120} 8`),
      ]),
    ],
    front: [],
    ...{ base: height * 0.955, horizon: height * 0.44, hasGround: true },
  };
}

function lampsBeside(
  setting: Setting,
  middle: number,
  y: (share: number) => number,
  half: (share: number) => number,
  dark: Oklab,
): Group[] {
  const { height } = setting;
  return [0.16, 0.56].flatMap((near) =>
    [-1, 1].map((side) => {
      const [px, foot, h] = [
        middle + side * half(near) * 0.93,
        y(near),
        height * (0.12 + 0.24 * near),
      ];
      return backdrop('street lamp', [
        cut(
          dark,
          `k ${px} ${foot} ${px} ${foot - h * 0.84} ${h * 0.04} ${h * 0.025}`,
          `p ${px - h * 0.07} ${foot - h * 0.97} ${px + h * 0.07} ${foot - h * 0.97} ${px} ${foot - h * 1.05}`,
        ),
        cut(
          tone(lamplight),
          `p ${px - h * 0.065} ${foot - h * 0.97} ${px + h * 0.065} ${foot - h * 0.97} ${px + h * 0.04} ${foot - h * 0.83} ${px - h * 0.04} ${foot - h * 0.83}`,
        ),
      ]);
    }),
  );
}

function housesBeside(setting: Setting, middle: number, half: (share: number) => number): CutOut[] {
  const { width, height, random } = setting;
  return (
    [
      [0.02, 0.5],
      [0.3, 0.66],
      [0.62, 0.84],
      [1, 1.08],
    ] as const
  ).flatMap(([near, base], index) =>
    [-1, 1].flatMap((side) => {
      const w = width * (0.17 + 0.06 * index);
      const edge = middle + side * (half(near) + width * 0.005);
      const left = side < 0 ? edge - w : edge;
      return townHouse(
        setting,
        {
          x: left,
          w,
          top: height * (0.24 - 0.07 * index - 0.02 * random()),
          base: height * base,
          air: 0.3 - 0.085 * index,
        },
        index === 3,
      );
    }),
  );
}

const treadCount = 15;

function treadsOf(
  middle: number,
  y: (share: number) => number,
  half: (share: number) => number,
  stone: Oklab,
): CutOut[][] {
  return Array.from({ length: treadCount }, (_, step) => {
    const [far, near] = [(step / treadCount) ** 1.35, ((step + 1) / treadCount) ** 1.35];
    const mid = far + (near - far) * 0.45;
    return [
      cut(
        lighter(stone, 0.03),
        `p ${middle - half(far)} ${y(far)} ${middle + half(far)} ${y(far)} ${middle + half(mid)} ${y(mid)} ${middle - half(mid)} ${y(mid)}`,
      ),
      cut(
        lighter(stone, -0.1),
        `p ${middle - half(mid)} ${y(mid)} ${middle + half(mid)} ${y(mid)} ${middle + half(near)} ${y(near)} ${middle - half(near)} ${y(near)}`,
      ),
    ];
  });
}

/** A village of ochre on its hill, cypresses, a bell tower, and rows of lavender before it. */
export function perched(setting: Setting): Stage {
  const { width, height, random, season } = setting;
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const built = stackedHouses(setting, x);
  const crop = setting.crop ?? (season === 'winter' ? null : 'lavender');
  const rows = crop && cropRows(setting, crop, { from: 0.67, feet: 0.8 });
  return {
    back: [
      ...skyOf(setting, { horizon: 0.52 }),
      backdrop('far hills', [
        ridge(setting, { hex: '#9aa9bd', air: 0.5, at: 0.47, swell: 30, waves: 1.2 }),
        ridge(setting, { hex: '#a3b08c', air: 0.35, at: 0.54, swell: 18, waves: 1.6 }),
      ]),
      backdrop('rock', [
        cut(
          lit(setting, '#a9ad7a', 0.2),
          `M${x(0.2)} ${height * 0.64} C${x(0.34)} ${height * 0.6} ${x(0.44)} ${height * 0.4} ${x(0.62)} ${height * 0.36} C${x(0.8)} ${height * 0.38} ${x(0.9)} ${height * 0.54} ${x(1.1)} ${height * 0.6} L${x(1.1)} ${height * 0.7} L${x(0.2)} ${height * 0.7}Z`,
        ),
      ]),
      bellTower(setting, x),
      backdrop('village', built),
      footOf(setting, x),
      ...(rows
        ? [rows.back]
        : [
            backdrop('meadow', [cut(lit(setting, '#a9b06a', 0.06), below(setting, height * 0.67))]),
          ]),
    ],
    front: rows ? [rows.front] : [],
    ...{ base: height * 0.86, horizon: height * 0.52, hasGround: true },
  };
}

/** Cypresses and bushes below it. */
function footOf(setting: Setting, x: (share: number) => number): Group {
  const { height } = setting;
  const cypress = (s: number, base: number, h: number) =>
    cut(
      lit(setting, '#4f7350', 0.12),
      `M${x(s)} ${height * (base - h)} C${x(s + 0.022)} ${height * (base - h * 0.6)} ${x(s + 0.022)} ${height * (base - h * 0.1)} ${x(s)} ${height * base} C${x(s - 0.022)} ${height * (base - h * 0.1)} ${x(s - 0.022)} ${height * (base - h * 0.6)} ${x(s)} ${height * (base - h)}Z`,
    );
  return backdrop('foot', [
    ridge(setting, { hex: '#8fa565', air: 0.15, at: 0.635, swell: 10, waves: 1.3 }),
    ...(
      [
        [0.12, 0.66, 0.2],
        [0.17, 0.665, 0.15],
        [0.34, 0.65, 0.13],
        [0.86, 0.66, 0.17],
        [0.93, 0.67, 0.22],
      ] as const
    ).map(([s, base, h]) => cypress(s, base, h)),
    cut(
      lit(setting, '#86a05f', 0.1),
      ...[0.26, 0.44, 0.56, 0.7, 0.78].map((s) => `o ${x(s)} ${height * 0.655} 34 20`),
    ),
  ]);
}

/** On top of it all. */
function bellTower(setting: Setting, x: (share: number) => number): Group {
  const { height } = setting;
  const tower = height * 0.34;
  const late = isLate(setting);
  return backdrop('bell tower', [
    cut(
      lit(setting, '#ecd0a0', 0.18),
      `r ${x(0.63) - 24} ${tower - height * 0.16} 48 ${height * 0.2}`,
    ),
    cut(
      lit(setting, '#c06c46', 0.18),
      `p ${x(0.63) - 30} ${tower - height * 0.155} ${x(0.63)} ${tower - height * 0.225} ${x(0.63) + 30} ${tower - height * 0.155}`,
    ),
    cut(
      late ? tone(lamplight) : lit(setting, '#7a6a5c', 0.18),
      `r ${x(0.63) - 9} ${tower - height * 0.135} 18 34 9`,
    ),
  ]);
}

function stackedHouses(setting: Setting, x: (share: number) => number): CutOut[] {
  const { width, height, random } = setting;
  const ochre = ['#e9c48f', '#dfae78', '#f0dab0', '#d99f72'];
  const houses = Array.from({ length: 26 }, (_, index) => {
    const row = Math.floor(index / 7);
    const s = 0.36 + 0.085 * (index % 7) + 0.02 * random() + 0.02 * row;
    const peak = 1 - Math.abs(s - 0.63) / 0.36;
    const base = height * (0.36 + 0.17 * (1 - Math.max(0, peak)) + 0.052 * row);
    return {
      px: x(s),
      base,
      w: width * (0.07 + 0.03 * random()),
      h: height * (0.07 + 0.035 * random()),
      row,
    };
  }).toSorted((a, b) => a.base - b.base);
  const late = isLate(setting);
  return houses.flatMap(({ px, base, w, h, row }, index) => {
    const air = 0.2 - 0.03 * row;
    const windows = [-0.25, 0.2].map(
      (at) => `r ${px + w * at} ${base - h * 0.62} ${w * 0.13} ${h * 0.24}`,
    );
    return [
      cut(
        lit(setting, ochre[index % 4]!, air),
        `r ${px - w / 2} ${base - h} ${w} ${h + height * 0.06}`,
      ),
      cut(
        lit(setting, '#c06c46', air),
        `p ${px - w * 0.56} ${base - h} ${px - w * 0.3} ${base - h * 1.26} ${px + w * 0.36} ${base - h * 1.26} ${px + w * 0.56} ${base - h}`,
      ),
      cut(late && index % 2 ? tone(lamplight) : lit(setting, '#7f8f9a', air), ...windows),
    ];
  });
}
