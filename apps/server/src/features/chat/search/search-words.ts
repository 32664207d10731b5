/** A word of a search, as it was typed; the last one may still be growing. */
export type SearchWord = { readonly text: string; readonly isBeginning: boolean };

/** More words find nothing that these do not, and each costs time. */
const mostWords = 12;

/** The words of a search, without signs and without doubles. */
export function searchWords(search: string): readonly SearchWord[] {
  const text = search.normalize('NFC').trim();
  const found = [...new Set(text.match(word) ?? [])].slice(0, mostWords);
  return found.map((one) => ({ text: one, isBeginning: text.endsWith(one) }));
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
