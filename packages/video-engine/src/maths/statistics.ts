type Numbers = readonly number[] | Float32Array | Float64Array;

/** 0 for no values. */
export function mean(values: Numbers): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

/** The middle value, or the mean of the two in the middle; at least one value. */
export function median(values: Numbers): number {
  const sorted = ascending(values);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

/** The middle value, or the larger of the two in the middle: always one that occurs. 0 for none. */
export function upperMedian(values: Numbers): number {
  return ascending(values)[values.length >> 1] ?? 0;
}

/** The upper median of the steps between ascending values; 0 for fewer than two. */
export function usualStep(values: readonly number[]): number {
  return upperMedian(values.slice(1).map((value, index) => value - values[index]!));
}

/** The value that this share of the others does not exceed; 0 for no values. */
export function lowerQuantile(values: Numbers, share: number): number {
  return ascending(values)[Math.floor(share * (values.length - 1))] ?? 0;
}

// Median absolute deviations in one standard deviation of a normal distribution.
const deviationsInSigma = 1.48;

/**
 * Robust z-scores: (x − median) / max(1.48 · median absolute deviation, floor).
 *
 * @param floor the least scale, so that values that hardly differ are not blown up
 */
export function robustScale(values: readonly number[], floor: number): (value: number) => number {
  const middle = upperMedian(values);
  const deviation = upperMedian(values.map((value) => Math.abs(value - middle)));
  const scale = Math.max(deviationsInSigma * deviation, floor);
  return (value) => (value - middle) / scale;
}

export function indexOfLargest(values: Numbers): number {
  let best = 0;
  for (let index = 1; index < values.length; index += 1) {
    if (values[index]! > values[best]!) best = index;
  }
  return best;
}

function ascending(values: Numbers): Numbers {
  return values.toSorted((a, b) => a - b);
}
