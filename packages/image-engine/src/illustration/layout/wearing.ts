import { isHead } from '../drawings/add-body.ts';
import type { WishedThing } from '../illustration-description.ts';
import { isFourLegged } from '../vocabulary/four-legged.ts';

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
  // Seen from the side.
  giraffe: { x: 0.13, y: 0.15, wide: 0.26, top: 0 },
  elephant: { x: 0.16, y: 0.33, wide: 0.32, top: 0.02 },
  horse: { x: 0.12, y: 0.15, wide: 0.26, top: 0.03 },
  cow: { x: 0.18, y: 0.23, wide: 0.3, top: 0.06 },
  sheep: { x: 0.11, y: 0.3, wide: 0.24, top: 0.14 },
  lion: { x: 0.2, y: 0.31, wide: 0.32, top: 0.06 },
  zebra: { x: 0.12, y: 0.15, wide: 0.26, top: 0.03 },
  bear: { x: 0.2, y: 0.26, wide: 0.34, top: 0.06 },
  dachshund: { x: 0.16, y: 0.15, wide: 0.18, top: 0 },
  duck: { x: 0.3, y: 0.16, wide: 0.34, top: 0.02 },
  duckling: { x: 0.73, y: 0.2, wide: 0.36, top: 0.04 },
  chicken: { x: 0.2, y: 0.18, wide: 0.28, top: 0.06 },
  rooster: { x: 0.14, y: 0.2, wide: 0.24, top: 0.12 },
  turtle: { x: 0.1, y: 0.56, wide: 0.16, top: 0.44 },
  't-rex': { x: 0.25, y: 0.08, wide: 0.3, top: 0 },
  sauropod: { x: 0.16, y: 0.05, wide: 0.2, top: 0 },
  donkey: { x: 0.17, y: 0.32, wide: 0.26, top: 0.16 },
  camel: { x: 0.2, y: 0.16, wide: 0.28, top: 0.04 },
  flamingo: { x: 0.3, y: 0.05, wide: 0.3, top: 0 },
  parrot: { x: 0.33, y: 0.15, wide: 0.44, top: 0.02 },
  mouse: { x: 0.2, y: 0.35, wide: 0.3, top: 0.2 },
  goose: { x: 0.35, y: 0.11, wide: 0.4, top: 0.02 },
  unicorn: { x: 0.15, y: 0.29, wide: 0.26, top: 0.14 },
  dragon: { x: 0.2, y: 0.26, wide: 0.2, top: 0.1 },
  'red-panda': { x: 0.36, y: 0.28, wide: 0.52, top: 0.1 },
  whale: { x: 0.14, y: 0.55, wide: 0.22, top: 0.34 },
  rhinoceros: { x: 0.16, y: 0.4, wide: 0.2, top: 0.26 },
  turkey: { x: 0.16, y: 0.16, wide: 0.24, top: 0.04 },
  gorilla: { x: 0.12, y: 0.15, wide: 0.26, top: 0.02 },
  // What a label is on, and what is on a label.
  'jar-label': { x: 0.5, y: 0.5, wide: 0.46, top: 0 },
  'honey-pot': { x: 0.5, y: 0.32, wide: 0.8, top: 0 },
  'jam-jar': { x: 0.5, y: 0.3, wide: 0.8, top: 0 },
  jar: { x: 0.5, y: 0.3, wide: 0.8, top: 0 },
  'olive-oil': { x: 0.5, y: 0.45, wide: 0.8, top: 0 },
  'wine-bottle': { x: 0.5, y: 0.55, wide: 0.9, top: 0 },
  // What a print or an emblem is on.
  brooch: { x: 0.5, y: 0.5, wide: 0.56, top: 0 },
  tshirt: { x: 0.5, y: 0.46, wide: 0.4, top: 0 },
  cushion: { x: 0.5, y: 0.5, wide: 0.5, top: 0 },
  'coffee-cup': { x: 0.45, y: 0.62, wide: 0.34, top: 0 },
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
  'neck-scarf': { down: 0.58, wide: 0.62 },
  necktie: { down: 0.95, wide: 0.24 },
  'bow-tie': { down: 0.62, wide: 0.5 },
  beret: 'top',
  'straw-hat': 'top',
  'cowboy-hat': 'top',
  'top-hat': 'top',
  'party-hat': 'top',
  'womans-hat': 'top',
  crown: 'top',
  'billed-cap': 'top',
  'rescue-workers-helmet': 'top',
  'graduation-cap': 'top',
  headphone: { down: -0.2, wide: 1.02 },
};

/** Their brim is wider than a head. */
const broad = /^(straw-hat|cowboy-hat|womans-hat)$/;

/** Whatever a label shows. */
const drawnOn = { down: 0, wide: 1 } as const;

/** Goods on which something is printed, or in which it is set: « un tee-shirt avec un chat ». */
export const isPrinted = (id: string) => /^(brooch|tshirt|cushion)$/.test(id);

/** What a cup or a cushion shows, and nothing that stands on it. */
export const isPrintedOn = (print: WishedThing, goods: WishedThing): boolean =>
  print.count === 1 &&
  print.person === null &&
  (goods.id === 'tshirt' ||
    (/^(coffee-cup|cushion)$/.test(goods.id) &&
      /^(heart|star|glowing-star|blossom|rose|daisy|rainbow|cat-face|crown|sun|full-moon)$/.test(
        print.id,
      )));

export const isLabel = (id: string) => id === 'jar-label';

export const isWorn = (id: string) => id in worn;

/** A cup by a pair of glasses does not wear them. */
export const isGoods = (id: string) =>
  isPrinted(id) || /^(coffee-cup|jar|jam-jar|honey-pot|olive-oil|wine-bottle|jar-label)$/.test(id);

export const wears = ({ id, posture, count, face }: WishedThing) =>
  count === 1 &&
  (face !== undefined ||
    isFourLegged(id) ||
    (/^(sitting|standing|walking)$/.test(posture ?? 'sitting') && headOf(id) !== null));

const headOf = (id: string): Head | null => heads[id] ?? (isHead(id) ? ofBodied : null);

export type Worn = { readonly x: number; readonly y: number; readonly wide: number };

/** Middle of what is worn and its width, as shares of the wearer's box; its foot where it sits on top. */
export function wornAt(
  wearer: string,
  id: string,
  {
    aspect,
    head = headOf(wearer) ?? ofBodied,
  }: { readonly aspect: number; readonly head?: Head | undefined },
): Worn & { isOnTop: boolean } {
  const how = worn[id] ?? drawnOn;
  if (how === 'top')
    return {
      x: head.x,
      y: head.top + 0.03,
      wide: head.wide * (broad.test(id) ? 1.3 : 0.72),
      isOnTop: true,
    };
  return {
    ...{ x: head.x, wide: head.wide * how.wide, isOnTop: false },
    y: head.y + how.down * head.wide * aspect,
  };
}
