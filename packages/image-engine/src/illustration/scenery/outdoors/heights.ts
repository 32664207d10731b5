import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit, piece, ridge } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage, snowIn } from '../stage.ts';
import { landStage } from './land-stage.ts';
import { peaksOf } from './peaks.ts';
import { skyOf } from './sky.ts';
import { firs } from './trees-and-lilies.ts';

/** Where its towers stand, and how high, from the eye away; shares of the picture. */
const spine = [
  { s: 0.96, y: 1.06, r: 0.15 },
  { s: 0.72, y: 0.83, r: 0.082 },
  { s: 0.5, y: 0.76, r: 0.058 },
  { s: 0.56, y: 0.655, r: 0.04 },
  { s: 0.36, y: 0.585, r: 0.029 },
  { s: 0.28, y: 0.5, r: 0.021 },
  { s: 0.38, y: 0.435, r: 0.015 },
  { s: 0.24, y: 0.38, r: 0.01 },
];
const air = (index: number): number => 0.04 + 0.075 * index;

/** A wall with its towers along the ridges, from the eye to where the mist takes it. */
export function ramparts(setting: Setting): Stage {
  const { width, height, random } = setting;
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const ridges = spine.map(({ s, y }, index) => {
    const peak = `${x(s)} ${height * y}`;
    const [l, r] = [0.16 + 0.03 * ((index * 7) % 3), 0.14 + 0.04 * ((index * 5) % 3)];
    const hex = index % 2 ? '#5f8a55' : '#709a5c';
    return cut(
      lit(setting, hex, air(index) + 0.02),
      `M${x(-0.2)} ${height * (y + l)} C${x(s - 0.3)} ${height * (y + l * 0.7)} ${x(s - 0.14)} ${height * (y + 0.015)} ${peak} C${x(s + 0.12)} ${height * (y + 0.02)} ${x(s + 0.3)} ${height * (y + r * 0.8)} ${x(1.2)} ${height * (y + r)} L${x(1.2)} ${height * 1.2} L${x(-0.2)} ${height * 1.2}Z`,
    );
  });
  const groups: Group[] = [];
  for (let index = spine.length - 1; index >= 0; index -= 1) {
    groups.push(backdrop('ridge', [ridges[index]!]));
    if (index > 0) groups.push(wallBetween(setting, index, isRight));
    groups.push(towerAt(setting, index, isRight));
  }
  return landStage(setting, [...skyOf(setting, { horizon: 0.42 }), ...groups], {
    ...{ base: height * 0.93, horizon: height * 0.42 },
  });
}

/** Its sunny side, the way on top and the teeth. */
function wallBetween(setting: Setting, index: number, isRight: boolean): Group {
  const { width, height } = setting;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const [near, far] = [spine[index - 1]!, spine[index]!];
  const stone = lit(setting, '#c9b48f', air(index));
  const steps = 9;
  const teeth: string[] = [];
  const side: string[] = [];
  const foot: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const s = near.s + (far.s - near.s) * t;
    const dip = 0.03 * near.r * 10 * Math.sin(Math.PI * t);
    const y = near.y + (far.y - near.y) * t + dip * 0.5;
    const r = near.r + (far.r - near.r) * t;
    const [px, py, h] = [x(s), height * y, height * r * 0.9];
    side.push(`${px} ${py - h}`);
    foot.unshift(`${px} ${py + h * 0.4}`);
    if (step < steps) teeth.push(`r ${px - h * 0.12} ${py - h * 1.22} ${h * 0.26} ${h * 0.3}`);
  }
  const lift = (points: readonly string[], by: number) =>
    points.map((point) => {
      const [px, py] = point.split(' ').map(Number);
      return `${px! + by * (isRight ? -1 : 1)} ${py! - by * 0.3}`;
    });
  const broad = height * near.r * 0.5;
  return backdrop('wall', [
    cut(lighter(stone, 0.06), `p ${[...side, ...lift(side, broad).reverse()].join(' ')}`),
    cut(stone, `p ${[...side, ...foot].join(' ')}`),
    cut(lighter(stone, -0.03), ...teeth),
  ]);
}

function towerAt(setting: Setting, index: number, isRight: boolean): Group {
  const { width, height } = setting;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const { s, y, r } = spine[index]!;
  const stone = lit(setting, '#d2bf9b', air(index));
  const [px, py, h] = [x(s), height * y, height * r * 2.3];
  const w = h * 0.78;
  return backdrop('tower', [
    cut(
      stone,
      `p ${px - w * 0.55} ${py + h * 0.3} ${px - w * 0.48} ${py - h * 0.62} ${px + w * 0.48} ${py - h * 0.62} ${px + w * 0.55} ${py + h * 0.3}`,
    ),
    cut(
      lighter(stone, -0.07),
      `p ${px + w * 0.16} ${py + h * 0.3} ${px + w * 0.14} ${py - h * 0.62} ${px + w * 0.48} ${py - h * 0.62} ${px + w * 0.55} ${py + h * 0.3}`,
    ),
    cut(
      lighter(stone, -0.22),
      ...[-0.3, 0, 0.3].map(
        (at) => `r ${px + w * at - w * 0.07} ${py - h * 0.42} ${w * 0.14} ${h * 0.22} ${w * 0.06}`,
      ),
    ),
    cut(
      lighter(stone, 0.03),
      `r ${px - w * 0.56} ${py - h * 0.7} ${w * 1.12} ${h * 0.1}`,
      ...[-0.5, -0.22, 0.06, 0.34].map(
        (at) => `r ${px + w * at} ${py - h * 0.84} ${w * 0.16} ${h * 0.16}`,
      ),
    ),
  ]);
}

/** Runs between firs, a lift up the slope, chalets in the valley. */
export function ski(setting: Setting): Stage {
  const { width, height, random, palette } = setting;
  const white = (by: number, air = 0) =>
    lighter(blend(snowIn(setting), tone(palette.far), air), by);
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const [lowX, lowY, topX, topY] = [0.2, 0.74, 0.92, 0.3];
  const line = (share: number) => ({
    px: x(lowX + (topX - lowX) * share),
    py: height * (lowY + (topY - lowY) * share),
  });
  const steel = lit(setting, '#4f5a68', 0.05);
  const pylons = pylonsOn(setting, line);
  const wire = wireOn(setting, line);
  const chairs = chairsOn(setting, line, steel);
  const chalets = [
    { s: 0.1, base: 0.81, h: 0.2 },
    { s: 0.83, base: 0.8, h: 0.15 },
    { s: 0.68, base: 0.765, h: 0.11 },
  ];
  const hasSkier = ![...setting.shown].some((id) => /skier|snowboarder|person/.test(id));
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.5 }),
      peaksOf(setting),
      slopesOf(setting, x, white),
      ...firs(setting, [
        { at: x(0.42), base: 0.6, high: 0.1, air: 0.2 },
        { at: x(0.48), base: 0.585, high: 0.09, air: 0.22 },
        { at: x(0.54), base: 0.56, high: 0.08, air: 0.25 },
        { at: x(0.84), base: 0.62, high: 0.14, air: 0.14 },
        { at: x(0.91), base: 0.6, high: 0.13, air: 0.14 },
        { at: x(0.98), base: 0.63, high: 0.16, air: 0.12 },
        { at: x(0.3), base: 0.7, high: 0.13, air: 0.12 },
      ]),
      backdrop('lift', [cut(steel, ...pylons, wire(-1), wire(1)), ...chairs]),
      backdrop('valley', [
        cut(
          white(0.01),
          below(setting, height * 0.755, { swell: 12, waves: 0.7, phase: 6 * random() }),
        ),
      ]),
      ...chalets.map(({ s, base, h }) => alpineHouse(setting, x(s), height * base, height * h)),
      ...(hasSkier
        ? [
            piece(setting, 'skier', {
              x: x(0.56),
              base: height * 0.7,
              high: height * 0.065,
              isFlipped: isRight,
            }),
          ]
        : []),
      tracksOf(setting, x, white(-0.06)),
    ],
    { base: height * 0.9, horizon: height * 0.5 },
  );
}

function wireOn(
  setting: Setting,
  line: (share: number) => { px: number; py: number },
): (by: number) => string {
  const { height } = setting;
  return (by: number) => {
    const [a, b] = [line(0), line(1)];
    const [ha, hb] = [height * 0.17, height * 0.095];
    return `k ${a.px + by * ha * 0.2} ${a.py - ha} ${b.px + by * hb * 0.2} ${b.py - hb} 3 1.6`;
  };
}

function tracksOf(setting: Setting, x: (share: number) => number, fill: Oklab): Group {
  const { height } = setting;
  return backdrop('tracks', [
    cut(
      fill,
      ...[0.3, 0.33, 0.5, 0.53].map(
        (s) =>
          `M${x(s)} ${height * 0.8} Q${x(s + 0.16)} ${height * 0.88} ${x(s - 0.04)} ${height * 1.06} L${x(s - 0.034)} ${height * 1.06} Q${x(s + 0.168)} ${height * 0.88} ${x(s + 0.008)} ${height * 0.8}Z`,
      ),
    ),
  ]);
}

function slopesOf(
  setting: Setting,
  x: (share: number) => number,
  white: (by: number, air?: number) => Oklab,
): Group {
  const { height } = setting;
  return backdrop('slopes', [
    cut(
      white(-0.07, 0.12),
      `M${x(-0.1)} ${height * 0.6} C${x(0.3)} ${height * 0.58} ${x(0.7)} ${height * 0.4} ${x(1.1)} ${height * 0.26} L${x(1.1)} ${height * 1.1} L${x(-0.1)} ${height * 1.1}Z`,
    ),
    cut(
      white(0),
      `M${x(0.98)} ${height * 0.31} C${x(0.84)} ${height * 0.44} ${x(0.66)} ${height * 0.5} ${x(0.62)} ${height * 0.6} C${x(0.58)} ${height * 0.68} ${x(0.46)} ${height * 0.7} ${x(0.36)} ${height * 0.78} L${x(0.7)} ${height * 0.8} C${x(0.72)} ${height * 0.66} ${x(0.82)} ${height * 0.58} ${x(1.04)} ${height * 0.36}Z`,
    ),
  ]);
}

function pylonsOn(setting: Setting, line: (share: number) => { px: number; py: number }): string[] {
  const { height } = setting;
  return [0, 0.34, 0.68, 1].flatMap((share) => {
    const { px, py } = line(share);
    const h = height * (0.17 - 0.075 * share);
    return [
      `k ${px} ${py} ${px} ${py - h} ${9 - 4 * share} ${6 - 3 * share}`,
      `r ${px - h * 0.22} ${py - h} ${h * 0.44} ${6 - 3 * share}`,
    ];
  });
}

function chairsOn(
  setting: Setting,
  line: (share: number) => { px: number; py: number },
  steel: Oklab,
): CutOut[] {
  const { height } = setting;
  return [0.1, 0.24, 0.44, 0.58, 0.8].flatMap((share, index) => {
    const { px, py } = line(share);
    const h = height * (0.17 - 0.075 * share);
    const [cx, cy, s] = [px + (index % 2 ? 1 : -1) * h * 0.2, py - h, h * 0.3];
    return [
      cut(
        steel,
        `k ${cx} ${cy} ${cx} ${cy + s} 3 3`,
        `r ${cx - s * 0.42} ${cy + s * 1.34} ${s * 0.84} ${s * 0.09}`,
      ),
      cut(
        lit(setting, index % 2 ? '#d0493c' : '#2f7fae', 0.05),
        `r ${cx - s * 0.42} ${cy + s * 0.92} ${s * 0.84} ${s * 0.46} ${s * 0.1}`,
      ),
      ...(index % 2
        ? [
            cut(
              lit(setting, ['#f0b83c', '#3f8a5c'][index > 2 ? 1 : 0]!, 0.04),
              `o ${cx - s * 0.18} ${cy + s * 0.86} ${s * 0.15} ${s * 0.2}`,
              `o ${cx + s * 0.2} ${cy + s * 0.86} ${s * 0.15} ${s * 0.2}`,
            ),
            cut(
              lit(setting, '#e9b894', 0.04),
              `o ${cx - s * 0.18} ${cy + s * 0.62} ${s * 0.11} ${s * 0.11}`,
              `o ${cx + s * 0.2} ${cy + s * 0.62} ${s * 0.11} ${s * 0.11}`,
            ),
          ]
        : []),
    ];
  });
}

/** Wood on stone, a balcony, snow on the wide roof. */
function alpineHouse(setting: Setting, x: number, base: number, h: number): Group {
  const w = h * 1.3;
  const wood = lit(setting, '#9a6439', 0.05);
  const isLate = setting.palette.isDark || setting.time === 'dusk' || setting.time === 'sunset';
  const glass = isLate ? tone('#ffd27a') : lit(setting, '#7f9db3', 0.06);
  const snow = snowIn(setting);
  return backdrop('chalet', [
    cut(
      lit(setting, '#b5aea6', 0.06),
      `r ${x - w * 0.42} ${base - h * 0.26} ${w * 0.84} ${h * 0.27}`,
    ),
    cut(
      wood,
      `p ${x - w * 0.45} ${base - h * 0.25} ${x - w * 0.45} ${base - h * 0.6} ${x} ${base - h * 0.92} ${x + w * 0.45} ${base - h * 0.6} ${x + w * 0.45} ${base - h * 0.25}`,
    ),
    cut(
      glass,
      ...[-0.28, -0.04, 0.2].map(
        (at) => `r ${x + w * at} ${base - h * 0.55} ${w * 0.12} ${h * 0.15}`,
      ),
      `r ${x - w * 0.06} ${base - h * 0.76} ${w * 0.12} ${h * 0.12}`,
      `r ${x + w * 0.16} ${base - h * 0.2} ${w * 0.14} ${h * 0.12}`,
    ),
    cut(
      lighter(wood, -0.13),
      `r ${x - w * 0.46} ${base - h * 0.38} ${w * 0.92} ${h * 0.035}`,
      ...Array.from(
        { length: 9 },
        (_, at) => `r ${x - w * 0.44 + at * w * 0.108} ${base - h * 0.37} ${w * 0.03} ${h * 0.12}`,
      ),
      `r ${x - w * 0.24} ${base - h * 0.2} ${w * 0.15} ${h * 0.21}`,
    ),
    cut(
      lighter(wood, -0.16),
      `p ${x - w * 0.62} ${base - h * 0.52} ${x} ${base - h * 0.97} ${x + w * 0.62} ${base - h * 0.52} ${x + w * 0.58} ${base - h * 0.48} ${x} ${base - h * 0.88} ${x - w * 0.58} ${base - h * 0.48}`,
    ),
    cut(
      snow,
      `M${x - w * 0.64} ${base - h * 0.54} L${x} ${base - h * 1.08} L${x + w * 0.64} ${base - h * 0.54} Q${x + w * 0.4} ${base - h * 0.64} ${x} ${base - h * 0.95} Q${x - w * 0.4} ${base - h * 0.64} ${x - w * 0.64} ${base - h * 0.54}Z`,
    ),
  ]);
}

/** Paddies one above the other, the sky in their water. */
export function terraces(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? 1 : -1;
  const rows: CutOut[] = [];
  const count = 9;
  for (let row = 0; row < count; row += 1) {
    const near = row / (count - 1);
    const y = height * (0.5 + 0.5 * near ** 1.35);
    const form = {
      swell: 12 + 26 * near,
      waves: 0.8 + 0.12 * (row % 3),
      phase: side * (0.9 * row + 1.3),
    };
    const step = height * (0.008 + 0.018 * near);
    const green = ['#8fbf55', '#79ad4c', '#a5cb62'][row % 3]!;
    const isWet = row % 2 === 1;
    rows.push(
      cut(lit(setting, '#5f8f3f', 0.25 * (1 - near)), below(setting, y, form)),
      cut(
        isWet
          ? blend(tone(palette.sky), lit(setting, '#8fbf9a', 0.1), 0.35)
          : lit(setting, green, 0.3 * (1 - near)),
        below(setting, y + step, form),
      ),
    );
    if (isWet) {
      const sprouts = Array.from({ length: 26 }, () => {
        const px = width * random();
        const turn = (px / width) * form.waves * 2 * Math.PI + form.phase;
        const py =
          y + step * 2.4 - form.swell * (0.7 * Math.sin(turn) + 0.3 * Math.sin(turn * 2.3 + 1));
        return `k ${px} ${py} ${px + 3} ${py - 6 - 14 * near} 3 2`;
      });
      rows.push(cut(lit(setting, '#6fa54a', 0.2 * (1 - near)), ...sprouts));
    }
  }
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.45 }),
      hillsBehind(setting),
      piece(setting, 'hut', {
        x: width * (0.5 + side * 0.3),
        base: height * 0.51,
        high: height * 0.08,
        air: 0.2,
      }),
      backdrop('terraces', rows),
    ],
    { base: height * 0.87, horizon: height * 0.45 },
  );
}

function hillsBehind(setting: Setting): Group {
  return backdrop('far hills', [
    ridge(setting, { hex: '#7fa08a', air: 0.55, at: 0.4, swell: 50, waves: 1.1 }),
    ridge(setting, { hex: '#6f9a6a', air: 0.35, at: 0.46, swell: 30, waves: 1.4 }),
  ]);
}
