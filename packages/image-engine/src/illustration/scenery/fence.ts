import { lighter } from '../palette/tones.ts';
import type { Group } from '../picture/picture.ts';
import { lit } from './set-pieces.ts';
import { backdrop, cut, type Setting } from './stage.ts';

/** Pickets from side to side. */
export function fence(setting: Setting, foot: number): Group {
  const { width, height, beyond } = setting;
  const wood = lit(setting, '#c9a274', 0.12);
  const [from, to] = [-60 - beyond.left, width + 60 + beyond.right];
  const pickets: string[] = [];
  for (let x = from; x < to; x += 40)
    pickets.push(
      `p ${x} ${height * foot} ${x} ${height * (foot - 0.066)} ${x + 11} ${height * (foot - 0.078)} ${x + 22} ${height * (foot - 0.066)} ${x + 22} ${height * foot}`,
    );
  return backdrop('fence', [
    cut(
      lighter(wood, -0.05),
      `r ${from} ${height * (foot - 0.056)} ${to - from} 8`,
      `r ${from} ${height * (foot - 0.024)} ${to - from} 8`,
    ),
    cut(wood, ...pickets),
  ]);
}
