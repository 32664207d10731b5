import { tokenise } from '../../tokenise.ts';

/** « value: word, word » a line → plain words, joined by spaces → value. */
export function wordTable<Value extends string>(
  table: Readonly<Partial<Record<Value, string>>>,
): ReadonlyMap<string, Value> {
  const words = new Map<string, Value>();
  for (const [value, phrases] of Object.entries(table) as [Value, string][]) {
    for (const phrase of phrases.split(',')) {
      const key = tokenise(phrase).join(' ');
      if (key !== '') words.set(key, value);
    }
  }
  return words;
}

/** The longest phrase of a table that starts at a word, and how many words it takes. */
export function longestIn<Value>(
  table: ReadonlyMap<string, Value>,
  words: readonly string[],
  at: number,
  longest = 5,
): readonly [length: number, value: Value] | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const found = table.get(words.slice(at, at + length).join(' '));
    if (found !== undefined) return [length, found];
  }
  return null;
}
