import { expect, it } from 'vitest';
import { foldWord, isRealWord } from './real-words.ts';

it.each(['blanc', 'chevaux', 'stabilisons', 'wireless', 'Cœur', 'galloping', 'Italie'])(
  'knows “%s”',
  (word) => {
    expect(isRealWord(foldWord(word))).toBe(true);
  },
);

it('takes few words that no tongue has for real', () => {
  const letters = 'abcdefghilmnoprstuv';
  const made = Array.from({ length: 2000 }, (_, at) =>
    Array.from(
      { length: 9 },
      (__, place) => letters[(at * 7 + place * (3 + (at % 11))) % letters.length],
    ).join(''),
  );
  const passed = made.filter(isRealWord).length;
  expect(passed / made.length).toBeLessThan(0.01);
});
