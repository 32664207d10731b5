import { roleOf } from '../../../illustration/people/roles.ts';
import { gatherings, groups } from '../words/common-words.ts';
import { isManyAlready } from '../words/many-already.ts';
import { longestName, nameIndex } from '../words/name-index.ts';
import { longestIn } from '../words/word-table.ts';

/** How many « un troupeau » is; « une pile de pancakes » is one picture of several. */
export function groupOf(words: readonly string[], at: number): number | undefined {
  const count = groups.get(words[at]!);
  // « en pleine tempête »
  if (/^pleine?$/.test(words[at]!) && !/^(de|d)$/.test(words[at + 1] ?? '')) return undefined;
  if (count === undefined || !/^(de|d|of)$/.test(words[at + 1] ?? '')) return count;
  const named = longestIn(nameIndex(), words, at + 2, longestName)?.[1];
  return named && isManyAlready(named.id) ? 1 : count;
}

/** « une rangée d'arbres », “hundreds of balloons”, “a dozen eggs”; null where nothing that can be counted follows. */
export function gatheringAt(words: readonly string[], at: number): number | null {
  const count = gatherings.get(words[at]!);
  const isJoined = /^(de|d|of)$/.test(words[at + 1] ?? '');
  if (count === undefined || (!isJoined && words[at] !== 'dozen')) return null;
  for (let from = isJoined ? at + 2 : at + 1; from < at + 5; from += 1) {
    const named = longestIn(nameIndex(), words, from, longestName)?.[1];
    // « une équipe de foot » is those who play it.
    if (named && /ball/.test(named.id) && /^(equipe|team)$/.test(words[at]!)) return null;
    if (named && !named.isLoose && roleOf(named.id) === null)
      return uncounted.test(named.id) ? null : isManyAlready(named.id) ? 1 : count;
    if (named === undefined && stopsAt.test(words[from] ?? '')) return null;
  }
  return null;
}

const stopsAt = /^(|de|d|du|of|et|and|sur|on|in|dan|avec|with)$/;
/** No one has ever seen a row of smoke. */
const uncounted = /^(smoke|fire|water|cloud|fog|sea|rock|puddle|dust|gold-pile)$/;
