import { describe, expect, it } from 'vitest';
import { allGuesses } from './fate/guesses.ts';
import { refusalTexts } from './fate/refusal-texts.ts';
import { readWish } from './read-wish.ts';
import { wishContext } from './wishes/wish-row.ts';

const read = (wish: string, set: object, ignored: { start: number; end: number }[] = []) =>
  readWish(wish, wishContext, { ignored, set });

describe('what a person sets by hand', () => {
  it('wins over the words, which stay with it in their place', () => {
    const set = { duration: { minSeconds: 25, maxSeconds: 25 } };
    const { intent, understood } = read('20 s, rapide', set);
    expect(intent.duration).toEqual(set.duration);
    expect(understood.map(({ label, words }) => [label, words])).toEqual([
      ['25\u00a0s', '20 s'],
      ['rapide', 'rapide'],
    ]);
  });

  it('comes last where no word speaks of it', () => {
    const { understood } = read('20 s', { look: 'warm' });
    expect(understood.map(({ label, spans }) => [label, spans.length])).toEqual([
      ['20\u00a0s', 1],
      ['tons chauds', 0],
    ]);
  });

  it('takes what was offered, with its words', () => {
    const wish = 'coupe le son quand mamie chante, 20 s';
    const asked = read(wish, {});
    expect(asked.offered).toMatchObject([{ field: 'originalSound', value: 'drop' }]);
    const [{ spans, words }] = asked.offered as [(typeof asked.offered)[number]];
    const taken = read(wish, { originalSound: 'drop' });
    expect(taken.intent.originalSound).toBe('drop');
    expect([taken.offered, taken.notUnderstood]).toEqual([[], []]);
    expect(taken.understood).toContainEqual(
      expect.objectContaining({ field: 'originalSound', spans, words }),
    );
    const left = read(wish, {}, spans);
    expect([left.offered, left.notUnderstood]).toEqual([[], []]);
  });

  it('leaves what is said of other clips, shots and of the music as it is', () => {
    const wish = 'commence par le clip 2, finis par le clip 3, musique plus forte, 8 plans';
    const { intent, understood } = read(wish, { clips: { first: 4 }, music: { startSeconds: 42 } });
    expect(intent.clips).toMatchObject({ first: 4, last: 3 });
    expect(intent.music).toMatchObject({ level: 'high', startSeconds: 42 });
    expect(intent.shots.count).toEqual({ least: 8, most: 8 });
    expect(understood.map(({ label }) => label)).toEqual([
      'clip 4 d’abord',
      'clip 3 à la fin',
      'musique forte',
      '8 plans',
      'musique à partir de 0:42',
    ]);
  });
});

describe('what is guessed for words that were not understood', () => {
  const guesses = (wish: string) => readWish(wish, wishContext).notUnderstood[0]?.guesses;

  it('is understood whole, each of it', () => {
    expect(allGuesses.length).toBeGreaterThan(10);
    for (const guess of allGuesses) {
      const reading = readWish(guess, wishContext);
      expect(reading.understood.length, guess).toBeGreaterThan(0);
      expect([reading.refused, reading.notUnderstood], guess).toEqual([[], []]);
    }
  });

  it('is what makes such an impression, read where it stands, without what is wished for already', () => {
    expect(guesses('un truc magique')).toEqual(['ralenti', 'fondus enchaînés', 'rythme lent']);
    expect(guesses('au ralenti, un truc magique')).toEqual(['fondus enchaînés', 'rythme lent']);
    for (const wish of ['20 s, et un effet waouh', '15 s, filtre instagram', 'émotion, 30 s']) {
      const before = readWish(wish, wishContext);
      const [lost] = before.notUnderstood;
      const { start = 0, end = 0 } = lost?.spans[0] ?? {};
      expect(lost?.guesses?.length, wish).toBeGreaterThan(0);
      for (const guess of lost?.guesses ?? []) {
        const after = readWish(`${wish.slice(0, start)}${guess}${wish.slice(end)}`, wishContext);
        expect(after.notUnderstood, guess).toEqual([]);
        expect(after.understood.length, guess).toBeGreaterThan(before.understood.length);
      }
    }
  });

  it('is nothing for words that are near to nothing', () => {
    expect(guesses('20 s, avec du blorptangle')).toBeUndefined();
  });
});

describe('what is offered in the place of refused words', () => {
  const refused = (wish: string) => readWish(wish, wishContext).refused[0];

  it('is understood whole, each of it', () => {
    const offers = Object.values(refusalTexts).flatMap(({ offers }) => [
      ...offers('', 'le clip 2', wishContext),
    ]);
    expect(offers.length).toBeGreaterThan(8);
    for (const offer of offers) {
      const reading = readWish(`30 s, ${offer}`, wishContext);
      expect(reading.understood.length, offer).toBeGreaterThan(1);
      expect([reading.refused, reading.notUnderstood], offer).toEqual([[], []]);
    }
  });

  it('names a clip that there is, and nothing where only an explanation helps', () => {
    expect(refused('commence par le clip 9')?.offers).toEqual(['commence par le clip 5']);
    expect(refused('des sous-titres')?.offers).toEqual([]);
  });
});
