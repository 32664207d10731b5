import { describe, expect, it } from 'vitest';
import { byteOf, linearOfByte } from './colour.ts';

describe('colours', () => {
  it('gives every sRGB byte back', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byteOf(linearOfByte[byte]!));
    expect(bytes).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
  });

  it('clips what cannot be shown', () => {
    expect([-1, 2, Number.NaN, Number.POSITIVE_INFINITY].map(byteOf)).toEqual([0, 255, 0, 255]);
  });
});
