import { lighter } from '../../palette/tones.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { above } from './lands-from-above.ts';
import { meadow, shaded } from './parts.ts';

const cells = 11;

/** Hedges between gravel paths, with a way in and one to the middle. */
export function mazeFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const side = Math.min(width, height) * 0.86;
  const step = side / cells;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const gravel = meadow(setting, '#e6d5ac');
  const hedge = meadow(setting, '#4f8a4a');
  const thick = step * 0.36;
  const bars = wallsOf(random).map(([x, y, isUpright]) =>
    isUpright
      ? ([left + x * step - thick / 2, top + y * step - thick / 2, thick, step + thick] as const)
      : ([left + x * step - thick / 2, top + y * step - thick / 2, step + thick, thick] as const),
  );
  const rect = ([x, y, w, h]: readonly [number, number, number, number], by = 0) =>
    `r ${x + by} ${y + by} ${w} ${h}`;
  const middle = [left + side / 2, top + side / 2] as const;
  return above(setting, [
    backdrop('lawn', [
      sheet(setting, meadow(setting, '#9dbf6b')),
      cut(gravel, `r ${left - thick} ${top - thick} ${side + 2 * thick} ${side + 2 * thick}`),
    ]),
    backdrop('hedges', [
      cut(shaded(gravel), ...bars.map((one) => rect(one, thick * 0.4))),
      cut(lighter(hedge, -0.04), ...bars.map((one) => rect(one))),
      cut(
        lighter(hedge, 0.05),
        ...bars.map(([x, y, w, h]) =>
          rect([x + thick * 0.14, y + thick * 0.1, w - thick * 0.4, h - thick * 0.4]),
        ),
      ),
    ]),
    backdrop('fountain', [
      cut(shaded(gravel), `o ${middle[0] + 8} ${middle[1] + 9} ${step * 0.3} ${step * 0.3}`),
      cut(meadow(setting, '#f0ebe0'), `o ${middle[0]} ${middle[1]} ${step * 0.3} ${step * 0.3}`),
      cut(meadow(setting, '#5fb0c8'), `o ${middle[0]} ${middle[1]} ${step * 0.21} ${step * 0.21}`),
    ]),
  ]);
}

type Wall = readonly [x: number, y: number, isUpright: boolean];

/** Every cell is reached: walls fall where a walk by chance goes through them. */
function wallsOf(random: () => number): Wall[] {
  const open = new Set<string>();
  const seen = new Set(['5 5']);
  const way: [number, number][] = [[5, 5]];
  while (way.length > 0) {
    const [x, y] = way.at(-1)!;
    const next = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]
      .map(([dx, dy]): [number, number] => [x + dx!, y + dy!])
      .filter(([a, b]) => a >= 0 && b >= 0 && a < cells && b < cells && !seen.has(`${a} ${b}`));
    const to = next[Math.floor(random() * next.length)];
    if (!to) {
      way.pop();
      continue;
    }
    seen.add(`${to[0]} ${to[1]}`);
    open.add(to[0] === x ? `${x} ${Math.max(y, to[1])} false` : `${Math.max(x, to[0])} ${y} true`);
    way.push(to);
  }
  // The way in.
  open.add(`5 ${cells} false`);
  const walls: Wall[] = [];
  for (let x = 0; x <= cells; x += 1)
    for (let y = 0; y <= cells; y += 1) {
      if (x < cells && !open.has(`${x} ${y} false`)) walls.push([x, y, false]);
      if (y < cells && !open.has(`${x} ${y} true`)) walls.push([x, y, true]);
    }
  return walls;
}
