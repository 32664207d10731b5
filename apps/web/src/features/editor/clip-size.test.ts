import { describe, expect, it } from 'vitest';
import { clipProgress, clipSize } from './clip-size.ts';

describe('the size of a clip', () => {
  it.each([
    [2_684_354_560, '2.50 GB'],
    [50_541_363, '48.2 MB'],
    [51_200, '50 KB'],
    [12, '0 KB'],
  ])('of %d bytes reads %s', (sizeBytes, text) => {
    expect(clipSize(sizeBytes)).toBe(text);
  });

  it('is told with what has been sent, in one unit', () => {
    expect(clipProgress(1.31 * 1024 ** 3, 1.82 * 1024 ** 3)).toBe('1.31 of 1.82 GB');
    expect(clipProgress(16 * 1024 ** 2, 88 * 1024 ** 2)).toBe('16 of 88 MB');
  });
});
