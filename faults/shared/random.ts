/** Numbers that a seed repeats: the same moments of the same rounds. */
export type Random = {
  /** From `from` up to, and without, `to`. */
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
};

/** Mulberry32, by Tommy Ettinger: 32 bits of state, enough to choose moments with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const pick = <T>(items: readonly T[]) => items[Math.floor(between(0, items.length))] as T;
  return {
    between,
    pick,
    shuffle(items) {
      const left = [...items];
      return items.map(() => left.splice(Math.floor(between(0, left.length)), 1)[0]!);
    },
  };
}
