import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { range } from '../outdoors/hills.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lobe } from '../outdoors/trees.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { outdoors } from './put-out.ts';

/** White cubes in steps down a slope to the sea, blue domes among them. */
export function cyclades(setting: Setting): Stage {
  const { width, height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const x = (share: number) => width * (0.5 + side * share);
  const sea = lit(setting, '#2f8fc0', 0.1);
  const rows = [
    { y: 0.5, from: 0.16, to: 0.62, size: 0.085, air: 0.2 },
    { y: 0.58, from: 0.02, to: 0.62, size: 0.1, air: 0.14 },
    { y: 0.67, from: -0.14, to: 0.64, size: 0.12, air: 0.09 },
    { y: 0.78, from: -0.2, to: 0.66, size: 0.145, air: 0.04 },
  ];
  return outdoors(
    setting,
    [
      ...skyOf(setting, { horizon: 0.48 }),
      range(setting, 0.475, { swell: 18, waves: 0.8, air: 0.62 }),
      backdrop('sea', [
        cut(sea, below(setting, height * 0.48)),
        cut(
          lighter(sea, 0.07),
          ...Array.from({ length: 18 }, (_, at) =>
            lobe(width * random(), height * (0.5 + 0.02 * at), 30 + 44 * random(), 2.6),
          ),
        ),
      ]),
      backdrop('slope', [
        cut(
          lit(setting, '#c9ad86', 0.12),
          `M${x(0.7)} ${height * 0.34} C${x(0.3)} ${height * 0.4} ${x(0.1)} ${height * 0.56} ${x(-0.2)} ${height * 0.7} C${x(-0.34)} ${height * 0.78} ${x(-0.4)} ${height * 0.84} ${x(-0.7)} ${height * 0.86} L${x(-0.7)} ${height * 1.1} L${x(0.7)} ${height * 1.1}Z`,
        ),
      ]),
      ...rows.map((row) => rowOfHouses(setting, row, x)),
      terrace(setting, x),
    ],
    { base: height * 0.92, horizon: height * 0.48 },
  );
}

type Row = Readonly<Record<'y' | 'from' | 'to' | 'size' | 'air', number>>;

function rowOfHouses(setting: Setting, row: Row, x: (share: number) => number): Group {
  const { height, random } = setting;
  const count = Math.round((row.to - row.from) / row.size);
  const cuts = Array.from({ length: count }, (_, at) => {
    const middle = x(row.from + row.size * (at + 0.5));
    const w = Math.abs(x(row.size) - x(0)) * (0.92 + 0.2 * random());
    const top = height * (row.y - 0.012 * at) - w * (0.62 + 0.4 * random());
    const isDomed = (at + Math.round(row.y * 100)) % 4 === 1;
    return whiteHouse(
      setting,
      { x: middle, w, top, base: height * (row.y + 0.1), air: row.air },
      isDomed,
    );
  });
  return backdrop('white houses', cuts.flat());
}

type House = Readonly<Record<'x' | 'w' | 'top' | 'base' | 'air', number>>;

function whiteHouse(setting: Setting, { x, w, top, base, air }: House, isDomed: boolean): CutOut[] {
  const { palette, random } = setting;
  const white = lit(setting, '#fbfaf4', air);
  const blue = lit(setting, '#2f6fc0', air);
  const left = x - w / 2;
  const pane = palette.isDark ? tone(lamplight) : blue;
  const door = random() < 0.5;
  return [
    ...(isDomed
      ? [
          cut(white, `r ${x - w * 0.3} ${top - w * 0.12} ${w * 0.6} ${w * 0.2}`),
          cut(
            blue,
            `M${x - w * 0.32} ${top - w * 0.1} C${x - w * 0.32} ${top - w * 0.56} ${x + w * 0.32} ${top - w * 0.56} ${x + w * 0.32} ${top - w * 0.1}Z`,
          ),
          cut(
            lighter(blue, 0.08),
            `M${x - w * 0.24} ${top - w * 0.12} C${x - w * 0.26} ${top - w * 0.36} ${x - w * 0.1} ${top - w * 0.44} ${x} ${top - w * 0.44} C${x - w * 0.1} ${top - w * 0.36} ${x - w * 0.13} ${top - w * 0.28} ${x - w * 0.13} ${top - w * 0.12}Z`,
          ),
          cut(
            white,
            `r ${x - w * 0.015} ${top - w * 0.6} ${w * 0.03} ${w * 0.18}`,
            `r ${x - w * 0.06} ${top - w * 0.55} ${w * 0.12} ${w * 0.025}`,
          ),
        ]
      : []),
    cut(white, `r ${left} ${top} ${w} ${base - top} ${w * 0.05}`),
    cut(lighter(white, -0.07), `r ${left + w * 0.72} ${top + w * 0.05} ${w * 0.28} ${base - top}`),
    cut(lighter(white, -0.03), `r ${left} ${top} ${w} ${w * 0.06} ${w * 0.03}`),
    cut(
      pane,
      `r ${left + w * 0.14} ${top + w * 0.2} ${w * 0.16} ${w * 0.2}`,
      ...(door
        ? [`r ${left + w * 0.44} ${top + w * 0.28} ${w * 0.19} ${w * 0.4} ${w * 0.09}`]
        : [`r ${left + w * 0.46} ${top + w * 0.2} ${w * 0.16} ${w * 0.2}`]),
    ),
  ];
}

/** Where one stands: a wall with blossoms over it. */
function terrace(setting: Setting, x: (share: number) => number): Group {
  const { width, height, random } = setting;
  const white = lit(setting, '#fbfaf4', 0.03);
  const spots = Array.from({ length: 46 }, () => {
    const [turn, far] = [6.3 * random(), Math.sqrt(random())];
    return {
      px: x(-0.46) + width * 0.16 * far * Math.cos(turn),
      py: height * (0.74 + 0.13 * far * Math.sin(turn)),
    };
  });
  const of = (which: number) =>
    spots.filter((_, at) => at % 3 === which).map(({ px, py }) => lobe(px, py, 17, 15));
  return backdrop('terrace', [
    cut(lit(setting, '#e2d3b6', 0.05), `r -60 ${height * 0.88} ${width + 120} ${height}`),
    cut(lighter(white, -0.05), `r -60 ${height * 0.835} ${width + 120} ${height * 0.06}`),
    cut(white, `r -60 ${height * 0.82} ${width + 120} ${height * 0.03} 8`),
    cut(lit(setting, '#4f8f58', 0.04), ...of(0)),
    cut(lit(setting, '#d8408a', 0.03), ...of(1)),
    cut(lit(setting, '#e86aa8', 0.03), ...of(2)),
  ]);
}
