import { describe, expect, it } from 'vitest';
import { fitLetters } from './fit-letters.ts';

describe('fitLetters', () => {
  it('makes one line as wide as it was drawn', () => {
    expect(fitLetters({ widest: 5, lines: 1 }, { width: 0.5, height: 0.08 })).toEqual({
      size: 0.1,
      isWrapped: false,
    });
  });

  it('takes the widest of several lines', () => {
    const { size, isWrapped } = fitLetters({ widest: 4, lines: 2 }, { width: 0.4, height: 0.19 });
    expect([size, isWrapped]).toEqual([0.1, false]);
  });

  it('knows a text that was wrapped by its height', () => {
    const { size, isWrapped } = fitLetters({ widest: 9, lines: 1 }, { width: 0.5, height: 0.19 });
    expect(isWrapped).toBe(true);
    expect(size).toBeCloseTo(0.1);
  });

  it('is no larger than its box where there are no letters', () => {
    expect(fitLetters({ widest: 0, lines: 1 }, { width: 0.5, height: 0.1 }).size).toBe(0.1);
  });
});
