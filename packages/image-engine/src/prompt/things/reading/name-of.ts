import { isShadeNamed } from '../../shades.ts';
import { numbers, vocabulary } from '../../vocabulary.ts';
import { colourOf } from '../collect/offer-stuffs.ts';
import { somebodyId } from '../relatives/relatives.ts';
import { functionWords, groups } from '../words/common-words.ts';
import { longestName, type Named, nameIndex } from '../words/name-index.ts';
import { personWords } from '../words/person-words.ts';
import { somebodyBy } from '../words/tradespeople.ts';
import { longestIn } from '../words/word-table.ts';
import { placeWordsTable, sizeWords } from '../words/word-tables.ts';
import type { Said } from './piece.ts';
import {
  isAfterArticle,
  isGiant,
  isHeap,
  isMeasure,
  isRose,
  isVerb,
  readsEnglish,
} from './reading-rules.ts';

type Candidate = {
  readonly named: Named;
  readonly length: number;
  readonly isNoun: boolean;
  readonly isFresh: boolean;
};

/** Null where the words mean something else here. */
export function nameOf(
  words: readonly string[],
  at: number,
  { named, length, isNoun, isFresh }: Candidate,
): Said | null {
  const word = words[at]!;
  if (length === 1 && isMeasure(words, at)) return null;
  const isColour = length === 1 && colourOf(word) !== null;
  if (length === 1 && (functionWords.has(word) || numbers.has(word))) return null;
  // « un gros ballon » is no pig, “a pile of books” no battery.
  if (length === 1 && ((sizeWords.has(word) && !isGiant(words, at)) || isHeap(words, at)))
    return null;
  if (length === 1 && named.isLoose && groups.has(word)) return null;
  const stands = isNoun && !isVerb(words, at);
  // « …, sapins enneigés derrière »: no shade of what stands before.
  const isNamed = isRose(words, at) || (isFresh && isShadeNamed(word));
  if (isColour && !isNamed && !isAfterArticle(words, at)) return null;
  // “a round window”: said of what follows.
  if (named.isLoose && length === 1 && isBeforeNoun(words, at)) return null;
  // « noir et blanc » are colours, and no zebra.
  const isOfColours = (one: string) => one === 'et' || one === 'and' || colourOf(one) !== null;
  if (named.isLoose && words.slice(at, at + length).every(isOfColours)) return null;
  // A loose name of one word must stand where nouns do, and be no word of another kind.
  if (named.isLoose && (!stands || (length === 1 && isKnown(word)))) return null;
  if (isVerb(words, at)) return null;
  return named.id === somebodyId ? somebodyBy(words, at) : { says: 'thing', named };
}

const isBeforeNoun = (words: readonly string[], at: number) =>
  longestIn(nameIndex(), words, at + 1, longestName)?.[1].isLoose === false ||
  (readsEnglish(words) &&
    (longestIn(placeWordsTable, words, at + 1) ?? longestIn(personWords, words, at + 1)) !== null);

function isKnown(word: string): boolean {
  return vocabulary.get(word)?.every(({ field }) => field !== 'cannot') ?? false;
}
