import { describe, expect, it } from 'vitest';
import { currentIndex, stepPicture, swipeStep } from './carousel.ts';

describe('the carousel', () => {
  it('goes one picture at a time and stays at its ends', () => {
    expect(stepPicture(0, 3, 1)).toBe(1);
    expect(stepPicture(2, 3, 1)).toBe(2);
    expect(stepPicture(0, 3, -1)).toBe(0);
    expect(stepPicture(0, 0, 1)).toBe(0);
  });

  it('stays on the chosen picture when newer ones arrive before it', () => {
    const pictures = [{ fullPath: 'new' }, { fullPath: 'a' }, { fullPath: 'b' }];
    expect(currentIndex(pictures, 'a')).toBe(1);
  });

  it('shows the newest when nothing is chosen or the chosen one is gone', () => {
    expect(currentIndex([{ fullPath: 'a' }], null)).toBe(0);
    expect(currentIndex([{ fullPath: 'a' }], 'gone')).toBe(0);
  });

  it('follows a finger across, and leaves scrolling alone', () => {
    expect(swipeStep(-60, 5)).toBe(1);
    expect(swipeStep(60, -5)).toBe(-1);
    expect(swipeStep(-60, 55)).toBeUndefined();
    expect(swipeStep(12, 0)).toBeUndefined();
  });
});
