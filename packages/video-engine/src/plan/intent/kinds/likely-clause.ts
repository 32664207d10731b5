import { readKindWeights } from '@armoni/perception/tell/kind-weights';
import { type KindWeights, probabilitiesOf } from '@armoni/perception/tell/train-kinds';
import { isFiller } from '../words/filler-words.ts';
import { featuresOf } from './clause-features.ts';
import type { Masked } from './mask-clause.ts';
import { templates } from './templates.ts';
import { stemOf } from './words-of-kinds.ts';

/** What was learned of the corpus; `learn-wishes.ts` writes it anew. */
export const learnedFile = new URL('./kinds.bin', import.meta.url);

export type Learned = KindWeights & {
  readonly corpus: string;
  /** By stem: places of kinds, each with how often the word was used for it. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Of each kind the fields and refusals that it becomes. */
  readonly fields: readonly (readonly string[])[];
};

export type LikelyClause = {
  readonly best: string;
  /** Of the best, 0–1. */
  readonly share: number;
  /** Of all kinds together that become one of the fields. */
  readonly shareOfFields: (fields: readonly string[]) => number;
  /** Words that nobody used for the best kind, or in politeness. */
  readonly strange: readonly string[];
  /** How many people used the word for the best kind or one of its fields; none where more used it for what is handed back. */
  readonly usesOf: (word: string) => number;
  /** Whether somebody used it for what is handed back. */
  readonly isOfBack: (word: string) => boolean;
};

let known: Learned | null = null;

/** In the place of the file, for a test. */
export function learnAnew(learned: Learned | null): void {
  known = learned;
}

/** How likely a clause means each of the templates, by what people wrote for it. */
export function likelyClause(masked: Masked): LikelyClause {
  known ??= readKindWeights<Pick<Learned, 'corpus' | 'words' | 'fields'>>(learnedFile);
  const { kinds, words, fields } = known;
  const shares = probabilitiesOf(featuresOf(masked), known);
  const share = Math.max(...shares);
  const at = shares.indexOf(share);
  return {
    best: kinds[at] ?? '',
    share,
    shareOfFields: (wanted) =>
      shares.reduce(
        (sum, each, place) =>
          wanted.some((field) => fields[place]?.includes(field)) ? sum + each : sum,
        0,
      ),
    strange: masked.words.filter((word) => !saysNothing(word) && countUses(word, isAlike) === 0),
    usesOf: (word) => {
      if (saysNothing(word)) return Number.POSITIVE_INFINITY;
      const uses = countUses(word, isAlike);
      return uses > countUses(word, isBack) ? uses : 0;
    },
    isOfBack: (word) => !saysNothing(word) && countUses(word, isBack) > 0,
  };

  function isBack(place: number): boolean {
    return templates[kinds[place] ?? ''] === null;
  }

  /** The same, one of the same fields, or politeness. */
  function isAlike(place: number): boolean {
    const [own, other] = [kinds[at] ?? '', kinds[place] ?? ''];
    if (own === other || other === 'nothing-polite') return true;
    if (templates[own] === '') return templates[other] === '';
    return (fields[at] ?? []).some((field) => fields[place]?.includes(field));
  }

  /** The most people of any of the kinds. */
  function countUses(word: string, counts: (place: number) => boolean): number {
    const uses = words[stemOf(word)] ?? [];
    let most = 0;
    for (let at = 0; at < uses.length; at += 2) {
      if (counts(uses[at] ?? -1)) most = Math.max(most, uses[at + 1] ?? 0);
    }
    return most;
  }
}

/** Whether anybody used the word for a field or a refusal, or it stands in a template. */
export function isUsedForFields(word: string): boolean {
  known ??= readKindWeights<Pick<Learned, 'corpus' | 'words' | 'fields'>>(learnedFile);
  if (ofTemplates.has(stemOf(word))) return true;
  const uses = known.words[stemOf(word)] ?? [];
  return uses.some((place, at) => at % 2 === 0 && templates[known?.kinds[place] ?? ''] !== null);
}

/** Whether people used it for what wishes for nothing, and no more of them for anything else. */
export function isUsedForNothing(word: string): boolean {
  known ??= readKindWeights<Pick<Learned, 'corpus' | 'words' | 'fields'>>(learnedFile);
  const uses = known.words[stemOf(word)] ?? [];
  const most = (isNothing: boolean) =>
    Math.max(
      0,
      ...uses.filter((_, at) => {
        const isNothings = templates[known?.kinds[uses[at - 1] ?? -1] ?? ''] === '';
        return at % 2 === 1 && isNothings === isNothing;
      }),
    );
  return most(true) > 0 && most(true) >= most(false);
}

const ofTemplates = new Set(
  Object.values(templates).flatMap((said) => said?.match(/[a-z]+/g)?.map(stemOf) ?? []),
);

const saysNothing = (word: string) => isSlot.test(word) || isFiller(word);

/** What stands for something named. */
export const isSlot = /^x(?:clip|time|clock|num|text|shape)$/;
