import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { leaf } from '../scenery/growth.ts';
import { backdrop, cut, type Setting, sheet } from '../scenery/stage.ts';
import { aspectOf } from './cluster.ts';
import { place } from './place-drawing.ts';
import type { Player } from './rows.ts';

/** Across the shorter side; even, so that columns in half-drop meet again at the other edge. */
const columnsOfShorter = 4;
/** Of a cell's side. */
const share = 0.66;
const tilts = [-14, 10, 24, -26];

/** Things again and again in half-drop, leaves and dots between; edges meet, so it can be tiled. */
export function repeat(players: readonly (Player | null)[], setting: Setting): Group[] {
  const { width, height, beyond, palette } = setting;
  const looks = players.flatMap((player) => (player ? player.looks.slice(0, 1) : []));
  const ground = backdrop('paper', [sheet(setting, tone(palette.sky))]);
  const cell = Math.min(width, height) / columnsOfShorter;
  const columns = 2 * Math.round(width / cell / 2);
  const rows = Math.round(height / cell);
  const [stepX, stepY] = [width / columns, height / rows];
  const [things, between]: [Group[], CutOut[]] = [[], []];
  const across = { before: Math.ceil(beyond.left / stepX), after: Math.ceil(beyond.right / stepX) };
  const down = { before: Math.ceil(beyond.top / stepY), after: Math.ceil(beyond.bottom / stepY) };
  for (let column = -1 - across.before; column <= columns + across.after; column += 1) {
    for (let row = -1 - down.before; row <= rows + down.after; row += 1) {
      const [c, r] = [within(column, columns), within(row, rows)];
      const x = (column + 0.5) * stepX;
      const y = (row + 0.5 + (c % 2) / 2) * stepY;
      between.push(
        ...filler(setting, { x, y: y + stepY / 2, size: Math.min(stepX, stepY) }, c + r),
      );
      const look = looks[(c + 2 * r) % Math.max(1, looks.length)];
      if (!look) continue;
      const side = share * Math.min(stepX, stepY);
      const high = side / Math.max(1, aspectOf(look.drawing));
      const { cutOuts } = place(look.drawing, look.fills, {
        ...{ x, base: y + high / 2, height: high },
        ...{ isFlipped: (c + r) % 2 === 1, tilt: tilts[(c + 3 * r) % tilts.length]! },
      });
      things.push({ name: 'repeated', kind: 'thing', cutOuts });
    }
  }
  return [ground, backdrop('between', between), ...things];
}

const within = (at: number, count: number) => ((at % count) + count) % count;

type Spot = { readonly x: number; readonly y: number; readonly size: number };

function filler({ palette }: Setting, { x, y, size }: Spot, index: number): CutOut[] {
  const green = blend(tone(palette.far), tone(palette.ground), 0.5);
  const turn = index * 1.3;
  const from = size * 0.02;
  const leaves = [turn, turn + 2.1, turn + 4.2].map((lean) => leaf(x, y, size * 0.15, lean));
  return [
    cut(lighter(green, 0.02), ...leaves),
    cut(tone(palette.disc), `o ${x} ${y} ${from * 1.6} ${from * 1.6}`),
  ];
}
