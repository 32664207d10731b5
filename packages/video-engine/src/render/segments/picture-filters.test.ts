import { describe, expect, it } from 'vitest';
import { positionExpression } from './picture-filters.ts';

describe('positionExpression', () => {
  const points = [
    { frame: 0, position: 0.2 },
    { frame: 10, position: 0.7 },
    { frame: 30, position: 0.3 },
  ];

  it.each([
    [0, 0, 0.2],
    [5, 0, 0.45],
    [10, 0, 0.7],
    [20, 0, 0.5],
    [90, 0, 0.3],
    [0, 20, 0.5],
    [0, -5, 0.2],
  ])('at frame %i of a piece that starts %i frames in: %f', (frame, offset, position) => {
    expect(evaluate(positionExpression(points, offset), frame)).toBeCloseTo(position, 4);
  });

  it('stays in the middle without points', () => {
    expect(evaluate(positionExpression([], 0), 7)).toBe(0.5);
  });
});

/** What ffmpeg computes, in JavaScript. */
function evaluate(expression: string, n: number): number {
  const clip = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return Function('n', 'clip', `return ${expression.replaceAll('\\,', ',')}`)(n, clip) as number;
}
