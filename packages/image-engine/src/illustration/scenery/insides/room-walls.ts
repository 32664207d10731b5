import type { Oklab } from '@armoni/colour/oklab';
import { toldColours } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import type { Finish } from '../../room-finish.ts';
import { backdrop, cut, type Setting, sheet } from '../stage.ts';
import { boards, floorLine } from './room-pieces.ts';

/** A wall seen from the front, of what it was said to be, and the floor before it. */
export function wallAndFloor(setting: Setting): Group[] {
  const { finish = {} } = setting;
  return [
    backdrop('wall', wallOf(setting)),
    backdrop('floor', floorOf(setting)),
    ...ceilingOf(setting),
    ...glowOf(setting, finish.glow),
  ];
}

const stuffs: Readonly<Record<NonNullable<Finish['wall']>, string | null>> = {
  ...{ brick: '#b8654c', stone: '#a89d8e', wood: '#b98a5a', concrete: '#aeb0ae', tiles: '#eef0ea' },
  ...{ marble: '#f1f1ef' },
  ...{ moulded: null, paper: null },
};

function wallOf(setting: Setting): CutOut[] {
  const { width, height, palette, finish = {} } = setting;
  const own = tone(palette.sky);
  const hex = finish.wall && stuffs[finish.wall];
  const wall = hex ? blend(tone(hex), own, palette.isDark ? 0.6 : 0.14) : own;
  const line = height * floorLine;
  const skirting = cut(
    lighter(wall, palette.isDark ? 0.06 : 0.05),
    `r -60 ${line - 16} ${width + 120} 16`,
  );
  const size = courses[finish.wall ?? 'none'];
  if (size) return [sheet(setting, lighter(wall, -0.07)), ...bricks(setting, wall, size), skirting];
  const dressing = finish.wall ? (dressings[finish.wall] ?? halved) : halved;
  return [sheet(setting, wall), ...dressing(setting, wall), skirting];
}

/** Of what is laid in courses: how wide and high one is. */
const courses: Readonly<Record<string, readonly [number, number]>> = {
  ...{ brick: [88, 36], stone: [140, 72], tiles: [64, 64] },
};

const dressings: Partial<
  Record<NonNullable<Finish['wall']>, (setting: Setting, wall: Oklab) => CutOut[]>
> = { wood: planked, concrete: cast, moulded: panelled, paper: printed, marble: veined };

/** Two tones with a rail between. */
function halved({ width, height, palette }: Setting, wall: Oklab): CutOut[] {
  return [
    cut(
      lighter(wall, palette.isDark ? 0.025 : -0.03),
      `r -60 ${height * 0.52} ${width + 120} ${height * (floorLine - 0.52)}`,
    ),
    cut(lighter(wall, palette.isDark ? 0.06 : 0.04), `r -60 ${height * 0.515} ${width + 120} 9`),
  ];
}

function planked({ width, height }: Setting, wall: Oklab): CutOut[] {
  const seams = Array.from(
    { length: 16 },
    (_, at) => `r ${(width / 15) * at} -60 4 ${height * floorLine + 60}`,
  );
  return [cut(lighter(wall, -0.06), ...seams)];
}

function cast({ width, height }: Setting, wall: Oklab): CutOut[] {
  const seams = [0.25, 0.5, 0.75].map((x) => `r ${width * x} -60 3 ${height * floorLine + 60}`);
  const holes = [0.14, 0.36, 0.64, 0.86].flatMap((x) =>
    [0.12, 0.5].map((y) => `o ${width * x} ${height * y} 6 6`),
  );
  return [cut(lighter(wall, -0.05), ...seams, ...holes, `r -60 ${height * 0.34} ${width + 120} 3`)];
}

/** Slabs with veins that run across their joints. */
function veined({ width, height, random }: Setting, wall: Oklab): CutOut[] {
  const vein = () => {
    const [x, y] = [width * random(), height * floorLine * random()];
    const [long, lean] = [width * (0.1 + 0.2 * random()), 0.5 + 0.6 * random()];
    return `k ${x} ${y} ${x + long} ${y + long * lean} ${2.5 + 3 * random()} 1.5`;
  };
  const joints = [0.25, 0.5, 0.75].map((x) => `r ${width * x} -60 3 ${height * floorLine + 60}`);
  return [
    cut(lighter(wall, -0.045), ...Array.from({ length: 11 }, vein)),
    cut(lighter(wall, -0.09), ...Array.from({ length: 6 }, vein)),
    cut(lighter(wall, -0.06), ...joints, `r -60 ${height * 0.36} ${width + 120} 3`),
  ];
}

/** Frames of plaster, as in a flat of Paris. */
function panelled({ width, height, palette }: Setting, wall: Oklab): CutOut[] {
  const count = Math.max(3, Math.round(width / 320));
  const frames = (inset: number) =>
    Array.from({ length: count }, (_, at) => {
      const [x, w] = [(width / count) * at + 26 + inset, width / count - 52 - 2 * inset];
      return [
        `r ${x} ${height * 0.1 + inset} ${w} ${height * 0.37 - 2 * inset} 2`,
        `r ${x} ${height * 0.525 + inset} ${w} ${height * 0.12 - 2 * inset} 2`,
      ];
    }).flat();
  const light = lighter(wall, palette.isDark ? 0.05 : 0.045);
  return [
    cut(
      light,
      `r -60 -60 ${width + 120} ${60 + height * 0.045}`,
      `r -60 ${height * 0.06} ${width + 120} 7`,
      ...frames(0),
    ),
    cut(wall, ...frames(8)),
    cut(light, `r -60 ${height * 0.492} ${width + 120} 9`),
  ];
}

/** Wallpaper with leaves. */
function printed({ width, height, palette }: Setting, wall: Oklab): CutOut[] {
  const print = Array.from({ length: 72 }, (_, index) => {
    const [row, column] = [Math.floor(index / 9), index % 9];
    const [x, y] = [(width / 8) * (column + (row % 2) / 2), height * (0.045 + 0.088 * row)];
    return [
      `o ${x} ${y} 9 15 30`,
      `o ${x + 13} ${y - 4} 7 12 -40`,
      `k ${x + 5} ${y + 6} ${x + 2} ${y + 30} 3`,
    ].filter(() => y < height * (floorLine - 0.04));
  }).flat();
  return [cut(lighter(wall, palette.isDark ? 0.07 : -0.06), ...print)];
}

/** Bricks, stones or tiles down to the floor. */
export function bricks(
  { width, height, random }: Setting,
  fill: Oklab,
  [wide, high]: readonly [number, number],
): CutOut[] {
  const line = height * floorLine;
  const isTile = wide === high;
  const [rows, columns] = [Math.ceil(line / high), Math.ceil(width / wide) + 1];
  const all = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return `r ${(column - (isTile ? 0 : (row % 2) / 2)) * wide + 3} ${line - (row + 1) * high + 3} ${wide - 6} ${high - 6} ${isTile ? 2 : 4}`;
  });
  const kinds = all.map(() => random());
  return [
    cut(fill, ...all.filter((_, at) => kinds[at]! < 0.72)),
    cut(lighter(fill, 0.03), ...all.filter((_, at) => kinds[at]! >= 0.72 && kinds[at]! < 0.88)),
    cut(lighter(fill, -0.03), ...all.filter((_, at) => kinds[at]! >= 0.88)),
  ].filter(({ contours }) => contours.length > 0);
}

function floorOf(setting: Setting): CutOut[] {
  const { width, height, palette, finish = {} } = setting;
  const wall = tone(palette.sky);
  const line = height * floorLine;
  const own = blend(tone(palette.ground), wall, palette.isDark ? 0.1 : 0.25);
  const plane = (fill: Oklab) => cut(fill, `r -60 ${line} ${width + 120} ${height}`);
  const shade = (hex: string) =>
    blend(tone(hex), tone(palette.isDark ? palette.near : palette.sky), palette.isDark ? 0.5 : 0.1);
  if (finish.floor === 'chevrons') {
    const wood = shade('#b98550');
    return [plane(wood), ...chevrons(setting, wood)];
  }
  if (finish.wall === 'marble' && finish.floor === undefined) {
    const slabs = shade('#e6e4df');
    return [plane(slabs), cut(lighter(slabs, -0.05), ...chequers(setting, false))];
  }
  if (finish.floor === 'parquet' || (finish.floor === undefined && finish.wall !== undefined)) {
    const wood = shade('#b98550');
    return [plane(wood), cut(lighter(wood, -0.05), ...boards(width, height))];
  }
  if (finish.floor === 'pale') {
    const wood = shade('#e3cba4');
    return [plane(wood), cut(lighter(wood, -0.045), ...boards(width, height))];
  }
  if (finish.floor === 'concrete') return [plane(shade('#a7a8a6'))];
  if (finish.floor === 'checkered' || finish.floor === 'tiles') {
    const isTwo = finish.floor === 'checkered';
    const dark = isTwo ? shade('#3a3a42') : lighter(shade('#c98f6a'), -0.05);
    return [
      plane(isTwo ? shade('#f2efe6') : shade('#cf9a78')),
      cut(dark, ...chequers(setting, isTwo)),
    ];
  }
  return [plane(own), cut(lighter(own, palette.isDark ? 0.03 : -0.035), ...boards(width, height))];
}

/** Slats that meet in points, row after row. */
function chevrons({ width, height }: Setting, wood: Oklab): CutOut[] {
  const line = height * floorLine;
  const [deep, columns, rows] = [height - line, 12, 9];
  const y = (row: number) => line + deep * 1.1 * (row / rows) ** 1.5;
  const x = (column: number, at: number) =>
    width / 2 + (column - columns / 2) * (width / 7) * (0.75 + (0.9 * (at - line)) / deep);
  const slats = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [left, right] = column % 2 === 0 ? [0, 0.55] : [0.55, 0];
    const [a, b, c, d] = [y(row + left), y(row + right), y(row + 0.5 + right), y(row + 0.5 + left)];
    return `p ${x(column, a)} ${a} ${x(column + 1, b)} ${b} ${x(column + 1, c)} ${c} ${x(column, d)} ${d}`;
  });
  return [
    cut(lighter(wood, -0.055), ...slats.filter((_, at) => at % 2 === 0)),
    cut(lighter(wood, 0.025), ...slats.filter((_, at) => at % 2 === 1)),
  ];
}

/** Tiles that run to a point behind the wall: every other one, or the seams between them. */
function chequers({ width, height }: Setting, isTwo: boolean): string[] {
  const line = height * floorLine;
  const rows = [0, 0.1, 0.24, 0.43, 0.68, 1.02].map((share) => line + (height - line) * share);
  const columns = 14;
  const spread = (y: number) => 1 + (1.5 * (y - line)) / (height - line);
  const x = (column: number, y: number) =>
    width / 2 + (column - columns / 2) * (width / 9) * spread(y) * 0.66;
  const quads = rows
    .slice(0, -1)
    .flatMap((y, row) =>
      Array.from({ length: columns }, (_, column) => ({ column, row, y, next: rows[row + 1]! })),
    );
  if (isTwo)
    return quads
      .filter(({ column, row }) => (column + row) % 2 === 0)
      .map(
        ({ column, y, next }) =>
          `p ${x(column, y)} ${y} ${x(column + 1, y)} ${y} ${x(column + 1, next)} ${next} ${x(column, next)} ${next}`,
      );
  const low = rows.at(-1)!;
  return [
    ...rows.slice(1, -1).map((y) => `r -60 ${y} ${width + 120} 4`),
    ...Array.from(
      { length: columns + 1 },
      (_, column) =>
        `p ${x(column, line)} ${line} ${x(column, line) + 3} ${line} ${x(column, low) + 6} ${low} ${x(column, low)} ${low}`,
    ),
  ];
}

function ceilingOf({ width, height, palette, finish = {} }: Setting): Group[] {
  if (finish.ceiling === 'beams') {
    const wood = blend(tone('#7a5234'), tone(palette.sky), palette.isDark ? 0.45 : 0.12);
    const ends = [0.1, 0.3, 0.5, 0.7, 0.9];
    return [
      backdrop('beams', [
        cut(lighter(wood, -0.05), `r -60 -60 ${width + 120} ${60 + height * 0.03}`),
        cut(wood, `r -60 ${height * 0.03} ${width + 120} ${height * 0.045}`),
        cut(lighter(wood, 0.05), `r -60 ${height * 0.03} ${width + 120} 6`),
        cut(
          lighter(wood, -0.09),
          ...ends.map(
            (x) =>
              `p ${width * (x - 0.024)} 0 ${width * (x + 0.024)} 0 ${width * (x + 0.018)} ${height * 0.115} ${width * (x - 0.018)} ${height * 0.115}`,
          ),
        ),
      ]),
    ];
  }
  if (finish.ceiling !== 'skylight') return [];
  const sky = palette.isDark
    ? tone('#1a2350')
    : lighter(blend(tone('#cfe8f4'), tone(palette.sky), 0.3), 0.03);
  const frame = blend(tone('#4a4f57'), tone(palette.sky), 0.15);
  const bars = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [low, high] = [width * (0.24 + 0.52 * share), width * (0.1 + 0.8 * share)];
    return `p ${high - 6} -20 ${high + 6} -20 ${low + 4} ${height * 0.14} ${low - 4} ${height * 0.14}`;
  });
  return [
    backdrop('skylight', [
      cut(
        sky,
        `p ${width * 0.1} -20 ${width * 0.9} -20 ${width * 0.76} ${height * 0.14} ${width * 0.24} ${height * 0.14}`,
      ),
      cut(
        frame,
        ...bars,
        `r ${width * 0.236} ${height * 0.136} ${width * 0.528} 8`,
        `r ${width * 0.17} ${height * 0.055} ${width * 0.66} 5`,
      ),
    ]),
    {
      ...backdrop('daylight', [
        cut(
          blend(sky, tone(palette.sky), 0.72),
          `p ${width * 0.26} ${height * 0.15} ${width * 0.74} ${height * 0.15} ${width * 0.9} ${height * floorLine} ${width * 0.36} ${height * floorLine}`,
        ),
      ]),
      isFlat: true,
    },
  ];
}

/** Tubes along the wall and what they light. */
function glowOf({ width, height, palette }: Setting, glow: Finish['glow']): Group[] {
  if (!glow) return [];
  const light = tone(toldColours[glow]);
  const wall = tone(palette.sky);
  const tube = (x: number, y: number, long: number) =>
    `r ${width * x} ${height * y} ${width * long} 9 4`;
  return [
    {
      ...backdrop('glow', [
        cut(blend(light, wall, 0.72), `r -60 ${height * 0.02} ${width + 120} ${height * 0.15}`),
        cut(blend(light, wall, 0.52), `r -60 ${height * 0.055} ${width + 120} ${height * 0.075}`),
        cut(blend(light, wall, 0.8), `r -60 ${height * 0.62} ${width + 120} ${height * 0.08}`),
      ]),
      isFlat: true,
    },
    backdrop('tubes', [
      cut(lighter(light, 0.18), tube(0.04, 0.085, 0.92), tube(0.04, 0.672, 0.92)),
    ]),
  ];
}
