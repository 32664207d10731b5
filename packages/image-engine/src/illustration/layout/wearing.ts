import { isHead } from '../drawings/add-body.ts';
import type { WishedThing } from '../illustration-description.ts';

/** Middle of the eyes and width of the head, as shares of a drawing's box. */
type Head = { readonly x: number; readonly y: number; readonly wide: number; readonly top: number };

const heads: Readonly<Record<string, Head>> = {
  cat: { x: 0.44, y: 0.26, wide: 0.58, top: 0.1 },
  dog: { x: 0.45, y: 0.25, wide: 0.56, top: 0.08 },
  fox: { x: 0.42, y: 0.32, wide: 0.64, top: 0.12 },
  wolf: { x: 0.42, y: 0.32, wide: 0.64, top: 0.12 },
  rabbit: { x: 0.3, y: 0.38, wide: 0.42, top: 0.18 },
  pig: { x: 0.24, y: 0.3, wide: 0.34, top: 0.1 },
  snowman: { x: 0.5, y: 0.33, wide: 0.4, top: 0.2 },
  robot: { x: 0.5, y: 0.24, wide: 0.5, top: 0.1 },
  // What a label is on.
  'honey-pot': { x: 0.5, y: 0.32, wide: 0.8, top: 0 },
  'jam-jar': { x: 0.5, y: 0.3, wide: 0.8, top: 0 },
  jar: { x: 0.5, y: 0.3, wide: 0.8, top: 0 },
  'olive-oil': { x: 0.5, y: 0.45, wide: 0.8, top: 0 },
  'wine-bottle': { x: 0.5, y: 0.55, wide: 0.9, top: 0 },
  alien: { x: 0.5, y: 0.38, wide: 0.6, top: 0.14 },
  owl: { x: 0.5, y: 0.27, wide: 0.7, top: 0.05 },
  cactus: { x: 0.5, y: 0.2, wide: 0.46, top: 0.02 },
  penguin: { x: 0.5, y: 0.28, wide: 0.5, top: 0.05 },
  'teddy-bear': { x: 0.5, y: 0.22, wide: 0.5, top: 0.05 },
};
const ofBodied: Head = { x: 0.5, y: 0.3, wide: 0.66, top: 0.1 };

/** How far below the eyes something is worn, and how wide; in shares of the head's width. */
const worn: Readonly<Record<string, { readonly down: number; readonly wide: number } | 'top'>> = {
  'jar-label': { down: 0.5, wide: 0.72 },
  sunglasses: { down: 0, wide: 0.82 },
  glasses: { down: 0, wide: 0.82 },
  scarf: { down: 0.78, wide: 0.66 },
  necktie: { down: 0.95, wide: 0.24 },
  'top-hat': 'top',
  'womans-hat': 'top',
  crown: 'top',
};

export const isWorn = (id: string) => id in worn;

export const wears = ({ id, posture, count }: WishedThing) =>
  count === 1 && posture === null && headOf(id) !== null;

const headOf = (id: string): Head | null => heads[id] ?? (isHead(id) ? ofBodied : null);

export type Worn = { readonly x: number; readonly y: number; readonly wide: number };

/** Middle of what is worn and its width, as shares of the wearer's box; its foot where it sits on top. */
export function wornAt(wearer: string, id: string, aspect: number): Worn & { isOnTop: boolean } {
  const head = headOf(wearer) ?? ofBodied;
  const how = worn[id]!;
  if (how === 'top')
    return { x: head.x, y: head.top + 0.03, wide: head.wide * 0.72, isOnTop: true };
  return {
    ...{ x: head.x, wide: head.wide * how.wide, isOnTop: false },
    y: head.y + how.down * head.wide * aspect,
  };
}
