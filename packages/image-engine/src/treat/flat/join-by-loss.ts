import { compact, join, makeForest, type Regions, rootOf } from '../../maths/disjoint-set.ts';
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
    const losses = borders
      .map(([one, other]) => [rootOf(forest, one), rootOf(forest, other)] as const)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({ one, other, loss: lossOf(sums, one, other) }))
      .sort((first, second) => first.loss - second.loss);
    const touched = new Set<number>();
    const limit = Math.max(1, Math.ceil((left - most) * shareOfRound));
    let joined = 0;
    for (const { one, other } of losses) {
      if (joined >= limit) break;
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

function bordersOf(
  labels: Int32Array,
  width: number,
  height: number,
  count: number,
): (readonly [number, number])[] {
  const seen = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = labels[y * width + x]!;
      if (x + 1 < width) note(seen, here, labels[y * width + x + 1]!, count);
      if (y + 1 < height) note(seen, here, labels[(y + 1) * width + x]!, count);
    }
  }
  return Array.from(seen, (code) => [Math.floor(code / count), code % count] as const);
}

function note(seen: Set<number>, one: number, other: number, count: number): void {
  if (one !== other) seen.add(Math.min(one, other) * count + Math.max(one, other));
}
