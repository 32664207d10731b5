import { titleAt } from '@armoni/contract/timeline/testing';
import { expect, it } from 'vitest';
import { wordAt } from './word-at.ts';

const card = { ...titleAt(10, 90), text: 'Respire avant chaque saut' };

it('shows one word after the other, long ones longer', () => {
  const shown = Array.from({ length: 90 }, (_, frame) => wordAt(card, frame));
  expect([...new Set(shown)]).toEqual(['Respire', 'avant', 'chaque', 'saut']);
  const frames = (word: string) => shown.filter((each) => each === word).length;
  expect(frames('Respire')).toBeGreaterThan(frames('saut'));
});

it('shows words on the frames that are given', () => {
  const timed = { ...card, wordStarts: [0, 10, 20, 80] };
  expect([0, 9, 10, 79, 80, 89].map((frame) => wordAt(timed, frame))).toEqual([
    ...['Respire', 'Respire', 'avant', 'chaque', 'saut', 'saut'],
  ]);
});
