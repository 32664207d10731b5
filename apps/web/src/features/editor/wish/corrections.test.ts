import { describe, expect, it } from 'vitest';
import {
  correctionsOnTheWire,
  type HandCorrections,
  isIgnored,
  movedCorrections,
  noCorrections,
  withField,
  withoutChip,
} from './corrections.ts';

const wish = '20 s, rapide, sous-titres';
const spanOf = (words: string, text = wish) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const length = { field: 'duration', value: { minSeconds: 25, maxSeconds: 25 } };

describe('what a person corrects', () => {
  const corrections: HandCorrections = {
    ignored: [spanOf('sous-titres')],
    set: [{ ...length, spans: [spanOf('20 s')] }],
  };

  it('goes on holding while they write more', () => {
    const begun = `Bonjour, ${wish}`;
    const more = `${begun} et un titre`;
    const moved = movedCorrections(corrections, wish, begun);
    expect(movedCorrections(moved, begun, more)).toEqual({
      ignored: [spanOf('sous-titres', more)],
      set: [{ ...length, spans: [spanOf('20 s', more)] }],
    });
  });

  it('gives way where they rewrite the words themselves', () => {
    const longer = wish.replace('20 s', '40 s');
    expect(movedCorrections(corrections, wish, longer)).toEqual({ ...corrections, set: [] });
    const others = wish.replace('sous-titres', 'titres');
    expect(movedCorrections(corrections, wish, others)).toEqual({ ...corrections, ignored: [] });
  });

  it('takes the words of a chip out, with what was set of it', () => {
    const removed = withoutChip(corrections, { field: 'duration', spans: [spanOf('20 s')] });
    expect(removed.set).toEqual([]);
    expect(isIgnored(removed, [spanOf('20 s')])).toBe(true);
    expect(isIgnored(removed, [spanOf('rapide')])).toBe(false);
    expect(isIgnored(removed, [])).toBe(false);
  });

  it('keeps one value a field, the last', () => {
    const value = { minSeconds: 30, maxSeconds: 30 };
    const again = withField(corrections, { field: 'duration', value, spans: [] });
    expect(again.set.map((each) => each.value)).toEqual([value]);
  });

  it('goes to the studio as the intent is built', () => {
    const set = ['pace', 'clips.first', 'clips.last'].map((field, value) => ({
      field,
      value,
      spans: [],
    }));
    expect(correctionsOnTheWire({ ...noCorrections, set })).toEqual({
      ignored: [],
      set: { pace: 0, clips: { first: 1, last: 2 } },
    });
  });
});
