import { roleOf } from '../../../illustration/people/roles.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import type { Named } from './name-index.ts';

/** Drawn as anybody is, and said so. */
export type Tradesperson = {
  readonly says: 'person';
  readonly sex: 'woman' | 'any';
  readonly age: 'adult';
  readonly count: number;
  readonly isRelative: true;
};

/** « une vétérinaire qui soigne un chien »: who does something by a trade that we do not know. */
export function somebody(words: readonly string[], at: number): Tradesperson | null {
  const [before = '', word, next = ''] = [words[at - 1], words[at]!, words[at + 1]];
  const isTrade = tradeEnding.test(word);
  if (!/^(un|une|a|an|portrait|d|le|la)$/.test(before) || !isTrade) return null;
  if (next !== 'qui' && !/^(who|en)$/.test(next) && !(at <= 2 && surely.test(word))) return null;
  return somebodyBy(words, at);
}

export function somebodyBy(words: readonly string[], at: number): Tradesperson {
  const isHer = words[at - 1] === 'une' || hers.test(words[at]!);
  const sex = isHer ? 'woman' : 'any';
  return { says: 'person', sex, age: 'adult', count: 1, isRelative: true };
}
const hers = /(euse|trice|ienne|iere|tante|tata|niece|nanny)$/;

/** « un fleuriste qui … » is no bunch of flowers. */
export const isTradesman = (words: readonly string[], at: number, { id }: Named) =>
  /iste$/.test(words[at]!) &&
  /^(qui|who)$/.test(words[at + 1] ?? '') &&
  roleOf(id) === null &&
  packedOf(id)?.group !== 1;

const tradeEnding =
  /(iste|logue|naire|ienne?|euse|trice|eur|ier|iere|graphe|pathe|ologist|er|or|ian|ist)$/;
const surely = /(iste|logue|euse|trice|ienne|graphe|pathe|ologist)$/;
