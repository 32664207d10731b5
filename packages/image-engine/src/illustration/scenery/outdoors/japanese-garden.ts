import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit, piece, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { landStage } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { crown, lilyPads } from './trees-and-lilies.ts';
import { water } from './water-surface.ts';

/** A pond with carp and lilies, a red bridge over it, a maple, a pine in clouds and a lantern of stone. */
export function zen(setting: Setting): Stage {
  const { width, height, random, season, shown } = setting;
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const moss = liesSnow(setting) ? snowIn(setting) : lit(setting, '#7d9f5a', 0.06);
  const isPink = season === 'spring' || shown.has('cherry-tree');
  const fuji = shown.has('mount-fuji') || random() < 0.4;
  const koi = shoal(setting);
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.5 }),
      ...(fuji
        ? [
            piece(setting, 'mount-fuji', {
              x: x(0.3),
              base: height * 0.55,
              high: height * 0.28,
              air: 0.5,
            }),
          ]
        : []),
      farWoods(setting),
      pagoda(setting, x(0.22), height * 0.6, height * 0.26),
      crown(setting, {
        x: x(0.9),
        base: height * 0.72,
        high: height * 0.56,
        hex: isPink ? '#f2b3c6' : season === 'winter' ? '#e9eef2' : '#cf4a3a',
      }),
      backdrop('moss', [
        cut(moss, below(setting, height * 0.64, { swell: 10, waves: 1.2, phase: 6 * random() })),
      ]),
      cloudPine(setting, x(0.1), height * 0.74, height * 0.36, isRight ? 1 : -1),
      bushesOf(setting, x),
      pondOf(setting),
      redBridge(setting, isRight),
      backdrop('carp', koi.flat()),
      backdrop(
        'lilies',
        lilyPads(setting, [
          [0.2, 0.83],
          [0.28, 0.87],
          [0.78, 0.845],
          [0.7, 0.89],
          [0.86, 0.8],
        ]),
      ),
      lantern(setting, x(0.87), height * 0.93, height * 0.2),
      backdrop('near moss', [
        cut(
          lighter(moss, -0.03),
          below(setting, height * 0.95, { swell: 10, waves: 0.9, phase: 6 * random() }),
        ),
      ]),
    ],
    { base: height * 0.965, horizon: height * 0.5 },
  );
}

/** Still water within a rim of stones. */
function pondOf(setting: Setting): Group {
  const { width, height, random } = setting;
  const pond = lighter(water(setting, -0.02), 0.02);
  const stone = (cx: number, cy: number, r: number) => [
    cut(lit(setting, '#8d8a86', 0.06), `o ${cx} ${cy} ${r} ${r * 0.62}`),
    cut(lit(setting, '#a9a6a0', 0.06), `o ${cx - r * 0.15} ${cy - r * 0.2} ${r * 0.7} ${r * 0.34}`),
  ];
  const rim = Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI * (1.02 + 0.96 * (index / 14));
    return stone(
      width * (0.5 + 0.52 * Math.cos(turn)),
      height * (0.86 + 0.17 * Math.sin(turn)),
      24 + 12 * random(),
    );
  });
  return backdrop('pond', [
    cut(
      lighter(pond, -0.06),
      `o ${width * 0.5} ${height * 0.86} ${width * 0.53} ${height * 0.175}`,
    ),
    cut(pond, `o ${width * 0.5} ${height * 0.868} ${width * 0.51} ${height * 0.165}`),
    ...rim.flat(),
  ]);
}

function farWoods(setting: Setting): Group {
  return backdrop('far woods', [
    ridge(setting, { hex: '#7fa37a', air: 0.35, at: 0.5, swell: 26, waves: 2.2 }),
    ridge(setting, { hex: '#5f8f63', air: 0.2, at: 0.56, swell: 20, waves: 3.4 }),
  ]);
}

function bushesOf(setting: Setting, x: (share: number) => number): Group {
  const { height } = setting;
  return backdrop('bushes', [
    cut(
      lit(setting, '#6f9a52', 0.05),
      ...[0.02, 0.22, 0.76, 0.98].map(
        (s, index) => `o ${x(s)} ${height * 0.7} ${58 + 10 * (index % 2)} 36`,
      ),
    ),
    cut(
      lit(setting, '#d98aa8', 0.05),
      ...[0.0, 0.05, 0.2, 0.24, 0.77, 0.96].map((s) => `o ${x(s)} ${height * 0.685} 9 8`),
    ),
  ]);
}

function shoal(setting: Setting): CutOut[][] {
  const { width, height, random } = setting;
  return Array.from({ length: 6 }, (_, index) =>
    carp(setting, {
      x: width * (0.2 + 0.6 * ((index * 0.37 + 0.2 * random()) % 1)),
      y: height * (0.745 + 0.024 * index),
      long: 46 + 9 * index,
      turn: -0.5 + 1.1 * random() + (index % 2) * 2.6,
      hex: ['#ef6a3c', '#fbf6ec', '#f0a03c'][index % 3]!,
    }),
  );
}

type Carp = {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly turn: number;
  readonly hex: string;
};

/** Seen from above through the water. */
function carp(setting: Setting, { x, y, long, turn, hex }: Carp): CutOut[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn) * 0.5];
  const at = (along: number, across: number) =>
    `${x + long * (along * c - across * s * 1.2)} ${y + long * (along * s + across * c * 0.62)}`;
  const body = `M${at(0.5, 0)} C${at(0.42, 0.2)} ${at(0, 0.22)} ${at(-0.36, 0.05)} L${at(-0.62, 0.17)} L${at(-0.54, 0)} L${at(-0.62, -0.17)} L${at(-0.36, -0.05)} C${at(0, -0.22)} ${at(0.42, -0.2)} ${at(0.5, 0)}Z`;
  const fins = `M${at(0.2, 0.15)} L${at(0.02, 0.36)} L${at(0.02, 0.14)}Z M${at(0.2, -0.15)} L${at(0.02, -0.36)} L${at(0.02, -0.14)}Z`;
  const spot = hex === '#fbf6ec' ? '#ef6a3c' : '#fbf6ec';
  return [
    cut(lit(setting, hex, 0.02), fins, body),
    cut(
      lit(setting, spot, 0.02),
      `M${at(0.3, 0.1)} C${at(0.2, 0.18)} ${at(0.06, 0.14)} ${at(0.06, 0)} C${at(0.1, -0.08)} ${at(0.3, -0.1)} ${at(0.3, 0.1)}Z`,
    ),
  ];
}

/** Seen from the side, over the pond's neck. */
function redBridge(setting: Setting, isRight: boolean): Group {
  const { width, height } = setting;
  const told =
    setting.pieces?.get('garden-bridge')?.colour ?? setting.pieces?.get('stone-bridge')?.colour;
  const paint = lit(
    setting,
    told === 'green' ? '#4f8f5c' : told === 'brown' ? '#9a6a42' : '#c8402f',
    0.02,
  );
  const [left, right] = isRight ? [0.25, 0.72] : [0.28, 0.75];
  const rise = 0.1;
  const foot = 0.745;
  const bow = (share: number) => foot - rise * 4 * share * (1 - share);
  const arc = (lift: number, thick: number) => {
    const up: string[] = [];
    const down: string[] = [];
    for (let step = 0; step <= 24; step += 1) {
      const share = step / 24;
      const px = width * (left + (right - left) * share);
      up.push(`${px} ${height * (bow(share) - lift)}`);
      down.unshift(`${px} ${height * (bow(share) - lift + thick)}`);
    }
    return `p ${[...up, ...down].join(' ')}`;
  };
  const posts = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const px = width * (left + (right - left) * share);
    const isEnd = index % 4 === 0;
    return `r ${px - 5} ${height * (bow(share) - (isEnd ? 0.088 : 0.075))} 10 ${height * (isEnd ? 0.1 : 0.08)} 2`;
  });
  const piers = [0.28, 0.72].map(
    (share) =>
      `r ${width * (left + (right - left) * share) - 8} ${height * bow(share)} 16 ${height * 0.09}`,
  );
  return backdrop('red bridge', [
    cut(lighter(paint, -0.16), ...piers, arc(-0.012, 0.018)),
    cut(lighter(paint, -0.06), arc(0, 0.022)),
    cut(paint, ...posts, arc(0.072, 0.011), arc(0.044, 0.008)),
    cut(
      lit(setting, '#3a3436', 0.05),
      ...[0, 0.5, 1].map(
        (share) =>
          `r ${width * (left + (right - left) * share) - 8} ${height * (bow(share) - 0.096)} 16 10 4`,
      ),
    ),
  ]);
}

/** Flat clouds of needles on a leaning trunk. */
function cloudPine(setting: Setting, x: number, base: number, high: number, way: number): Group {
  const cloud = (dx: number, up: number, wide: number) => [
    `o ${x + way * high * dx} ${base - high * up} ${high * wide} ${high * 0.075}`,
    `o ${x + way * high * (dx + 0.06)} ${base - high * (up + 0.045)} ${high * wide * 0.6} ${high * 0.06}`,
  ];
  const green = lit(setting, '#3f6f52', 0.05);
  return backdrop('pine', [
    cut(
      lit(setting, '#6a5142', 0.06),
      `k ${x} ${base} ${x + way * high * 0.1} ${base - high * 0.4} ${high * 0.055} ${high * 0.04}`,
      `k ${x + way * high * 0.1} ${base - high * 0.4} ${x + way * high * 0.02} ${base - high * 0.84} ${high * 0.04} ${high * 0.02}`,
      `k ${x + way * high * 0.08} ${base - high * 0.36} ${x + way * high * 0.34} ${base - high * 0.48} ${high * 0.028} ${high * 0.016}`,
    ),
    cut(green, ...cloud(0.34, 0.5, 0.19), ...cloud(-0.12, 0.58, 0.17)),
    cut(lighter(green, 0.04), ...cloud(0.14, 0.74, 0.18), ...cloud(0, 0.92, 0.13)),
  ]);
}

function pagoda(setting: Setting, x: number, base: number, high: number): Group {
  const roof = lit(setting, '#5a4a52', 0.3);
  const wall = lit(setting, '#c8604a', 0.3);
  const tiers = [0, 1, 2].flatMap((tier) => {
    const y = base - high * tier * 0.29;
    const w = high * (0.34 - tier * 0.06);
    return [
      cut(wall, `r ${x - w * 0.5} ${y - high * 0.2} ${w} ${high * 0.21}`),
      cut(
        roof,
        `M${x - w * 0.95} ${y - high * 0.18} C${x - w * 0.5} ${y - high * 0.2} ${x - w * 0.3} ${y - high * 0.26} ${x - w * 0.2} ${y - high * 0.3} L${x + w * 0.2} ${y - high * 0.3} C${x + w * 0.3} ${y - high * 0.26} ${x + w * 0.5} ${y - high * 0.2} ${x + w * 0.95} ${y - high * 0.18}Z`,
      ),
    ];
  });
  return backdrop('pagoda', [
    ...tiers,
    cut(roof, `r ${x - 3} ${base - high * 1.02} 6 ${high * 0.16}`),
  ]);
}

function lantern(setting: Setting, x: number, base: number, high: number): Group {
  const stone = lit(setting, '#9a958d', 0.04);
  const w = high * 0.5;
  return backdrop('stone lantern', [
    cut(
      stone,
      `p ${x - w * 0.34} ${base} ${x - w * 0.26} ${base - high * 0.1} ${x + w * 0.26} ${base - high * 0.1} ${x + w * 0.34} ${base}`,
      `r ${x - w * 0.11} ${base - high * 0.48} ${w * 0.22} ${high * 0.4}`,
    ),
    cut(
      lighter(stone, -0.04),
      `r ${x - w * 0.32} ${base - high * 0.54} ${w * 0.64} ${high * 0.07} 3`,
      `r ${x - w * 0.24} ${base - high * 0.76} ${w * 0.48} ${high * 0.22}`,
    ),
    cut(tone('#ffd98a'), `r ${x - w * 0.12} ${base - high * 0.72} ${w * 0.24} ${high * 0.14} 3`),
    cut(
      lighter(stone, -0.08),
      `M${x - w * 0.56} ${base - high * 0.74} C${x - w * 0.3} ${base - high * 0.78} ${x - w * 0.2} ${base - high * 0.86} ${x - w * 0.08} ${base - high * 0.92} L${x + w * 0.08} ${base - high * 0.92} C${x + w * 0.2} ${base - high * 0.86} ${x + w * 0.3} ${base - high * 0.78} ${x + w * 0.56} ${base - high * 0.74}Z`,
      `o ${x} ${base - high * 0.94} ${w * 0.1} ${high * 0.05}`,
    ),
  ]);
}
