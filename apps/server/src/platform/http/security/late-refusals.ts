import { setTimeout as pauseFor } from 'node:timers/promises';
import { networkOf } from './network-of.ts';
import { slidingLimit } from './sliding-limit.ts';

/** How many a network gets at once in ten seconds: who is told to wait a few times hears so at once. */
const freeRefusals = 10;
const windowMs = 10_000;
const pauseMs = 2000;
/** Each holds a line open; beyond, refusals are told at once again. */
const mostHeld = 5000;

export type HoldRefusal = (address: string, closed: AbortSignal) => Promise<void>;

/**
 * Resolves when a call from that address may be told that it is refused. To refuse costs as much as
 * to answer: who is refused over and over and asks again at once, on hundreds of lines, is answered
 * late, so that others find the event loop free.
 */
export function makeLateRefusals(options: {
  readonly factor: number;
  readonly pause?: (closed: AbortSignal) => Promise<unknown>;
}): HoldRefusal {
  const { factor, pause = pauseUntilClosed } = options;
  const refusals = slidingLimit({ windowMs });
  let held = 0;
  return async (address, closed) => {
    if (!refusals.take(networkOf(address), freeRefusals * factor) || held >= mostHeld) return;
    held += 1;
    try {
      await pause(closed);
    } finally {
      held -= 1;
    }
  };
}

// Who left is told nothing, and need not be waited for.
const pauseUntilClosed = (signal: AbortSignal) =>
  pauseFor(pauseMs, undefined, { signal }).catch(() => {});
