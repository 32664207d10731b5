import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import type { Finish } from '../../room-finish.ts';
import { backdrop, cut, isWet, liesSnow, type Setting, snowIn } from '../stage.ts';
import { floorLine } from './room-pieces.ts';

/** A window as wide as the wall, and what lies behind it. */
export function pictureWindow(setting: Setting, pane: Pane = widePane(setting)): Group[] {
  const { width, palette, finish = {} } = setting;
  const { left, top, w, h } = pane;
  const frame = blend(tone('#f6f1e6'), tone(palette.sky), palette.isDark ? 0.6 : 0.1);
  const panes = w > width * 0.5 ? 3 : 2;
  const bars = Array.from(
    { length: panes - 1 },
    (_, at) => `r ${left + (w / panes) * (at + 1) - 6} ${top} 12 ${h}`,
  );
  return [
    backdrop('window', [
      cut(frame, `r ${left - 16} ${top - 16} ${w + 32} ${h + 16} 4`),
      ...viewOf(setting, { left, top, w, h }, finish.view ?? null),
    ]),
    backdrop('window bars', [
      cut(
        frame,
        ...bars,
        `r ${left - 16} ${top + h - 4} ${w + 32} 20 3`,
        `r ${left} ${top + h * 0.22} ${w} 9`,
      ),
    ]),
  ];
}

const widePane = ({ width, height }: Setting): Pane => ({
  ...{ left: width * 0.14, top: height * 0.13, w: width * 0.72 },
  h: height * floorLine - height * 0.13,
});

type Pane = { readonly left: number; readonly top: number; readonly w: number; readonly h: number };

/** What lies behind the panes: a garden or hills, the sea, a town or mountains. */
function viewOf(setting: Setting, pane: Pane, view: View | null): CutOut[] {
  const { left, top, w, h } = pane;
  const light = lightOf(setting);
  const disc = isWet(setting)
    ? []
    : [cut(light.disc, `o ${left + w * 0.78} ${top + h * 0.2} ${w * 0.05} ${w * 0.05}`)];
  const shown = view === null || view === 'space' ? land : views[view];
  return [
    cut(light.sky, `r ${left} ${top} ${w} ${h}`),
    ...disc,
    ...shown(setting, pane, { ...light, isGarden: view === 'garden' }),
    ...fallBefore(setting, pane, light.sky),
  ];
}

type View = NonNullable<Finish['view']>;
type Light = {
  readonly sky: Oklab;
  readonly disc: Oklab;
  readonly far: Oklab;
  readonly near: Oklab;
  readonly isGarden?: boolean;
};

function lightOf(setting: Setting): Light {
  const { palette } = setting;
  if (palette.isDark) {
    const [sky, disc, far, near] = ['#151c42', '#f4ecd0', '#22304f', '#1b2a3d'].map(tone);
    return { sky: sky!, disc: disc!, far: far!, near: near! };
  }
  const clear = lighter(blend(tone('#bfe2f2'), tone(palette.sky), 0.3), 0.03);
  const sky = isWet(setting) ? tone('#a9b7c2') : clear;
  return {
    ...{ sky, disc: blend(tone(palette.disc), sky, 0.25) },
    ...{
      far: blend(tone(palette.far), sky, 0.25),
      near: blend(tone('#a3bf80'), blend(tone(palette.far), sky, 0.3), 0.35),
    },
  };
}

const hill = ({ left, top, w, h }: Pane, y: number, swell: number) =>
  `M${left} ${top + h * y} C${left + w * 0.25} ${top + h * (y - swell)} ${left + w * 0.45} ${top + h * (y + swell)} ${left + w * 0.65} ${top + h * y} C${left + w * 0.8} ${top + h * (y - swell)} ${left + w * 0.9} ${top + h * y} ${left + w} ${top + h * (y - swell * 0.6)} L${left + w} ${top + h} L${left} ${top + h}Z`;

function sea({ palette }: Setting, { left, top, w, h }: Pane, { sky }: Light): CutOut[] {
  const water = palette.isDark ? tone('#1d3a5c') : blend(tone('#4fa3c4'), sky, 0.1);
  const glints = [0.6, 0.7, 0.82].map(
    (y, at) => `r ${left + w * (0.1 + 0.22 * at)} ${top + h * y} ${w * 0.3} 5 2`,
  );
  return [
    cut(water, `r ${left} ${top + h * 0.52} ${w} ${h * 0.48}`),
    cut(lighter(water, 0.09), ...glints),
    cut(
      tone('#f7f3ea'),
      `p ${left + w * 0.3} ${top + h * 0.53} ${left + w * 0.3} ${top + h * 0.38} ${left + w * 0.38} ${top + h * 0.53}`,
    ),
  ];
}

function town({ palette }: Setting, { left, top, w, h }: Pane, { far }: Light): CutOut[] {
  const heights = [0.4, 0.58, 0.34, 0.66, 0.46, 0.3, 0.54, 0.42, 0.62];
  const lit = heights.flatMap((y, at) =>
    [0.08, 0.18, 0.28]
      .filter((down) => down < y - 0.06)
      .map(
        (down) =>
          `r ${left + (w / 9) * (at + 0.28 + 0.3 * (at % 2))} ${top + h * (0.95 - y + down)} 9 14`,
      ),
  );
  return [
    cut(
      far,
      ...heights.map(
        (y, at) =>
          `r ${left + (w / 9) * at} ${top + h * (0.95 - y)} ${w / 9 - 5} ${h * (y + 0.05)}`,
      ),
    ),
    cut(palette.isDark ? tone('#ffd98a') : lighter(far, 0.12), ...lit),
  ];
}

function mountains(setting: Setting, pane: Pane, { far, near }: Light): CutOut[] {
  const { left, top, w, h } = pane;
  const peak = (x: number, y: number, wide: number) =>
    `p ${left + w * (x - wide)} ${top + h} ${left + w * x} ${top + h * y} ${left + w * (x + wide)} ${top + h}`;
  const cap = (x: number, y: number) =>
    `p ${left + w * (x - 0.06)} ${top + h * (y + 0.16)} ${left + w * x} ${top + h * y} ${left + w * (x + 0.06)} ${top + h * (y + 0.16)} ${left + w * x} ${top + h * (y + 0.12)}`;
  return [
    cut(far, peak(0.3, 0.24, 0.3), peak(0.66, 0.34, 0.28)),
    cut(snowIn(setting), cap(0.3, 0.24), cap(0.66, 0.34)),
    cut(near, hill(pane, 0.82, 0.05)),
  ];
}

function land(setting: Setting, pane: Pane, { far, near, isGarden = false }: Light): CutOut[] {
  const { left, top, w, h } = pane;
  const { palette } = setting;
  const hasSnow = liesSnow(setting);
  const trees = isGarden ? [0.18, 0.4, 0.58, 0.84] : [0.24, 0.8];
  const leaf = palette.isDark
    ? tone('#22413d')
    : blend(tone(hasSnow ? '#8fb0a8' : '#5f9f5a'), tone(palette.far), 0.25);
  const flowers = (xs: readonly number[]) =>
    xs.map((x, at) => `o ${left + w * x} ${top + h * (0.88 + 0.03 * (at % 3))} 9 9`);
  return [
    cut(hasSnow ? lighter(snowIn(setting), -0.05) : far, hill(pane, 0.6, 0.08)),
    cut(hasSnow ? snowIn(setting) : near, hill(pane, 0.78, 0.04)),
    cut(
      tone('#7a5236'),
      ...trees.map((x) => `r ${left + w * x - 4} ${top + h * 0.66} 8 ${h * 0.16}`),
    ),
    cut(leaf, ...trees.flatMap((x, at) => crown(pane, x, at))),
    cut(lighter(leaf, 0.05), ...trees.map((x, at) => crown(pane, x, at)[2]!)),
    cut(lighter(leaf, -0.04), ...bushes(pane)),
    ...(isGarden && !hasSnow
      ? [
          cut(tone('#e86a7a'), ...flowers([0.1, 0.24, 0.44, 0.62, 0.74, 0.94])),
          cut(tone('#f6c94e'), ...flowers([0.17, 0.38, 0.55, 0.82])),
        ]
      : []),
  ];
}

/** Of three rounds, as large as its pane lets it be. */
function crown({ left, top, w, h }: Pane, x: number, at: number): string[] {
  const r = Math.min(w * 0.16, h * 0.13) * (1 + 0.16 * (at % 2));
  const [cx, cy] = [left + w * x, top + h * (0.58 - 0.03 * (at % 2))];
  return [
    `o ${cx - r * 0.62} ${cy + r * 0.3} ${r * 0.72} ${r * 0.66}`,
    `o ${cx + r * 0.62} ${cy + r * 0.26} ${r * 0.76} ${r * 0.7}`,
    `o ${cx - r * 0.04} ${cy - r * 0.34} ${r * 0.84} ${r * 0.8}`,
  ];
}

const bushes = ({ left, top, w, h }: Pane): string[] =>
  [0.04, 0.13, 0.5, 0.6, 0.95].map((x, at) => {
    const r = Math.min(w * 0.1, h * 0.1) * (1 - 0.2 * (at % 2));
    const wide = Math.min(r * 1.3, w * x, w * (1 - x));
    return `o ${left + w * x} ${top + h * 0.985 - r * 0.5} ${wide} ${r * 0.5}`;
  });

const views = { garden: land, sea, city: town, mountain: mountains } as const;

/** Drops on the panes, or flakes behind them. */
function fallBefore(setting: Setting, { left, top, w, h }: Pane, sky: Oklab): CutOut[] {
  const spots = Array.from(
    { length: 26 },
    (_, at) => [left + 20 + ((at * 83) % (w - 40)), top + 20 + ((at * 61) % (h - 70))] as const,
  );
  if (isWet(setting))
    return [
      cut(lighter(sky, 0.13), ...spots.map(([x, y]) => `k ${x} ${y} ${x - 7} ${y + 34} 2 3.4`)),
    ];
  if (setting.weather !== 'snow') return [];
  return [cut(tone('#ffffff'), ...spots.map(([x, y]) => `o ${x} ${y} 5 5`))];
}
