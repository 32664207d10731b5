import { aspectOf, type Item } from './cluster.ts';
import type { Room } from './room.ts';
import type { Look, Player } from './rows.ts';

/** Where something lies and how large, as shares of the picture's sides and of the shorter one. */
type Spot = readonly [x: number, y: number, side: number];

/** The first is what it is about; the others lie about it, none in line with another. */
const spots: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0.5, 0.5, 0.6]],
  2: [
    [0.37, 0.55, 0.54],
    [0.76, 0.4, 0.38],
  ],
  3: [
    [0.36, 0.42, 0.52],
    [0.78, 0.3, 0.32],
    [0.69, 0.74, 0.38],
  ],
  4: [
    [0.35, 0.36, 0.48],
    [0.76, 0.26, 0.32],
    [0.25, 0.79, 0.3],
    [0.69, 0.71, 0.42],
  ],
  5: [
    [0.5, 0.5, 0.44],
    [0.2, 0.22, 0.28],
    [0.8, 0.2, 0.29],
    [0.21, 0.79, 0.29],
    [0.79, 0.8, 0.28],
  ],
  6: [
    [0.5, 0.5, 0.4],
    [0.17, 0.24, 0.26],
    [0.5, 0.14, 0.22],
    [0.83, 0.24, 0.27],
    [0.2, 0.78, 0.29],
    [0.8, 0.78, 0.28],
  ],
};
const turns = [-7, 12, -16, 9, 22, -11, 5, -19];

/** Lying side by side, what is half as large as the largest is shown three quarters as large, and no less than half. */
const flatPower = 0.4;
const smallest = 0.5;
/** What lies there comes near its neighbours. */
const dense = 1.18;

/** From so many items on what was told first lies in the middle and the others about it, those of a kind together. */
const manyFrom = 7;
/** Of the shorter side: how large the middle one is; how far out the others lie, and how much of their part of the ring they fill. */
const ringed = { middle: 0.42, out: 0.37, part: 0.8, most: 0.23 } as const;
/** In units of their own side: where those of a kind lie about their middle. */
const together: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.44, -0.14],
    [0.44, 0.14],
  ],
  3: [
    [-0.46, 0.3],
    [0.46, 0.34],
    [0, -0.46],
  ],
};

type Lain = {
  readonly player: Player;
  readonly thing: number;
  readonly look: Look;
  readonly at: number;
};

/** Those of a kind in one part of the ring, as wide as they are many. */
function inRing(lain: readonly Lain[], { width, height }: Room): Spot[] {
  const kinds = [...Map.groupBy(lain, ({ thing }) => thing).values()];
  const [first, ...others] = kinds as [Lain[], ...Lain[][]];
  const short = Math.min(width, height);
  const weigh = (kind: readonly Lain[]) => Math.sqrt(Math.min(kind.length, 3));
  const total = others.reduce((sum, kind) => sum + weigh(kind), 0);
  const length = 2 * Math.PI * ringed.out;
  let turned = -0.25 - weigh(others[0]!) / total / 2;
  const about = others.map((kind) => {
    const part = weigh(kind) / total;
    const angle = (turned + part / 2) * 2 * Math.PI;
    turned += part;
    // Corners are farther away than edges.
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = ringed.out * (1 + 0.17 * Math.abs(Math.sin(2 * angle)));
    const wide = Math.min(ringed.most * weigh(kind), part * length * ringed.part);
    const half = { x: (0.56 * wide * short) / width, y: (0.56 * wide * short) / height };
    const centre = {
      x: Math.min(1 - half.x, Math.max(half.x, 0.5 + cos * out)),
      y: Math.min(1 - half.y, Math.max(half.y, 0.5 + sin * out)),
    };
    return heapOf(kind, { ...centre, wide, width: width / short, height: height / short });
  });
  const middle = {
    x: 0.5,
    y: 0.5,
    wide: ringed.middle,
    width: width / short,
    height: height / short,
  };
  return [...heapOf(first, middle), ...about.flat()];
}

type Heap = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly width: number;
  readonly height: number;
};

function heapOf(kind: readonly Lain[], { x, y, wide, width, height }: Heap): Spot[] {
  const places = together[kind.length] ?? roundOf(kind.length);
  const reach = 1 + 2 * Math.max(...places.map(([across]) => Math.abs(across)));
  const side = wide / reach;
  return kind.map((_, at): Spot => {
    const [across, down] = places[at]!;
    return [x + (across * side) / width, y + (down * side) / height, side];
  });
}

/** One in the middle, the others about it. */
const roundOf = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => {
    if (at === 0) return [0, 0];
    const angle = (at / (count - 1)) * 2 * Math.PI;
    return [0.94 * Math.cos(angle), 0.94 * Math.sin(angle)];
  });

/** In rows where there are many of one kind alone. */
function inRows(count: number): Spot[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [((at % columns) + 0.5) / inRow, (row + 0.5) / rows, 0.78 / Math.max(columns, rows)];
  });
}

/** Laid out next to each other, as seen from above. */
export function layFlat(players: readonly (Player | null)[], room: Room): Item[] {
  const { width, height } = room;
  const lain = players.flatMap((player, thing) =>
    player ? player.looks.map((look, at) => ({ player, thing, look, at })) : [],
  );
  const short = Math.min(width, height);
  const isRinged = lain.length >= manyFrom && lain.some(({ thing }) => thing !== lain[0]!.thing);
  const where = isRinged ? inRing(lain, room) : (spots[lain.length] ?? inRows(lain.length));
  const largest = Math.max(...lain.map(({ player }) => player.size));
  return lain.map(({ player, thing, look, at }, index) => {
    const [x, y, share] = where[index]!;
    const aspect = aspectOf(look.drawing);
    // What is small stays smaller; what is long is not as long as it would be.
    const side = share * short * dense * Math.max(smallest, (player.size / largest) ** flatPower);
    const tall = Math.min(side * 1.12, side / Math.sqrt(aspect));
    const fitted = Math.min(tall, (side * 1.3) / aspect);
    return {
      ...{ name: player.name, thing, look: at, drawing: look.drawing, fills: look.fills },
      ...{ x: x * width, base: y * height + fitted / 2, height: fitted, isFlipped: false },
      tilt: player.isRound ? 0 : turns[index % turns.length]!,
      ...{ stands: false, lies: true },
    };
  });
}
