import type { WishReading } from '@armoni/contract/wish';
import { describe, expect, it } from 'vitest';
import { chipsOf, marksOf } from './chips.ts';
import { noCorrections } from './corrections.ts';

const wish = '20 s, rapide, sous-titres, wahou';
const spanOf = (words: string) => {
  const start = wish.indexOf(words);
  return { start, end: start + words.length };
};
const understood = (field: string, words: string, spans = [spanOf(words)]) => ({
  field,
  index: null,
  label: field,
  spans,
  words,
});
const reading: WishReading = {
  intent: { version: 2 },
  understood: [
    understood('look', '', []),
    understood('pace', 'rapide'),
    understood('duration', '20 s'),
  ],
  offered: [],
  refused: [
    {
      reason: 'no-transcription',
      label: 'paroles',
      message: 'Sous-titres demandés.',
      nearest: null,
      offers: [],
      spans: [spanOf('sous-titres')],
      words: 'sous-titres',
    },
  ],
  not_understood: [{ spans: [spanOf('wahou')], words: 'wahou' }],
};
const read = { reading, instructions: wish };
const set = [{ field: 'look', value: 'warm', spans: [] }];
const now = { instructions: wish, corrections: { ...noCorrections, set } };
const fields = (chips: ReturnType<typeof chipsOf>) => chips.understood.map(({ field }) => field);

describe('the chips of a wish', () => {
  it('stand in the order of the wish, what was set without words last', () => {
    expect(fields(chipsOf(read, now))).toEqual(['duration', 'pace', 'look']);
  });

  it('go at once with their words, before the wish is read again', () => {
    const ignored = [spanOf('rapide'), spanOf('wahou')];
    const chips = chipsOf(read, { ...now, corrections: { ignored, set } });
    expect(fields(chips)).toEqual(['duration', 'look']);
    expect(chips.unread).toEqual([]);
    const rewritten = chipsOf(read, { ...now, instructions: wish.replace('20 s', '30 s') });
    expect(fields(rewritten)).toEqual(['pace', 'look']);
  });

  it('move with the text', () => {
    const chips = chipsOf(read, { ...now, instructions: `Salut ! ${wish}` });
    const start = spanOf('20 s').start + 8;
    expect(chips.understood[0]?.spans).toEqual([{ start, end: start + 4 }]);
  });
});

describe('the marks in the text', () => {
  it('say of each piece what it is, and hold the whole text', () => {
    const marks = marksOf(wish, chipsOf(read, now));
    expect(marks.map(({ text }) => text).join('')).toBe(wish);
    expect(marks.filter(({ kind }) => kind).map(({ text, kind }) => [text, kind])).toEqual([
      ['20 s', 'understood'],
      ['rapide', 'understood'],
      ['sous-titres', 'refused'],
      ['wahou', 'unread'],
    ]);
  });

  it('show what is asked about, until its words are taken out', () => {
    const offer = { field: 'loop', label: 'en boucle', value: true, words: 'wahou' };
    const asking = {
      ...reading,
      ...{ not_understood: [], offered: [{ ...offer, spans: [spanOf('wahou')] }] },
    };
    const marks = marksOf(wish, chipsOf({ ...read, reading: asking }, now));
    expect(marks.find(({ text }) => text === 'wahou')?.kind).toBe('offered');
    const corrections = { ignored: [spanOf('wahou')], set };
    expect(chipsOf({ ...read, reading: asking }, { ...now, corrections }).offered).toEqual([]);
  });

  it('show a refusal where readings overlap', () => {
    const both = { ...reading, refused: [{ ...reading.refused[0], spans: [spanOf('rapide')] }] };
    const marks = marksOf(wish, chipsOf({ ...read, reading: both as WishReading }, now));
    expect(marks.find(({ text }) => text === 'rapide')?.kind).toBe('refused');
  });

  it('leave a text without a wish as it is', () => {
    const empty = { intent: { version: 2 }, understood: [], offered: [], refused: [], unread: [] };
    expect(marksOf('ab', empty)).toEqual([{ start: 0, end: 2, text: 'ab', kind: null }]);
    expect(marksOf('', empty)).toEqual([]);
  });
});
