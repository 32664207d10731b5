import { describe, expect, it } from 'vitest';
import { currentIndex, stepImage, swipeStep } from './carousel.ts';

describe('the carousel', () => {
  it('goes one image at a time and stays at its ends', () => {
    expect(stepImage(0, 3, 1)).toBe(1);
    expect(stepImage(2, 3, 1)).toBe(2);
    expect(stepImage(0, 3, -1)).toBe(0);
    expect(stepImage(0, 0, 1)).toBe(0);
  });

  it('stays on the chosen image when newer ones arrive before it', () => {
    const images = [{ fullPath: 'new' }, { fullPath: 'a' }, { fullPath: 'b' }];
    expect(currentIndex(images, 'a')).toBe(1);
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
