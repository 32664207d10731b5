import { describe, expect, it } from 'vitest';
import { sketchOf } from './wish-sketch.ts';

const chip = (field: string, label: string) => ({
  field,
  label,
  index: null,
  spans: [],
  words: '',
});
const reading = (intent: object, understood = [chip('duration', '20 s')]) => ({
  ...{
    intent: { version: 2, ...intent },
    understood,
    offered: [],
    refused: [],
    not_understood: [],
  },
});
const clips = { first: null, last: null, sequence: [] };

describe('the sketch of a wish', () => {
  it('shows what is known: length, how many shots, which clip opens and ends, what is written', () => {
    const intent = {
      duration: { minSeconds: 20, maxSeconds: 20 },
      shots: { count: { least: 9, most: 9 } },
      clips: { ...clips, first: 3, last: 1 },
      texts: [
        { kind: 'title', text: 'Îles du Sud' },
        { kind: 'call-to-action', text: 'Réservez' },
      ],
    };
    expect(sketchOf(reading(intent), 4)).toEqual({
      ...{ length: '20 s', shots: 9, first: 2, last: 0, title: 'Îles du Sud', call: 'Réservez' },
    });
  });

  it('invents nothing: no length nobody wished for, no clip that is not there', () => {
    const intent = {
      shots: { count: { least: 4, most: 9 } },
      clips: { ...clips, first: 8 },
      texts: [],
    };
    expect(sketchOf(reading(intent, [chip('pace', 'rapide')]), 2)).toEqual({
      ...{ length: null, shots: null, first: null, last: null, title: null, call: null },
    });
    expect(sketchOf(reading(intent, []), 2)).toBeNull();
    // An intent of another version is no fault of the page.
    expect(sketchOf(reading({ clips: 'all', texts: 7 }), 2)).toMatchObject({ title: null });
  });
});
