import { describe, expect, it } from 'vitest';
import { frameTimes } from './title-overlay.ts';

describe('frameTimes', () => {
  it.each([0, 25, -40])(
    'stamps each raw frame with the frame it begins on, from %i on',
    (first) => {
      const starts = [0, 1, 2, 40, 41, 90];
      const expression = frameTimes(starts, first);
      const stamped = starts.map((_, index) => evaluate(expression, index));
      expect(stamped).toEqual(starts.map((start) => start + first));
    },
  );
});

/** What ffmpeg computes, in JavaScript. */
function evaluate(expression: string, n: number): number {
  const script = expression.replaceAll(/if\(gte\(N,(\d+)\),(\d+),0\)/g, '(n>=$1?$2:0)');
  return Function('n', `return ${script.replaceAll('N', 'n')}`)(n) as number;
}
