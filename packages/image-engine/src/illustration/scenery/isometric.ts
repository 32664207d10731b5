import type { Oklab } from '@armoni/colour/oklab';
import type { Place } from '../illustration-description.ts';
import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from './stage.ts';

/** Cells along a side of the slab, and how wide one is as a share of the picture's shorter side. */
const cells = 6;
const cellShare = 0.09;
const [across, down] = [Math.cos(Math.PI / 6), 0.5];
/** The middle of the slab, as a share of the height. */
const middle = 0.6;

type Ground = 'town' | 'room' | 'water' | 'sand' | 'snow' | 'grass';
const kinds: Readonly<Record<Exclude<Ground, 'grass'>, readonly Place[]>> = {
  town: ['road', 'street', 'alley', 'paris', 'newyork', 'city', 'neon', 'market', 'cafe', 'canal'],
  room: [
    ...(['room', 'bedroom', 'kitchen', 'office', 'library', 'bathroom', 'table'] as const),
    ...(['studio', 'party', 'stage', 'wall', 'ring'] as const),
  ],
  water: ['sea', 'river', 'underwater'],
  sand: ['desert', 'beach', 'savanna'],
  snow: ['snow', 'ice', 'mountain'],
};

function groundOf(place: Place): Ground {
  const found = Object.entries(kinds).find(([, places]) => places.includes(place));
  return (found?.[0] as Ground | undefined) ?? 'grass';
}

type Grid = {
  readonly at: (x: number, y: number, z?: number) => string;
  readonly setting: Setting;
};

/** A slab seen from above at the angles of an axonometry; what is wished for stands in its middle. */
export function isometric(setting: Setting, hasThings: boolean): Stage {
  const { width, height, palette } = setting;
  const side = Math.min(width, height) * cellShare;
  const at = (x: number, y: number, z = 0) =>
    `${width / 2 + (x - y) * across * side} ${height * middle + (x + y - cells) * down * side - z * side}`;
  const grid: Grid = { at, setting };
  const isIsle = [...setting.shown].some((id) => /island/.test(id));
  const kind = isIsle ? 'water' : groundOf(setting.place);
  const wall = lighter(tone(palette.sky), palette.isDark ? 0 : 0.02);
  const pool = blend(wall, tone(palette.disc), 0.25);
  const radius = Math.min(width, height) * 0.46;
  return {
    back: [
      flat('ground', [sheet(setting, wall)]),
      flat('pool', [cut(pool, `o ${width / 2} ${height * 0.52} ${radius} ${radius}`)]),
      flat('slab', slab(grid, kind)),
      ...(kind === 'room' ? walls(grid) : growthOn(grid, kind, hasThings)),
    ],
    front: [],
    base: height * middle + side * 0.6,
    horizon: 0,
    hasGround: true,
  };
}

const flat = (name: string, cutOuts: readonly CutOut[]): Group => ({
  ...backdrop(name, cutOuts),
  isFlat: true,
});

function topOf(kind: Ground, { palette }: Setting): Oklab {
  const tops: Record<Ground, string> = {
    ...{ town: '#b9b6c0', room: '#d2a777', water: '#5fb0c9', sand: '#e6c78c' },
    ...{ snow: '#eef4f8', grass: '#86b866' },
  };
  const near = kind === 'room' || kind === 'town' ? palette.far : palette.ground;
  return blend(tone(tops[kind]), tone(near), palette.isDark ? 0.6 : 0.22);
}

function slab({ at, setting }: Grid, kind: Ground): CutOut[] {
  const top = topOf(kind, setting);
  const soil = kind === 'room' || kind === 'town' ? lighter(top, -0.1) : tone('#a9794f');
  const n = cells;
  const deep = 0.7;
  const lines = Array.from({ length: n - 1 }, (_, index) => index + 1);
  const detail =
    kind === 'room'
      ? lines.map((y) => `p ${at(0, y)} ${at(n, y)} ${at(n, y + 0.05)} ${at(0, y + 0.05)}`)
      : kind === 'town'
        ? [`p ${at(0, 3.6)} ${at(n, 3.6)} ${at(n, 5)} ${at(0, 5)}`]
        : kind === 'water'
          ? lines.flatMap((y) => [
              `p ${at(y * 0.7, y)} ${at(y * 0.7 + 0.9, y)} ${at(y * 0.7 + 0.9, y + 0.1)} ${at(y * 0.7, y + 0.1)}`,
              `p ${at(n - y * 0.8, y + 0.5)} ${at(n - y * 0.8 + 0.6, y + 0.5)} ${at(n - y * 0.8 + 0.6, y + 0.6)} ${at(n - y * 0.8, y + 0.6)}`,
            ])
          : [];
  const dashes = [0.4, 1.6, 2.8, 4, 5.2].map(
    (x) => `p ${at(x, 4.26)} ${at(x + 0.6, 4.26)} ${at(x + 0.6, 4.36)} ${at(x, 4.36)}`,
  );
  return [
    cut(lighter(soil, -0.02), `p ${at(0, n)} ${at(n, n)} ${at(n, n, -deep)} ${at(0, n, -deep)}`),
    cut(lighter(soil, -0.12), `p ${at(n, 0)} ${at(n, n)} ${at(n, n, -deep)} ${at(n, 0, -deep)}`),
    cut(top, `p ${at(0, 0)} ${at(n, 0)} ${at(n, n)} ${at(0, n)}`),
    ...(detail.length > 0 ? [cut(lighter(top, kind === 'water' ? 0.08 : -0.07), ...detail)] : []),
    ...(kind === 'town' ? [cut(tone('#f6efe0'), ...dashes)] : []),
  ];
}

/** Two walls with a window and a picture, and a rug. */
function walls({ at, setting }: Grid): Group[] {
  const { palette } = setting;
  const n = cells;
  const high = 4.2;
  const left = blend(tone(palette.sky), tone(palette.far), 0.55);
  const onLeft = (y0: number, y1: number, z0: number, z1: number) =>
    `p ${at(0, y0, z0)} ${at(0, y1, z0)} ${at(0, y1, z1)} ${at(0, y0, z1)}`;
  const onRight = (x0: number, x1: number, z0: number, z1: number) =>
    `p ${at(x0, 0, z0)} ${at(x1, 0, z0)} ${at(x1, 0, z1)} ${at(x0, 0, z1)}`;
  const white = tone('#f7f2e8');
  const rugAt = (edge: number) =>
    `p ${at(1 + edge, 1.4 + edge)} ${at(5 - edge, 1.4 + edge)} ${at(5 - edge, 5 - edge)} ${at(1 + edge, 5 - edge)}`;
  return [
    flat('walls', [
      cut(lighter(left, 0.04), onLeft(0, n, 0, high)),
      cut(lighter(left, -0.04), onRight(0, n, 0, high)),
      cut(white, onLeft(0, n, 0, 0.2), onRight(0, n, 0, 0.2)),
      cut(white, onLeft(1.8, 4.2, 1.3, 3.4)),
      cut(
        palette.isDark ? tone('#1a2350') : lighter(tone(palette.sky), 0.06),
        onLeft(1.95, 2.95, 1.45, 3.25),
        onLeft(3.05, 4.05, 1.45, 3.25),
      ),
      cut(tone(palette.near), onRight(3.4, 5, 1.9, 3.3)),
      cut(tone(palette.disc), onRight(3.55, 4.85, 2.05, 3.15)),
    ]),
    flat('rug', [
      cut(blend(tone(palette.disc), tone(palette.near), 0.3), rugAt(0)),
      cut(tone(palette.disc), rugAt(0.25)),
    ]),
  ];
}

/** Houses or trees along the two far sides, and low ones where nothing else stands. */
function growthOn(grid: Grid, kind: Ground, hasThings: boolean): Group[] {
  if (kind === 'water') return [];
  const { random } = grid.setting;
  const spots: [number, number][] = [];
  for (let sum = 0; sum <= 2 * (cells - 1); sum += 1) {
    for (let x = Math.max(0, sum - cells + 1); x <= Math.min(cells - 1, sum); x += 1) {
      const y = sum - x;
      const isFar = x === 0 || y === 0;
      const isRoad = kind === 'town' && (y === 3 || y === 4);
      if (!isRoad && (isFar || (!hasThings && (x + y) % 2 === 0))) spots.push([x, y]);
    }
  }
  const share = kind === 'town' ? 0.9 : kind === 'sand' ? 0.3 : 0.62;
  return spots
    .filter(() => random() < share)
    .map(([x, y]) => {
      const isHouse = kind === 'town' && random() < 0.72;
      return isHouse ? tower(grid, x, y) : tree(grid, x, y, kind);
    });
}

const fronts = ['#e58f6b', '#f0c987', '#9cc2b8', '#e7a5a0', '#8fb0d0', '#d9b8d0'];

function tower({ at, setting }: Grid, x: number, y: number): Group {
  const { palette, random } = setting;
  const hex = fronts[Math.floor(random() * fronts.length)]!;
  const fill = blend(tone(hex), tone(palette.far), palette.isDark ? 0.55 : 0.12);
  const high = 1.4 + 3.4 * random() ** 1.3;
  const [x0, x1, y0, y1] = [x + 0.12, x + 0.9, y + 0.12, y + 0.9];
  const lit: string[] = [];
  const dark: string[] = [];
  for (let z = 0.35; z < high - 0.4; z += 0.55) {
    for (const share of [0.16, 0.6]) {
      const [a, b] = [x0 + 0.78 * share, x0 + 0.78 * (share + 0.24)];
      const [c, d] = [y0 + 0.78 * share, y0 + 0.78 * (share + 0.24)];
      const list = random() < (palette.isDark ? 0.6 : 0.15) ? lit : dark;
      list.push(`p ${at(a, y1, z)} ${at(b, y1, z)} ${at(b, y1, z + 0.3)} ${at(a, y1, z + 0.3)}`);
      dark.push(`p ${at(x1, c, z)} ${at(x1, d, z)} ${at(x1, d, z + 0.3)} ${at(x1, c, z + 0.3)}`);
    }
  }
  return flat('tower', [
    cut(
      lighter(fill, 0.01),
      `p ${at(x0, y1)} ${at(x1, y1)} ${at(x1, y1, high)} ${at(x0, y1, high)}`,
    ),
    cut(
      lighter(fill, -0.1),
      `p ${at(x1, y0)} ${at(x1, y1)} ${at(x1, y1, high)} ${at(x1, y0, high)}`,
    ),
    cut(
      lighter(fill, 0.09),
      `p ${at(x0, y0, high)} ${at(x1, y0, high)} ${at(x1, y1, high)} ${at(x0, y1, high)}`,
    ),
    cut(blend(tone('#4f6f8a'), fill, 0.3), ...dark),
    ...(lit.length > 0 ? [cut(tone('#ffd27a'), ...lit)] : []),
  ]);
}

/** A trunk and two or three pyramids, each with a lit and a shaded side. */
function tree({ at, setting }: Grid, x: number, y: number, kind: Ground): Group {
  const { palette, random } = setting;
  const green = kind === 'snow' ? '#7fa6a0' : kind === 'sand' ? '#7f9a55' : '#4f9560';
  const fill = blend(tone(green), tone(palette.near), palette.isDark ? 0.5 : 0.15);
  const [cx, cy] = [x + 0.3 + 0.4 * random(), y + 0.3 + 0.4 * random()];
  const size = 0.75 + 0.4 * random();
  const tiers = [0.3, 0.75, 1.15].map((z, tier): CutOut[] => {
    const r = (0.44 - 0.1 * tier) * size;
    const tip = at(cx, cy, (z + 0.85) * size);
    const foot = z * size;
    return [
      cut(lighter(fill, 0.04), `p ${at(cx - r, cy + r, foot)} ${at(cx + r, cy + r, foot)} ${tip}`),
      cut(lighter(fill, -0.07), `p ${at(cx + r, cy - r, foot)} ${at(cx + r, cy + r, foot)} ${tip}`),
    ];
  });
  const w = 0.08;
  return flat('tree', [
    cut(
      tone('#7a5236'),
      `p ${at(cx - w, cy + w)} ${at(cx + w, cy + w)} ${at(cx + w, cy + w, 0.4)} ${at(cx - w, cy + w, 0.4)}`,
    ),
    ...tiers.flat(),
  ]);
}
