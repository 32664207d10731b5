import { nameIndex } from './name-index.ts';
import { personWords } from './person-words.ts';
import { placeWordsTable } from './word-tables.ts';

/**
 * Plain words (`tokenise`, which takes off an « s ») as they stand in our tables: “butterflies”, “foxes”,
 * “wolves”, “mice”. What is known as it stands stays: « bougies » has no “y”.
 */
export function withoutEnglishPlurals(
  words: readonly string[],
  typed: readonly string[],
): string[] {
  return words.map((word, at) => {
    // « une partie » is no party.
    const isPlural = word in irregular || typed[at]?.endsWith('s');
    if (!isPlural || isNamed(word)) return word;
    return candidatesFor(word).find(isNamed) ?? word;
  });
}

const isNamed = (word: string): boolean =>
  nameIndex().get(word)?.isLoose === false || personWords.has(word) || placeWordsTable.has(word);

function candidatesFor(word: string): readonly string[] {
  const odd = irregular[word];
  if (odd) return [odd];
  if (word.length < 4) return [];
  if (word.endsWith('ie')) return [`${word.slice(0, -2)}y`];
  if (word.endsWith('ve')) return [`${word.slice(0, -2)}f`, `${word.slice(0, -2)}fe`];
  return /(?:ch|sh|ss|x|z|o)e$/.test(word) ? [word.slice(0, -1)] : [];
}

const irregular: Readonly<Record<string, string>> = {
  ...{ mice: 'mouse', geese: 'goose', teeth: 'tooth', oxen: 'ox', feet: 'foot', lice: 'louse' },
  ...{ women: 'woman', men: 'man', firemen: 'fireman', fishermen: 'fisherman' },
  ...{ businessmen: 'businessman', businesswomen: 'businesswoman' },
  ...{ policemen: 'policeman', snowmen: 'snowman', cacti: 'cactus', dice: 'die' },
};

/** As typed: several. */
export const isOddPlural = (typed: string): boolean => typed in irregular;
