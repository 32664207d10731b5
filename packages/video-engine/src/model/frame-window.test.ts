import { describe, expect, it } from 'vitest';
import { liesInside } from './frame-window.ts';

const film = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };
const middle = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };

describe('a window laid by hand', () => {
  it.each([
    ['as large as the picture', middle, film],
    ['at the edge', { ...middle, x: 0.25, y: 0.75, zoom: 2 }, film],
    ['turned, with room around it', { ...middle, zoom: 1.5, turn: -8 }, film],
    ['across an upright picture', { ...middle, y: 0.2 }, upright],
  ])('lies inside %s', (_where, window, picture) => {
    expect(liesInside(window, picture, film)).toBe(true);
  });

  it.each([
    ['beyond the edge', { ...middle, x: 0.24, zoom: 2 }],
    ['turned without room', { ...middle, turn: 1 }],
    ['larger than the picture', { ...middle, zoom: 0.9 }],
    ['too small', { ...middle, zoom: 5 }],
    ['turned too far', { ...middle, zoom: 3, turn: 16 }],
    ['nowhere', { ...middle, x: Number.NaN }],
  ])('does not lie inside %s', (_where, window) => {
    expect(liesInside(window, film, film)).toBe(false);
  });
});
