import { chromaOf, hueOf, tone } from '../palette/tones.ts';
import { isHeadOnly } from '../vocabulary/heads.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { readShape } from './shapes.ts';

/** Sitting, seen from the front, in the head's own two colours; in its square of 32. */
export function addBody(id: string, head: Drawing): Drawing {
  if (!isHeadOnly(id)) return head;
  const [coat, chest] = id === 'panda' ? ['#f4f4f4', '#ffffff'] : coatOf(head);
  const limb = id === 'panda' ? '#3a3740' : darker(coat);
  const shape = (fill: string, text: string): Shape => ({
    contours: readShape(text),
    fill,
    area: 40,
  });
  const { bottom } = head.box;
  const y = (value: number) => value + bottom - 30;
  const tail = tails[id] ? [shape(limb, tails[id]!(y))] : [];
  const body = [
    ...tail,
    shape(
      coat,
      `M16 ${y(22)} C9 ${y(22)} 4.5 ${y(38)} 5 ${y(47)} C5.4 ${y(54)} 9 ${y(55)} 16 ${y(55)} C23 ${y(55)} 26.6 ${y(54)} 27 ${y(47)} C27.5 ${y(38)} 23 ${y(22)} 16 ${y(22)}Z`,
    ),
    shape(chest, `o 16 ${y(41)} 6.2 10.5`),
    shape(limb, `k 9.8 ${y(34)} 11.6 ${y(52)} 5 4.4`),
    shape(limb, `k 22.2 ${y(34)} 20.4 ${y(52)} 5 4.4`),
    shape(limb, `o 8.6 ${y(53.4)} 5 2.6`),
    shape(limb, `o 23.4 ${y(53.4)} 5 2.6`),
  ];
  return drawingOf([...body, ...head.shapes]);
}

const tails: Readonly<Record<string, (y: (value: number) => number) => string>> = {
  lion: (y) =>
    `M25 ${y(53)} C34 ${y(54)} 34 ${y(46)} 33 ${y(41)} C31 ${y(38)} 35 ${y(35)} 36.5 ${y(38)} C38 ${y(46)} 38 ${y(57)} 26 ${y(55.5)}Z`,
  raccoon: (y) =>
    `M24 ${y(52)} C34 ${y(53)} 36 ${y(46)} 34 ${y(39)} C41 ${y(46)} 40 ${y(57)} 27 ${y(55)}Z`,
  'cat-face': (y) =>
    `M25 ${y(53)} C34 ${y(54)} 34 ${y(46)} 33 ${y(40)} C35 ${y(38)} 37 ${y(40)} 37 ${y(43)} C38 ${y(54)} 32 ${y(57)} 26 ${y(55.5)}Z`,
};

/** The largest coloured fill, and the lightest of some size. */
export function coatOf({ shapes }: Drawing): [string, string] {
  const bySize = shapes.toSorted((one, other) => other.area - one.area);
  const coat = bySize.find(({ fill }) => tone(fill).l > 0.3) ?? bySize[0]!;
  const near = (fill: string) =>
    tone(fill).l > tone(coat.fill).l + 0.08 &&
    (chromaOf(tone(fill)) < 0.08 || Math.abs(hueOf(tone(fill)) - hueOf(tone(coat.fill))) < 1);
  const chest = bySize.find(({ fill, area }) => area > 3 && near(fill));
  return [coat.fill, chest?.fill ?? lightened(coat.fill)];
}

function scaled(hex: string, change: (value: number) => number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${parts
    .map((value) =>
      Math.round(Math.min(255, change(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
const darker = (hex: string) => scaled(hex, (value) => value * 0.86);
const lightened = (hex: string) => scaled(hex, (value) => value + (255 - value) * 0.35);
