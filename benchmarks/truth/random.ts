/** A small repeatable generator (mulberry32): the same seed gives the same benchmark anywhere. */
export type Random = {
  /** 0 ≤ x < 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Roughly normal, mean 0, deviation 1. */
  readonly normal: () => number;
};

export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => {
      let sum = 0;
      for (let i = 0; i < 12; i += 1) sum += next();
      return sum - 6;
    },
  };
}
