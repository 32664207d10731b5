import { describe, expect, it } from 'vitest';
import { makeFourierTransform } from './fourier-transform.ts';

describe('makeFourierTransform', () => {
  it('agrees with the definition', () => {
    const size = 16;
    const input = Array.from({ length: size }, (_, i) => Math.sin(i * 1.3) + 0.2 * i);
    const real = Float64Array.from(input);
    const imaginary = new Float64Array(size);
    makeFourierTransform(size).transform(real, imaginary);
    for (let k = 0; k < size; k += 1) {
      const angle = (i: number) => (-2 * Math.PI * i * k) / size;
      expect(real[k]).toBeCloseTo(
        input.reduce((sum, x, i) => sum + x * Math.cos(angle(i)), 0),
        9,
      );
      expect(imaginary[k]).toBeCloseTo(
        input.reduce((sum, x, i) => sum + x * Math.sin(angle(i)), 0),
        9,
      );
    }
  });
});
