import type { LabPlanes } from '../../raster/lab-planes.ts';
import { fillTriangle } from './fill-triangle.ts';
import type { Mesh } from './triangulate.ts';

/** Numbers per facet: its middle x, y, then value and slopes across and down of L, a and b. */
export const facetLength = 11;
/** Samples per pixel and direction: the edges of facets are the drawing, they must be smooth. */
const samplesAcross = 2;

export type Corners = readonly [number, number, number, number, number, number];

export function cornersOf(
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

/** Paints the facets over `into`, which may be larger than the mesh. */
export function drawFacets(
  mesh: Mesh,
  facets: Float32Array,
  meshSize: { readonly width: number; readonly height: number },
  into: LabPlanes,
): void {
  const scaleX = (into.width * samplesAcross) / meshSize.width;
  const scaleY = (into.height * samplesAcross) / meshSize.height;
  const size = { width: into.width * samplesAcross, height: into.height * samplesAcross };
  const share = 1 / samplesAcross ** 2;
  const planes = [into.l, into.a, into.b];
  for (const plane of planes) plane.fill(0);
  for (let t = 0; t * 3 < mesh.triangles.length; t += 1) {
    const facet = facets.subarray(t * facetLength, (t + 1) * facetLength);
    fillTriangle(cornersOf(mesh, t, scaleX, scaleY), size, (y, from, to) => {
      const row = Math.floor(y / samplesAcross) * into.width;
      const down = (y + 0.5) / scaleY - facet[1]!;
      const across = (from + 0.5) / scaleX - facet[0]!;
      for (let c = 0; c < 3; c += 1) {
        const plane = planes[c]!;
        const slope = facet[3 + c * 3]!;
        let value = share * (facet[2 + c * 3]! + slope * across + facet[4 + c * 3]! * down);
        const step = (share * slope) / scaleX;
        for (let x = from; x < to; x += 1, value += step) {
          plane[row + ((x / samplesAcross) | 0)]! += value;
        }
      }
    });
  }
}
