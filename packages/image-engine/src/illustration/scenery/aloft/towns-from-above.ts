import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { lamplight } from '../towns/canyon.ts';
import { carFrom } from './craft.ts';
import { above, road } from './lands-from-above.ts';
import {
  apartFrom,
  box,
  type Crown,
  crowns,
  jittered,
  type Lot,
  meadow,
  type Point,
  ribbon,
  roofFrom,
  shaded,
  turned,
  winding,
} from './parts.ts';

const asphalt = '#8a8d95';
const tiles = ['#c9714a', '#b85f40', '#d68558', '#a95c46', '#c98a5f'];
const slates = ['#7f8c9b', '#93a0ad', '#6c7988', '#a38f80'];

/** Roofs along winding lanes, a church on its square, gardens, fields about it. */
export function villageFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const lanes = lanesThrough(setting, short);
  const centre: Point = [width * 0.48, height * 0.5];
  const grass = meadow(setting, '#93b765');
  const church: Lot = {
    at: [centre[0] + short * 0.02, centre[1] - short * 0.13],
    w: short * 0.2,
    h: short * 0.095,
    turn: -0.16,
  };
  const lots = lotsAlong(setting, lanes, { short, church: church.at });
  const isFree = ([x, y]: Point, r: number) =>
    lanes.every((lane) => apartFrom(lane, [x, y]) > short * 0.028 + r) &&
    [...lots, church].every(
      ({ at, w, h }) => Math.hypot(at[0] - x, at[1] - y) > Math.max(w, h) * 0.56 + r,
    );
  const trees = jittered(setting, short * 0.085, 0.5).flatMap((at): Crown[] => {
    const r = short * (0.017 + 0.016 * random());
    return isFree(at, r) && random() < 0.75 ? [{ at, r }] : [];
  });
  return above(setting, [
    backdrop('meadow', [
      sheet(setting, grass),
      ...jittered(setting, short * 0.24, 0.3).map((at, index) =>
        cut(
          lighter(
            meadow(setting, ['#a9c272', '#c9cf86', '#86ad60'][index % 3]!),
            0.015 * (index % 2),
          ),
          turned(box(short * 0.19, short * 0.16), at, -0.18 + 0.2 * random()),
        ),
      ),
    ]),
    backdrop('lanes', [
      ...lanes.map((lane) =>
        cut(lighter(meadow(setting, road), -0.05), ribbon(lane, short * 0.052)),
      ),
      ...lanes.map((lane) => cut(meadow(setting, road), ribbon(lane, short * 0.042))),
      cut(
        meadow(setting, '#d6c6a8'),
        `o ${centre[0]} ${centre[1] - short * 0.02} ${short * 0.095} ${short * 0.075} -10`,
      ),
    ]),
    crowns(setting, trees),
    backdrop(
      'roofs',
      lots.flatMap((lot, at) => roofFrom(setting, lot, tiles[at % tiles.length]!, grass)),
    ),
    churchFrom(setting, church, grass),
  ]);
}

function lanesThrough({ width, height, random }: Setting, short: number): Point[][] {
  const phase = 6 * random();
  return [
    winding(
      [
        [-80, height * 0.62],
        [width + 80, height * 0.4],
      ],
      { swing: short * 0.06, waves: 1, phase },
    ),
    winding(
      [
        [width * 0.36, -80],
        [width * 0.6, height + 80],
      ],
      { swing: short * 0.07, waves: 1, phase: phase + 2 },
    ),
  ];
}

/** Houses on both sides, each turned as its lane is. */
function lotsAlong(
  { width, height, random }: Setting,
  lanes: readonly (readonly Point[])[],
  { short, church }: { readonly short: number; readonly church: Point },
): Lot[] {
  const lots: Lot[] = [];
  for (const lane of lanes)
    for (let step = 3; step < 58; step += 1)
      for (const side of [-1, 1]) {
        const [[x, y], [nx, ny]] = [lane[step]!, lane[step + 1]!];
        const turn = Math.atan2(ny - y, nx - x);
        for (const deep of [0.084, 0.2]) {
          const [w, h] = [short * (0.085 + 0.04 * random()), short * (0.06 + 0.022 * random())];
          const off = side * short * (deep + 0.02 * random());
          const at: Point = [x - Math.sin(turn) * off, y + Math.cos(turn) * off];
          const isOut = at[0] < -60 || at[0] > width + 60 || at[1] < -60 || at[1] > height + 60;
          const isFree =
            !isOut &&
            Math.hypot(at[0] - church[0], at[1] - church[1]) > short * 0.19 &&
            lanes.every((other) => apartFrom(other, at) > short * 0.072) &&
            lots.every(
              (one) =>
                Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) >
                short * (deep > 0.1 ? 0.15 : 0.125),
            );
          if (isFree && random() < (deep > 0.1 ? 0.45 : 0.9))
            lots.push({ at, w, h, turn: turn + (random() < 0.25 ? Math.PI / 2 : 0) });
        }
      }
  return lots.toSorted((one, other) => one.at[1] - other.at[1]);
}

/** A nave and a steeple with its cross, whose shadow is long. */
function churchFrom(setting: Setting, lot: Lot, ground: CutOut['fill']): Group {
  const { at, w, h, turn } = lot;
  const put = (points: readonly Point[]) => turned(points, at, turn);
  const slate = lit(setting, slates[0]!, 0.02);
  const [x, side] = [-w * 0.62, h * 0.34];
  const cone = (from: readonly Point[], by: number) =>
    cut(lighter(slate, by), put([...from, [x, 0]]));
  const corners: readonly Point[] = [
    [x - side, -side],
    [x + side, -side],
    [x + side, side],
    [x - side, side],
  ];
  return backdrop('church', [
    cut(
      shaded(ground),
      put([
        [x - side, side],
        [x + side, -side],
        [x + h * 1.35, h * 0.95],
        [x + h * 1.2, h * 1.12],
      ]),
    ),
    ...roofFrom(setting, lot, slates[1]!, ground),
    ...corners.map((corner, index) =>
      cone([corner, corners[(index + 1) % 4]!], [0.07, -0.02, -0.1, 0.01][index]!),
    ),
    cut(
      lit(setting, '#f0dc9a', 0),
      `o ${at[0] + Math.cos(turn) * x} ${at[1] + Math.sin(turn) * x} 5 5`,
    ),
  ]);
}

/** Blocks about a grid of streets, towers among them, cars and trees below. */
export function cityFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const lean = 0.16 * (random() < 0.5 ? -1 : 1);
  const [cell, street] = [short * 0.235, short * 0.055];
  const middle: Point = [width / 2, height / 2];
  const reach = Math.ceil((Math.hypot(width, height) * 0.6) / cell);
  const ground = lit(setting, asphalt, 0.02);
  const [cars, park]: [CutOut[], Crown[]] = [[], []];
  const blocks: { readonly y: number; readonly cutOuts: readonly CutOut[] }[] = [];
  const spin = ([x, y]: Point): Point => {
    const [a, b] = turned([[x, y]], middle, lean);
    return [a!, b!];
  };
  const green = Math.floor(random() * 3) - 1;
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach; column <= reach; column += 1) {
      const at: Point = [column * cell, row * cell];
      const isPark = row === 0 && column === green;
      const side = cell - street;
      if (isPark) {
        blocks.push({
          y: -9999,
          cutOuts: [cut(meadow(setting, '#86ad5e'), turned(box(side, side, ...at), middle, lean))],
        });
        for (let tree = 0; tree < 16; tree += 1)
          park.push({
            at: spin([
              at[0] + side * 0.86 * (random() - 0.5),
              at[1] + side * 0.86 * (random() - 0.5),
            ]),
            r: short * (0.014 + 0.012 * random()),
          });
        continue;
      }
      blocks.push({ y: spin(at)[1], cutOuts: block(setting, { at, side, middle, lean }) });
      cars.push(...driving(setting, { at, cell, short, spin, lean }));
    }
  return above(setting, [
    backdrop('streets', [
      sheet(setting, ground),
      ...blocks.filter(({ y }) => y === -9999).flatMap(({ cutOuts }) => cutOuts),
    ]),
    backdrop('cars', cars),
    crowns(setting, park, 'park'),
    backdrop(
      'blocks',
      blocks
        .filter(({ y }) => y !== -9999)
        .toSorted((one, other) => one.y - other.y)
        .flatMap(({ cutOuts }) => cutOuts),
    ),
  ]);
}

type Driven = {
  readonly at: Point;
  readonly cell: number;
  readonly short: number;
  readonly spin: (at: Point) => Point;
  readonly lean: number;
};

const painted = ['#f0c23a', '#e9e6df', '#c8463a', '#3c4654', '#5b86b5'];

/** Cars in the two streets beside a block. */
function driving(setting: Setting, { at: [x, y], cell, short, spin, lean }: Driven): CutOut[] {
  const { random } = setting;
  return [false, true].flatMap((isUpright) => {
    if (random() > 0.62) return [];
    const along = cell * 0.5 * (random() - 0.5);
    const at: Point = isUpright ? [x + cell / 2, y + along] : [x + along, y + cell / 2];
    const hex = painted[Math.floor(random() * painted.length)]!;
    const turn = lean + (isUpright ? Math.PI / 2 : 0);
    return carFrom(setting, { at: spin(at), long: short * 0.034, turn, hex }, asphalt);
  });
}

type Block = {
  readonly at: Point;
  readonly side: number;
  readonly middle: Point;
  readonly lean: number;
};

/** Towers of several heights: what is high shows two of its fronts and is nearer to the eye. */
function block(setting: Setting, { at, side, middle, lean }: Block): CutOut[] {
  const { random, palette } = setting;
  const put = (points: readonly Point[], by: Point = [0, 0]) =>
    turned(points, [middle[0] + by[0], middle[1] + by[1]], lean);
  const roofs = ['#cfc9c0', '#b8b3ad', '#d9cbb4', '#a9b0b8', '#c4a58e', '#dedad2'];
  const pavement = lit(setting, '#b9b7b2', 0.02);
  const glass = palette.isDark ? tone(lamplight) : lit(setting, '#5f7182', 0.02);
  const out: CutOut[] = [cut(pavement, put(box(side, side, ...at)))];
  const lots =
    random() < 0.4
      ? [[0, 0, 0.84, 0.84]]
      : [
          [-0.23, -0.23, 0.4, 0.4],
          [0.23, -0.23, 0.4, 0.4],
          [-0.23, 0.23, 0.4, 0.4],
          [0.23, 0.23, 0.4, 0.4],
        ];
  for (const [dx, dy, w, h] of lots as [number, number, number, number][]) {
    const hex = roofs[Math.floor(random() * roofs.length)]!;
    const fill = lit(setting, hex, 0.02);
    const high = side * (0.05 + 0.2 * random() ** 2) * (w > 0.5 ? 1.3 : 1);
    const foot = box(side * w, side * h, at[0] + side * dx, at[1] + side * dy);
    const up: Point = [0, -high];
    const top = put(foot, up);
    const base = put(foot);
    const front = [base[6]!, base[7]!, base[4]!, base[5]!, top[4]!, top[5]!, top[6]!, top[7]!];
    out.push(
      cut(shaded(pavement), put(foot, [high * 0.8, high * 0.45])),
      cut(lighter(fill, -0.16), base, front),
      cut(glass, ...panes(front)),
      cut(fill, top),
      cut(
        lighter(fill, 0.05),
        put(box(side * w * 0.84, side * h * 0.84, at[0] + side * dx, at[1] + side * dy), up),
      ),
      cut(
        lighter(fill, -0.09),
        put(
          box(
            side * w * 0.26,
            side * h * 0.22,
            at[0] + side * (dx + w * 0.16),
            at[1] + side * (dy - h * 0.14),
          ),
          up,
        ),
      ),
    );
  }
  return out;
}

/** Windows of the front that is seen, in rows. */
function panes([ax, ay, bx, by, cx, cy, dx, dy]: readonly number[]): number[][] {
  const at = (across: number, up: number): Point => {
    const low: Point = [ax! + (bx! - ax!) * across, ay! + (by! - ay!) * across];
    const high: Point = [dx! + (cx! - dx!) * across, dy! + (cy! - dy!) * across];
    return [low[0] + (high[0] - low[0]) * up, low[1] + (high[1] - low[1]) * up];
  };
  const tall = Math.hypot(dx! - ax!, dy! - ay!);
  const rows = Math.max(1, Math.floor(tall / 15));
  return Array.from({ length: rows * 6 }, (_, index) => {
    const [row, column] = [Math.floor(index / 6), index % 6];
    const [from, to] = [(column + 0.25) / 6, (column + 0.75) / 6];
    const [low, high] = [(row + 0.3) / rows, (row + 0.75) / rows];
    return [...at(from, low), ...at(to, low), ...at(to, high), ...at(from, high)];
  });
}
