import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainIntent } from '../../../model/intent.ts';
import { readWish } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';

/** What somebody was, did or is, in words that would be wishes elsewhere. */
const told = readFileSync(new URL('./told-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const wishes = [
  '30 secondes, carré',
  'the drone first, black and white',
  'sans musique, rythme lent',
];

function expectUnchanged(sentences: readonly string[]): void {
  for (const [at, words] of sentences.entries()) {
    const wish = wishes[at % wishes.length] as string;
    const { intent } = readWish(wish, wishContext);
    expect.soft(readWish(`${words}. ${wish}`, wishContext).intent, words).toEqual(intent);
    expect.soft(readWish(`${wish}, ${words}`, wishContext).intent, words).toEqual(intent);
  }
}

describe('what is told', () => {
  it.each(told)('sets nothing: “%s”', (words) => {
    expect(readWish(words, wishContext).intent).toEqual(plainIntent(true));
  });

  it('changes nothing of the wish beside it', () => {
    expectUnchanged(told.filter((_, at) => at % 24 === 0));
  });

  it('… each of it', { tags: ['whole'], timeout: 120_000 }, () => {
    expectUnchanged(told);
  });

  it.each([
    ['ça glissait vite, fais un truc lent', 'slow'],
    ['on a marché deux heures donc un montage rapide', 'fast'],
    ['mon mari est calme mais je veux du nerveux', 'fast'],
  ])('ends where something is asked for: “%s”', (wish, pace) => {
    const { intent, notUnderstood } = readWish(wish, wishContext);
    expect(intent.pace).toBe(pace);
    expect(notUnderstood).not.toEqual([]);
  });

  it('is no wish that is put as a statement', () => {
    for (const [wish, field] of [
      ['on a dit 30 secondes', 'duration'],
      ['la photo est à la fin', 'clips.last'],
      ['I need a 45 sec clip', 'duration'],
      ['ça monte en puissance', 'course'],
      ['le rythme est lent', 'pace'],
    ] as const) {
      const { understood } = readWish(wish, wishContext);
      expect(understood.map((each) => each.field)).toContain(field);
    }
  });
});
