import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../routing/api-failure.ts';

const lookEveryMs = 500;

export type LateLimits = {
  /** How late the event loop may be. */
  readonly longestDelayMs: number;
};

/** Turns calls away, 503, while the event loop is so late that they would only wait in line. */
export function refuseWhenLate(app: FastifyInstance, limits: LateLimits): void {
  const lateness = makeLateness(limits);
  let dueAt = performance.now() + lookEveryMs;
  const timer = setTimeout(() => {
    const now = performance.now();
    lateness.look(now - dueAt);
    dueAt = now + lookEveryMs;
    timer.refresh();
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onRequest', async () => {
    if (lateness.isLate()) throw new ApiFailure('unavailable');
  });
}

/**
 * Late is what was late twice in a row. A single pause, as of a start, a suspended machine or one
 * long statement, is over by the time the next call is read, and nobody need be sent away for it.
 */
export function makeLateness({ longestDelayMs }: LateLimits) {
  let before = 0;
  let last = 0;
  return {
    look(delayMs: number): void {
      before = last;
      last = delayMs;
    },
    isLate: () => Math.min(before, last) > longestDelayMs,
  };
}
