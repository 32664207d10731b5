import { setTimeout as pauseFor } from 'node:timers/promises';
import { slidingLimit } from '../../limits/sliding-limit.ts';

/** How many a caller gets at once in ten seconds: who is told to wait a few times hears so at once. */
const freeRefusals = 10;
const windowMs = 10_000;
const pauseMs = 2000;
/** Each holds a line open; beyond, refusals are told at once again. */
const mostHeld = 5000;
/** So that no caller takes all of them. */
const mostHeldPerCaller = 1000;

/** @param caller who is counted: a person, or the network of somebody unknown */
export type HoldRefusal = (caller: string, closed: AbortSignal) => Promise<void>;

/**
 * Resolves when a caller may be told that a call is refused. To refuse costs as much as to answer,
 * and a file that is refused has been read and looked at: who is refused over and over and asks again
 * at once is answered late, so that others find the event loop free. It is this process' event loop, so each
 * process counts for itself.
 */
export function makeLateRefusals(options: {
  readonly factor: number;
  readonly pause?: (closed: AbortSignal) => Promise<unknown>;
}): HoldRefusal {
  const { factor, pause = pauseUntilClosed } = options;
  const refusals = slidingLimit({ windowMs });
  const heldOf = new Map<string, number>();
  let held = 0;
  return async (caller, closed) => {
    if (!refusals.take(caller, freeRefusals * factor)) return;
    const heldOfCaller = heldOf.get(caller) ?? 0;
    if (held >= mostHeld || heldOfCaller >= mostHeldPerCaller) return;
    held += 1;
    heldOf.set(caller, heldOfCaller + 1);
    try {
      await pause(closed);
    } finally {
      held -= 1;
      const left = (heldOf.get(caller) ?? 1) - 1;
      if (left > 0) heldOf.set(caller, left);
      else heldOf.delete(caller);
    }
  };
}

// Who left is told nothing, and need not be waited for.
const pauseUntilClosed = (signal: AbortSignal) =>
  pauseFor(pauseMs, undefined, { signal }).catch(() => {});
