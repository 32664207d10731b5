import type { LabPlanes } from '../planes/lab-planes.ts';

export type Segments = {
  readonly width: number;
  readonly height: number;
  /** Region of each pixel, 0 … count-1. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Mean L, a, b per region, interleaved. */
  readonly colours: Float32Array;
};

const bins = 2048;
const heaviest = 0.5;
/** Felzenszwalb's k: larger lets regions grow further over soft steps. */
const looseness = 0.12;
const fewestPixels = 14;

/**
 * Regions of even colour: graph-based segmentation (Felzenszwalb, Huttenlocher 2004), then
 * neighbours joined by the least loss (Ward 1963) until at most `most` are left.
 */
export function segment(planes: LabPlanes, most: number): Segments {
  const { width, height } = planes;
  const pairs = sortedPairs(planes);
  const forest = makeForest(width * height);
  joinByContrast(pairs, forest, width);
  joinSmall(pairs, forest, width);
  const first = compact(forest, width * height);
  const joined = joinByLoss(planes, first, most);
  return { width, height, ...joined, colours: meanColours(planes, joined) };
}

/** Pixel pairs, coded 2·pixel + (0 right, 1 below), by rising contrast; weights alongside. */
type Pairs = { readonly codes: Int32Array; readonly weights: Float32Array };

function sortedPairs({ width, height, l, a, b }: LabPlanes): Pairs {
  const weights = new Float32Array(width * height * 2).fill(-1);
  const starts = new Int32Array(bins + 1);
  const binOf = (weight: number) => Math.min(bins - 1, Math.floor((weight / heaviest) * bins));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      for (let side = 0; side < 2; side += 1) {
        if (side === 0 ? x + 1 >= width : y + 1 >= height) continue;
        const next = at + (side === 0 ? 1 : width);
        const colour = (a[at]! - a[next]!) ** 2 + (b[at]! - b[next]!) ** 2;
        const weight = Math.sqrt((l[at]! - l[next]!) ** 2 + 2 * colour);
        weights[at * 2 + side] = weight;
        starts[binOf(weight) + 1]! += 1;
      }
    }
  }
  for (let bin = 0; bin < bins; bin += 1) starts[bin + 1]! += starts[bin]!;
  const codes = new Int32Array(starts[bins]!);
  for (let code = 0; code < weights.length; code += 1) {
    const weight = weights[code]!;
    if (weight < 0) continue;
    const bin = binOf(weight);
    codes[starts[bin]!] = code;
    starts[bin]! += 1;
  }
  return { codes, weights };
}

type Forest = {
  readonly parent: Int32Array;
  readonly size: Int32Array;
  readonly inner: Float32Array;
};

function makeForest(size: number): Forest {
  return {
    parent: Int32Array.from({ length: size }, (_, i) => i),
    size: new Int32Array(size).fill(1),
    inner: new Float32Array(size),
  };
}

function rootOf({ parent }: Forest, i: number): number {
  let root = i;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

function join(forest: Forest, one: number, other: number, weight: number): void {
  const [large, small] = forest.size[one]! >= forest.size[other]! ? [one, other] : [other, one];
  forest.parent[small] = large;
  forest.size[large]! += forest.size[small]!;
  forest.inner[large] = Math.max(weight, forest.inner[large]!, forest.inner[small]!);
}

function joinByContrast({ codes, weights }: Pairs, forest: Forest, width: number): void {
  for (const code of codes) {
    const at = code >> 1;
    const one = rootOf(forest, at);
    const other = rootOf(forest, at + (code & 1 ? width : 1));
    if (one === other) continue;
    const weight = weights[code]!;
    const bound = Math.min(
      forest.inner[one]! + looseness / forest.size[one]!,
      forest.inner[other]! + looseness / forest.size[other]!,
    );
    if (weight <= bound) join(forest, one, other, weight);
  }
}

function joinSmall({ codes, weights }: Pairs, forest: Forest, width: number): void {
  for (const code of codes) {
    const at = code >> 1;
    const one = rootOf(forest, at);
    const other = rootOf(forest, at + (code & 1 ? width : 1));
    if (one === other) continue;
    if (Math.min(forest.size[one]!, forest.size[other]!) < fewestPixels) {
      join(forest, one, other, weights[code]!);
    }
  }
}

function compact(forest: Forest, size: number): { labels: Int32Array; count: number } {
  const names = new Int32Array(size).fill(-1);
  const labels = new Int32Array(size);
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const root = rootOf(forest, i);
    if (names[root]! < 0) {
      names[root] = count;
      count += 1;
    }
    labels[i] = names[root]!;
  }
  return { labels, count };
}

function joinByLoss(
  planes: LabPlanes,
  { labels, count }: { labels: Int32Array; count: number },
  most: number,
): { labels: Int32Array; count: number } {
  const sums = regionSums(planes, labels, count);
  const forest = makeForest(count);
  const borders = bordersOf(labels, planes.width, planes.height, count);
  let left = count;
  // Each round joins the cheapest disjoint pairs: a few rounds instead of a priority queue.
  for (let round = 0; round < 60 && left > most; round += 1) {
    const losses = borders
      .map(([one, other]) => [rootOf(forest, one), rootOf(forest, other)] as const)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({ one, other, loss: lossOf(sums, one, other) }))
      .sort((first, second) => first.loss - second.loss);
    const touched = new Set<number>();
    const limit = Math.max(1, Math.ceil((left - most) * 0.35));
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
  const { labels: names, count: kept } = compact(forest, count);
  return { labels: labels.map((label) => names[label]!), count: kept };
}

function meanColours(
  planes: LabPlanes,
  { labels, count }: { labels: Int32Array; count: number },
): Float32Array {
  const sums = regionSums(planes, labels, count);
  return Float32Array.from({ length: count * 3 }, (_, i) => {
    const region = Math.floor(i / 3) * 4;
    return sums[region + 1 + (i % 3)]! / sums[region]!;
  });
}

/** Pixels and sums of L, a, b per region. */
function regionSums({ l, a, b }: LabPlanes, labels: Int32Array, count: number): Float64Array {
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
    distance += (k === 1 ? 1 : 2) * step * step;
  }
  // Less than proportional to size: a small light in the dark outlives a soft step in the sky.
  return ((m * n) / (m + n)) ** 0.7 * distance;
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
