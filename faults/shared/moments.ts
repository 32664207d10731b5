import type { Random } from './random.ts';

const smallestSpanMs = 20;
const largestSpanMs = 20_000;

/**
 * Random moments inside work whose length nobody knows on this machine: the span grows while they
 * fall before its end, and shrinks when they fall behind it.
 */
export function momentsWithin(random: Random, firstSpanMs: number) {
  let spanMs = firstSpanMs;
  return {
    next: () => random.between(0, spanMs),
    heard(was: 'early' | 'within' | 'late'): void {
      const factor = { early: 1.5, within: 1, late: 0.7 }[was];
      spanMs = Math.min(largestSpanMs, Math.max(smallestSpanMs, spanMs * factor));
    },
  };
}
