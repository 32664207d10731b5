import type { Beast } from '../drawings/beasts.ts';
import { areaOf, type Drawing, type Shape } from '../drawings/drawing.ts';
import { findDrawing } from '../drawings/find-drawing.ts';
import { frontBeast } from '../drawings/front-beast.ts';
import { drawFrontHead } from '../drawings/front-head.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { mapped } from './move-shapes.ts';
import { part } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** What somebody is disguised as: an animal's coat with its hood, or a thing that is worn as a body. */
export type Suit =
  | {
      readonly kind: 'animal';
      readonly beast: Beast;
      /** Of an insect: what it has on its head, and about its body. */
      readonly feelers?: string;
    }
  | { readonly kind: 'thing'; readonly drawing: Drawing };

type OfAnimal = Extract<Suit, { kind: 'animal' }>;

/** Null where nobody drew it. */
export function suitOf(id: string | undefined): Suit | null {
  if (id === undefined) return null;
  const beast = frontBeast(id, false);
  if (beast) return { kind: 'animal', beast };
  const drawing = findDrawing(id);
  if (!drawing || !isAnimal(id)) return drawing && { kind: 'thing', drawing };
  const coat = brightest(drawing);
  return {
    kind: 'animal',
    beast: {
      ...frontBeast('frog', false)!,
      coat,
      dark: darker(coat),
      light: mixed(coat, '#ffffff', 0.5),
    },
    ...(insects.test(id) ? { feelers: '#3d3440' } : {}),
  };
}

const insects =
  /bee|ladybug|ladybird|beetle|butterfly|ant$|caterpillar|bug|cricket|snail|wasp|dragonfly/;

/** The colour it is known by: much of it is seen, and it is no grey. */
function brightest({ shapes }: Drawing): string {
  const seen = new Map<string, number>();
  for (const { fill, contours } of shapes)
    seen.set(fill, (seen.get(fill) ?? 0) + areaOf(contours) * vividness(fill) ** 2);
  const [best = '#8a8f98'] = [...seen].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return best;
}

function vividness(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** Under a body that is a thing. */
const tights = '#4b4f66';
export const clothOfSuit = (suit: Suit): string =>
  suit.kind === 'animal' ? suit.beast.coat : tights;

/** In a head's units: the hood is as large as an animal's head, and its face is above the wearer's. */
const hood = { x: 50, y: 20, radius: 31 } as const;
/** How much of the wearer's head is seen in it, about his chin. */
const opening = { share: 0.82, y: 84 } as const;

/** Around a head: the animal's own with its ears, and below it the edge of the hood. */
export function hooded({ beast, feelers }: OfAnimal, head: readonly Shape[]): Shape[] {
  const animal = drawFrontHead(beast, [hood.x, hood.y], { radius: hood.radius, face: 'happy' });
  return [
    ...(feelers ? [part(feelers, ...antennae)] : []),
    part(darker(beast.coat, 0.88), 'M50 4 C16 4 8 44 14 86 C24 100 76 100 86 86 C92 44 84 4 50 4Z'),
    ...animal.map((one) => ({ ...one, area: areaOf(one.contours), isFixed: true })),
    ...head.map((one) =>
      mapped(one, (x, y) => [50 + (x - 50) * opening.share, opening.y + (y - 82) * opening.share]),
    ),
  ];
}

const antennae = ['k 38 0 30 -22 2.4 2', 'k 62 0 70 -22 2.4 2', 'o 29 -24 4 4', 'o 71 -24 4 4'];

/** The lighter belly of an animal's coat, or an insect's stripes; its zip. */
export const bellyOfSuit = (
  { beast: { light, coat }, feelers }: OfAnimal,
  lean: number,
  drop: number,
): Shape[] => [
  ...(feelers
    ? [62, 74, 86].map((y) => part(feelers, `r ${34 + lean * 0.6} ${y + drop * 0.6} 32 6 2`))
    : [part(light, `o ${50 + lean * 0.5} ${78 + drop * 0.6} 11.6 20`)]),
  part(darker(coat, 0.8), `k ${50 + lean} 50 ${50 + lean * 0.5} ${98 + drop} 0.7 0.7`),
];

/** In a figure's units: from under the chin to above the knees, and how wide it is at most and at least. */
const worn = { top: 43, bottom: 126, widest: 92, narrowest: 64 } as const;

/** A thing about somebody's trunk: head, arms and legs stick out of it. */
export function bodyOfSuit({ box, shapes }: Drawing, lean: number, drop: number): Shape[] {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((worn.bottom - worn.top) / high, worn.widest / wide);
  const across = Math.max(scale, worn.narrowest / wide);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const y0 = (worn.top + worn.bottom) / 2 + drop * 0.6;
  return shapes.map((shape) => ({
    ...mapped(shape, (x, y) => [
      50 + lean * 0.6 + (x - middle.x) * across,
      y0 + (y - middle.y) * scale,
    ]),
    isFixed: true,
  }));
}
