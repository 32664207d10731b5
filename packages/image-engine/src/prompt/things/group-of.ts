import { groups } from './common-words.ts';
import { isManyAlready } from './many-already.ts';
import { longestName, nameIndex } from './name-index.ts';
import { longestIn } from './word-table.ts';

/** How many « un troupeau » is; « une pile de pancakes » is one picture of several. */
export function groupOf(words: readonly string[], at: number): number | undefined {
  const count = groups.get(words[at]!);
  // « en pleine tempête »
  if (/^pleine?$/.test(words[at]!) && !/^(de|d)$/.test(words[at + 1] ?? '')) return undefined;
  if (count === undefined || !/^(de|d|of)$/.test(words[at + 1] ?? '')) return count;
  const named = longestIn(nameIndex(), words, at + 2, longestName)?.[1];
  return named && isManyAlready(named.id) ? 1 : count;
}
