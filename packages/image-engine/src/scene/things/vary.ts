/** A least value and the most that chance adds to it. */
export type Spread = readonly [least: number, more: number];

export type Random = () => number;

export function vary(random: Random, [least, more]: Spread): number {
  return least + more * random();
}

/** −1–1, most often near 0: a triangular distribution. */
export function triangular(random: Random): number {
  return random() + random() - 1;
}

/** `start + slope * t`. */
export function linear([start, slope]: readonly [start: number, slope: number], t: number): number {
  return start + slope * t;
}
