import type { TitleCard } from '../../../model/timeline.ts';
import type { TitleLayout } from '../layout/layout.ts';

/** A word is read and then said: short ones take longer than their letters. */
const lettersOfAnyWord = 3;

/** Frames from the text's beginning on which each word begins; by their letters when not known. */
export function wordStarts(
  { wordStarts: known, range }: Pick<TitleCard, 'wordStarts' | 'range'>,
  layout: TitleLayout,
): readonly number[] {
  if (known) return known;
  const lengths = layout.lines.flatMap(({ words }) =>
    words.map((word) => [...word].length + lettersOfAnyWord),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  return lengths.map((length) => {
    const start = Math.round((range.duration.value * before) / total);
    before += length;
    return start;
  });
}
