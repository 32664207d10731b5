export const lightnessKnots = 65;
const knots = lightnessKnots;
/** How much of its own tone a picture keeps. */
const mixWithIdentity = 0.2;
const smoothings = 6;
/** A tone may be drawn apart or pressed together as much as this, and no more. */
const usualSlopes = [0.4, 1.9] as const;

/** L → L' as a table over 0–1, strictly increasing. */
export type LightnessMap = Float32Array;

/**
 * Quantile matching of lightness that never changes the order of two tones: smoothed, its slopes
 * held between `slopes` going outward from the median, and scaled back into 0–1.
 */
export function matchLightness(
  content: Float32Array,
  reference: { readonly values: Float32Array; readonly weights: Float32Array },
  slopes: readonly [least: number, most: number] = usualSlopes,
): LightnessMap {
  const own = Float32Array.from(content).sort();
  const theirs = weightedQuantiles(reference.values, reference.weights);
  const map = new Float32Array(knots);
  for (let k = 0; k < knots; k += 1) {
    const lightness = k / (knots - 1);
    const share = rankOf(own, lightness);
    map[k] = (1 - mixWithIdentity) * theirs(share) + mixWithIdentity * lightness;
  }
  smooth(map, smoothings);
  limitSlopes(map, Math.round(own[own.length >> 1]! * (knots - 1)), slopes);
  return intoRange(map);
}

export function applyLightness(map: LightnessMap, lightness: number): number {
  const place = Math.min(1, Math.max(0, lightness)) * (knots - 1);
  const low = Math.min(knots - 2, Math.floor(place));
  return map[low]! + (map[low + 1]! - map[low]!) * (place - low);
}

function rankOf(sorted: Float32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low / sorted.length;
}

function weightedQuantiles(values: Float32Array, weights: Float32Array) {
  const order = Uint32Array.from(values.keys()).sort((i, j) => values[i]! - values[j]!);
  const upTo = new Float64Array(order.length);
  let total = 0;
  order.forEach((i, place) => {
    total += weights[i]!;
    upTo[place] = total;
  });
  return (share: number) => {
    const wanted = share * total;
    let low = 0;
    let high = order.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return values[order[low]!]!;
  };
}

function smooth(map: Float32Array, times: number): void {
  for (let time = 0; time < times; time += 1) {
    const before = Float32Array.from(map);
    for (let k = 1; k < knots - 1; k += 1) {
      map[k] = (before[k - 1]! + 2 * before[k]! + before[k + 1]!) / 4;
    }
  }
}

function limitSlopes(map: Float32Array, middle: number, [least, most]: readonly [number, number]) {
  const step = 1 / (knots - 1);
  const limited = (rise: number) => Math.min(most * step, Math.max(least * step, rise));
  const wanted = Float32Array.from(map);
  for (let k = middle + 1; k < knots; k += 1) {
    map[k] = map[k - 1]! + limited(wanted[k]! - map[k - 1]!);
  }
  for (let k = middle - 1; k >= 0; k -= 1) {
    map[k] = map[k + 1]! - limited(map[k + 1]! - wanted[k]!);
  }
}

function intoRange(map: Float32Array): Float32Array {
  const low = Math.min(map[0]!, 0);
  const high = Math.max(map[knots - 1]!, 1);
  return map.map((value) => (value - low) / (high - low));
}
