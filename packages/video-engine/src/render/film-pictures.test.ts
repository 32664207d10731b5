import { describe, expect, it } from 'vitest';
import { posterShot } from './film-pictures.ts';

const sample = (dark: number, light: number) => ({
  sample: Uint8Array.from({ length: 300 }, (_, index) => (index % 6 < 3 ? dark : light)),
});
const black = sample(2, 6);
const empty = sample(120, 124);
const seen = sample(60, 180);

describe('the shot that a film’s poster shows', () => {
  it('is the first, as the film begins there', () => {
    expect(posterShot([seen, sample(20, 220)])).toBe(0);
  });

  it('is the first on which something is to be seen', () => {
    expect(posterShot([black, empty, seen, seen])).toBe(2);
    expect(posterShot([black, empty])).toBe(0);
  });
});
