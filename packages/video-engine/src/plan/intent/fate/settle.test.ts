import { describe, expect, it } from 'vitest';
import { plainIntent } from '../../../model/intent.ts';
import { wishContext } from '../wishes/wish-row.ts';
import { readWording } from '../words/read-wording.ts';
import { WishReader } from '../words/wish-reader.ts';
import { settle } from './settle.ts';

/** A wish of which a rule took these words for the film's length. */
function settled(wish: string, words: string, seconds: number) {
  const wording = readWording(wish);
  const reader = new WishReader(wording, wording.folded);
  const start = wording.folded.indexOf(words);
  const end = start + words.length;
  reader.understand('duration', { start, end });
  const duration = { minSeconds: seconds, maxSeconds: seconds };
  const intent = settle({ ...plainIntent(false), duration }, reader, wishContext);
  return { duration: intent.duration, reader, at: { start, end } };
}

const plain = plainIntent(false).duration;

describe('a length that would leave hardly a film', () => {
  it.each([
    ['le rapport final, 2 secondes', '2 secondes', 2],
    ['quelque chose pendant 1 seconde', '1 seconde', 1],
  ])('is handed back as not understood: %s', (wish, words, seconds) => {
    const { duration, reader, at } = settled(wish, words, seconds);
    expect(duration).toEqual(plain);
    expect(reader.understood).toEqual([]);
    expect(reader.doubted).toEqual([at]);
    expect(reader.unread).toEqual([at]);
  });

  it('is kept where it is said to be that of the film', () => {
    for (const wish of ['un film de 2 secondes', 'une boucle, 2 secondes', '2 secondes en tout']) {
      const { duration, reader } = settled(wish, '2 secondes', 2);
      expect(duration, wish).toEqual({ minSeconds: 2, maxSeconds: 2 });
      expect(reader.understood, wish).toHaveLength(1);
      expect(reader.doubted, wish).toEqual([]);
    }
  });

  it('is told from one that is short and could well be meant', () => {
    expect(settled('quelque chose, 3 secondes', '3 secondes', 3).duration.maxSeconds).toBe(3);
  });
});

describe('a length beside a text', () => {
  it('is that of the text, as long as texts stand', () => {
    const { duration, reader } = settled('« Été à Palawan » pendant 6 secondes', '6 secondes', 6);
    expect(duration).toEqual(plain);
    expect(reader.doubted).toHaveLength(1);
  });

  it('is that of the film where no text stands so long, or a sentence lies between', () => {
    for (const [wish, words, seconds] of [
      ['« Été à Palawan » pendant 20 secondes', '20 secondes', 20],
      ['« Été à Palawan » au début. 6 secondes', '6 secondes', 6],
      ['6 secondes, « Été à Palawan »', '6 secondes', 6],
    ] as const) {
      expect(settled(wish, words, seconds).duration.maxSeconds, wish).toBe(seconds);
    }
  });

  it('leaves shots of a wished length as they are', () => {
    const wording = readWording('plans de 2 secondes');
    const reader = new WishReader(wording, wording.folded);
    reader.understand('duration', { start: 9, end: 19 });
    const duration = { minSeconds: 2, maxSeconds: 2 };
    const shots = { count: null, seconds: { least: 2, most: 2 } };
    const intent = settle({ ...plainIntent(false), duration, shots }, reader, wishContext);
    expect(intent.duration).toEqual(duration);
  });
});
