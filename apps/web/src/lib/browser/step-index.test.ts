import { expect, it } from 'vitest';
import { stepIndex } from './step-index.ts';

it('goes one at a time and holds at both ends', () => {
  expect(stepIndex(0, 3, 1)).toBe(1);
  expect(stepIndex(2, 3, 1)).toBe(2);
  expect(stepIndex(0, 3, -1)).toBe(0);
  expect(stepIndex(0, 0, 1)).toBe(0);
});
