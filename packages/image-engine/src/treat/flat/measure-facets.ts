import { smoothstep } from '../../maths/interpolation.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { type Corners, cornersOf, facetLength } from './draw-facets.ts';
import { type FacetMeans, facetMeans } from './facet-means.ts';
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

/** Twice a facet's area for its longest side squared: a splinter, and one broad enough to be seen. */
const fullness = [0.08, 0.35] as const;
/** OKLab difference of a facet from what is around it: quiet gradients, and rock. */
const loudness = [0.008, 0.05] as const;
/** Twice the pixels of a facet too small for a slope. */
const smallest = 2;

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
  const means = facetMeans(mesh, planes, segments);
  const around = meansAround(mesh, means);
  const facets = new Float32Array(means.regions.length * facetLength);
  const corners = new Float64Array(9);
  means.regions.forEach((_, t) => {
    const places = cornersOf(mesh, t, 1, 1);
    const seen = fullnessOf(places);
    cornerColours(mesh, means, around, t, corners);
    keepDifference(corners, means.colours.subarray(t * 3, t * 3 + 3), seen, faceting);
    const change = seen * faceting.jitter * (2 * random() - 1);
    for (let corner = 0; corner < 3; corner += 1) corners[corner * 3]! += change;
    facets.set(gradientsOf(places, corners), t * facetLength);
  });
  return facets;
}

type Around = ReadonlyMap<number, Float64Array>;

/** Per region and point: size and summed L, a, b of the region's facets that meet there. */
function meansAround({ points, triangles }: Mesh, { colours, regions, sizes }: FacetMeans): Around {
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
  return smoothstep(...fullness, area / longest);
}

function cornerColours(
  { points, triangles }: Mesh,
  { regions }: FacetMeans,
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
  seen: number,
  { quietShare, loudShare }: Faceting,
): void {
  const apart = (c: number) => own[c]! - (corners[c]! + corners[3 + c]! + corners[6 + c]!) / 3;
  const difference = Math.hypot(apart(0), apart(1), apart(2));
  const share =
    seen * (quietShare + (loudShare - quietShare) * smoothstep(...loudness, difference));
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
    const isSplinter = Math.abs(spread) < smallest;
    gradients.push(
      (colours[c]! + colours[3 + c]! + colours[6 + c]!) / 3,
      isSplinter ? 0 : (step1 * (y2 - y0) - step2 * (y1 - y0)) / spread,
      isSplinter ? 0 : (step2 * (x1 - x0) - step1 * (x2 - x0)) / spread,
    );
  }
  return gradients;
}
