import { expect, it } from 'vitest';
import { likeliestWord } from './likeliest-word.ts';

it.each([
  ['silances', 'silences'],
  ['konsert', 'concert'],
  ['bocou', 'beaucoup'],
  ['blan', 'blanc'],
  ['montaje', 'montage'],
  ['transission', 'transition'],
  ['cronological', 'chronological'],
  ['pased', 'paced'],
  ['lecran', "l'ecran"],
])('reads « %s » as « %s »', (slip, meant) => {
  expect(likeliestWord(slip)).toBe(meant);
});

it.each(['karan', 'tenis', 'dupond', 'donf', 'tiktok', 'zzyzx'])(
  'leaves « %s », which is nothing that people wish for',
  (word) => {
    expect(likeliestWord(word)).toBeNull();
  },
);
