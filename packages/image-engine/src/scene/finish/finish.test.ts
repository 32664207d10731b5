import { describe, expect, it } from 'vitest';
import { planOf } from '../testing/small-scene.ts';
import { linePass } from './box-blur.ts';
import { gradeOf } from './grade.ts';
import { filmic } from './tone-map.ts';

describe('the finish', () => {
  it('maps more light to a brighter pixel, and all light to 0–1', () => {
    const levels = Array.from({ length: 200 }, (_, i) => filmic(i / 20));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(filmic(0.5)).toBeGreaterThan(filmic(0.4));
    expect(filmic(-1)).toBe(0);
    expect(filmic(1000)).toBe(1);
  });

  it.each([false, true])('keeps the mean of what it blurs, vertical %s', (isVertical) => {
    const side = 15;
    const from = new Float32Array(side * side * 3);
    from[(7 * side + 7) * 3] = 25;
    const to = new Float32Array(from.length);
    const work = { from, to, width: side, height: side, radius: 2, isVertical };
    linePass.work(work, { index: 0, from: 0, to: side });
    expect(to.reduce((sum, x) => sum + x, 0)).toBeCloseTo(25, 4);
    expect(to[(7 * side + 7) * 3]).toBeCloseTo(5, 5);
    const beside = isVertical ? 9 * side + 7 : 7 * side + 9;
    expect(to[beside * 3]).toBeCloseTo(5, 5);
    expect(to[beside * 3 + 1]).toBe(0);
  });

  it('tints by the colours that were named, unless things carry them', () => {
    const { description } = planOf('un lac à midi');
    const red = { ...description, colours: ['red'] as const };
    expect(gradeOf(red).tint[0]).toBeGreaterThan(1);
    expect(gradeOf({ ...red, details: ['flowers'] }).tint).toEqual([1, 1, 1]);
  });
});
