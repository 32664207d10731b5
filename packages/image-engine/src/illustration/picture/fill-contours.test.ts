import { describe, expect, it } from 'vitest';
import { fillContours } from './fill-contours.ts';
import { parsePath } from './parse-path.ts';

const canvas = { width: 40, height: 40 };
const areaOf = (d: string, isEvenOdd = false) =>
  fillContours(parsePath(d, 0.1), canvas, isEvenOdd)?.alpha.reduce((sum, one) => sum + one, 0) ?? 0;

describe('filling a path', () => {
  it('covers a square exactly, also between pixels', () => {
    expect(areaOf('M10 10h10v10h-10z')).toBeCloseTo(100, 3);
    expect(areaOf('M10.25 10h10v10h-10z')).toBeCloseTo(100, 3);
  });

  it('covers a circle of arcs, of cubic and of quadratic curves', () => {
    expect(areaOf('M10 20a10 10 0 1 0 20 0a10 10 0 1 0-20 0z')).toBeCloseTo(Math.PI * 100, 0);
    const k = 5.523;
    expect(
      areaOf(
        `M30 20C30 ${20 + k} ${20 + k} 30 20 30S10 ${20 + k} 10 20 ${20 - k} 10 20 10 30 ${20 - k} 30 20`,
      ),
    ).toBeCloseTo(Math.PI * 100, 0);
    expect(areaOf('M0 0q20 0 20 20h-20z')).toBeCloseTo(400 - 400 / 6, 0);
  });

  it('reads flags of arcs that nothing parts', () => {
    expect(areaOf('M10 20a10 10 0 1020 0a10 10 0 10-20 0z')).toBeCloseTo(Math.PI * 100, 0);
  });

  it('leaves a hole by the even-odd rule and none by the other', () => {
    const ring = 'M0 0h20v20h-20zM5 5h10v10h-10z';
    expect(areaOf(ring, true)).toBeCloseTo(300, 3);
    expect(areaOf(ring)).toBeCloseTo(400, 3);
  });

  it('covers nothing beyond the picture', () => {
    expect(fillContours(parsePath('M50 50h10v10h-10z'), canvas)).toBeNull();
    expect(areaOf('M-20 -20h30v30h-30z')).toBeCloseTo(100, 3);
  });
});
