import { type SlidingLimit, slidingLimit, type Wait } from './sliding-limit.ts';

/**
 * How often somebody may do something, counted over all processes of the studio and across their
 * restarts. `name` says what is counted and is unique.
 */
export interface Limits {
  /**
   * For what is called often: counted in this process, and shared within a second by who uses more
   * than a tenth of a limit.
   */
  sliding(options: LimitOptions): SlidingLimit;
  /** For what is guessed or abused: each call is counted where all see it. */
  strict(options: LimitOptions): StrictLimit;
  /** Something done one after the other, `everyMs` apart: how long to wait for one's place. */
  pace(options: { readonly name: string; readonly everyMs: number }): Pace;
}

export type LimitOptions = { readonly name: string; readonly windowMs: number };

export type StrictLimit = {
  /** Counts one call of `key`; `undefined` when it may pass, else how long to wait. */
  take(key: string, limit: number): Promise<Wait | undefined>;
  /** Whether `key` has been counted that often; counts nothing. */
  isFull(key: string, limit: number): Promise<boolean>;
};

export type Pace = (key: string) => Promise<number>;

/** Of one process, until it ends. */
export function makeLocalLimits(now: () => number = Date.now): Limits {
  return {
    sliding: ({ windowMs }) => slidingLimit({ windowMs, now }),
    strict({ windowMs }) {
      const counts = slidingLimit({ windowMs, now });
      return {
        take: async (key, limit) => counts.take(key, limit),
        isFull: async (key, limit) => counts.isFull(key, limit),
      };
    },
    pace({ everyMs }) {
      const lastOf = new Map<string, number>();
      return async (key) => {
        const at = Math.max(lastOf.get(key) ?? 0, now()) + everyMs;
        lastOf.set(key, at);
        return at - now();
      };
    },
  };
}
