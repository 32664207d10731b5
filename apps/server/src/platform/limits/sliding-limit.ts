/** How often a key was counted: in its window, and in the one before. */
export type Counted = {
  /** Since this window began. */
  readonly ageMs: number;
  readonly count: number;
  readonly previousCount: number;
};

export type Wait = { readonly retryAfterSeconds: number };

export type SlidingLimit = {
  /** Counts one call of `key`; `undefined` when it may pass, else how long to wait. */
  take(key: string, limit: number): Wait | undefined;
  /** Whether `key` has been counted that often; counts nothing. */
  isFull(key: string, limit: number): boolean;
};

type Window = {
  startedAt: number;
  count: number;
  previousCount: number;
  /** Of `count`: what nobody else knows yet. */
  unsent: number;
};

export type SlidingOptions = {
  readonly windowMs: number;
  readonly maxKeys?: number;
  readonly now?: () => number;
  /** Others should know of a key: `sendTo` tells them. */
  readonly onBusy?: () => void;
};

type Shared = {
  /** Tells what was counted of busy keys, and goes on from what everybody has counted. */
  sendTo(add: AddCounts): Promise<void>;
};

/** Adds to what everybody has counted, and gives all of it. */
export type AddCounts = (
  counts: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, Counted>>;

/** From this share of a limit on a key is worth telling others of: ordinary callers never are. */
const busyShare = 1 / 10;

/**
 * Counts calls per key over a sliding window, from this window's count and the share of the
 * last one that still reaches into it. Memory holds at most `maxKeys` keys: the oldest go.
 */
export function slidingLimit(options: SlidingOptions): SlidingLimit & Shared {
  const { windowMs, maxKeys = 100_000, now = Date.now, onBusy } = options;
  const windows = new Map<string, Window>();
  const busy = new Set<string>();
  return {
    isFull(key, limit) {
      const time = now();
      const window = currentWindow(windows.get(key), time, windowMs);
      return usedOf({ ...window, ageMs: time - window.startedAt }, windowMs) >= limit;
    },
    take(key, limit) {
      const time = now();
      const window = currentWindow(windows.get(key), time, windowMs);
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > maxKeys) windows.delete(windows.keys().next().value as string);
      const counted = { ...window, ageMs: time - window.startedAt };
      if (usedOf(counted, windowMs) >= limit) return waitOf(counted, windowMs);
      window.count += 1;
      window.unsent += 1;
      if (onBusy && window.count >= limit * busyShare) {
        busy.add(key);
        onBusy();
      }
      return undefined;
    },
    async sendTo(add) {
      const sent = new Map<string, number>();
      for (const key of busy) {
        const unsent = windows.get(key)?.unsent ?? 0;
        if (unsent > 0) sent.set(key, unsent);
      }
      busy.clear();
      if (sent.size === 0) return;
      for (const [key, { ageMs, count, previousCount }] of await add(sent)) {
        const window = windows.get(key);
        if (!window) continue;
        const unsent = window.unsent - (sent.get(key) ?? 0);
        const startedAt = now() - ageMs;
        windows.set(key, { startedAt, count: count + unsent, previousCount, unsent });
      }
    },
  };
}

/** Calls that count now: the last window's by the share of it that still reaches into this time. */
export function usedOf({ ageMs, count, previousCount }: Counted, windowMs: number): number {
  return count + previousCount * Math.max(0, 1 - ageMs / windowMs);
}

export function waitOf({ ageMs }: Pick<Counted, 'ageMs'>, windowMs: number): Wait {
  return { retryAfterSeconds: Math.max(1, Math.ceil((windowMs - ageMs) / 1000)) };
}

function currentWindow(window: Window | undefined, now: number, windowMs: number): Window {
  const age = window ? now - window.startedAt : Number.POSITIVE_INFINITY;
  if (window && age < windowMs) return window;
  const unsent = window?.unsent ?? 0;
  if (window && age < 2 * windowMs) {
    const startedAt = window.startedAt + windowMs;
    return { startedAt, count: 0, previousCount: window.count, unsent };
  }
  return { startedAt: now, count: 0, previousCount: 0, unsent };
}
