import { aspectOf, type Item } from './cluster.ts';
import type { Room } from './room.ts';
import type { Player } from './rows.ts';

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

/** In rows where there are many. */
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
export function layFlat(players: readonly (Player | null)[], { width, height }: Room): Item[] {
  const lain = players.flatMap((player, thing) =>
    player ? player.looks.map((look, at) => ({ player, thing, look, at })) : [],
  );
  const short = Math.min(width, height);
  const where = spots[lain.length] ?? inRows(lain.length);
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
