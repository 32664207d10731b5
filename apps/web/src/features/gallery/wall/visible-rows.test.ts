import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowOffsets, rowsBetween, rowsToDraw } from './visible-rows.ts';

const offsets = rowOffsets([100, 50, 200]);

describe('the rows of a wall in sight', () => {
  it('are those that the stretch touches', () => {
    expect(rowsBetween(offsets, 0, 60)).toEqual({ first: 0, end: 1 });
    expect(rowsBetween(offsets, 99, 101)).toEqual({ first: 0, end: 2 });
    expect(rowsBetween(offsets, 120, 1000)).toEqual({ first: 1, end: 3 });
  });

  it('are all of a wall smaller than the window', () => {
    expect(rowsBetween(offsets, -500, 5000)).toEqual({ first: 0, end: 3 });
  });

  it('are none beside the wall, or without one', () => {
    expect(rowsBetween(offsets, 350, 900)).toEqual({ first: 0, end: 0 });
    expect(rowsBetween(offsets, -900, 0)).toEqual({ first: 0, end: 0 });
    expect(rowsBetween(rowOffsets([]), 0, 900)).toEqual({ first: 0, end: 0 });
  });

  it('leave no pixel of the stretch empty, and are no more than needed', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        heights,
        fc.nat(8000),
        fc.integer({ min: 1, max: 2000 }),
        (rows, from, length) => {
          const tops = rowOffsets(rows);
          const total = tops.at(-1) ?? 0;
          fc.pre(from < total);
          const { first, end } = rowsBetween(tops, from, from + length);
          expect(tops[first]).toBeLessThanOrEqual(from);
          expect(tops[first + 1]).toBeGreaterThan(from);
          expect(tops[end]).toBeGreaterThanOrEqual(Math.min(total, from + length));
          expect(tops[end - 1]).toBeLessThanOrEqual(from + length);
        },
      ),
    );
  });
});

describe('the rows that are drawn', () => {
  it('hold the one with the focus, in its place', () => {
    expect(rowsToDraw({ first: 4, end: 6 }, null)).toEqual([4, 5]);
    expect(rowsToDraw({ first: 4, end: 6 }, 5)).toEqual([4, 5]);
    expect(rowsToDraw({ first: 4, end: 6 }, 1)).toEqual([1, 4, 5]);
    expect(rowsToDraw({ first: 4, end: 6 }, 9)).toEqual([4, 5, 9]);
  });
});
