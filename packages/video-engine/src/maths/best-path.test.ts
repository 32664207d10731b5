import { describe, expect, it } from 'vitest';
import { bestPath } from './best-path.ts';

const rows = (...values: readonly (readonly number[])[]) =>
  values.map((row) => Float64Array.from(row));

describe('bestPath', () => {
  it('follows the best places where moving is free', () => {
    const free = { largestStep: 2, costOf: () => 0 };
    expect(bestPath(rows([1, 0, 0], [0, 0, 1], [0, 1, 0]), free)).toEqual([0, 2, 1]);
  });

  it('stays where a move costs more than it gains', () => {
    const dear = { largestStep: 2, costOf: (places: number) => Math.abs(places) };
    expect(bestPath(rows([1, 0, 0], [0, 0, 1], [1, 0, 0]), dear)).toEqual([0, 0, 0]);
  });

  it('moves no further than it may', () => {
    const slow = { largestStep: 1, costOf: () => 0 };
    expect(bestPath(rows([5, 0, 0], [0, 0, 1], [0, 0, 9]), slow)).toEqual([0, 1, 2]);
  });
});
