import type { LabPlanes } from '../planes/lab-planes.ts';
import { fillTriangle } from './fill-triangle.ts';
import type { Segments } from './segment.ts';
import type { Mesh } from './triangulate.ts';

/** Per triangle: L, a, b in its middle and the slopes of L across and down, per mesh pixel. */
export type Facets = Float32Array;

const facetLength = 7;
/** Samples per pixel and direction: the edges of facets are the drawing, they must be smooth. */
const samplesAcross = 2;

export type FacetOptions = {
  /** Largest random change of a facet's lightness. */
  readonly jitter: number;
  readonly random: () => number;
};

/** Colours each facet after the pixels of the region it lies in. */
export function measureFacets(
  mesh: Mesh,
  planes: LabPlanes,
  { labels }: Segments,
  { jitter, random }: FacetOptions,
): Facets {
  const facets = new Float32Array((mesh.triangles.length / 3) * facetLength);
  const counts = new Map<number, number>();
  for (let t = 0; t * 3 < mesh.triangles.length; t += 1) {
    const corners = cornersOf(mesh, t, 1, 1);
    counts.clear();
    fillTriangle(corners, planes, (y, from, to) => {
      for (let x = from; x < to; x += 1) {
        const label = labels[y * planes.width + x]!;
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
    });
    let main = -1;
    for (const [label, count] of counts) if (main < 0 || count > counts.get(main)!) main = label;
    fitFacet(
      corners,
      planes,
      labels,
      main,
      facets.subarray(t * facetLength, (t + 1) * facetLength),
    );
    facets[t * facetLength]! += jitter * (2 * random() - 1);
  }
  return facets;
}

type Corners = readonly [number, number, number, number, number, number];

function cornersOf(
  { points, triangles }: Mesh,
  t: number,
  scaleX: number,
  scaleY: number,
): Corners {
  const at = (k: number) => triangles[t * 3 + k]! * 2;
  return [
    points[at(0)]! * scaleX,
    points[at(0) + 1]! * scaleY,
    points[at(1)]! * scaleX,
    points[at(1) + 1]! * scaleY,
    points[at(2)]! * scaleX,
    points[at(2) + 1]! * scaleY,
  ];
}

/** Mean colour and, by least squares, how the lightness runs over the facet. */
function fitFacet(
  corners: Corners,
  planes: LabPlanes,
  labels: Int32Array,
  label: number,
  into: Float32Array,
): void {
  const middleX = (corners[0] + corners[2] + corners[4]) / 3;
  const middleY = (corners[1] + corners[3] + corners[5]) / 3;
  const sums = new Float64Array(9);
  fillTriangle(corners, planes, (y, from, to) => {
    for (let x = from; x < to; x += 1) {
      const at = y * planes.width + x;
      if (labels[at] !== label) continue;
      const u = x + 0.5 - middleX;
      const v = y + 0.5 - middleY;
      const l = planes.l[at]!;
      sums[0]! += 1;
      sums[1]! += l;
      sums[2]! += planes.a[at]!;
      sums[3]! += planes.b[at]!;
      sums[4]! += u * u;
      sums[5]! += v * v;
      sums[6]! += u * v;
      sums[7]! += u * l;
      sums[8]! += v * l;
    }
  });
  const count = sums[0]!;
  if (count < 1) {
    into.set(colourAt(planes, middleX, middleY));
    return;
  }
  const l = sums[1]! / count;
  into.set([l, sums[2]! / count, sums[3]! / count]);
  const spread = sums[4]! * sums[5]! - sums[6]! ** 2;
  if (count > 24 && spread > 1) {
    const slopeX = (sums[7]! * sums[5]! - sums[8]! * sums[6]!) / spread;
    const slopeY = (sums[8]! * sums[4]! - sums[7]! * sums[6]!) / spread;
    const reach = Math.sqrt(Math.max(sums[4]!, sums[5]!) / count);
    const limit = Math.min(1, 0.05 / (reach * Math.hypot(slopeX, slopeY) + 1e-6));
    into[3] = 0.65 * slopeX * limit;
    into[4] = 0.65 * slopeY * limit;
  }
  into[5] = middleX;
  into[6] = middleY;
}

function colourAt({ width, height, l, a, b }: LabPlanes, x: number, y: number) {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const at = row * width + column;
  return [l[at]!, a[at]!, b[at]!];
}

/** Paints the facets over `into`, which may be larger than the mesh. */
export function drawFacets(
  mesh: Mesh,
  facets: Facets,
  meshSize: { readonly width: number; readonly height: number },
  into: LabPlanes,
): void {
  const scaleX = (into.width * samplesAcross) / meshSize.width;
  const scaleY = (into.height * samplesAcross) / meshSize.height;
  const size = { width: into.width * samplesAcross, height: into.height * samplesAcross };
  const share = 1 / samplesAcross ** 2;
  for (const plane of [into.l, into.a, into.b]) plane.fill(0);
  for (let t = 0; t * 3 < mesh.triangles.length; t += 1) {
    const [l, a, b, slopeX, slopeY, middleX, middleY] = facets.subarray(
      t * facetLength,
      (t + 1) * facetLength,
    ) as unknown as [number, number, number, number, number, number, number];
    fillTriangle(cornersOf(mesh, t, scaleX, scaleY), size, (y, from, to) => {
      const row = Math.floor(y / samplesAcross) * into.width;
      const down = l + slopeY * ((y + 0.5) / scaleY - middleY);
      for (let x = from; x < to; x += 1) {
        const at = row + Math.floor(x / samplesAcross);
        into.l[at]! += share * (down + slopeX * ((x + 0.5) / scaleX - middleX));
        into.a[at]! += share * a;
        into.b[at]! += share * b;
      }
    });
  }
}
