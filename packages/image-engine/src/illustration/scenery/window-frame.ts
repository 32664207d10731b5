import { blend, lighter, tone } from '../palette/tones.ts';
import type { Group } from '../picture/picture.ts';
import { backdrop, cut, type Setting, sheet } from './stage.ts';

/** Of the picture: where the opening of a window lies through which all is seen. */
const opening = { left: 0.085, right: 0.915, top: 0.06, bottom: 0.86 } as const;

/** A dark wall about a window, its bars and its sill with a plant: before what is seen through it. */
export function windowFrame(setting: Setting): Group {
  const { width, height, palette } = setting;
  const wall = blend(tone(palette.near), tone('#2a2226'), palette.isDark ? 0.5 : 0.35);
  const wood = blend(tone('#f1e9d9'), tone(palette.near), palette.isDark ? 0.6 : 0.08);
  const [left, right] = [width * opening.left, width * opening.right];
  const [top, bottom] = [height * opening.top, height * opening.bottom];
  const [w, h] = [right - left, bottom - top];
  const around = sheet(setting, wall);
  const hole = cut(wall, `r ${left} ${top} ${w} ${h}`);
  const thick = 26;
  const [cx, foot] = [right - w * 0.12, bottom - 6];
  return backdrop('window frame', [
    { ...around, contours: [...around.contours, ...hole.contours], isEvenOdd: true },
    cut(
      wood,
      `r ${left - thick} ${top - thick} ${w + 2 * thick} ${thick}`,
      `r ${left - thick} ${top} ${thick} ${h}`,
      `r ${right} ${top} ${thick} ${h}`,
      `r ${(left + right) / 2 - 9} ${top} 18 ${h}`,
      `r ${left} ${top + h * 0.3} ${w} 14`,
    ),
    cut(lighter(wood, -0.06), `r ${left - 70} ${bottom - 4} ${w + 140} 30 4`),
    cut(lighter(wood, -0.16), `r ${left - 56} ${bottom + 24} ${w + 112} 14`),
    cut(
      tone('#b8664a'),
      `p ${cx - 40} ${foot - 66} ${cx + 40} ${foot - 66} ${cx + 28} ${foot} ${cx - 28} ${foot}`,
      `r ${cx - 46} ${foot - 80} 92 20 4`,
    ),
    cut(
      blend(tone('#4f8a52'), tone(palette.near), palette.isDark ? 0.4 : 0.05),
      `o ${cx} ${foot - 116} 20 44`,
      `o ${cx - 30} ${foot - 104} 16 38 -35`,
      `o ${cx + 30} ${foot - 104} 16 38 35`,
    ),
  ]);
}
