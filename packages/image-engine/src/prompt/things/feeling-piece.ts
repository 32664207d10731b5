import type { Feeling } from '../../illustration/illustration-description.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import { longestName, nameIndex } from './name-index.ts';
import type { Piece } from './piece.ts';
import { longestIn } from './word-table.ts';

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

const isAnimalNamed = (words: readonly string[], at: number): boolean => {
  const named = longestIn(nameIndex(), words, at, longestName)?.[1];
  return named !== undefined && isAnimal(named.id);
};
