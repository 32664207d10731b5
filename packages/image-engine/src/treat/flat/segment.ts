import {
  compact,
  type Forest,
  join,
  makeForest,
  type Regions,
  rootOf,
} from '../../maths/disjoint-set.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { contrastBetween } from './contrast-between.ts';
import { joinByLoss, regionSums } from './join-by-loss.ts';
import { joinSoftBorders } from './join-soft-borders.ts';

export type Segments = Regions & {
  readonly width: number;
  readonly height: number;
  /** Mean L, a, b per region, interleaved. */
  readonly colours: Float32Array;
};

/** Pairs are sorted by counting: contrasts of up to 0.5 in so many steps. */
const bins = 2048;
const heaviest = 0.5;
/** Felzenszwalb's k: larger lets regions grow further over soft steps. */
const looseness = 0.12;
/** Smaller regions join their likest neighbour. */
const fewestPixels = 14;

/**
 * Regions of even colour: graph-based segmentation (Felzenszwalb, Huttenlocher 2004), then
 * neighbours whose border is no edge joined into one, and the rest by the least loss until at
 * most `most` are left.
 */
export function segment(planes: LabPlanes, most: number): Segments {
  const { width, height } = planes;
  const pairs = sortedPairs(planes);
  const forest = makeForest(width * height);
  joinByContrast(pairs, forest, width);
  joinSmall(pairs, forest, width);
  const first = compact(forest, width * height);
  const joined = joinByLoss(planes, joinSoftBorders(planes, first), most);
  return { width, height, ...joined, colours: meanColours(planes, joined) };
}

/** Pixel pairs, coded 2·pixel + (0 right, 1 below), by rising contrast; weights alongside. */
type Pairs = { readonly codes: Int32Array; readonly weights: Float32Array };

function sortedPairs(planes: LabPlanes): Pairs {
  const { width, height } = planes;
  const weights = new Float32Array(width * height * 2).fill(-1);
  const starts = new Int32Array(bins + 1);
  const binOf = (weight: number) => Math.min(bins - 1, Math.floor((weight / heaviest) * bins));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      for (let side = 0; side < 2; side += 1) {
        if (side === 0 ? x + 1 >= width : y + 1 >= height) continue;
        const next = at + (side === 0 ? 1 : width);
        const weight = contrastBetween(planes, at, next);
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

function meanColours(planes: LabPlanes, { labels, count }: Regions): Float32Array {
  const sums = regionSums(planes, labels, count);
  return Float32Array.from({ length: count * 3 }, (_, i) => {
    const region = Math.floor(i / 3) * 4;
    return sums[region + 1 + (i % 3)]! / sums[region]!;
  });
}
