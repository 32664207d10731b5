import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting } from '../stage.ts';
import { lobe } from './trees.ts';

/** Heaped ones, long thin ones, or one that towers; rain comes from low heaps. */
export function clouds(setting: Setting, horizon: number, count: number): Group {
  const { palette, random, weather } = setting;
  const isWet = weather === 'rain' || weather === 'storm' || weather === 'overcast';
  const fill = isWet
    ? blend(tone(palette.sky), tone(palette.near), 0.28)
    : blend(tone(palette.paper), tone(palette.sky), palette.isDark ? 0.75 : 0.15);
  const chance = random();
  if (isWet) return backdrop('clouds', heaps(setting, { fill, from: 0.06, to: 0.2, count }));
  if (chance < 0.2 && count <= 3) return backdrop('clouds', streaks(setting, fill, horizon));
  if (chance < 0.36 && count <= 3)
    return backdrop('clouds', tower(setting, blend(fill, tone(palette.sky), 0.3), horizon));
  const high = { fill, from: 0.08, to: Math.max(0.14, horizon - 0.24) };
  const some = heaps(setting, { ...high, count: chance < 0.6 ? Math.max(2, count - 1) : count });
  return backdrop('clouds', [
    ...(chance > 0.75 ? streaks(setting, fill, horizon).slice(0, 1) : []),
    ...some,
  ]);
}

type Heaps = {
  readonly fill: Oklab;
  /** Between which heights, as shares. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
};

/** No two alike: the bows of each rise to a summit somewhere; its foot is flat and lies in shade. */
function heaps({ width, height, random }: Setting, { fill, from, to, count }: Heaps): CutOut[] {
  return Array.from({ length: count }, (_, index) => {
    const x = width * ((index + 0.15 + 0.7 * random()) / count);
    const y = height * (from + (to - from) * random());
    const w = 80 + 110 * random() ** 1.4;
    const summit = random() - 0.5;
    const bows = Array.from({ length: 4 + Math.floor(2 * random()) }, (__, bow) => {
      const at = (bow - 2) / 2.4;
      const high = Math.max(0.16, 0.5 - 0.42 * Math.abs(at - summit)) * (0.85 + 0.3 * random());
      return { cx: x + at * w * 0.82, r: w * high };
    });
    const own = lighter(fill, (random() - 0.5) * 0.03);
    const foot = y + w * 0.16;
    return [
      cut(
        own,
        `r ${x - w * 1.1} ${foot - w * 0.3} ${w * 2.2} ${w * 0.3} ${w * 0.15}`,
        ...bows.map(({ cx, r }) => lobe(cx, foot - r * 0.9, r * 1.06, r * 0.92)),
      ),
      cut(
        lighter(own, -0.028),
        `r ${x - w * 0.9} ${foot - w * 0.12} ${w * 1.9} ${w * 0.12} ${w * 0.06}`,
      ),
    ];
  }).flat();
}

/** Drawn out by the wind. */
function streaks({ width, height, random }: Setting, fill: Oklab, horizon: number): CutOut[] {
  return Array.from({ length: 4 }, (_, index) => {
    const y = height * (0.07 + ((horizon - 0.16) * (index + 0.6 * random())) / 4);
    const [x, w] = [width * random(), width * (0.14 + 0.16 * random())];
    const wisps = [0, 1, 2].map(
      (row): Contour =>
        lobe(x + w * 0.34 * (row - 1), y + 9 * row, w * (1 - 0.22 * row), 9 - 1.6 * row),
    );
    return cut(lighter(fill, -0.012 * (index % 2)), ...wisps);
  });
}

/** One great heap that towers at a side, its foot below the land's edge. */
function tower({ width, height, random }: Setting, fill: Oklab, horizon: number): CutOut[] {
  const side = random() < 0.5 ? -1 : 1;
  const [x, foot] = [width * (0.5 + side * (0.26 + 0.16 * random())), height * (horizon + 0.06)];
  const h = height * (0.3 + 0.12 * random());
  const bows = Array.from({ length: 13 }, (_, index) => {
    const up = index / 13;
    const aside = (index % 2 ? 1 : -1) * (1 - up) * (0.5 + 0.4 * random());
    return { cx: x + h * 0.8 * aside, cy: foot - h * up * 0.9, r: h * (0.26 - 0.1 * up) };
  });
  const laid = (dx: number, dy: number, scale: number) =>
    bows.map(({ cx, cy, r }) => lobe(cx + r * dx, cy + r * dy, r * scale * 1.1, r * scale));
  return [
    cut(lighter(fill, -0.03), ...laid(0.06, 0.06, 1)),
    cut(lighter(fill, -0.005), ...laid(-0.1, -0.14, 0.82)),
  ];
}

export function cloudAt(x: number, y: number, w: number): string[] {
  return [
    `r ${x - w} ${y - w * 0.16} ${2 * w} ${w * 0.34} ${w * 0.17}`,
    `o ${x - w * 0.35} ${y - w * 0.16} ${w * 0.36} ${w * 0.36}`,
    `o ${x + w * 0.25} ${y - w * 0.22} ${w * 0.46} ${w * 0.46}`,
  ];
}
