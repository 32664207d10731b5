import { lighter } from '../palette/tones.ts';
import { boxOf, fillContours } from '../picture/fill-contours.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Group } from '../picture/picture.ts';
import { printed } from '../scenery/designed/ornaments.ts';
import type { Threads } from '../scenery/designed/weaves.ts';
import { cut, type Setting, sheet } from '../scenery/stage.ts';
import type { Player } from './rows.ts';

/** Stitches across the shorter side, and of a motif with what is about it. */
const across = 60;
const motif = { wide: 20, high: 18, from: 1 };
/** Rows of a motif, its border and what lies between; six borders of five rows. */
const block = 30;
const borders = [
  ['#...#...', '.#.#.#.#', '..#...#.'],
  ['##..##..', '.####.##', '..##..##'],
  ['#.#.#.#.', '........', '.#.#.#.#'],
] as const;

/** Things as stitches: each is counted out on the needle's grid, in rows with borders between. */
export function knit(
  players: readonly (Player | null)[],
  setting: Setting,
  [ground, yarn, second]: Threads,
): Group[] {
  const { width, height, beyond } = setting;
  const s = Math.min(width, height) / across;
  const charts = players.flatMap((player) =>
    player ? [chartOf(player.looks[0]!.drawing.shapes)] : [],
  );
  const stitches: Record<0 | 1 | 2, string[]> = { 0: [], 1: [], 2: [] };
  const [left, top] = [Math.ceil(beyond.left / s), Math.ceil(beyond.top / s)];
  const [columns, rows] = [
    Math.ceil((width + beyond.right) / s),
    Math.ceil((height + beyond.bottom) / s),
  ];
  for (let r = -top; r < rows; r += 1)
    for (let c = -left; c < columns; c += 1)
      stitches[threadAt(charts, c, r)].push(stitch(c * s, r * s, s));
  return [
    printed('cloth', [sheet(setting, lighter(ground, -0.07))]),
    printed('knit', [
      cut(ground, ...stitches[0]),
      cut(yarn, ...stitches[1]),
      cut(second, ...stitches[2]),
    ]),
  ];
}

const within = (at: number, count: number) => ((at % count) + count) % count;

function threadAt(charts: readonly Chart[], c: number, r: number): 0 | 1 | 2 {
  const [row, band] = [within(r, block), Math.floor(r / block)];
  if (row >= 22 && row < 29) {
    const lines = borders[within(band, borders.length)]!;
    if (row === 22 || row === 28) return c % 2 === 0 ? 1 : 0;
    const line = lines[within(row - 24, 5)] ?? '';
    return line[within(c, 8)] === '#' ? 1 : 0;
  }
  if (charts.length === 0) return 0;
  const chart = charts[within(Math.floor(c / motif.wide) + band, charts.length)]!;
  const [x, y] = [within(c, motif.wide) - motif.from, row - 2];
  return chart(band % 2 === 0 ? x : motif.high - 1 - x, y) ? 1 : 0;
}

/** Two slanted loops, as a stitch looks from the right side. */
function stitch(x: number, y: number, s: number): string {
  const [m, w] = [x + s / 2, s * 0.47];
  return `M${m} ${y + s * 1.12} L${m - w} ${y + s * 0.52} L${m - w} ${y + s * 0.02} L${m} ${y + s * 0.62} L${m + w} ${y + s * 0.02} L${m + w} ${y + s * 0.52}Z`;
}

type Chart = (x: number, y: number) => boolean;

/** The silhouette on a grid of stitches. */
function chartOf(shapes: readonly { readonly contours: readonly Contour[] }[]): Chart {
  const all = shapes.flatMap(({ contours }) => contours);
  const { left, right, top, bottom } = boxOf(all);
  const scale = motif.high / Math.max(right - left, bottom - top);
  const [dx, dy] = [(motif.high - (right - left) * scale) / 2, motif.high - (bottom - top) * scale];
  const canvas = { width: motif.high, height: motif.high };
  const on = new Set<number>();
  for (const { contours } of shapes) {
    const laid = contours.map((line) =>
      line.map((value, i) =>
        i % 2 === 0 ? (value - left) * scale + dx : (value - top) * scale + dy,
      ),
    );
    const filled = fillContours(laid, canvas);
    filled?.alpha.forEach((alpha, i) => {
      const [x, y] = [filled.left + (i % filled.width), filled.top + Math.floor(i / filled.width)];
      if (alpha > 0.42) on.add(y * motif.high + x);
    });
  }
  return (x, y) =>
    x >= 0 && y >= 0 && x < motif.high && y < motif.high && on.has(y * motif.high + x);
}
