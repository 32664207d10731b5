import type { Feeling, Posture } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { longestName, nameIndex } from '../words/name-index.ts';
import { longestIn } from '../words/word-table.ts';
import type { Piece } from './piece.ts';
import { readsEnglish } from './reading-rules.ts';

type Told = { readonly feeling: Feeling; readonly hasAnimal: boolean };

/** Of an animal, named before or among the next three words; `to` is behind what says it. */
export function feelingAt(
  words: readonly string[],
  to: number,
  { feeling, hasAnimal }: Told,
): Pick<Extract<Piece, { says: 'feeling' }>, 'says' | 'feeling' | 'isAhead'> | null {
  const isAhead = words.slice(to, to + 3).some((_, by) => isAnimalNamed(words, to + by));
  return isAhead || hasAnimal ? { says: 'feeling', feeling, isAhead } : null;
}

/** What only animals do so: of people it is said otherwise, as is « sur le dos de ». */
export const postureAt = (
  words: readonly string[],
  to: number,
  { posture, hasAnimal }: { readonly posture: Posture; readonly hasAnimal: boolean },
): Pick<Extract<Piece, { says: 'posture' }>, 'says' | 'posture'> | null =>
  // “a plane”
  (words[to - 1] === 'plane' && readsEnglish(words)) ||
  (/^(drinking|fighting|playing|rolling)$/.test(posture) &&
    (!hasAnimal || /^(de|du|d|of)$/.test(words[to] ?? '')))
    ? null
    : { says: 'posture', posture };

const isAnimalNamed = (words: readonly string[], at: number): boolean => {
  const named = longestIn(nameIndex(), words, at, longestName)?.[1];
  return named !== undefined && isAnimal(named.id);
};
