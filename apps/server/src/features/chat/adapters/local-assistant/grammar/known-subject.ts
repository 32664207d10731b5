import { isDeepStrictEqual } from 'node:util';
import { parsePrompt } from '@armoni/image-engine/prompt/parse-prompt';
import { respell } from '@armoni/image-engine/prompt/spelling/respell';
import type { Piece } from '@armoni/image-engine/prompt/things/reading/piece';
import {
  type UnderstoodIllustration,
  understandIllustration,
} from '@armoni/image-engine/prompt/things/understand-illustration';
import { animalWords } from '@armoni/image-engine/prompt/things/words/named/animals';

/** Whether the engine knows something to draw in these words: no article is needed then. */
export function isKnownSubject(subject: string): boolean {
  const short = subject.slice(0, 400);
  const { meanings } = parsePrompt(short);
  if (meanings.some(({ field }) => subjects.has(field))) return true;
  const { description, relatives } = understandIllustration(respell(short).text);
  // « un caméscope » is drawn as a camera and may mean anything; « labrador » is a dog.
  const certain = description.things.filter(
    ({ id, said }) => animals.has(id) || !relatives.some((relative) => relative.said === said),
  );
  return certain.length > 0 || description.place !== null;
}

/**
 * « fusée », « chat noir », "two dogs", « famille à la plage »: what is to be drawn and nothing else, so that no verb is
 * needed.
 */
export function isSubjectAlone(words: string): boolean {
  return subjectAlone(words) !== null;
}

/** « canapé rouge », "red couch": one thing and its colour; null for anything more. */
export function colouredThing(words: string): { thing: string; colour: string } | null {
  const understood = subjectAlone(words);
  if (!understood) return null;
  const { description, sayers, pieces } = understood;
  const [{ said: thing } = { said: '' }, ...others] = description.things;
  const [{ part, said: colour } = { part: '', said: '' }, ...more] = sayers;
  const isAlone = others.length === 0 && more.length === 0 && part === 'colour';
  return isAlone && pieces.length === 2 ? { thing, colour } : null;
}

function subjectAlone(words: string): UnderstoodIllustration | null {
  if (words.length > longestAlone || toldOf.test(words)) return null;
  const understood = understandIllustration(respell(words).text);
  const { description, relatives, pieces, unknown } = understood;
  const { things, place, text } = description;
  const isDrawn = things.length > 0 || place !== null || text.length > 0;
  const isGuessed = things.some(({ said }) => relatives.some((one) => one.said === said));
  const isAlone = unknown.length === 0 && pieces.every(({ says }) => ofThings.has(says));
  return isDrawn && !isGuessed && isAlone ? understood : null;
}

const longestAlone = 60;
/** What is at hand, or somebody who says something. */
const toldOf =
  /^(?:le|la|les|l['’]|the|ce|cet|cette|ces|this|that|these|mon|ma|mes|my|our|notre|nos|il|elle|on|ça|ca|tout|et|and|avec|with|sans|without|plus|moins|more|less|en|au|aux|dans|sur|in|on|at|de|du|des)(?![\p{L}])|[,:;!?]/iu;
const ofThings: ReadonlySet<Piece['says']> = new Set([
  ...(['thing', 'person', 'trait', 'place', 'stuff', 'number', 'colour', 'size'] as const),
  ...(['posture', 'motley', 'relation', 'format', 'manner', 'framing', 'nothing'] as const),
]);

/** « souriante », "with a beard", « assis »: what somebody is or wears, said without saying who. */
export function isTraitAlone(words: string): boolean {
  if (words.length > longestTrait || words === '' || subjectAlone(words) !== null) return false;
  return ['une femme', 'un homme', 'un chat'].some((who) => {
    const read = subjectAlone(`${who} ${words}`);
    const things = read?.description.things ?? [];
    const [plain] = understandIllustration(who).description.things;
    return things.length === 1 && !isDeepStrictEqual(things[0], plain) && saysWhat(read!);
  });
}

const saysWhat = ({ description: { place, text } }: UnderstoodIllustration) =>
  place === null && text.length === 0;
const longestTrait = 30;

/** « le lever du soleil », "autumn": when or under what sky, and no thing. */
export function isOnlyMood(words: string): boolean {
  const short = words.slice(0, 60);
  const { meanings } = parsePrompt(short);
  const { things, place } = understandIllustration(respell(short).text).description;
  const isMood = meanings.length > 0 && meanings.every(({ field }) => moods.has(field));
  return isMood && things.length === 0 && place === null && short.split(' ').length <= 4;
}

const moods: ReadonlySet<string> = new Set(['weather', 'time', 'season']);

const subjects: ReadonlySet<string> = new Set(['kind', 'detail', 'weather', 'time', 'season']);
const animals = new Set(animalWords.split('\n').map((line) => line.split(':', 1)[0] ?? ''));
animals.delete('');

export const isAnimal = (id: string): boolean => animals.has(id);

/** What the engine would draw of these words, by names that are the same in French and English. */
export function subjectsIn(words: string): readonly string[] {
  const known = remembered.get(words);
  if (known) return known;
  const short = words.slice(0, 400);
  const { meanings } = parsePrompt(short);
  const { things } = understandIllustration(respell(short).text).description;
  const named = meanings.flatMap((one): string[] =>
    one.field === 'kind' || one.field === 'detail' ? [one.value] : [],
  );
  const found = [...named, ...things.map(({ id }) => id)];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(words, found);
  return found;
}

/** Each message reads its whole conversation again, and the same words come again and again. */
const remembered = new Map<string, readonly string[]>();
const mostRemembered = 500;
