import type { FaceMood } from '../illustration-description.ts';
import { boxOf } from '../picture/fill-contours.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { readShape } from './shapes.ts';

const eyes = '#2b2430';
const white = '#fdfbf6';
const cheek = '#f0909a';
const heart = '#e2445c';

/** Where a face is: middle of its eyes, half its width, in the drawing's units. */
type Spot = { readonly x: number; readonly y: number; readonly r: number };

/** Of the largest part's height: below its middle, where cheeks are. */
const eyesDown = 0.56;

function spotIn({ shapes }: Drawing): Spot {
  const largest = shapes.reduce((best, one) => (one.area > best.area ? one : best));
  const { left, right, top, bottom } = boxOf(largest.contours);
  const r = Math.min(right - left, (bottom - top) * 1.25) / 2;
  return { x: (left + right) / 2, y: top + (bottom - top) * eyesDown, r };
}

/** For what is worn on it, as shares of the drawing's box: as the heads of animals are told. */
export function headWithFace(drawing: Drawing) {
  const { left, right, top, bottom } = drawing.box;
  const { x, y, r } = spotIn(drawing);
  const [wide, high] = [right - left, bottom - top];
  return { x: (x - left) / wide, y: (y - top) / high, wide: (1.5 * r) / wide, top: 0.04 };
}

/** « un avocat qui sourit »: eyes, a mouth and cheeks on a thing's largest part, below its middle. */
export function addFace(drawing: Drawing, mood: FaceMood = 'smile'): Drawing {
  const { x, y, r } = spotIn(drawing);
  const part = (fill: string, ...texts: string[]): Shape => ({
    ...{ fill, area: 0.001, isFixed: true },
    contours: texts.flatMap((text) => readShape(text)),
  });
  const e = r * 0.13;
  const [dx, my] = [r * 0.38, y + r * 0.16];
  const stroke = r * 0.06;
  /** A bow from one side to the other; down where it is deep, up where it is negative. */
  const bow = (cx: number, cy: number, half: number, deep: number) => {
    const points = Array.from({ length: 9 }, (_, at) => {
      const turn = (Math.PI * at) / 8;
      return [cx - half * Math.cos(turn), cy + deep * Math.sin(turn)] as const;
    });
    return points
      .slice(1)
      .map(
        ([px, py], at) => `k ${points[at]![0]} ${points[at]![1]} ${px} ${py} ${stroke} ${stroke}`,
      );
  };
  const both = (say: (cx: number, side: number) => string[]) => [
    ...say(x - dx, -1),
    ...say(x + dx, 1),
  ];
  const open = [
    part(eyes, ...both((cx) => [`o ${cx} ${y} ${e} ${e * 1.2}`])),
    part(white, ...both((cx) => [`o ${cx + e * 0.35} ${y - e * 0.4} ${e * 0.36} ${e * 0.36}`])),
  ];
  const brows = (slant: number) =>
    part(
      eyes,
      ...both((cx, side) => {
        const [inner, outer] = [y - e * 1.7 + slant * e, y - e * 1.7 - slant * e];
        const reach = e * 1.25;
        return [
          `k ${cx - side * reach} ${inner} ${cx + side * reach} ${outer} ${stroke} ${stroke}`,
        ];
      }),
    );
  const hearts = both((cx) => [
    `o ${cx - e * 0.55} ${y - e * 0.3} ${e * 0.72} ${e * 0.72}`,
    `o ${cx + e * 0.55} ${y - e * 0.3} ${e * 0.72} ${e * 0.72}`,
    `p ${cx - e * 1.2} ${y} ${cx + e * 1.2} ${y} ${cx} ${y + e * 1.5}`,
  ]);
  const smile = part(eyes, ...bow(x, my, r * 0.17, r * 0.14));
  const frown = part(eyes, ...bow(x, my + r * 0.12, r * 0.15, -r * 0.11));
  const features: Readonly<Record<FaceMood, readonly Shape[]>> = {
    smile: [...open, smile],
    asleep: [
      part(eyes, ...both((cx) => bow(cx, y, e * 1.15, e * 0.8))),
      part(eyes, `o ${x} ${my + r * 0.07} ${e * 0.5} ${e * 0.42}`),
    ],
    sad: [...open, brows(-0.6), frown],
    angry: [...open, brows(0.75), frown],
    love: [part(heart, ...hearts), smile],
    surprised: [...open, part(eyes, `o ${x} ${my + r * 0.12} ${e * 0.75} ${e}`)],
  };
  const cheeks = part(
    cheek,
    ...both((cx, side) => [`o ${cx + side * dx * 0.55} ${my + r * 0.02} ${e * 1.1} ${e * 0.75}`]),
  );
  return drawingOf([...drawing.shapes, cheeks, ...features[mood]]);
}
