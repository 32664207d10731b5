import { describe, expect, it } from 'vitest';
import { measureVisible } from './measure-visible.ts';
import type { Group } from './picture.ts';

const fill = { l: 0.5, a: 0, b: 0 };
const square = (left: number, top: number, side: number): Group => ({
  ...{ name: 'square', kind: 'thing' },
  cutOuts: [
    { fill, contours: [[left, top, left + side, top, left + side, top + side, left, top + side]] },
  ],
});
const seen = (...groups: readonly Group[]) =>
  measureVisible({ width: 1000, height: 1000, groups }, 0);

describe('what is seen of a group', () => {
  it('is what no later group covers', () => {
    const [behind, before] = seen(square(100, 100, 400), square(300, 100, 400));
    expect(behind!.share).toBeCloseTo(0.5, 1);
    expect(before!.share).toBe(1);
    expect(before!.area).toBeCloseTo(0.16, 1);
  });

  it('lies inside of the frame', () => {
    expect(seen(square(-300, 500, 400))[0]!.share).toBeCloseTo(0.25, 1);
    expect(seen(square(2000, 500, 400))[0]!.share).toBe(0);
  });

  it('is not covered by air', () => {
    const air: Group = { ...square(0, 0, 1000), isFlat: true };
    expect(seen(square(100, 100, 400), air)[0]!.share).toBe(1);
  });

  it('has the holes of its pieces', () => {
    const [ring] = [square(0, 0, 900)];
    const hole = [300, 300, 600, 300, 600, 600, 300, 600];
    const open = { ...ring!.cutOuts[0]!, contours: [...ring!.cutOuts[0]!.contours, hole] };
    const frame: Group = { ...ring!, cutOuts: [{ ...open, isEvenOdd: true }] };
    const [inside] = seen(square(300, 300, 300), frame);
    expect(inside!.share).toBeCloseTo(1, 1);
  });
});
