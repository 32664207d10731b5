import type { Shape } from '../drawings/drawing.ts';
import type { Point } from './joints.ts';
import { mapped } from './move-shapes.ts';
import { told } from './parts.ts';
import type { PoseName } from './poses.ts';
import { stationOf } from './stations.ts';

/** In a company's units: how far from each other those sit who play over one table. */
export const acrossApart = 104;
/** Before whom they belong to, and how high: the far hand and the near one. */
const hands = [
  [30, 90],
  [38, 84],
] as const;

/** Where a hand of who sits at `x` is; `toward` the other is 1 to the right. */
export function handAcross(side: 0 | 1, x: number, toward: 1 | -1): Point {
  const [before, y] = hands[side];
  return [x + toward * before, y];
}

/** A station's table is as wide as both with their chairs. */
const narrow = 0.62;

/** What lies between them, over the middle of the table. */
const boards: Partial<Record<PoseName, string>> = {
  deal: `#fbf7ec p 22 92 40 92 38 86 24 86
 #d8433b p 26 91 36 91 35 87 27 87
 #fbf7ec p 62 94 74 94 72 89 62 89
 #fbf7ec p 46 95 58 95 57 90 47 90
 #d8433b o 52 92.4 2 1.2
 #fbf7ec p 4 90 10 70 16 72 11 91
 #f3ead6 p 8 91 17 72 22 75 14 92
 #fbf7ec p 96 90 90 70 84 72 89 91
 #f3ead6 p 92 91 83 72 78 75 86 92`,
};

/** A game for two that is played over a table. */
export const isPlayedAcross = (doing: PoseName | null | undefined): boolean =>
  doing === 'chess' || doing === 'deal';

/** The table between them, with what they play. */
export function gameTable(
  doing: PoseName | undefined,
  members: readonly { readonly x: number }[],
): Shape[] {
  const middle = members.reduce((sum, { x }) => sum + x, 0) / members.length;
  const whole =
    doing === 'chess'
      ? told(stationOf('chess').hands)
      : [...told(stationOf('table').hands).slice(0, -1), ...told(boards.deal)];
  return whole.map((shape) => mapped(shape, (x, y) => [middle + (x - 50) * narrow, y]));
}
