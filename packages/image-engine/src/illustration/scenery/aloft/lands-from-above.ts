import { lighter } from '../../palette/tones.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, type Stage, sheet } from '../stage.ts';
import { boatFrom, carFrom } from './craft.ts';
import {
  apartFrom,
  box,
  type Crown,
  crowns,
  dashes,
  jittered,
  meadow,
  type Point,
  ribbon,
  roofFrom,
  turned,
  winding,
} from './parts.ts';
import { told } from './told.ts';
import { boats } from './waters-from-above.ts';

export const road = '#c9b393';
const asphalt = '#7d8087';
const river = '#4f9dbd';

/** Nothing stands there: all of it is seen from far above. */
export const above = (setting: Setting, back: readonly Group[]): Stage => ({
  ...{ back, front: [] },
  ...{ base: setting.height * 0.9, horizon: setting.height * 0.1, hasGround: false },
});

/** Rows of what grows on it, by the crop; each a ground and its rows. */
const crops: Readonly<Record<string, readonly [ground: string, row: string]>> = {
  wheat: ['#e3c569', '#d3af4f'],
  lavender: ['#b9a3cf', '#7d62ad'],
  sunflower: ['#8fa548', '#f0c23a'],
  tulip: ['#7fa858', '#e0566a'],
  poppy: ['#93ad5a', '#d8483c'],
  rapeseed: ['#d9cf4a', '#f0dc3e'],
  maize: ['#9fb155', '#7c963e'],
  rice: ['#a7c07a', '#7fb0a4'],
  flowers: ['#8fb562', '#e88fb0'],
  vine: ['#c9b183', '#6f9450'],
};
const mixed: readonly (readonly [string, string])[] = [
  crops.wheat!,
  ['#8fb35c', '#7da24e'],
  ['#b08a5f', '#9c774f'],
  crops.maize!,
  ['#c8d08a', '#b7c176'],
  ['#6f9a55', '#628b4b'],
  crops.rapeseed!,
];

/** A patchwork of fields, hedges between them, a lane through it and a farm. */
export function fieldsFromAbove(setting: Setting): Stage {
  const { width, height, crop, random } = setting;
  const short = Math.min(width, height);
  const lean = -0.22 + 0.1 * random();
  const cell = short * (crop ? 0.46 : 0.36);
  const own = crop ? crops[crop] : undefined;
  const fields: CutOut[] = [];
  const hedges: Crown[] = [];
  const middle: Point = [width / 2, height / 2];
  const reach = Math.ceil((Math.hypot(width, height) * 0.62) / cell);
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach; column <= reach; column += 1) {
      const at: Point = [(column + (row % 2 === 0 ? 0.3 : 0)) * cell * 1.25, row * cell];
      const isOwn = own && random() < 0.72;
      const [ground, rows] = isOwn ? own : mixed[Math.floor(random() * mixed.length)]!;
      const isAcross = !own && random() < 0.45;
      fields.push(...field(setting, { at, cell, lean, middle, isAcross }, { ground, rows }));
      for (let step = 0; step < 9; step += 1)
        if (random() < 0.5)
          hedges.push({
            at: spin([at[0] + cell * (step / 9 - 0.5) * 1.25, at[1] - cell * 0.5], middle, lean),
            r: short * (0.011 + 0.011 * random()),
          });
    }
  const lane = winding(
    [
      [-80, height * 0.84],
      [width + 80, height * 0.3],
    ],
    { swing: short * 0.05, waves: 1.1, phase: 6 * random() },
  );
  const farm: Point = [width * 0.68, lane[Math.round(61 * 0.66)]![1] - short * 0.11];
  return above(setting, [
    backdrop('fields', [sheet(setting, meadow(setting, '#7f9f58')), ...fields]),
    crowns(
      setting,
      hedges.filter(({ at }) => apartFrom(lane, at) > short * 0.03),
      'hedges',
    ),
    backdrop('lane', [
      cut(lighter(meadow(setting, road), -0.05), ribbon(lane, short * 0.034)),
      cut(meadow(setting, road), ribbon(lane, short * 0.026)),
    ]),
    farmAt(setting, farm, short),
    ...tractorOn(setting, lane, short),
  ]);
}

const spin = ([x, y]: Point, [cx, cy]: Point, turn: number): Point => {
  const [moved, other] = turned([[x, y]], [cx, cy], turn);
  return [moved!, other!];
};

type Parcel = {
  readonly at: Point;
  readonly cell: number;
  readonly lean: number;
  readonly middle: Point;
  readonly isAcross: boolean;
};

function field(
  setting: Setting,
  { at, cell, lean, middle, isAcross }: Parcel,
  { ground, rows }: { readonly ground: string; readonly rows: string },
): CutOut[] {
  const [w, h] = [cell * 1.25 - 9, cell - 9];
  const long = isAcross ? h : w;
  const count = Math.round((isAcross ? w : h) / 17);
  const lines = Array.from({ length: count }, (_, row): Contour => {
    const aside = ((row + 0.5) / count - 0.5) * (isAcross ? w : h);
    const one = isAcross ? box(7, long, at[0] + aside, at[1]) : box(long, 7, at[0], at[1] + aside);
    return turned(one, middle, lean);
  });
  return [
    cut(meadow(setting, ground), turned(box(w, h, at[0], at[1]), middle, lean)),
    cut(
      liesSnow(setting) ? lighter(meadow(setting, rows), -0.035) : lit(setting, rows, 0.02),
      ...lines,
    ),
  ];
}

function farmAt(setting: Setting, [x, y]: Point, short: number): Group {
  const ground = meadow(setting, '#a9b873');
  const roof = '#b9573d';
  return backdrop('farm', [
    cut(ground, turned(box(short * 0.27, short * 0.2), [x, y], -0.2)),
    ...roofFrom(
      setting,
      { at: [x - short * 0.06, y - short * 0.02], w: short * 0.12, h: short * 0.075, turn: -0.2 },
      roof,
      ground,
    ),
    ...roofFrom(
      setting,
      { at: [x + short * 0.07, y + short * 0.01], w: short * 0.1, h: short * 0.06, turn: 1.37 },
      '#8f6f58',
      ground,
    ),
  ]);
}

function tractorOn(setting: Setting, lane: readonly Point[], short: number): Group[] {
  const asked = told(setting, /tractor/);
  if (!asked) return [];
  const at = lane[18]!;
  const [nx, ny] = lane[19]!;
  const turn = Math.atan2(ny - at[1], nx - at[0]);
  return [
    backdrop(
      'tractor',
      carFrom(setting, { at, long: short * 0.075, turn, hex: asked.hex ?? '#c8352e' }, road),
    ),
  ];
}

/** A wood of crowns, close to each other. */
export function forestFromAbove(setting: Setting): Stage {
  return above(setting, [
    woodFloor(setting),
    crowns(
      setting,
      wood(setting, () => true),
    ),
  ]);
}

const woodFloor = (setting: Setting): Group =>
  backdrop('wood floor', [sheet(setting, meadow(setting, '#3f6f45'))]);

function wood(setting: Setting, isFree: (at: Point, r: number) => boolean): Crown[] {
  const short = Math.min(setting.width, setting.height);
  return jittered(setting, short * 0.066, 0.45).flatMap((at) => {
    const r = short * (0.032 + 0.022 * setting.random());
    return isFree(at, r) ? [{ at, r }] : [];
  });
}

/** A river that winds through its wood. */
export function riverFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const line = winding(
    [
      [width * 0.14, -90],
      [width * 0.86, height + 90],
    ],
    { swing: short * 0.2, waves: 1.25, phase: 6 * random() },
  );
  const water = lit(setting, river, 0.02);
  const wide = short * 0.15;
  const boat = told(setting, boats);
  const [at, next] = [line[30]!, line[31]!];
  return above(setting, [
    woodFloor(setting),
    backdrop('river', [
      cut(meadow(setting, '#d9c79a'), ribbon(line, wide * 1.28)),
      cut(lighter(water, 0.05), ribbon(line, wide * 1.06)),
      cut(water, ribbon(line, wide * 0.9)),
      cut(lighter(water, -0.045), ribbon(line, wide * 0.4)),
      cut(lighter(water, 0.08), ...ripples(line, wide, random)),
    ]),
    crowns(
      setting,
      wood(setting, (one, r) => apartFrom(line, one) > wide * 0.62 + r * 0.7),
    ),
    ...(boat
      ? [
          backdrop(
            'boat',
            boatFrom(
              setting,
              {
                at,
                long: short * 0.13,
                turn: Math.atan2(next[1] - at[1], next[0] - at[0]),
                hex: boat.hex ?? '#c8463a',
              },
              { sea: river, isUnderWay: true, hasSail: /sail/.test(boat.id) },
            ),
          ),
        ]
      : []),
  ]);
}

const ripples = (line: readonly Point[], wide: number, random: () => number): Contour[] =>
  line.flatMap(([x, y], at) =>
    at % 3 === 1 && line[at + 1]
      ? [
          ribbon(
            [[x, y], line[at + 1]!].map(
              ([a, b]): Point => [a! + wide * 0.5 * (random() - 0.5), b!],
            ),
            3,
          ),
        ]
      : [],
  );

/** A road through its wood, cars on it. */
export function roadFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const cars = told(
    setting,
    /^(car|automobile|racing-car|taxi|bus|truck|van|sport-utility|pickup|delivery|ambulance|police|convertible|red-car|old-car)/,
  );
  const isNear = cars?.isFirst && cars.count === 1;
  const wide = short * (isNear ? 0.42 : 0.14);
  const line = winding(
    [
      [width * 0.2, height + 90],
      [width * (isNear ? 0.62 : 0.8), -90],
    ],
    { swing: short * (isNear ? 0.02 : 0.17), waves: isNear ? 0.5 : 1, phase: 6 * random() },
  );
  const grey = meadow(setting, asphalt);
  const count = cars ? Math.min(6, Math.max(1, cars.count)) : 2;
  const hexes = ['#c8463a', '#f1ece2', '#3f6fa5', '#e2b23c', '#4c4f58', '#6d9a6a'];
  const placed = Array.from({ length: count }, (_, index) => {
    const step = isNear ? 30 : Math.round(8 + (46 * (index + 0.5)) / count);
    const [here, next] = [line[step]!, line[step + 1]!];
    const turn = Math.atan2(next[1] - here[1], next[0] - here[0]);
    const lane = (index % 2 === 0 ? 1 : -1) * wide * 0.24;
    const at: Point = [here[0] - Math.sin(turn) * lane, here[1] + Math.cos(turn) * lane];
    const heads = index % 2 === 0 ? turn : turn + Math.PI;
    const hex = cars?.hex ?? hexes[index % hexes.length]!;
    return carFrom(setting, { at, long: wide * (isNear ? 0.92 : 0.56), turn: heads, hex }, asphalt);
  });
  return above(setting, [
    woodFloor(setting),
    backdrop('road', [
      cut(meadow(setting, '#a9b070'), ribbon(line, wide * 1.3)),
      cut(grey, ribbon(line, wide)),
      cut(lit(setting, '#f4eedc', 0.02), ...dashes(line, wide * 0.035)),
      cut(lit(setting, '#f4eedc', 0.02), ...edges(line, wide)),
    ]),
    crowns(
      setting,
      wood(setting, (one, r) => apartFrom(line, one) > wide * 0.62 + r * 0.8),
    ),
    backdrop('cars', placed.flat()),
  ]);
}

const edges = (line: readonly Point[], wide: number): Contour[] =>
  [-1, 1].map((side) =>
    ribbon(
      line.map(([x, y], at): Point => {
        const [from, to] = [line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!];
        const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        const off = side * wide * 0.44;
        return [x - ((to[1] - from[1]) / long) * off, y + ((to[0] - from[0]) / long) * off];
      }),
      wide * 0.02,
    ),
  );
