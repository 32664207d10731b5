import { describe, expect, it } from 'vitest';
import { mean, median, quantile, quantiles } from './statistics.ts';

describe('statistics', () => {
  it('takes quantiles straight between the two nearest ranks', () => {
    expect(quantiles([4, 1, 3, 2], [0, 1 / 3, 0.5, 1])).toEqual([1, 2, 2.5, 4]);
    expect(quantile([10, 20], 0.25)).toBe(12.5);
  });

  it('keeps shares outside of 0–1 at the ends', () => {
    expect(quantiles([1, 2, 3], [-1, 2])).toEqual([1, 3]);
  });

  it('takes the middle of an odd number, and between two of an even one', () => {
    expect([median([9, 1, 5]), median([9, 1, 5, 6])]).toEqual([5, 5.5]);
  });

  it('says 0 of nothing', () => {
    expect([mean([]), median([]), quantile([], 0.3)]).toEqual([0, 0, 0]);
  });

  it('leaves the numbers in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});
