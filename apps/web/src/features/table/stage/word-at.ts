import type { TitleCard } from '@armoni/contract/timeline/timeline';

/** A word is read and then said: short ones take longer than their letters. */
const lettersOfAnyWord = 3;

/** Of a text shown word by word the one that stands at a frame from its beginning. */
export function wordAt(
  { text, wordStarts, range }: Pick<TitleCard, 'text' | 'wordStarts' | 'range'>,
  frame: number,
): string {
  const words = text.split(/[\s|]+/).filter((word) => word !== '');
  const lengths = words.map((word) => [...word].length + lettersOfAnyWord);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  const starts = lengths.map((length) => {
    const start = Math.round((range.duration.value * before) / total);
    before += length;
    return start;
  });
  const index = (wordStarts ?? starts).findLastIndex((start) => start <= frame);
  return words[Math.max(0, index)] ?? '';
}
