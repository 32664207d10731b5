export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i]!;
  return sum / Math.max(1, values.length);
}

export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** The value below which `share` (0–1) of the numbers lie, to the precision of a float; 0 for none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  return quantiles(values, [share])[0]!;
}

/** Straight between the two nearest ranks (definition 7 of Hyndman and Fan 1996). */
export function quantiles(values: ArrayLike<number>, shares: readonly number[]): number[] {
  const sorted = Float32Array.from(values).sort();
  if (sorted.length === 0) return shares.map(() => 0);
  return shares.map((share) => {
    const place = Math.min(1, Math.max(0, share)) * (sorted.length - 1);
    const low = Math.floor(place);
    const high = Math.min(sorted.length - 1, low + 1);
    return sorted[low]! + (sorted[high]! - sorted[low]!) * (place - low);
  });
}
