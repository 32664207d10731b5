type Window = { startedAt: number; count: number; previousCount: number };

export type SlidingLimit = {
  /** Counts one call of `key`; `undefined` when it may pass, else how long to wait. */
  take(key: string, limit: number): { readonly retryAfterSeconds: number } | undefined;
  /** Whether `key` has been counted that often; counts nothing. */
  isFull(key: string, limit: number): boolean;
};

/**
 * Counts calls per key over a sliding window, from this window's count and the share of the
 * last one that still reaches into it. Memory holds at most `maxKeys` keys: the oldest go.
 */
export function slidingLimit(options: {
  readonly windowMs: number;
  readonly maxKeys?: number;
  readonly now?: () => number;
}): SlidingLimit {
  const { windowMs, maxKeys = 100_000, now = Date.now } = options;
  const windows = new Map<string, Window>();
  const usedOf = (window: Window, time: number) =>
    window.count + window.previousCount * (1 - (time - window.startedAt) / windowMs);
  return {
    isFull(key, limit) {
      const time = now();
      return usedOf(currentWindow(windows.get(key), time, windowMs), time) >= limit;
    },
    take(key, limit) {
      const time = now();
      const window = currentWindow(windows.get(key), time, windowMs);
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > maxKeys) windows.delete(windows.keys().next().value as string);
      const elapsed = time - window.startedAt;
      if (usedOf(window, time) >= limit) {
        return { retryAfterSeconds: Math.max(1, Math.ceil((windowMs - elapsed) / 1000)) };
      }
      window.count += 1;
      return undefined;
    },
  };
}

function currentWindow(window: Window | undefined, now: number, windowMs: number): Window {
  const age = window ? now - window.startedAt : Number.POSITIVE_INFINITY;
  if (window && age < windowMs) return window;
  if (window && age < 2 * windowMs) {
    return { startedAt: window.startedAt + windowMs, count: 0, previousCount: window.count };
  }
  return { startedAt: now, count: 0, previousCount: 0 };
}
