import { describe, expect, it } from 'vitest';
import {
  indexOfLargest,
  lowerQuantile,
  mean,
  median,
  robustScale,
  upperMedian,
  usualStep,
} from './statistics.ts';

describe('statistics', () => {
  it('tell the median from the upper median where the count is even', () => {
    expect([median([4, 1, 3, 2]), upperMedian([4, 1, 3, 2])]).toEqual([2.5, 3]);
    expect([median([9, 1, 5]), upperMedian([9, 1, 5])]).toEqual([5, 5]);
  });

  it('have an answer for no values where one is asked for', () => {
    expect([mean([]), upperMedian([]), usualStep([3]), lowerQuantile([], 0.6)]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('leave what they measure in its order', () => {
    const values = Float32Array.from([3, 1, 2]);
    expect([upperMedian(values), mean(values), indexOfLargest(values)]).toEqual([2, 2, 0]);
    expect([...values]).toEqual([3, 1, 2]);
  });

  it('find the usual step between beats, whatever the gap in the middle', () => {
    expect(usualStep([0, 0.5, 1, 3, 3.5])).toBe(0.5);
  });

  it('take the lower value at a quantile', () => {
    expect(lowerQuantile([5, 1, 4, 2, 3], 0.6)).toBe(3);
  });

  it('scale by the spread, and by the floor where there is next to none', () => {
    expect(robustScale([1, 2, 3, 4, 100], 0.1)(3 + 1.48)).toBeCloseTo(1, 9);
    expect(robustScale([5, 5, 5], 2)(9)).toBe(2);
  });
});
