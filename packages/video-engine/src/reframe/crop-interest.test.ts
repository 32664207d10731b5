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

  it('sees a boat in the middle and misses one that the crop cuts away', () => {
    expect(cropInterest(seaLayout(4), 16 / 9, 9 / 16)).toBeGreaterThan(0.6);
    expect(cropInterest(seaLayout(0), 16 / 9, 9 / 16)).toBe(0);
    expect(cropInterest(seaLayout(0), 16 / 9, 9 / 16, 0)).toBeGreaterThan(0.6);
  });

  it('looks at the whole picture when nothing is cut away', () => {
    expect(cropInterest(seaLayout(0), 16 / 9, 16 / 9)).toBeGreaterThan(0.4);
  });
});
