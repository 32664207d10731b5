import type { Shape } from '../drawings/drawing.ts';
import type { Look } from './looks.ts';
import { fixed } from './parts.ts';
import { darker } from './tints.ts';
import type { Gaze } from './turn-head.ts';

export const ink = '#33262c';

/** Both eyes of a face from the front, at this height: closed, laughing, or looking somewhere. */
export function eyesOf(
  { person, skin, iris }: Pick<Look, 'person' | 'skin' | 'iris'>,
  y: number,
  gaze: Gaze,
): Shape[] {
  const isLaughing = person.mood === 'laugh';
  const [px, py] = [gaze.x * 1.6, Math.max(-1, gaze.y) * 1.3];
  const isClosed =
    person.doing === 'sleep' || person.doing === 'kiss' || person.hasClosedEyes === true;
  if (person.isWinking && !isClosed) return wink({ person, skin, iris }, y, gaze);
  return isClosed
    ? [
        fixed(
          ink,
          `M33.5 ${y} Q38.5 ${y + 5.4} 43.5 ${y} L44.2 ${y + 1} Q38.5 ${y + 8} 32.8 ${y + 1}Z`,
          `M56.5 ${y} Q61.5 ${y + 5.4} 66.5 ${y} L67.2 ${y + 1} Q61.5 ${y + 8} 55.8 ${y + 1}Z`,
        ),
      ]
    : isLaughing
      ? [
          fixed(
            ink,
            `M33.5 ${y + 1} Q38.5 ${y - 5} 43.5 ${y + 1} L43 ${y + 2.4} Q38.5 ${y - 2} 34 ${y + 2.4}Z`,
            `M56.5 ${y + 1} Q61.5 ${y - 5} 66.5 ${y + 1} L66 ${y + 2.4} Q61.5 ${y - 2} 57 ${y + 2.4}Z`,
          ),
        ]
      : [
          fixed('#fbf6ee', `o 39 ${y} 4.6 3.7`, `o 61 ${y} 4.6 3.7`),
          fixed(iris, ...[39, 61].map((x) => `o ${x + px} ${y + py} 2.9 3.2`)),
          fixed(ink, ...[39, 61].map((x) => `o ${x + px} ${y + py} 1.6 1.9`)),
          ...lids(skin, y, person.mood === 'tired' ? { ...gaze, y: 1 } : gaze),
          fixed(
            ink,
            `M33.6 ${y - 1} Q39 ${y - 6.4} 44.4 ${y - 1} L43.6 ${y - 0.6} Q39 ${y - 4.4} 34.6 ${y - 0.4}Z`,
            `M55.6 ${y - 1} Q61 ${y - 6.4} 66.4 ${y - 1} L65.4 ${y - 0.4} Q61 ${y - 4.4} 56.4 ${y - 0.6}Z`,
          ),
          ...(person.sex === 'woman' && !isDown(gaze)
            ? [
                fixed(
                  ink,
                  `p 34.6 ${y - 2} 31.4 ${y - 3.8} 33.8 ${y - 0.4}`,
                  `p 65.4 ${y - 2} 68.6 ${y - 3.8} 66.2 ${y - 0.4}`,
                ),
              ]
            : []),
          ...(isDown(gaze)
            ? []
            : [
                fixed('#ffffff', ...[40.2, 62.2].map((x) => `o ${x + px} ${y + py - 1.3} 0.9 0.9`)),
              ]),
        ];
}

/** The left one open, the other closed. */
function wink(look: Pick<Look, 'person' | 'skin' | 'iris'>, y: number, gaze: Gaze): Shape[] {
  const { isWinking: _, ...open } = look.person;
  const isLeft = ({ contours }: Shape) => contours.map((line) => line[0]! < 50);
  const half = (shapes: readonly Shape[], side: boolean) =>
    shapes.map((one) => ({
      ...one,
      contours: one.contours.filter((_, at) => isLeft(one)[at] === side),
    }));
  const both = eyesOf({ ...look, person: open }, y, gaze);
  const closed = eyesOf({ ...look, person: { ...open, hasClosedEyes: true } }, y, gaze);
  return [...half(both, true), ...half(closed, false)].filter(
    ({ contours }) => contours.length > 0,
  );
}

/** Who looks down has his lids lowered. */
const isDown = ({ y }: Gaze) => y > 0.6;

function lids(skin: string, y: number, gaze: Gaze): Shape[] {
  if (!isDown(gaze)) return [];
  const lid = (x: number) =>
    `M${x - 5.2} ${y - 0.4} Q${x} ${y - 6.6} ${x + 5.2} ${y - 0.4} Q${x} ${y + 1.8} ${x - 5.2} ${y - 0.4}Z`;
  const lash = (x: number) =>
    `M${x - 5.4} ${y - 0.6} Q${x} ${y + 2} ${x + 5.4} ${y - 0.6} L${x + 5} ${y + 0.7} Q${x} ${y + 3.2} ${x - 5} ${y + 0.7}Z`;
  return [fixed(darker(skin, 0.93), lid(39), lid(61)), fixed(ink, lash(39), lash(61))];
}
