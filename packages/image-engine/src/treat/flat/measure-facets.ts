import { smoothstep } from '../../maths/interpolation.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { type Corners, cornersOf, facetLength } from './draw-facets.ts';
import { fillTriangle } from './fill-triangle.ts';
import type { Segments } from './segment.ts';
import type { Mesh } from './triangulate.ts';

export type Faceting = {
  /** How much of its difference a facet keeps in quiet gradients, 0–1. */
  readonly quietShare: number;
  /** And where it differs much, as in rock. */
  readonly loudShare: number;
  /** Largest random change of a facet's lightness. */
  readonly jitter: number;
};

/** One even colour per facet, taken from its region. */
type Means = {
  /** Interleaved L, a, b. */
  readonly colours: Float32Array;
  readonly regions: Int32Array;
  /** Pixels of that region. */
  readonly sizes: Int32Array;
};

/**
 * Colours facets so that each region is one quiet gradient with a hint of its facets: corners
 * take the mean of the region around them, and a facet stands out from that the more, the more
 * it differs. Regions share no colour, so their borders stay crisp.
 */
export function measureFacets(
  mesh: Mesh,
  planes: LabPlanes,
  segments: Segments,
  faceting: Faceting,
  random: () => number,
): Float32Array {
  const means = meansOf(mesh, planes, segments);
  const around = meansAround(mesh, means);
  const facets = new Float32Array(means.regions.length * facetLength);
  const corners = new Float64Array(9);
  means.regions.forEach((_, t) => {
    const places = cornersOf(mesh, t, 1, 1);
    const fullness = fullnessOf(places);
    cornerColours(mesh, means, around, t, corners);
    keepDifference(corners, means.colours.subarray(t * 3, t * 3 + 3), fullness, faceting);
    const change = fullness * faceting.jitter * (2 * random() - 1);
    for (let corner = 0; corner < 3; corner += 1) corners[corner * 3]! += change;
    facets.set(gradientsOf(places, corners), t * facetLength);
  });
  return facets;
}

/**
 * A facet belongs to the region in which most of it and of its neighbours on the same side of all
 * borders lie: in a strip that is hardly wider than its lines are exact, facets by themselves
 * would disagree and draw teeth.
 */
function meansOf(mesh: Mesh, planes: LabPlanes, { labels, colours }: Segments): Means {
  const count = mesh.triangles.length / 3;
  const means: Means = {
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
  const add = (at: number) => {
    const sum = sums.get(labels[at]!) ?? new Float64Array(4);
    sums.set(labels[at]!, sum);
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

type Around = ReadonlyMap<number, Float64Array>;

/** Per region and point: size and summed L, a, b of the region's facets that meet there. */
function meansAround({ points, triangles }: Mesh, { colours, regions, sizes }: Means): Around {
  const around = new Map<number, Float64Array>();
  for (let k = 0; k < triangles.length; k += 1) {
    const t = Math.floor(k / 3);
    const place = placeOf(points, triangles[k]!, regions[t]!);
    const sum = around.get(place) ?? new Float64Array(4);
    around.set(place, sum);
    sum[0]! += sizes[t]!;
    for (let c = 0; c < 3; c += 1) sum[c + 1]! += sizes[t]! * colours[t * 3 + c]!;
  }
  return around;
}

function placeOf(points: Float64Array, point: number, region: number): number {
  return (region * points.length) / 2 + point;
}

/** 0 a splinter, which must not be seen as a ray – 1 a facet as broad as long. */
function fullnessOf([x0, y0, x1, y1, x2, y2]: Corners): number {
  const area = Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0));
  const longest = Math.max(
    (x1 - x0) ** 2 + (y1 - y0) ** 2,
    (x2 - x1) ** 2 + (y2 - y1) ** 2,
    (x0 - x2) ** 2 + (y0 - y2) ** 2,
  );
  return smoothstep(0.08, 0.35, area / longest);
}

function cornerColours(
  { points, triangles }: Mesh,
  { regions }: Means,
  around: Around,
  t: number,
  into: Float64Array,
): void {
  for (let corner = 0; corner < 3; corner += 1) {
    const sum = around.get(placeOf(points, triangles[t * 3 + corner]!, regions[t]!))!;
    for (let c = 0; c < 3; c += 1) into[corner * 3 + c] = sum[c + 1]! / sum[0]!;
  }
}

/** Moves a facet from the gradient around it towards its own even colour. */
function keepDifference(
  corners: Float64Array,
  own: Float32Array,
  fullness: number,
  { quietShare, loudShare }: Faceting,
): void {
  const apart = (c: number) => own[c]! - (corners[c]! + corners[3 + c]! + corners[6 + c]!) / 3;
  const difference = Math.hypot(apart(0), apart(1), apart(2));
  const share =
    fullness * (quietShare + (loudShare - quietShare) * smoothstep(0.008, 0.05, difference));
  for (let k = 0; k < 9; k += 1) corners[k] = corners[k]! + share * (own[k % 3]! - corners[k]!);
}

/** Colours at three corners → middle of the facet, then value and slopes per channel. */
function gradientsOf(corners: Corners, colours: Float64Array): number[] {
  const [x0, y0, x1, y1, x2, y2] = corners;
  const spread = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  const gradients = [(x0 + x1 + x2) / 3, (y0 + y1 + y2) / 3];
  for (let c = 0; c < 3; c += 1) {
    const step1 = colours[3 + c]! - colours[c]!;
    const step2 = colours[6 + c]! - colours[c]!;
    const isSplinter = Math.abs(spread) < 2;
    gradients.push(
      (colours[c]! + colours[3 + c]! + colours[6 + c]!) / 3,
      isSplinter ? 0 : (step1 * (y2 - y0) - step2 * (y1 - y0)) / spread,
      isSplinter ? 0 : (step2 * (x1 - x0) - step1 * (x2 - x0)) / spread,
    );
  }
  return gradients;
}
