import type { ClipRules } from './clip-rules.ts';
import { references } from './find-references.ts';

const same =
  '(?:(?:pareil|idem|la meme chose|de meme|fais de meme|same|the same|likewise|ditto)(?: (?:pour|avec|sur|a|for|with|on))?)';
const those = '(?:celui|celle|celles|ceux|those|that)(?: (?:of|from))?';
const also = '(?:aussi|pareil|egalement|de meme|itou|too|as well)';

/** How far from what was said before: « , et ». */
const nearby = 8;

/**
 * « coupe les 5 premières secondes du concert, et celles du drone aussi », « la plage au ralenti, pareil
 * pour le drone »: what was read right in front of it is said of other clips as well.
 */
export function readSame(rules: ClipRules): void {
  rules.all(
    `${same} (${references})|(?:${those} ?)?(${references}),? ${also}(?= ?(?:$|[,.;!?\\n]))`,
    (clips, _match, at) => {
      const { reader } = rules;
      const before = reader.understood.filter(
        ({ end, index }) => index !== null && end <= at.start && at.start - end <= nearby,
      );
      const copied = before.find(({ field, index }) => sayAgain(rules, field, index ?? 0, clips));
      if (copied === undefined) return;
      reader.understand(copied.field, at, lengthOf(rules, copied.field) - clips.length);
    },
  );
}

type List = 'clips.stretches' | 'clips.seconds' | 'clipSound' | 'speedParts' | 'lookParts';

function listOf(rules: ClipRules, field: string): readonly object[] | null {
  const lists: Readonly<Record<List, readonly object[]>> = {
    'clips.stretches': rules.clips.stretches,
    'clips.seconds': rules.clips.seconds,
    clipSound: rules.clipSound,
    speedParts: rules.speedParts,
    lookParts: rules.lookParts,
  };
  return lists[field as List] ?? null;
}

function lengthOf(rules: ClipRules, field: string): number {
  return listOf(rules, field)?.length ?? 0;
}

/** Whether there is such a field of one clip, said of these clips now. */
function sayAgain(
  rules: ClipRules,
  field: string,
  index: number,
  clips: readonly number[],
): boolean {
  const list = listOf(rules, field) as object[] | null;
  const said = list?.[index];
  if (list === null || said === undefined) return false;
  const which = 'part' in said ? 'part' : 'clip';
  list.push(...clips.map((clip) => ({ ...said, [which]: clip })));
  return true;
}
