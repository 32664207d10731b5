import { expect, it } from 'vitest';
import { sinceWords } from './since.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

it('says how long ago somebody was here, then the date', () => {
  const wordsOf = (time: string) => sinceWords(time, now);
  expect(wordsOf('2026-11-24T11:57:00Z')).toBe('maintenant');
  expect(wordsOf('2026-11-24T11:20:00Z')).toBe('il y a 40\u00A0min');
  expect(wordsOf('2026-11-24T02:00:00Z')).toBe('il y a 10\u00A0h');
  expect(wordsOf('2026-11-03T12:00:00Z')).toBe('3 nov. 2026');
});
