/** What the state of the stream grows by at each number. */
const growth = 0x6d2b79f5;

/** A repeatable stream of numbers in [0, 1) (mulberry32), from the number after `skipped` on. */
export function makeRandom(seed: number, skipped = 0): () => number {
  let state = (seed + Math.imul(skipped, growth)) >>> 0;
  return () => {
    state = (state + growth) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
