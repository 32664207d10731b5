import { setTimeout as pauseFor } from 'node:timers/promises';

export const pause = (milliseconds: number) => pauseFor(Math.max(0, milliseconds));

type Patience = { readonly seconds: number; readonly everyMs?: number };

/** The first value that is not null; null when the time is up. */
export async function waitFor<T>(
  look: () => Promise<T | null>,
  { seconds, everyMs = 100 }: Patience,
): Promise<T | null> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== null || performance.now() > until) return found;
    await pause(everyMs);
  }
}
