import { isEmpty } from './empty-words.ts';
import { parsePrompt, unique } from './parse-prompt.ts';
import { tokenise } from './tokenise.ts';
import { wearing } from './wearing.ts';

/** What is drawn of a prompt, part by part; equal where the same would be drawn. */
export type Drawn = Readonly<Record<string, string>>;

export type Weighed = {
  /** As typed: without them the same would be drawn. */
  readonly unheard: readonly string[];
  /** As typed: what said this part and nothing else. */
  readonly sayersOf: (part: string) => readonly string[];
};

/**
 * Takes each word that asks for something out of a prompt and looks whether the same would be drawn.
 * What two words say alike (« une rue enneigée sous la neige ») is heard: either of them alone says it.
 * A long prompt is weighed stretch by stretch: whole, the time would grow by the square of its words.
 */
export function weighWords(
  prompt: string,
  draw: (words: string) => Drawn,
  asksNothing: (word: string) => boolean,
): Weighed {
  const weighed = stretchesOf(prompt.normalize('NFC')).map((stretch) =>
    weighStretch(stretch, draw, asksNothing),
  );
  return {
    unheard: unique(weighed.flatMap(({ unheard }) => unheard)),
    sayersOf: (part) => unique(weighed.flatMap(({ sayersOf }) => sayersOf(part))),
  };
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
const wordsIn = (text: string) => text.match(word)?.length ?? 0;
const mostTogether = 60;
/** Each costs as much as it has words, by each of its words. */
const mostOfLonger = 30;

/** Of so many words at most, divided where a clause ends if one does. */
function stretchesOf(prompt: string): readonly string[] {
  if (wordsIn(prompt) <= mostTogether) return [prompt];
  const clauses = prompt.match(/[^,;.!?\n]*[,;.!?\n]+|[^,;.!?\n]+/gu) ?? [];
  const stretches = [''];
  for (const part of clauses.flatMap(partsOf)) {
    const longer = stretches.at(-1) + part;
    if (wordsIn(longer) > mostOfLonger) stretches.push(part);
    else stretches[stretches.length - 1] = longer;
  }
  return stretches;
}

function partsOf(clause: string): readonly string[] {
  if (wordsIn(clause) <= mostOfLonger) return [clause];
  return clause.match(/\s*\S+/gu) ?? [];
}

function weighStretch(
  whole: string,
  draw: (words: string) => Drawn,
  asksNothing: (word: string) => boolean,
): Weighed {
  const words = [...whole.matchAll(word)].map(({ 0: said, index }) => ({ said, index }));
  const without = (gone: ReadonlySet<number>) =>
    [...words].reverse().reduce((text, { said, index }, fromEnd) => {
      const at = words.length - 1 - fromEnd;
      return gone.has(at) ? text.slice(0, index) + text.slice(index + said.length) : text;
    }, whole);
  const all = draw(whole);
  const asking = words.flatMap(({ said, index }, at) =>
    asks(said) && !wears.test(whole.slice(index)) ? [at] : [],
  );
  const drawn = new Map<number, Drawn>();
  const lacking = (at: number): Drawn => {
    const known = drawn.get(at) ?? draw(without(new Set([at])));
    drawn.set(at, known);
    return known;
  };
  const loose = asking.filter(
    (at) => !asksNothing(tokenise(words[at]!.said)[0] ?? '') && isSame(lacking(at), all),
  );
  const bare = draw(without(new Set(loose)));
  const isSaidTwice = (at: number) =>
    words.some(({ said }, other) => other !== at && sayAlike(said, words[at]!.said));
  const unheard = loose.filter(
    (at) =>
      !isSaidTwice(at) && isSame(draw(without(new Set(loose.filter((one) => one !== at)))), bare),
  );
  const named = (some: readonly number[]) => some.map((at) => words[at]!.said.toLowerCase());
  return {
    unheard: named(unheard),
    sayersOf: (part) => named(asking.filter((at) => partsApart(lacking(at), all).join() === part)),
  };
}

const wears = new RegExp(`^${wearing}`, 'iu');

function partsApart(one: Drawn, other: Drawn): string[] {
  return Object.keys({ ...one, ...other }).filter((part) => one[part] !== other[part]);
}
const isSame = (one: Drawn, other: Drawn) => partsApart(one, other).length === 0;

/** Of the hour, the season or the weather. */
function sayAlike(one: string, other: string): boolean {
  const [some, others] = [one, other].map((said) =>
    parsePrompt(said).meanings.filter(({ field }) => circumstances.has(field)),
  );
  return some!.some((told) =>
    others!.some((again) => 'value' in told && 'value' in again && told.value === again.value),
  );
}
const circumstances: ReadonlySet<string> = new Set(['time', 'season', 'weather']);

function asks(said: string): boolean {
  if (/^\p{N}+$/u.test(said)) return true;
  if (isEmpty(tokenise(said)[0] ?? '')) return false;
  // An ordinary day in summer is what every picture shows.
  const { meanings } = parsePrompt(said);
  return !meanings.some(
    (one) => 'value' in one && (usual as readonly unknown[]).includes(one.value),
  );
}

const usual = ['clear', 'noon', 'morning', 'afternoon', 'summer'] as const;
