import { toHex } from '@armoni/colour/oklab';
import { mainColour } from '../palette/colour-drawing.ts';
import { tone } from '../palette/tones.ts';
import { mapped } from '../people/move-shapes.ts';
import { part } from '../people/parts.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';

/** By which parts it is told what something is whose form is another's; the form is 100 wide and ends at `foot`. */
type Parts = {
  readonly of: RegExp;
  readonly behind?: (foot: number) => readonly Shape[];
  readonly before?: (foot: number, topAt: (x: number) => number) => readonly Shape[];
};

const flame = (x: number, y: number): Shape[] => [
  part('#8d949f', `p ${x - 7} ${y - 4} ${x + 7} ${y - 4} ${x + 9} ${y + 6} ${x - 9} ${y + 6}`),
  part(
    '#f2843c',
    `M${x - 8} ${y + 6} C${x - 8} ${y + 20} ${x - 2} ${y + 24} ${x} ${y + 34} C${x + 2} ${y + 24} ${x + 8} ${y + 20} ${x + 8} ${y + 6}Z`,
  ),
  part(
    '#ffd75e',
    `M${x - 4} ${y + 6} C${x - 4} ${y + 14} ${x - 1} ${y + 17} ${x} ${y + 23} C${x + 1} ${y + 17} ${x + 4} ${y + 14} ${x + 4} ${y + 6}Z`,
  ),
];
const wheel = (x: number, y: number): Shape[] => [
  part('#2b2d36', `o ${x} ${y} 13 13`),
  part('#c9ced6', `o ${x} ${y} 6 6`),
];
const candle = (x: number, y: number): Shape[] => [
  part('#f4c6d4', `r ${x - 2} ${y - 12} 4 15`),
  part(
    '#ffb84a',
    `M${x} ${y - 23} C${x + 5} ${y - 17} ${x + 3} ${y - 13} ${x} ${y - 13} C${x - 3} ${y - 13} ${x - 5} ${y - 17} ${x} ${y - 23}Z`,
  ),
];

const all: readonly Parts[] = [
  {
    of: /^hot-air-balloon$/,
    before: (foot) => [
      part(
        '#6b4f35',
        `k 34 ${foot - 8} 42 ${foot + 22} 1.2 1.2`,
        `k 66 ${foot - 8} 58 ${foot + 22} 1.2 1.2`,
      ),
      part('#b98a54', `p 39 ${foot + 20} 61 ${foot + 20} 59 ${foot + 36} 41 ${foot + 36}`),
      part('#8a6238', `r 38 ${foot + 19} 24 3.4`),
    ],
  },
  {
    of: /rocket|space|saucer|airplane|airliner|jet$|^drone$/,
    behind: (foot) => [...flame(34, foot - 6), ...flame(66, foot - 6)],
    before: (foot) => {
      const y = foot * 0.46;
      return [30, 50, 70].map((x) => part('#bfe6f5', `o ${x} ${y} 4.6 4.6`));
    },
  },
  {
    of: /car$|automobile|truck|^bus$|van$|taxi|convertible/,
    before: (foot) => [...wheel(24, foot - 3), ...wheel(76, foot - 3)],
  },
  {
    of: /house|cottage|hut$|castle/,
    before: (foot) => [
      part(
        '#8a5a3a',
        `M42 ${foot} L42 ${foot - 15} C42 ${foot - 22} 58 ${foot - 22} 58 ${foot - 15} L58 ${foot}Z`,
      ),
      part('#f2c14e', `o 54 ${foot - 8} 1.4 1.4`),
      part('#ffe3a0', `o 36 ${foot * 0.42} 6 6`, `o 64 ${foot * 0.42} 6 6`),
      part('#8a5a3a', `r 35.3 ${foot * 0.42 - 6} 1.4 12`, `r 63.3 ${foot * 0.42 - 6} 1.4 12`),
    ],
  },
  {
    of: /cake$/,
    behind: (foot) => [
      part('#efe9df', `o 50 ${foot} 62 7`),
      part('#d8d0c2', `o 50 ${foot + 2} 62 6`),
    ],
    before: (_, topAt) => [38, 50, 62].flatMap((x) => candle(x, topAt(x))),
  },
];

/**
 * “a hot air balloon shaped like a teapot”, « un nuage en forme de cœur »: the other's form, with the parts
 * that tell what it is, else in its colours.
 */
export function shapedAs(id: string, own: Drawing, form: Drawing): Drawing {
  const parts = all.find(({ of }) => of.test(id));
  if (!parts) return { ...form, shapes: inColoursOf(own, form.shapes) };
  const { left, right, top, bottom } = form.box;
  const by = 100 / (right - left);
  const shapes = form.shapes.map((one) => mapped(one, (x, y) => [(x - left) * by, (y - top) * by]));
  const foot = (bottom - top) * by;
  return drawingOf([
    ...(parts.behind?.(foot) ?? []),
    ...shapes,
    ...(parts.before?.(foot, (x) => topOf(shapes, x)) ?? []),
  ]);
}

/** Where something that stands at `x` stands on it. */
function topOf(shapes: readonly Shape[], x: number): number {
  const near = shapes.flatMap(({ contours }) =>
    contours.flatMap((line) =>
      line.filter((_, at) => at % 2 === 1 && Math.abs(line[at - 1]! - x) < 7),
    ),
  );
  return Math.min(...near, ...(near.length === 0 ? [0] : [])) + 3;
}

/** Of how much its parts differ in lightness. */
const spread = 0.6;

function inColoursOf({ shapes: own }: Drawing, form: readonly Shape[]): Shape[] {
  const main = mainColour(
    own,
    own.map(({ fill }) => tone(fill)),
  );
  const fills = form.map(({ fill }) => tone(fill));
  const middle = mainColour(form, fills).l;
  return form.map((one, at) => {
    if (one.isFixed) return one;
    const l = main.l + (fills[at]!.l - middle) * spread;
    return { ...one, fill: toHex({ ...main, l: Math.min(0.97, Math.max(0.12, l)) }) };
  });
}
