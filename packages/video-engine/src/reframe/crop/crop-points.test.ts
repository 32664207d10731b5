import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smoothCropPath } from './crop-points.ts';

const sampled = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map((positions) => positions.map((position, i) => ({ frame: i * 5 - 30, position })));

describe('smoothCropPath', () => {
  it('stays inside the picture and covers the clip whatever the samples', () => {
    fc.assert(
      fc.property(sampled, fc.integer({ min: 1, max: 150 }), (samples, frameCount) => {
        const points = smoothCropPath(samples, frameCount);
        expect(points[0]!.frame).toBe(0);
        expect(points.at(-1)!.frame).toBe(frameCount - 1);
        expect(points.every(({ position }) => position >= 0 && position <= 1)).toBe(true);
      }),
      { seed: 4 },
    );
  });

  it('needs two points for a steady pan', () => {
    const samples = Array.from({ length: 30 }, (_, i) => ({ frame: i * 5 - 30, position: i / 40 }));
    expect(smoothCropPath(samples, 60)).toHaveLength(2);
  });

  it('turns a jump into a glide', () => {
    const samples = Array.from({ length: 30 }, (_, i) => ({
      frame: i * 5 - 30,
      position: i < 15 ? 0.1 : 0.9,
    }));
    const points = smoothCropPath(samples, 90);
    const fastest = Math.max(
      ...points.slice(1).map((point, i) => {
        const before = points[i]!;
        return Math.abs(point.position - before.position) / (point.frame - before.frame);
      }),
    );
    expect(fastest).toBeLessThan(0.06);
    expect(points.at(-1)!.position).toBeCloseTo(0.9, 3);
  });
});
