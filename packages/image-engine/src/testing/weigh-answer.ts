import { type Composition, composePicture } from '../illustration/compose-picture.ts';
import { sceneryOf } from '../illustration/draw-illustration.ts';
import type { IllustrationDescription } from '../illustration/illustration-description.ts';
import { placedOf } from '../illustration/placed.ts';
import { saltOf } from '../illustration/salt.ts';
import { undrawnOf } from '../illustration/undrawn.ts';
import { unshownOf } from '../illustration/unshown.ts';
import { choosePicture } from '../prompt/choose-picture.ts';
import { describeIllustration } from '../prompt/describe-illustration.ts';
import { isEmpty } from '../prompt/empty-words.ts';
import { isPictured } from '../prompt/things/words/shown-by-drawings.ts';
import { tokenise } from '../prompt/tokenise.ts';

/** What an answer gets wrong about the words of its prompt; as typed. */
export type WeighedAnswer = {
  /** In both languages. */
  readonly altText: string;
  readonly notes: readonly string[];
  /** Neither seen nor told of, nor named: without them the picture is the same. */
  readonly silent: readonly string[];
  /** Named as passed over, though the alternative text tells of them. */
  readonly contradicted: readonly string[];
  /** Named as passed over, though the picture is another without them. */
  readonly suspect: readonly string[];
};

const seed = 11;
const frame = { seed, width: 96, height: 96 };

/**
 * Takes every word out of a prompt by itself and draws again, by the same chance: what changes nothing, is
 * not told in the alternative text and is not named was silent. Knows nothing of how words are read.
 */
export function weighAnswer(prompt: string): WeighedAnswer {
  const whole = prompt.normalize('NFC');
  const words = wordsOf(whole);
  const answer = answerTo(whole);
  const drawnWithout = (gone: ReadonlySet<number>) => answer.drawnAs(without(whole, words, gone));
  const asking = words.flatMap(({ word, isQuoted }, at) => (isQuoted || isEmpty(word) ? [] : [at]));
  const loose = asking.filter((at) => drawnWithout(new Set([at])) === 'same');
  const bare = drawnWithout(new Set(loose));
  const told = new Set(tokenise(answer.altText));
  const named = new Set(tokenise(answer.notes.join(' ')));
  const ignored = new Set(tokenise(answer.notes.filter((note) => passedOver.test(note)).join(' ')));
  const typed = (some: readonly number[]) => some.map((at) => words[at]!.said.toLowerCase());
  const among = (set: ReadonlySet<string>) => (at: number) => set.has(words[at]!.word);
  const passed = asking.filter(among(ignored));
  return {
    ...{ altText: answer.altText, notes: answer.notes },
    silent: typed(
      loose.filter(
        (at) =>
          !among(told)(at) &&
          !answer.isPictured(words[at]!.word) &&
          !among(named)(at) &&
          drawnWithout(new Set(loose.filter((one) => one !== at))) === bare,
      ),
    ),
    contradicted: typed(passed.filter(among(told))),
    suspect: typed(passed.filter((at) => !loose.includes(at))),
  };
}

const passedOver = /^Le moteur local n’a pas tenu compte/u;

type Word = {
  readonly said: string;
  readonly word: string;
  readonly index: number;
  readonly isQuoted: boolean;
};

function wordsOf(text: string): Word[] {
  const quotes = [...text.matchAll(/[«“"][^»”"]*[»”"]/gu)].map(({ 0: said, index }) => ({
    ...{ from: index, to: index + said.length },
  }));
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: said, index }) => ({
    ...{ said, index, word: tokenise(said)[0] ?? '' },
    isQuoted: quotes.some(({ from, to }) => index > from && index < to),
  }));
}

function without(text: string, words: readonly Word[], gone: ReadonlySet<number>): string {
  return words.reduceRight(
    (rest, { said, index }, at) =>
      gone.has(at) ? rest.slice(0, index) + rest.slice(index + said.length) : rest,
    text,
  );
}

type Answer = {
  readonly altText: string;
  readonly notes: readonly string[];
  /** What things and places show of themselves. */
  readonly isPictured: (word: string) => boolean;
  /** `same` where other words ask for this very picture. */
  readonly drawnAs: (other: string) => string;
};

function answerTo(prompt: string): Answer {
  const chosen = choosePicture(prompt, seed);
  if (chosen.kind === 'scene') {
    const same = scenesOf(prompt);
    const drawnAs = (other: string) => (scenesOf(other) === same ? 'same' : scenesOf(other));
    return { altText: '', notes: chosen.notes(), isPictured: () => false, drawnAs };
  }
  const { illustration: wish } = chosen;
  const composition = composePicture(wish, frame);
  const undrawn = [...undrawnOf(wish, frame, []), ...unshownOf(wish, composition)];
  const [asked, seen] = [askedOf(wish), seenOf(wish, composition)];
  const drawn = new Map<string, string>();
  const placed = placedOf(wish, composition, undrawn);
  const [french, english] = (['fr', 'en'] as const).map((language) =>
    describeIllustration(placed, prompt, language),
  );
  return {
    altText: `${french} ${english}`,
    notes: chosen.notes(
      composition.leftOut,
      undrawn,
      sceneryOf(composition),
      `${french} ${english}`,
    ),
    isPictured: (word) => isPictured(word, { wish, scenery: sceneryOf(composition) }),
    drawnAs: (other) => {
      const one = choosePicture(other, seed);
      if (one.kind === 'scene') return scenesOf(other);
      const key = askedOf(one.illustration);
      if (key === asked) return 'same';
      if (!drawn.has(key))
        drawn.set(key, seenOf(one.illustration, byChanceOf(wish)(one.illustration)));
      const found = drawn.get(key)!;
      return found === seen ? 'same' : found;
    },
  };
}

/** Drawn by the chance of another wish. */
const byChanceOf = (first: IllustrationDescription) => (wish: IllustrationDescription) =>
  composePicture(wish, { ...frame, seed: seed ^ saltOf(first) ^ saltOf(wish) });

/** What words were typed is no part of what was asked. */
const askedOf = ({ things, ...wish }: IllustrationDescription): string =>
  JSON.stringify([wish, things.map(({ said: _, ...thing }) => thing)]);

const seenOf = (
  { lights = [] }: IllustrationDescription,
  { picture, manner }: Composition,
): string =>
  JSON.stringify([
    ...[manner, lights, picture.ink, picture.paper],
    picture.groups.map(({ name: _, ...group }) => group),
  ]);

/** What chance decides is no answer to a word. */
const scenesOf = (prompt: string): string =>
  JSON.stringify(
    [1, 2, 3, 4].map((one) => {
      const chosen = choosePicture(prompt, one);
      return chosen.kind === 'scene' ? chosen.scene : chosen.illustration;
    }),
  );
