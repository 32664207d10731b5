import { describe, expect, it } from 'vitest';
import { findDrawing } from '../drawings/find-drawing.ts';
import { naturalSize } from './natural-size.ts';
import { idsWithSize, shownSize } from './real-sizes.ts';

describe('sizes beside each other', () => {
  it.each([
    'ant strawberry red-apple teapot basket dog',
    'blueberries egg croissant bread-loaf wrapped-gift armchair',
    'butterfly bird crow dog horse elephant',
    'key wine-glass wine-bottle violin bicycle house',
    'stethoscope handbag chair person bus',
    'coffee-cup teapot typewriter bookshelf',
  ])('are in their true order: %s', (row) => {
    const sizes = row.split(' ').map(naturalSize);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('grow with what they are of, and the small stay readable', () => {
    expect(shownSize(40) / shownSize(20)).toBeCloseTo(2 ** 0.6);
    expect(shownSize(0.2)).toBe(shownSize(0.5));
  });

  it('are told once each, of what can be drawn', () => {
    const ids = idsWithSize();
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => findDrawing(id) === null)).toEqual([]);
  });
});
