import type { FilmReading } from '@armoni/contract/wish';
import { describe, expect, it } from 'vitest';
import { wishOutcomes } from './wish-outcomes.ts';

const understood = (field: string, label: string) => ({
  field,
  index: null,
  label,
  spans: [],
  words: label,
});
const reading: FilmReading = {
  intent: { version: 2 },
  understood: [
    understood('duration', '30 s'),
    understood('pace', 'rapide'),
    understood('texts', 'titre « Sud » au début'),
    understood('none', 'rien à faire'),
  ],
  verification: [
    { field: 'duration', asked: '30 s', delivered: '18 s', kept: false },
    { field: 'texts', asked: 'titre « Sud » au début', delivered: 'de 0,5 s à 3 s', kept: true },
  ],
  offered: [{ field: 'speed', label: 'au ralenti', value: 'slow', spans: [], words: 'ralenti' }],
  refused: [
    {
      reason: 'no-transcription',
      label: 'paroles : sans transcription',
      message: 'Sous-titres demandés.',
      nearest: null,
      offers: [],
      spans: [],
      words: 'des sous-titres',
    },
  ],
  not_understood: [{ spans: [], words: 'wahou' }],
};

describe('what came of a wish', () => {
  it('holds every entry of its reading once, with what the film has of it', () => {
    expect(wishOutcomes(reading).map((each) => Object.values(each).join(' | '))).toEqual([
      '30 s | 18 s | missed',
      'titre « Sud » au début | de 0,5 s à 3 s | kept',
      'rapide | suivi, sans mesure | followed',
      'au ralenti ? | proposé, non retenu | offered',
      '« des sous-titres » | refusé (paroles : sans transcription) | refused',
      '« wahou » | pas compris | unread',
    ]);
  });
});
