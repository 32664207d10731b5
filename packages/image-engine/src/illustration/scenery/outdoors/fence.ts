import { lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting } from '../stage.ts';

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

/** Posts with two rails that come nearer toward one side. */
export function railFence(setting: Setting, foot: number, side: number): Group {
  const { width, height, beyond } = setting;
  const wood = lit(setting, '#b08d68', 0.14);
  const more = Math.max(beyond.left, beyond.right) / width;
  const posts = Array.from({ length: 11 + Math.ceil(8 * more) }, (_, index) => {
    const far = (index - 1) / 9;
    const x = width * (0.5 + side * (0.5 - far));
    const grown = 1 - 0.5 * Math.min(1, Math.max(-0.2, far));
    return { x, y: height * (foot + 0.03 * grown), h: height * 0.09 * grown, w: 17 * grown };
  });
  const rails = posts.slice(1).flatMap((one, at) => {
    const other = posts[at]!;
    return [0.4, 0.78].map(
      (up) =>
        `k ${other.x} ${other.y - other.h * up} ${one.x} ${one.y - one.h * up} ${other.w * 0.62} ${one.w * 0.62}`,
    );
  });
  return backdrop('fence', [
    cut(lighter(wood, -0.05), ...rails),
    cut(wood, ...posts.map(({ x, y, h, w }) => `r ${x - w / 2} ${y - h} ${w} ${h + 8} 3`)),
    cut(
      lighter(wood, 0.04),
      ...posts.map(({ x, y, h, w }) => `r ${x - w / 2} ${y - h} ${w * 0.4} ${h} 2`),
    ),
  ]);
}
