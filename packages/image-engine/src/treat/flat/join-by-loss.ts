import {
  compact,
  type Forest,
  join,
  makeForest,
  type Regions,
  rootOf,
} from '../../maths/disjoint-set.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { hueWeight } from './contrast-between.ts';

/** Of what is too many, joined in a round; and more rounds than are ever needed. */
const shareOfRound = 0.35;
const mostRounds = 60;
/** Less than proportional to size: a small light in the dark outlives a soft step in the sky. */
const sizeExponent = 0.7;

/** Joins neighbours by the least loss (Ward 1963) until at most `most` regions are left. */
export function joinByLoss(planes: LabPlanes, { labels, count }: Regions, most: number): Regions {
  const sums = regionSums(planes, labels, count);
  const forest = makeForest(count);
  const borders = bordersOf(labels, planes.width, planes.height, count);
  let left = count;
  // Each round joins the cheapest disjoint pairs: a few rounds instead of a priority queue.
  for (let round = 0; round < mostRounds && left > most; round += 1) {
    const { ones, others } = borders;
    const cheapest = cheapestBorders(borders, forest, sums);
    const touched = new Set<number>();
    const limit = Math.max(1, Math.ceil((left - most) * shareOfRound));
    let joined = 0;
    for (const border of cheapest) {
      if (joined >= limit) break;
      const [one, other] = [ones[border]!, others[border]!];
      if (touched.has(one) || touched.has(other)) continue;
      touched.add(one).add(other);
      join(forest, one, other, 0);
      const root = rootOf(forest, one);
      const gone = root === one ? other : one;
      for (let k = 0; k < 4; k += 1) sums[root * 4 + k]! += sums[gone * 4 + k]!;
      joined += 1;
    }
    left -= joined;
    if (joined === 0) break;
  }
  const joined = compact(forest, count);
  return { labels: labels.map((label) => joined.labels[label]!), count: joined.count };
}

/** Pixels and sums of L, a, b per region. */
export function regionSums(
  { l, a, b }: LabPlanes,
  labels: Int32Array,
  count: number,
): Float64Array {
  const sums = new Float64Array(count * 4);
  for (let i = 0; i < labels.length; i += 1) {
    const at = labels[i]! * 4;
    sums[at]! += 1;
    sums[at + 1]! += l[i]!;
    sums[at + 2]! += a[i]!;
    sums[at + 3]! += b[i]!;
  }
  return sums;
}

function lossOf(sums: Float64Array, one: number, other: number): number {
  const m = sums[one * 4]!;
  const n = sums[other * 4]!;
  let distance = 0;
  for (let k = 1; k < 4; k += 1) {
    const step = sums[one * 4 + k]! / m - sums[other * 4 + k]! / n;
    distance += (k === 1 ? 1 : hueWeight) * step * step;
  }
  return ((m * n) / (m + n)) ** sizeExponent * distance;
}

/** Pairs of neighbours, by number. */
type Borders = { readonly ones: Int32Array; readonly others: Int32Array };

/** Those between different roots, which replace their regions, by rising loss. */
function cheapestBorders({ ones, others }: Borders, forest: Forest, sums: Float64Array) {
  const losses = new Float64Array(ones.length);
  const open = new Uint32Array(ones.length);
  let count = 0;
  for (let i = 0; i < ones.length; i += 1) {
    ones[i] = rootOf(forest, ones[i]!);
    others[i] = rootOf(forest, others[i]!);
    if (ones[i] === others[i]) continue;
    losses[i] = lossOf(sums, ones[i]!, others[i]!);
    open[count] = i;
    count += 1;
  }
  return open.subarray(0, count).sort((first, second) => losses[first]! - losses[second]!);
}

function bordersOf(labels: Int32Array, width: number, height: number, count: number): Borders {
  const seen = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = labels[y * width + x]!;
      if (x + 1 < width) note(seen, here, labels[y * width + x + 1]!, count);
      if (y + 1 < height) note(seen, here, labels[(y + 1) * width + x]!, count);
    }
  }
  const codes = Float64Array.from(seen);
  return {
    ones: Int32Array.from(codes, (code) => Math.floor(code / count)),
    others: Int32Array.from(codes, (code) => code % count),
  };
}

function note(seen: Set<number>, one: number, other: number, count: number): void {
  if (one !== other) seen.add(Math.min(one, other) * count + Math.max(one, other));
}
