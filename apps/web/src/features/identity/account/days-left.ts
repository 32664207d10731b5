const dayMs = 24 * 60 * 60_000;

/** Whole days until a time, the one that has begun among them; never less than none. */
export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / dayMs));
}
