import type { KnownClip } from '../../../model/reading-context.ts';
import { readConcepts } from './read-concepts.ts';

const joint =
  /(,? (?<!(?:black|noir) )(?:and|et)(?: (?:also|aussi|then))? |, (?:and |et |then )?|[.] )/;
/** Where it comes is said of a clip by its name: « la plage au début et aussi à la fin » is twice. */
const placed = /^(?:commence|termine) par/;
/** « it », « that one »: the clip that was named. */
const pronoun = /(?<![a-z'])(?:it|that one|this one|that|this)(?![a-z'])/;
/** Behind these a verb says nothing but that something is named: « take the drone, reverse it ». */
const mere = /^(?:take|get|use|grab|prends|with|for) /;
const mostParts = 4;

/**
 * What is said of one clip in several parts: « the concert should be slowed down and muted », « take the drone, reverse
 * it and put it at the end ». Each part behind the one that names the clip is said with its name.
 */
export function sayOfSubject(
  clause: string,
  say: (part: string) => string | null,
  known: readonly KnownClip[],
): string | null {
  const [head = '', ...rest] = clause.split(joint);
  const parts = rest.flatMap((words, at) =>
    at % 2 === 1 ? [{ words, by: rest[at - 1] as string }] : [],
  );
  if (parts.length === 0 || parts.length >= mostParts) return null;
  const named = readConcepts(head, known)?.flatMap(({ clips }) => clips) ?? [];
  if (named.length !== 1) return null;
  const clip = `le clip ${named[0]}`;
  const said = [
    mere.test(head) && parts.length > 0 ? (say(head) ?? '') : say(head),
    ...parts.map(({ words, by }) => {
      const tokens = readConcepts(words, known);
      if (tokens === null) return null;
      if (tokens.some(({ clips }) => clips.length > 0)) return say(words);
      if (pronoun.test(words)) return say(words.replace(pronoun, clip));
      const own = / (?:and|et)/.test(by) ? say(`${clip} ${words}`) : null;
      return own === null || placed.test(own) ? null : own;
    }),
  ];
  if (said.includes(null)) return null;
  return said.filter((each) => each !== '').join(', ');
}
