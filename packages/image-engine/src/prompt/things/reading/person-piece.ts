import type { Person } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { functionWords } from '../words/common-words.ts';
import { longestName, nameIndex } from '../words/name-index.ts';
import { personWords } from '../words/person-words.ts';
import { longestIn } from '../words/word-table.ts';
import { mannerWords } from '../words/word-tables.ts';
import type { Piece } from './piece.ts';

type SaidPerson = { readonly value: string; readonly before: Piece | undefined };

/** Somebody named there; only how old or young something else is; null where it is said of what stands before. */
export function personAt(words: readonly string[], at: number, { value, before }: SaidPerson) {
  if (isOldThing(words, at) || isAgeBehind(words, at, before)) return null;
  return isYoungAnimal(words, at) ? small : personOf(value);
}

const small = { says: 'size', size: 'small' } as const;

function personOf(value: string) {
  const [sex, age, count] = value.split(' ');
  return {
    says: 'person' as const,
    sex: sex as Person['sex'] | 'any',
    age: age as Person['age'],
    count: Number(count),
  };
}

const ageWords = new Set(['vieu', 'vieil', 'vieille', 'old']);

/** « un vieux camion » is no old man; « un vieux dans un parc » is one. */
export function isOldThing(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  if (!ageWords.has(words[at]!) || next === undefined || functionWords.has(next)) return false;
  // “an old letter” is one by both words.
  return [personWords, nameIndex(), mannerWords].every(
    (table) => (longestIn<unknown>(table, words, at, longestName)?.[0] ?? 1) === 1,
  );
}

/** « un chat vieux »: said of what stands right before it. */
const isAgeBehind = (words: readonly string[], at: number, before: Piece | undefined) =>
  ageWords.has(words[at]!) && before?.says === 'thing' && before.to === at;

/** « un bébé phoque », “a baby dragon” */
function isYoungAnimal(words: readonly string[], at: number): boolean {
  if (!/^(bebe|baby)$/.test(words[at]!)) return false;
  const named = longestIn(nameIndex(), words, at + 1, longestName)?.[1];
  return named !== undefined && isAnimal(named.id);
}

/** “black and white cat”: said as if an article stood before it. */
export function wordBefore(words: readonly string[], at: number, length: number) {
  const named = longestIn(nameIndex(), words, at + length, longestName)?.[1];
  return words[at - 1] ?? (named && isAnimal(named.id) ? 'a' : undefined);
}
