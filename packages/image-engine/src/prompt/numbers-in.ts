import type { Language } from './texts.ts';

/** The names of numbers from none on. */
export const numbersIn: Readonly<Record<Language, readonly string[]>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
};
