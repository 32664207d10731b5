import { expect, it } from 'vitest';
import { hitSentence, markHits } from './hit-sentence.ts';
import { searchWords } from './search-words.ts';

/** Hits in brackets. */
const shown = (text: string, search: string) =>
  hitSentence([text], searchWords(search))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

it.each([
  ['La nuit tombe. Une plage en été ! Puis rien.', 'ete PLAGE', 'Une [plage] en [été] !'],
  ['Une plage', 'pl', 'Une [plage]'],
  ['Une plage, un plagiat', 'plage ciel', 'Une [plage], un plagiat'],
  ['La replage n’est rien. Une plage.', 'plage', 'Une [plage].'],
  ['e\u0301te\u0301', 'été', '[e\u0301te\u0301]'],
  ['![Un lac](/media/u1/lac.png)\n**Voici** le lac.', 'voici', 'Un lac [Voici] le lac.'],
  ['rien de tel', 'absent', 'rien de tel'],
])('shows « %s » for « %s » as « %s »', (text, search, sentence) => {
  expect(shown(text, search).trim()).toBe(sentence);
});

it('cuts a long sentence between words on both sides of the hit', () => {
  const sentence = shown(`${'avant '.repeat(60)}plage ${'après '.repeat(60)}`, 'plage');
  expect(sentence).toMatch(/^… (avant )+\[plage\]( après)+…$/);
  expect(sentence.length).toBeLessThan(160);
});

it('marks a name whole', () => {
  expect(markHits('Mer du Nord', searchWords('nord mer'))).toEqual([
    { text: 'Mer', isHit: true },
    { text: ' du ', isHit: false },
    { text: 'Nord', isHit: true },
  ]);
});
