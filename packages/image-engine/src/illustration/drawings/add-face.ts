import { boxOf } from '../picture/fill-contours.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { readShape } from './shapes.ts';

const eyes = '#2b2430';
const white = '#fdfbf6';
const cheek = '#f0909a';

/** « un avocat qui sourit »: eyes, a mouth and cheeks on a thing's largest part, below its middle. */
export function addFace(drawing: Drawing): Drawing {
  const { shapes } = drawing;
  const largest = shapes.reduce((best, one) => (one.area > best.area ? one : best));
  const { left, right, top, bottom } = boxOf(largest.contours);
  const r = Math.min(right - left, (bottom - top) * 1.25) / 2;
  const [x, y] = [(left + right) / 2, top + (bottom - top) * 0.56];
  const part = (fill: string, ...texts: string[]): Shape => ({
    ...{ fill, area: 0.001, isFixed: true },
    contours: texts.flatMap((text) => readShape(text)),
  });
  const e = r * 0.13;
  const [dx, my] = [r * 0.38, y + r * 0.16];
  const smile = Array.from({ length: 9 }, (_, at) => {
    const turn = (Math.PI * (at + 0.5)) / 9;
    return [x - r * 0.17 * Math.cos(turn), my + r * 0.14 * Math.sin(turn)] as const;
  });
  const line = smile
    .slice(1)
    .map(
      ([px, py], at) => `k ${smile[at]![0]} ${smile[at]![1]} ${px} ${py} ${r * 0.06} ${r * 0.06}`,
    );
  return drawingOf([
    ...shapes,
    part(
      cheek,
      `o ${x - dx * 1.55} ${my + r * 0.02} ${e * 1.1} ${e * 0.75}`,
      `o ${x + dx * 1.55} ${my + r * 0.02} ${e * 1.1} ${e * 0.75}`,
    ),
    part(eyes, `o ${x - dx} ${y} ${e} ${e * 1.2}`, `o ${x + dx} ${y} ${e} ${e * 1.2}`),
    part(
      white,
      `o ${x - dx + e * 0.35} ${y - e * 0.4} ${e * 0.36} ${e * 0.36}`,
      `o ${x + dx + e * 0.35} ${y - e * 0.4} ${e * 0.36} ${e * 0.36}`,
    ),
    part(eyes, ...line),
  ]);
}
