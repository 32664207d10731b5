import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectOf, justifyRows } from './justified-rows.ts';

const wide = { width: 1920, height: 1080 };
const tall = { width: 1080, height: 1920 };
const square = { width: 1080, height: 1080 };
const layout = { widthPixels: 1400, rowPixels: 232, gapPixels: 12 };

const filled = (row: ReturnType<typeof justifyRows>[number]) =>
  row.films.reduce((sum, film) => sum + aspectOf(film) * row.heightPixels, 0) +
  12 * (row.films.length - 1);

describe('the rows of the gallery', () => {
  it('fill the width to the pixel, all but the last', () => {
    const films = [wide, tall, square, wide, wide, square, tall, wide, wide];
    const rows = justifyRows(films, layout);
    for (const row of rows.slice(0, -1)) expect(filled(row)).toBeCloseTo(1400, 6);
    expect(rows.flatMap((row) => row.films)).toEqual(films);
  });

  it('take a film that all but fits', () => {
    const rows = justifyRows([wide, tall, wide, wide, wide], layout);
    expect(rows[0]?.films).toHaveLength(4);
    expect(rows[0]?.heightPixels).toBeGreaterThan(225);
  });

  it('never blow up a lonely last film', () => {
    const [row] = justifyRows([tall], layout);
    expect(row?.heightPixels).toBe(232);
  });

  it('shrink a film that is wider than the page', () => {
    const [row] = justifyRows([wide], { ...layout, widthPixels: 328, rowPixels: 232 });
    expect(row?.heightPixels).toBeCloseTo(184.5);
  });

  it('keep every film, once and in order, at a height that can be seen', () => {
    const film = fc.constantFrom(wide, tall, square, { width: 0, height: 0 });
    fc.assert(
      fc.property(
        fc.array(film, { maxLength: 60 }),
        fc.integer({ min: 320, max: 2560 }),
        (films, widthPixels) => {
          const rows = justifyRows(films, { ...layout, widthPixels });
          expect(rows.flatMap((row) => row.films)).toEqual(films);
          for (const row of rows) {
            expect(row.heightPixels).toBeGreaterThan(80);
            expect(filled(row)).toBeLessThanOrEqual(widthPixels + 1e-6);
          }
        },
      ),
    );
  });

  it('wait for a width', () => {
    expect(justifyRows([wide], { ...layout, widthPixels: 0 })).toEqual([]);
  });
});
