import { plainText } from './plain-letters.ts';

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Searched = {
  readonly title: string;
  readonly wish: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/**
 * What a search of films looks through: name, wish and month in plain letters. Each word has a space
 * before it, so that a search finds words by their beginning.
 */
export function filmSearchText({ title, wish, createdAt }: Searched): string {
  return searchedText(`${title} ${wish} ${month.format(createdAt)}`);
}

/** Any text as such a search looks through it. */
export function searchedText(text: string): string {
  return ` ${searchedWords(text).join(' ')} `;
}

/** The words of a text in plain letters, without what stands between them. */
export function searchedWords(text: string): readonly string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
