import { describe, expect, it } from 'vitest';
import { movedSpan, movedSpans } from './spans.ts';

const wish = 'Une vingtaine de secondes, rapide.';
const spanOf = (words: string, text = wish) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const after = (words: string, text: string) => {
  const moved = movedSpan(spanOf(words), wish, text);
  return moved && text.slice(moved.start, moved.end);
};

describe('a stretch of the wish', () => {
  it('moves with what is written in front of it', () => {
    expect(after('rapide', `Bonjour ! ${wish}`)).toBe('rapide');
    expect(after('rapide', wish.replace('Une vingtaine', 'Trente'))).toBe('rapide');
  });

  it('stays where it is while the end is written', () => {
    expect(after('Une vingtaine de secondes', `${wish} Titre « Sud »`)).toBe(
      'Une vingtaine de secondes',
    );
    expect(after('rapide', wish.replace('.', ' et net.'))).toBe('rapide');
  });

  it('goes when its own words change', () => {
    expect(after('rapide', wish.replace('rapide', 'rapie'))).toBeNull();
    expect(after('rapide', wish.replace('rapide', ''))).toBeNull();
    expect(after('rapide', '')).toBeNull();
  });

  it('goes when a word grows over its end: another word means another thing', () => {
    expect(after('rapide', wish.replace('rapide', 'rapidement'))).toBeNull();
    expect(after('rapide', wish.replace('rapide', 'ultrarapide'))).toBeNull();
  });

  it('is kept with the others or not at all', () => {
    const spans = [spanOf('vingtaine'), spanOf('rapide')];
    expect(movedSpans(spans, wish, `« ${wish}`)).toEqual(
      spans.map(({ start, end }) => ({ start: start + 2, end: end + 2 })),
    );
    expect(movedSpans(spans, wish, wish.replace('rapide', 'lent'))).toBeNull();
  });
});
