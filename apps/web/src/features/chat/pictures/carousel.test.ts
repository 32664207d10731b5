import { describe, expect, it } from 'vitest';
import { currentIndex, swipeStep } from './carousel.ts';

describe('the carousel', () => {
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
