import { describe, expect, it } from 'vitest';
import { uploadProgress } from './upload-progress.ts';

describe('the progress of a clip', () => {
  it.each([
    [1_310_000_000, 1_820_000_000, '1.31 of 1.82 GB'],
    [16_000_000, 88_000_000, '16 of 88 MB'],
    [1_200_000, 9_100_000, '1.2 of 9.1 MB'],
    [0, 400, '0 of 0 KB'],
  ])('%d of %d bytes reads in one unit', (sentBytes, sizeBytes, text) => {
    expect(uploadProgress(sentBytes, sizeBytes)).toBe(text);
  });
});
