import { describe, expect, it } from 'vitest';
import { linearToOklab, oklabToLinear } from './oklab-samples.ts';
import { srgbToLinear } from './srgb.ts';

describe('interleaved colours', () => {
  it('knows the OKLab of white and of pure red (Ottosson 2020)', () => {
    const lab = linearToOklab(Float32Array.from([1, 1, 1, 1, 0, 0]));
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
    const rgb = Float32Array.from([
      0.1,
      0.5,
      0.9,
      ...[0xed, 0xae, 0x49].map((byte) => srgbToLinear(byte / 255)),
    ]);
    const back = oklabToLinear(linearToOklab(rgb));
    for (let i = 0; i < rgb.length; i += 1) expect(back[i]).toBeCloseTo(rgb[i]!, 4);
  });
});
