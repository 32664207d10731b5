import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/seeded-random.ts';
import { mean } from '../maths/statistics.ts';
import { blurPlane } from './blur-plane.ts';
import { flowOf } from './flow.ts';
import { resizePlane } from './resize-plane.ts';

const size = { width: 60, height: 45 };
const noisy = (() => {
  const random = makeRandom(1);
  return Float32Array.from({ length: size.width * size.height }, random);
})();
const deviation = (values: Float32Array) => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};

describe('resizing a plane', () => {
  it.each([
    { width: 20, height: 15 },
    { width: 23, height: 11 },
    { width: 180, height: 135 },
    { width: 60, height: 9 },
  ])('keeps its mean at $width × $height', (to) => {
    const resized = resizePlane(noisy, size, to);
    expect(resized).toHaveLength(to.width * to.height);
    expect(Math.abs(mean(resized) - mean(noisy))).toBeLessThan(0.02);
  });

  it('leaves a plane of the same size as it is', () => {
    expect(resizePlane(noisy, size, size)).toEqual(noisy);
  });

  it('keeps a ramp a ramp', () => {
    const ramp = Float32Array.from({ length: 40 * 8 }, (_, i) => (i % 40) / 40);
    const half = resizePlane(ramp, { width: 40, height: 8 }, { width: 20, height: 4 });
    for (let x = 2; x < 18; x += 1) expect(half[20 + x]).toBeCloseTo((x + 0.25) / 20, 5);
  });
});

describe('blurring a plane', () => {
  it.each([0.7, 2, 2.5, 9])('keeps its mean and calms it, sigma %d', (sigma) => {
    const blurred = blurPlane(noisy, size.width, size.height, sigma);
    expect(Math.abs(mean(blurred) - mean(noisy))).toBeLessThan(0.02);
    expect(deviation(blurred)).toBeLessThan(deviation(noisy) * 0.6);
  });

  it.each([0.7, 2, 2.5, 9, 60])('gives the same in place, sigma %d', (sigma) => {
    const apart = blurPlane(noisy, size.width, size.height, sigma);
    const own = noisy.slice();
    expect(blurPlane(own, size.width, size.height, sigma, own)).toEqual(apart);
  });

  it.each([1.5, 4])('spreads a point evenly, with the deviation asked for, sigma %d', (sigma) => {
    const [side, middle] = [61, 30];
    const point = new Float32Array(side * side);
    point[middle * side + middle] = 1;
    const blurred = blurPlane(point, side, side, sigma);
    let across = 0;
    let down = 0;
    blurred.forEach((value, i) => {
      across += value * ((i % side) - middle) ** 2;
      down += value * (Math.floor(i / side) - middle) ** 2;
    });
    expect(Math.sqrt(across) / sigma).toBeCloseTo(1, 1);
    expect(down).toBeCloseTo(across, 3);
  });
});

describe('the flow of a plane', () => {
  it.each([0, 30, 60, 90, 135])('runs along stripes at %d degrees', (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const stripes = Float32Array.from(noisy, (_, i) => {
      const [x, y] = [i % size.width, Math.floor(i / size.width)];
      return Math.sin((x * -Math.sin(angle) + y * Math.cos(angle)) * 0.8);
    });
    const { alongX, alongY, coherence } = flowOf(stripes, size, 3);
    const at = 22 * size.width + 30;
    const along = Math.abs(alongX[at]! * Math.cos(angle) + alongY[at]! * Math.sin(angle));
    expect(along).toBeGreaterThan(0.99);
    expect(coherence[at]).toBeGreaterThan(0.9);
  });

  it('finds no direction in noise', () => {
    const { coherence } = flowOf(noisy, size, 6);
    expect(mean(coherence)).toBeLessThan(0.5);
  });
});
