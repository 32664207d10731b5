import type { LabPlanes } from '../../raster/lab-planes.ts';
import { type Corners, cornersOf } from './draw-facets.ts';
import { fillTriangle } from './fill-triangle.ts';
import type { Segments } from './segment.ts';
import type { Mesh } from './triangulate.ts';

/** One even colour per facet, taken from its region. */
export type FacetMeans = {
  /** Interleaved L, a, b. */
  readonly colours: Float32Array;
  readonly regions: Int32Array;
  /** Pixels of that region. */
  readonly sizes: Int32Array;
};

/**
 * A facet belongs to the region in which most of it and of its neighbours on the same side of all
 * borders lie: in a strip that is hardly wider than its lines are exact, facets by themselves
 * would disagree and draw teeth.
 */
export function facetMeans(
  mesh: Mesh,
  planes: LabPlanes,
  { labels, colours }: Segments,
): FacetMeans {
  const count = mesh.triangles.length / 3;
  const means: FacetMeans = {
    colours: new Float32Array(count * 3),
    regions: new Int32Array(count),
    sizes: new Int32Array(count),
  };
  const sums = Array.from({ length: count }, (_, t) =>
    sumsIn(cornersOf(mesh, t, 1, 1), planes, labels),
  );
  const own = sums.map(
    (all): Votes => new Map(Array.from(all, ([region, [size]]) => [region, size!])),
  );
  withNeighbours(mesh, withNeighbours(mesh, own)).forEach((votes, t) => {
    const [region] = [...votes].reduce((best, one) => (one[1] > best[1] ? one : best));
    const sum = sums[t]!.get(region);
    means.regions[t] = region;
    means.sizes[t] = sum?.[0] ?? 1;
    for (let c = 0; c < 3; c += 1) {
      means.colours[t * 3 + c] = sum ? sum[c + 1]! / sum[0]! : colours[region * 3 + c]!;
    }
  });
  return means;
}

/** Pixels and summed L, a, b per region. */
type Sums = Map<number, Float64Array>;

function sumsIn(corners: Corners, { width, height, l, a, b }: LabPlanes, labels: Int32Array): Sums {
  const sums: Sums = new Map();
  let region = -1;
  let sum: Float64Array = new Float64Array(4);
  const add = (at: number) => {
    if (labels[at] !== region) {
      region = labels[at]!;
      sum = sums.get(region) ?? new Float64Array(4);
      sums.set(region, sum);
    }
    sum[0]! += 1;
    sum[1]! += l[at]!;
    sum[2]! += a[at]!;
    sum[3]! += b[at]!;
  };
  fillTriangle(corners, { width, height }, (y, from, to) => {
    for (let x = from; x < to; x += 1) add(y * width + x);
  });
  // A splinter between pixel centres takes the pixel in its middle.
  if (sums.size === 0) add(middlePixel(corners, width, height));
  return sums;
}

/** Pixels per region. */
type Votes = Map<number, number>;

function withNeighbours({ neighbours }: Mesh, all: readonly Votes[]): Votes[] {
  return all.map((own, t) => {
    const together: Votes = new Map(own);
    for (const other of neighbours.subarray(t * 3, t * 3 + 3)) {
      for (const [region, size] of other < 0 ? [] : all[other]!) {
        together.set(region, size + (together.get(region) ?? 0));
      }
    }
    return together;
  });
}

function middlePixel(corners: Corners, width: number, height: number): number {
  const x = Math.floor((corners[0] + corners[2] + corners[4]) / 3);
  const y = Math.floor((corners[1] + corners[3] + corners[5]) / 3);
  return Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));
}
