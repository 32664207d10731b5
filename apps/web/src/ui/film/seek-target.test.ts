import { expect, it } from 'vitest';
import { seekTarget } from './seek-target.ts';

const at = (key: string, currentSeconds = 10) =>
  seekTarget({ key, currentSeconds, durationSeconds: 24 });

it('moves by a second with the arrows, by a tenth with the pages, and to both ends', () => {
  expect(at('ArrowRight')).toBe(11);
  expect(at('ArrowLeft')).toBe(9);
  expect(at('PageUp')).toBeCloseTo(12.4);
  expect(at('Home')).toBe(0);
  expect(at('End')).toBe(24);
});

it('never leaves the film', () => {
  expect(at('ArrowLeft', 0.4)).toBe(0);
  expect(at('ArrowRight', 23.8)).toBe(24);
});

it('leaves other keys to others', () => {
  expect(at('Enter')).toBeNull();
});
