import type { Detail, SceneKind } from '../scene/scene-description.ts';
import { isFormatWord } from './format-words.ts';
import { tokenise, typedWords } from './tokenise.ts';
import { longestPhrase, type Meaning, negations, numbers, vocabulary } from './vocabulary.ts';

/** What the words of a prompt say, in their order. */
export type ParsedPrompt = {
  readonly meanings: readonly Meaning[];
  /** Said not to be there. */
  readonly denied: readonly Meaning[];
  readonly counts: Readonly<Partial<Record<Detail, number>>>;
  /** The word that asked for a thing, as typed. */
  readonly words: ReadonlyMap<Detail, string>;
  /** « bateau rouge »: things beside which a colour stands, as typed. */
  readonly coloured: readonly string[];
  /** The words that named a place and nothing else, as typed. */
  readonly places: ReadonlyMap<SceneKind, string>;
  /** Known, and beyond the local engine; as typed. */
  readonly beyond: readonly string[];
  readonly unknown: readonly string[];
};

/** « sans le moindre nuage »: this many words may stand between. */
const reachOfNegation = 3;
const reachOfNumber = 2;

/** Matches the longest phrases first; every word is looked up a fixed number of times. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const words = tokenise(prompt);
  const typed = typedWords(prompt);
  const meanings: Meaning[] = [];
  const denied: Meaning[] = [];
  const counts: Partial<Record<Detail, number>> = {};
  const things = new Map<Detail, string>();
  const places = new Map<SceneKind, string>();
  const coloured: string[] = [];
  let last: { readonly found: readonly Meaning[]; readonly said: string } = { found: [], said: '' };
  const beyond: string[] = [];
  const unknown: string[] = [];
  let negatedUntil = -1;
  let number = { value: 1, until: -1 };
  for (let at = 0; at < words.length; ) {
    const [length, found] = longestMatch(words, at);
    const said = typed.slice(at, at + length).join(' ');
    const isSaid = found.some(({ field }) => field !== 'filler');
    if (length === 1 && negations.has(words[at]!)) negatedUntil = at + reachOfNegation;
    const counted = numbers.get(words.slice(at, at + length).join(' '));
    if (counted) number = { value: counted, until: at + reachOfNumber };
    const isDenied = isSaid && at <= negatedUntil;
    (isDenied ? denied : meanings).push(...found);
    if (isPainted(last.found, found)) coloured.push(`${last.said} ${said}`);
    last = { found, said };
    if (isDenied) negatedUntil = -1;
    else {
      if (found.some(({ field }) => field === 'cannot')) beyond.push(said);
      const [place] = found;
      if (found.length === 1 && place?.field === 'kind') places.set(place.value, said);
      for (const one of found) {
        if (one.field !== 'detail') continue;
        if (at <= number.until) counts[one.value] = number.value;
        things.set(one.value, said);
      }
      if (isSaid) number = { value: 1, until: -1 };
      if (found.length === 0 && !counted && isContent(words[at]!)) unknown.push(said);
    }
    at += length;
  }
  const once = { beyond: unique(beyond), unknown: unique(unknown) };
  return { meanings, denied, counts, words: things, coloured, places, ...once };
}

/** « bateau rouge », "red boat": a colour beside something that has one of its own in every scene. */
function isPainted(before: readonly Meaning[], after: readonly Meaning[]): boolean {
  const both = [...before, ...after];
  const isThing = both.some((one) => one.field === 'detail' && ofOwnColour.has(one.value));
  return isThing && both.some((one) => one.field === 'colour' && one.value !== 'white');
}

const ofOwnColour: ReadonlySet<Detail> = new Set<Detail>([
  ...(['boat', 'house', 'birds', 'castle', 'lighthouse', 'windmill', 'bridge'] as const),
]);

function longestMatch(words: readonly string[], at: number): [number, readonly Meaning[]] {
  if (isFormatWord(words, at)) return [1, [{ field: 'filler' }]];
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const found = vocabulary.get(words.slice(at, at + length).join(' '));
    if (found) return [length, found];
  }
  return [1, []];
}

export function isContent(word: string): boolean {
  // Figures say sizes and seeds, which are the caller's to read.
  return word.length > 3 && !/^\p{N}+(x\p{N}+)?$/u.test(word);
}

type ValueOf<Field extends Meaning['field']> = Extract<
  Meaning,
  { field: Field; value: unknown }
>['value'];

export function valuesOf<
  Field extends 'colour' | 'detail' | 'mood' | 'time' | 'season' | 'weather',
>(meanings: readonly Meaning[], field: Field): ValueOf<Field>[] {
  return unique(
    meanings.flatMap((one) => (one.field === field ? [one.value as ValueOf<Field>] : [])),
  );
}

/** The most telling word: a later one, unless it is only « soleil ». */
export function mostTelling<Field extends 'mood' | 'time' | 'season' | 'weather'>(
  { meanings }: ParsedPrompt,
  field: Field,
): ValueOf<Field> | null {
  const values = valuesOf(meanings, field);
  const telling = values.filter((value) => value !== 'clear' && value !== 'noon');
  // « un orage, de gros nuages »: clouds are of it.
  const isOnlyCloudy = (value: string) =>
    value === 'cloudy' && telling.some((one) => one !== value);
  return telling.findLast((value) => !isOnlyCloudy(value)) ?? values.at(-1) ?? null;
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
