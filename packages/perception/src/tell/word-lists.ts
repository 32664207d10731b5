import english from 'an-array-of-english-words' with { type: 'json' };
import french from 'an-array-of-french-words' with { type: 'json' };

/** Lists of words have no names of countries. */
function countriesIn(tongue: string): readonly string[] {
  const names = new Intl.DisplayNames([tongue], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((two) => names.of(one + two) ?? []));
}

/** With their accents. */
export const frenchWords: readonly string[] = [...french, ...countriesIn('fr')];
export const englishWords: readonly string[] = [...english, ...countriesIn('en')];
