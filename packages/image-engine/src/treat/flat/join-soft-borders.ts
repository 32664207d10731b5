import { compact, join, makeForest, type Regions, rootOf } from '../../maths/disjoint-set.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { contrastBetween } from './contrast-between.ts';

/** Pixels on either side between which a border is judged: abstraction makes steps as wide. */
const reach = 3;
/** OKLab: a fainter border is no edge. */
const faintest = 0.022;

/**
 * Joins regions whose common border is hardly a step: the bands of a sky that grows lighter are
 * one region with a gradient, not eight stripes.
 */
export function joinSoftBorders(planes: LabPlanes, { labels, count }: Regions): Regions {
  const forest = makeForest(count);
  const borders = [...contrasts(planes, labels, count)]
    .map(([code, { sum, length }]) => ({ code, contrast: sum / length }))
    .filter(({ contrast }) => contrast < faintest)
    .sort((one, other) => one.contrast - other.contrast);
  for (const { code, contrast } of borders) {
    const one = rootOf(forest, Math.floor(code / count));
    const other = rootOf(forest, code % count);
    if (one !== other) join(forest, one, other, contrast);
  }
  const joined = compact(forest, count);
  return { labels: labels.map((label) => joined.labels[label]!), count: joined.count };
}

type Contrast = { sum: number; length: number };

/** Per pair of neighbouring regions, coded `smaller · count + larger`. */
function contrasts(
  planes: LabPlanes,
  labels: Int32Array,
  count: number,
): ReadonlyMap<number, Contrast> {
  const { width, height } = planes;
  const found = new Map<number, Contrast>();
  const note = (one: number, other: number, before: number, after: number) => {
    const code = Math.min(one, other) * count + Math.max(one, other);
    const known = found.get(code) ?? { sum: 0, length: 0 };
    known.sum += contrastBetween(planes, before, after);
    known.length += 1;
    found.set(code, known);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const here = labels[at]!;
      if (x + 1 < width && labels[at + 1] !== here) {
        const right = y * width + Math.min(width - 1, x + reach);
        note(here, labels[at + 1]!, y * width + Math.max(0, x + 1 - reach), right);
      }
      if (y + 1 < height && labels[at + width] !== here) {
        const below = Math.min(height - 1, y + reach) * width + x;
        note(here, labels[at + width]!, Math.max(0, y + 1 - reach) * width + x, below);
      }
    }
  }
  return found;
}
