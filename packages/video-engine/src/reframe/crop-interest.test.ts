import { describe, expect, it } from 'vitest';
import { cropInterest } from './crop-interest.ts';

/** Sky over sea, with a bright boat in one column when asked. */
function seaLayout(boatColumn: number | null): number[] {
  return Array.from({ length: 48 }, (_, cell) => {
    const row = Math.floor(cell / 8);
    if (row > 2 && cell % 8 === boatColumn) return [220, 120, 160];
    return row < 2 ? [190, 140, 120] : [110, 135, 110];
  }).flat();
}

describe('cropInterest', () => {
  it('finds nothing in an empty sea, however much sky and water differ', () => {
    expect(cropInterest(seaLayout(null), 16 / 9, 9 / 16)).toBe(0);
  });

  it('sees a boat in the middle, and one at the side to which the crop goes', () => {
    expect(cropInterest(seaLayout(4), 16 / 9, 9 / 16)).toBeGreaterThan(0.6);
    expect(cropInterest(seaLayout(0), 16 / 9, 9 / 16)).toBeGreaterThan(0.6);
    expect(cropInterest(seaLayout(7), 16 / 9, 9 / 16)).toBeGreaterThan(0.6);
  });

  it('judges a centre that holds something by what it holds, whatever stands beside it', () => {
    const both = seaLayout(null).map((value, index) => {
      const [column, row] = [Math.floor(index / 3) % 8, Math.floor(index / 24)];
      if (row < 3 || index % 3 > 0) return value;
      return column === 0 ? 220 : column === 3 || column === 4 ? value + 45 : value;
    });
    const alone = both.map((value, index) => (Math.floor(index / 3) % 8 === 0 ? 110 : value));
    const taken = cropInterest(both, 16 / 9, 9 / 16);
    expect(taken).toBeLessThan(cropInterest(seaLayout(0), 16 / 9, 9 / 16));
    expect(taken).toBeGreaterThan(0.3);
    expect(taken).toBeCloseTo(cropInterest(alone, 16 / 9, 9 / 16), 1);
  });

  it('looks at the whole picture when nothing is cut away', () => {
    expect(cropInterest(seaLayout(0), 16 / 9, 16 / 9)).toBeGreaterThan(0.4);
  });
});
