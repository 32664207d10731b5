import type { WishedThing } from '../illustration-description.ts';
import { isFourLegged } from '../vocabulary/four-legged.ts';
import { type Head, headOf, ofBodied } from '../vocabulary/heads.ts';

/** How far below the eyes something is worn, and how wide; in shares of the head's width. */
const worn: Readonly<
  Record<string, { readonly down: number; readonly wide: number } | 'top' | 'cap'>
> = {
  'jar-label': { down: 0.5, wide: 0.72 },
  sunglasses: { down: 0, wide: 0.82 },
  glasses: { down: 0, wide: 0.82 },
  scarf: { down: 0.78, wide: 0.66 },
  'neck-scarf': { down: 0.58, wide: 0.62 },
  necktie: { down: 0.95, wide: 0.24 },
  'bow-tie': { down: 0.62, wide: 0.5 },
  'worn-glasses': { down: 0, wide: 0.92 },
  beret: 'top',
  beanie: 'cap',
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

/** As it is on somebody. */
export const wornAs: Readonly<Record<string, string>> = {
  scarf: 'neck-scarf',
  glasses: 'worn-glasses',
};

/** Their brim is wider than a head. */
const broad = /^(straw-hat|cowboy-hat|womans-hat)$/;

const aboutNeck = /^(?:neck-scarf|scarf)$/;

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
  if (how === 'top' || how === 'cap')
    return {
      x: head.x,
      // A knitted one is drawn over the ears.
      y: how === 'cap' ? (head.top + head.y) / 2 : head.top + 0.03,
      wide: head.wide * (broad.test(id) ? 1.3 : how === 'cap' ? 0.86 : 0.72),
      isOnTop: true,
    };
  if (head.neck && aboutNeck.test(id)) return { ...head.neck, isOnTop: false };
  return {
    ...{ x: head.x, wide: head.wide * how.wide, isOnTop: false },
    y: head.y + how.down * head.wide * aspect,
  };
}
