import type { Standing } from '../illustration/draw-illustration.ts';
import type { RetouchTexts } from '../prompt/retouch-texts.ts';
import { readSubject, sideIn } from '../select/thing-words.ts';
import { firstThing } from './reword-clause.ts';

export type DrawnThings = {
  /** Where things stand, 0–1 a pixel. */
  readonly mask: Float32Array;
  readonly standing: readonly Standing[];
};

type FoundDrawn = { readonly mask: Float32Array; readonly share: number; readonly name: string };

/**
 * What words name among the things of an illustration, with its edge as it was drawn: all of them for no words,
 * one of several on the side that is told. Null where they name none of them.
 */
export function findDrawn(
  wish: string,
  { mask, standing }: DrawnThings,
  texts: RetouchTexts,
): FoundDrawn | null {
  const subject = readSubject(wish);
  const isAll = wish.trim() === '' || subject?.things === null;
  if (isAll) return standing.length > 0 ? told(mask, texts.drawnThings) : null;
  const side = sideIn(wish);
  const named = firstThing(wish);
  const alike = standing.filter(({ thing }) => isNamed(thing, named));
  const sorted = alike.toSorted((one, other) => one.across - other.across);
  const wanted = side === null ? alike : side === 'left' ? sorted.slice(0, 1) : sorted.slice(-1);
  if (wanted.length === 0) return null;
  const all = new Float32Array(mask.length);
  for (const { mask: own } of wanted) for (const [at, one] of own().entries()) if (one) all[at] = 1;
  return told(all, wish.trim());
}

function isNamed(thing: Standing['thing'], named: Standing['thing'] | null): boolean {
  if (!named) return false;
  return named.person ? thing.person?.sex === named.person.sex : thing.id === named.id;
}

function told(mask: Float32Array, name: string): FoundDrawn {
  const share = mask.reduce((sum, one) => sum + one, 0) / mask.length;
  return { mask, share, name };
}
