import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { blade } from './growth.ts';
import { landStage } from './land-stage.ts';
import { peaksOf } from './peaks.ts';
import { skyOf } from './sky.ts';
import { lobe, tree } from './trees.ts';

/** What grows low on a land without trees. */
type Cover = {
  readonly hills: readonly string[];
  readonly ground: string;
  readonly tufts: readonly string[];
  /** Of each tuft: its blades, or a cushion. */
  readonly isCushion: boolean;
  readonly hasPools: boolean;
  readonly hasRocks: boolean;
};

const covers = {
  steppe: {
    hills: ['#b9a877', '#c6b172', '#cdb56a'],
    ground: '#d3bb6c',
    tufts: ['#b0944c', '#e2cd86', '#9f9a55'],
    ...{ isCushion: false, hasPools: false, hasRocks: false },
  },
  tundra: {
    hills: ['#8d9a86', '#a8844f', '#b4703f'],
    ground: '#9c8a4e',
    tufts: ['#b4503a', '#cf8a3e', '#7c8a52', '#c9bd92'],
    ...{ isCushion: true, hasPools: true, hasRocks: true },
  },
  heath: {
    hills: ['#8f8f9c', '#8a7a92', '#8d6f8e'],
    ground: '#7f8a58',
    tufts: ['#a5679c', '#8b5a94', '#6f7f4c', '#c08cb4'],
    ...{ isCushion: true, hasPools: true, hasRocks: true },
  },
  scrub: {
    hills: ['#9aa58c', '#94a06c', '#8c9a5c'],
    ground: '#cdb88a',
    tufts: ['#7c8f58', '#8f7fb4', '#97a56a', '#b9a14e'],
    ...{ isCushion: true, hasPools: false, hasRocks: true },
  },
} satisfies Record<string, Cover>;

/** Grass to the horizon, tents of felt afar. */
export const steppe = (setting: Setting): Stage => {
  const { width, height, shown } = setting;
  const side = setting.random() < 0.5 ? -1 : 1;
  const tents = shown.has('yurt')
    ? []
    : [
        piece(setting, 'yurt', at(0.5 + side * 0.3, 0.683, 0.085, 0.2)),
        piece(setting, 'yurt', at(0.5 + side * 0.16, 0.668, 0.055, 0.32)),
      ];
  return bareLand(setting, covers.steppe, tents);

  function at(x: number, base: number, high: number, air: number) {
    return { x: width * x, base: height * base, high: height * high, air };
  }
};

/** Moss and dwarf shrubs in their autumn colours between pools, snow on the mountains. */
export const tundra = (setting: Setting): Stage =>
  bareLand(setting, covers.tundra, [], peaksOf(setting));

export const heath = (setting: Setting): Stage => bareLand(setting, covers.heath, []);

/** Dry stones, lavender and box under the southern sun, a pine at one side. */
export const scrub = (setting: Setting): Stage => {
  const { width, height } = setting;
  const pine = { kind: 'pine', x: width * 0.88, base: height * 0.74, high: height * 0.5 } as const;
  return bareLand(setting, covers.scrub, [tree(setting, { ...pine, air: 0.08 })]);
};

function bareLand(setting: Setting, cover: Cover, afar: readonly Group[], behind?: Group): Stage {
  const { height, random } = setting;
  const rises = [0.575, 0.615, 0.655];
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.6 }),
      ...(behind ? [behind] : []),
      ...cover.hills.map((hex, index) =>
        backdrop(index === 0 ? 'farthest hills' : 'hills', [
          cut(
            lit(setting, hex, 0.45 - 0.14 * index),
            below(setting, height * rises[index]!, {
              ...{ swell: 26 - 8 * index, waves: 1 + 0.2 * index, phase: 6 * random() },
            }),
          ),
        ]),
      ),
      ...afar,
      backdrop('plain', [
        cut(
          lit(setting, cover.ground, 0.06),
          below(setting, height * 0.7, { swell: 8, waves: 0.7, phase: 6 * random() }),
        ),
      ]),
      ...(cover.hasPools ? [pools(setting)] : []),
      ...(cover.hasRocks ? [boulders(setting)] : []),
      tufted(setting, cover),
    ],
    { horizon: height * 0.6, front: [nearTufts(setting, cover)] },
  );
}

/** Still water that has the sky in it. */
function pools(setting: Setting): Group {
  const { width, height, palette, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const all = [
    [0.5 + side * 0.24, 0.735, 0.16, 0.011],
    [0.5 - side * 0.3, 0.775, 0.2, 0.02],
    [0.5 + side * 0.36, 0.83, 0.17, 0.022],
  ] as const;
  const of = (grow: number, by: number) =>
    all.map(([x, y, rx, ry]) =>
      lobe(width * x, height * (y + by), width * rx * grow, height * ry * grow),
    );
  return backdrop('pools', [
    cut(lit(setting, '#6b6a4c', 0.08), ...of(1.06, -0.004)),
    cut(lit(setting, palette.isDark ? palette.sky : '#86b3c9', 0.2), ...of(1, 0)),
    cut(lit(setting, '#cfe4ea', 0.1), ...of(0.5, 0.002)),
  ]);
}

function boulders(setting: Setting): Group {
  const { width, height, random } = setting;
  const spots = Array.from({ length: 7 }, () => ({
    x: width * random(),
    y: 0.72 + 0.2 * random(),
  })).toSorted((one, other) => one.y - other.y);
  return backdrop(
    'boulders',
    spots.flatMap(({ x, y }) => {
      const r = width * (0.012 + 0.11 * (y - 0.7));
      const [top, foot] = [height * y - r * 0.8, height * y];
      const form = (dx: number, grow: number) =>
        `M${x - r * grow + dx} ${foot} C${x - r * grow + dx} ${top} ${x + r * 0.4 * grow + dx} ${top - r * 0.1} ${x + r * grow + dx} ${foot}Z`;
      return [
        cut(lit(setting, '#857f76', 0.08), form(0, 1)),
        cut(lit(setting, '#a9a398', 0.06), form(-r * 0.14, 0.74)),
      ];
    }),
  );
}

const tuftCount = 110;

/** Low growth over all of the ground, the nearer the larger. */
function tufted(setting: Setting, cover: Cover): Group {
  const { width, height, random } = setting;
  const spots = Array.from({ length: tuftCount }, () => {
    const near = random() ** 1.3;
    return { x: width * (random() * 1.1 - 0.05), y: height * (0.705 + 0.29 * near), near };
  }).toSorted((one, other) => one.y - other.y);
  return backdrop(
    'tufts',
    cover.tufts.flatMap((hex, which) => {
      const own = spots.filter((_, index) => index % cover.tufts.length === which);
      return cut(lit(setting, hex, 0.08), ...own.flatMap((spot) => tuft(spot, cover.isCushion)));
    }),
  );
}

type Spot = { readonly x: number; readonly y: number; readonly near: number };

function tuft({ x, y, near }: Spot, isCushion: boolean): (string | Contour)[] {
  const h = 10 + 34 * near;
  return isCushion
    ? [lobe(x, y, h * 1.1, h * 0.42), lobe(x + h * 0.7, y + h * 0.1, h * 0.7, h * 0.32)]
    : [-0.6, -0.2, 0.15, 0.55].map((bend) => blade(x + bend * h * 0.3, y, h * 1.2, bend, 0.08));
}

/** At the lower corners, so that one looks over it. */
function nearTufts(setting: Setting, cover: Cover): Group {
  const { width, height } = setting;
  const spots = [0.02, 0.09, 0.17, 0.85, 0.93, 0.99].map((x, index) => ({
    x: width * x,
    y: height * (1.01 + 0.012 * (index % 2)),
    near: 1.3,
  }));
  return backdrop('near tufts', [
    cut(
      lit(setting, cover.tufts[0]!, 0),
      ...spots.flatMap((spot) => tuft({ ...spot, near: 2.2 }, cover.isCushion)),
    ),
    cut(
      lit(setting, cover.tufts[1]!, 0),
      ...spots.flatMap((spot) => tuft({ ...spot, x: spot.x + 22, near: 1.3 }, cover.isCushion)),
    ),
  ]);
}
