import type { WishedThing } from '../illustration/illustration-description.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';

/** The words of a picture, and of those that change it what they still say. */
export type Reworded = {
  readonly told: string;
  readonly left: string;
  /** As typed: what could be said of the picture in no other words. */
  readonly missed?: readonly string[];
};

/** One clause of a change: the words of the picture as it has them, or null where it says something else. */
export type Rewording = (told: string, clause: string) => Reworded | string | null;

/** The picture as it is, and the clause told as not done. */
export const notDone = (told: string, clause: string): Reworded => ({
  told,
  left: '',
  missed: [clause],
});

/** For patterns: what leads to something that is there. */
export const lead = String.raw`(?:le |la |les |l['’]|the |my |mon |ma |mes |son |sa |ses |ce |cet |cette |ces |this |that |these |those )`;

/** What words name first, and how many of it. */
export function firstThing(words: string) {
  return understandIllustration(words).description.things[0] ?? null;
}

/** « mets-la », "move it": what the picture is of. */
const pronoun = /^(?:it|him|her|them|this|that|la|le|les|lui|elle|il|ça|ca)$/iu;

/** That one of a picture's things which words name. */
export function thingIn(told: string, words: string): WishedThing | null {
  const { things } = understandIllustration(told).description;
  if (pronoun.test(words)) return things[0] ?? null;
  const named = firstThing(words);
  if (!named) return null;
  return (
    things.find(({ id, person }) => id === named.id && person?.sex === named.person?.sex) ??
    calledAlike(things, named)
  );
}

/** « le bus » where « bus rouge » is a drawing of its own, “the truck” where a “pickup truck” is. */
function calledAlike(things: readonly WishedThing[], named: WishedThing): WishedThing | null {
  const wordsOf = ({ said }: WishedThing) => said.toLowerCase().split(' ');
  const [head] = wordsOf(named);
  const isAlike = (words: readonly string[]) =>
    words.length > 1 && (words[0] === head || words.at(-1) === head);
  return things.find((one) => !one.person && isAlike(wordsOf(one))) ?? null;
}

/** Where words stand that are no part of a longer word, and not set in type. */
export function findWords(told: string, said: string): { from: number; to: number } | null {
  const inside = quotesIn(told);
  const escaped = said
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replace(/\s+/gu, String.raw`\s+`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
  const found = [...told.matchAll(pattern)].findLast(
    ({ index }) => !inside.some(([from, to]) => index >= from && index < to),
  );
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

export const quotedText = /«\s*[^»]{1,60}?\s*»|“[^”]{1,60}”|"[^"]{1,60}"/gu;

function quotesIn(told: string): readonly (readonly [from: number, to: number])[] {
  return [...told.matchAll(quotedText)].map(({ index, 0: said }) => [index, index + said.length]);
}
