import { isAct } from '../../../illustration/people/doings.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { longestName, nameIndex } from '../words/name-index.ts';
import { personWords, traitWords } from '../words/person-words.ts';
import { longestIn } from '../words/word-table.ts';
import { isOldThing } from './person-piece.ts';
import { isVerb } from './reading-rules.ts';

/** « coiffe sa fille » is said of who was named before. */
export function isSaidAhead(words: readonly string[], at: number, hadPerson: boolean): boolean {
  const doing = longestIn(traitWords, words, at, longestName)?.[1].doing;
  return !(hadPerson && isAct(doing)) && isBeforeSomebody(words, at);
}

/** Somebody is named there. */
export function isNamedAt(words: readonly string[], at: number): boolean {
  if (longestIn(personWords, words, at, longestName) && !isOldThing(words, at)) return true;
  const named = longestIn(nameIndex(), words, at, longestName)?.[1];
  return named !== undefined && roleOf(named.id) !== null;
}

/** What is said here is said of whoever is named right behind it, or behind another such word. */
function isBeforeSomebody(words: readonly string[], at: number): boolean {
  const trait = longestIn(traitWords, words, at, longestName);
  if (!trait || isVerb(words, at)) return false;
  const next = at + trait[0];
  return isNamedAt(words, next) || isBeforeSomebody(words, next);
}

/** Behind such a word something is named, and nothing is done; “his son fishing” is no « son ». */
export const isOwned = (before = ''): boolean =>
  /^(une?|des|les?|la?|son|sa|mon|ma|leur|the|a|his|her|avec|petite|grande)$/.test(before);
