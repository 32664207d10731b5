import { describe, expect, it } from 'vitest';
import { byteOf, fromOklab, linearOfByte, linearOfHex, toOklab } from './colour.ts';

describe('colours', () => {
  it('gives every sRGB byte back', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byteOf(linearOfByte[byte]!));
    expect(bytes).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
  });

  it('clips what cannot be shown', () => {
    expect([-1, 2, Number.NaN, Number.POSITIVE_INFINITY].map(byteOf)).toEqual([0, 255, 0, 255]);
  });

  it('knows the OKLab of white and of pure red (Ottosson 2020)', () => {
    const lab = toOklab(Float32Array.from([1, 1, 1, 1, 0, 0]));
    expect([...lab]).toEqual([
      expect.closeTo(1, 4),
      expect.closeTo(0, 4),
      expect.closeTo(0, 4),
      expect.closeTo(0.628, 3),
      expect.closeTo(0.2249, 3),
      expect.closeTo(0.1258, 3),
    ]);
  });

  it('comes back from OKLab', () => {
    const rgb = Float32Array.from([0.1, 0.5, 0.9, ...linearOfHex('#edae49')]);
    const back = fromOklab(toOklab(rgb));
    for (let i = 0; i < rgb.length; i += 1) expect(back[i]).toBeCloseTo(rgb[i]!, 4);
  });
});
