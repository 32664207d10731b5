import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { piece } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { facades, pavement } from './town.ts';

export function cafe(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const wall = blend(tone('#ead9be'), tone(palette.sky), palette.isDark ? 0.75 : 0.3);
  return {
    back: [
      backdrop('house front', [cut(wall, `r -60 -60 ${width + 120} ${height}`)]),
      ...cafeFront(setting),
      pavement(setting),
      cafeTables(setting),
    ],
    ...{ front: [], base: height * 0.92, horizon: height * 0.5, hasGround: true },
  };
}

const creamOf = ({ palette }: Setting) =>
  blend(tone('#f6efe0'), tone(palette.sky), palette.isDark ? 0.45 : 0.08);

function cafeFront(setting: Setting): Group[] {
  const { width, height, palette } = setting;
  const front = blend(tone('#2f6f66'), tone(palette.ground), 0.4);
  const glass = palette.isDark ? tone(lamplight) : lighter(tone(palette.disc), 0.04);
  const street = height * 0.78;
  const windows = [0.16, 0.44, 0.72].map((x) => width * x);
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const [top, foot] = [0.06 + 0.11 * index, 0.042 + 0.115 * index];
    return `p ${width * top} ${height * 0.3} ${width * (top + 0.055)} ${height * 0.3} ${width * (foot + 0.058)} ${height * 0.41} ${width * foot} ${height * 0.41}`;
  });
  return [
    backdrop('upper windows', [
      cut(
        blend(tone('#55708a'), tone(palette.sky), 0.3),
        ...windows.map((x) => `r ${x} ${height * 0.05} 110 ${height * 0.16} 5`),
      ),
      cut(
        front,
        ...windows.flatMap((x) => [
          `r ${x - 44} ${height * 0.05} 38 ${height * 0.16} 4`,
          `r ${x + 116} ${height * 0.05} 38 ${height * 0.16} 4`,
        ]),
      ),
    ]),
    backdrop('café', [
      cut(front, `r ${width * 0.05} ${height * 0.27} ${width * 0.9} ${street - height * 0.27}`),
      cut(
        glass,
        `r ${width * 0.09} ${height * 0.44} ${width * 0.32} ${height * 0.3} 4`,
        `r ${width * 0.6} ${height * 0.44} ${width * 0.31} ${height * 0.3} 4`,
      ),
      cut(
        lighter(front, -0.1),
        `r ${width * 0.44} ${height * 0.44} ${width * 0.13} ${street - height * 0.44} 4`,
      ),
    ]),
    backdrop('awning', [
      cut(
        creamOf(setting),
        `p ${width * 0.06} ${height * 0.3} ${width * 0.94} ${height * 0.3} ${width * 0.97} ${height * 0.41} ${width * 0.03} ${height * 0.41}`,
      ),
      cut(tone('#d0584a'), ...stripes),
    ]),
  ];
}

function cafeTables(setting: Setting): Group {
  const { width, height, palette } = setting;
  const tableAt = (x: number) => [
    cut(
      tone('#3a3f4b'),
      `r ${x - 4} ${height * 0.71} 8 ${height * 0.13}`,
      `o ${x} ${height * 0.845} 38 8`,
    ),
    cut(creamOf(setting), `o ${x} ${height * 0.705} 74 13`),
    cut(tone(palette.disc), `r ${x - 16} ${height * 0.67} 26 ${height * 0.03} 5`),
  ];
  const chairAt = (x: number, side: number) =>
    cut(
      tone('#b98250'),
      `k ${x} ${height * 0.86} ${x} ${height * 0.66} 9 9`,
      `k ${x} ${height * 0.76} ${x + side * 70} ${height * 0.76} 11 11`,
      `k ${x + side * 68} ${height * 0.76} ${x + side * 70} ${height * 0.86} 8 8`,
    );
  const places = [
    [0.1, 0.42, 0.26],
    [0.6, 0.92, 0.76],
  ] as const;
  return backdrop(
    'tables',
    places.flatMap(([left, right, table]) => [
      chairAt(width * left, 1),
      chairAt(width * right, -1),
      ...tableAt(width * table),
    ]),
  );
}

/** Where stalls begin and how wide they are, shares of the width. */
const marketRows: readonly (readonly (readonly [x: number, w: number])[])[] = [
  [
    [0.03, 0.42],
    [0.55, 0.42],
  ],
  [
    [-0.08, 0.34],
    [0.33, 0.34],
    [0.74, 0.34],
  ],
  [
    [0.02, 0.56],
    [0.68, 0.4],
  ],
  [
    [-0.06, 0.38],
    [0.4, 0.54],
  ],
];

/** A square under plane trees, low roofs behind them. */
function planes(setting: Setting): Group[] {
  const { width, height, palette, random } = setting;
  const far = (hex: string, by: number) => blend(tone(hex), tone(palette.sky), by);
  const dark = palette.isDark ? 0.4 : 0;
  const roofs = Array.from({ length: 6 }, (_, at) => {
    const [x, w] = [width * (-0.06 + at * 0.19), width * 0.2];
    const top = height * (0.42 + 0.08 * random());
    return [
      cut(far('#ecd9b4', 0.25 + dark), `r ${x} ${top} ${w} ${height * 0.4}`),
      cut(
        far('#c77b58', 0.2 + dark),
        `p ${x - 8} ${top} ${x + w / 2} ${top - 44} ${x + w + 8} ${top}`,
      ),
      cut(
        far('#7f8fae', 0.1 + dark),
        `r ${x + w * 0.25} ${top + 40} 30 50`,
        `r ${x + w * 0.62} ${top + 40} 30 50`,
      ),
    ];
  });
  const trees = Array.from({ length: 4 }, (_, at) => {
    const x = width * (0.04 + at * 0.3 + 0.05 * random());
    const crown = height * (0.16 + 0.05 * random());
    const y = height * 0.2;
    return [
      cut(far('#8a7a66', 0.1 + dark), `k ${x} ${height * 0.78} ${x + 8} ${y} 15 8`),
      cut(
        far('#7da35c', 0.1 + dark),
        `o ${x - crown * 0.6} ${y + 20} ${crown * 0.8} ${crown * 0.62}`,
        `o ${x + crown * 0.7} ${y + 10} ${crown * 0.85} ${crown * 0.66}`,
      ),
      cut(far('#92b46a', 0.1 + dark), `o ${x + crown * 0.1} ${y - 20} ${crown} ${crown * 0.7}`),
    ];
  });
  return [backdrop('low houses', roofs.flat()), backdrop('plane trees', trees.flat())];
}

/** A line of bulbs from side to side, as before a feast. */
function lightsAbove({ width, height, palette }: Setting): Group {
  const spans = [0, 0.34, 0.68];
  const bulbs = spans.flatMap((from) =>
    Array.from({ length: 7 }, (_, at) => {
      const share = (at + 0.5) / 7;
      return [width * (from + 0.34 * share), height * (0.2 + 0.2 * share * (1 - share))] as const;
    }),
  );
  const lines = spans.map(
    (from) =>
      `M${width * from} ${height * 0.2} Q${width * (from + 0.17)} ${height * 0.3} ${width * (from + 0.34)} ${height * 0.2} L${width * (from + 0.34)} ${height * 0.204} Q${width * (from + 0.17)} ${height * 0.304} ${width * from} ${height * 0.204}Z`,
  );
  const glow = blend(tone('#ffd27a'), tone(palette.sky), 0.5);
  return backdrop('lights', [
    cut(tone(palette.ink), ...lines),
    cut(glow, ...bulbs.map(([x, y]) => `o ${x} ${y + 6} 17 17`)),
    cut(tone('#ffe7a8'), ...bulbs.map(([x, y]) => `o ${x} ${y + 6} 9 10`)),
  ]);
}

/** Across the way, between the houses and the stalls before us. */
function fartherStalls(setting: Setting): Group[] {
  const { width, height } = setting;
  return [0.12, 0.37, 0.63, 0.88].map((x, at) =>
    piece(setting, 'market-stall', {
      ...{ x: width * x, base: height * (0.735 + 0.006 * (at % 2)), high: height * 0.24 },
      air: 0.22,
      isFlipped: at % 2 === 1,
    }),
  );
}

export function market(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const awnings = ['#d0584a', '#3f8a7c', '#e0a23c', '#5f7fb8', '#8f63b3'];
  const turn = Math.floor(random() * awnings.length);
  const stalls = marketRows[Math.floor(random() * marketRows.length)]!;
  const isWhite = liesSnow(setting);
  const isOpen = random() < 0.5 && !isWhite;
  const stall = (left: number, w: number, hex: string): Group => {
    const top = height * (0.33 + 0.06 * random());
    const wood = blend(tone('#a8713f'), tone(palette.near), palette.isDark ? 0.5 : 0.15);
    const stripes = Array.from(
      { length: 5 },
      (_, index) =>
        `p ${left + (w / 5) * index} ${top} ${left + (w / 5) * (index + 0.5)} ${top} ${left + (w / 5) * (index + 0.5)} ${top + 78} ${left + (w / 5) * index} ${top + 78}`,
    );
    const goods: CutOut[] = [];
    const fruits = ['#d94f45', '#f0a63a', '#8fb84f', '#f4d35e', '#8f63b3', '#e4808a'];
    for (let crate = 0; crate < 3; crate += 1) {
      const x = left + w * (0.06 + 0.31 * crate);
      const heap = Array.from(
        { length: 9 },
        (_, one) =>
          `o ${x + 18 + (one % 5) * w * 0.052 + (one > 4 ? 10 : 0)} ${height * 0.605 - (one > 4 ? 22 : 0)} 17 17`,
      );
      goods.push(
        cut(tone(fruits[Math.floor(random() * fruits.length)]!), ...heap),
        cut(lighter(wood, 0.08), `r ${x} ${height * 0.605} ${w * 0.27} 44 3`),
        cut(lighter(wood, -0.04), `r ${x} ${height * 0.62} ${w * 0.27} 5`),
      );
    }
    return backdrop('stall', [
      cut(
        lighter(wood, -0.06),
        `r ${left + 8} ${top} 12 ${height * 0.42}`,
        `r ${left + w - 20} ${top} 12 ${height * 0.42}`,
      ),
      ...goods,
      cut(wood, `r ${left} ${height * 0.645} ${w} ${height * 0.14} 4`),
      cut(tone('#f6efe0'), `r ${left - 12} ${top} ${w + 24} 78 6`),
      cut(tone(hex), ...stripes, `r ${left - 12} ${top - 10} ${w + 24} 16 6`),
      ...(isWhite
        ? [
            cut(
              snowIn(setting),
              `M${left - 16} ${top + 2} C${left} ${top - 26} ${left + w} ${top - 26} ${left + w + 16} ${top + 2} C${left + w * 0.8} ${top + 16} ${left + w * 0.6} ${top - 2} ${left + w * 0.45} ${top + 8} C${left + w * 0.3} ${top + 18} ${left + w * 0.1} ${top - 2} ${left - 16} ${top + 2}Z`,
            ),
          ]
        : []),
    ]);
  };
  return {
    back: [
      ...skyOf(setting, { horizon: 0.5 }),
      ...(isOpen ? planes(setting) : facades(setting).slice(0, 4)),
      pavement(setting),
      ...fartherStalls(setting),
      ...stalls.map(([x, w], at) =>
        stall(width * x, width * w, awnings[(turn + at) % awnings.length]!),
      ),
      ...(isWhite ? [lightsAbove(setting)] : []),
    ],
    ...{ front: [], base: height * 0.92, horizon: height * 0.4, hasGround: true },
  };
}
