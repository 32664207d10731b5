import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { createPlanes } from '../../raster/lab-planes.ts';
import { facetLength } from './draw-facets.ts';
import { measureFacets } from './measure-facets.ts';
import type { Segments } from './segment.ts';
import { triangulate } from './triangulate.ts';

const width = 240;
const height = 48;
const size = width * height;
const plain = { quietShare: 0, loudShare: 0, jitter: 0 };

describe('the colours of facets', () => {
  it('are one along a strip whose borders are simpler than it is', () => {
    // Dark in rows 20 and 21 only, between lines at 20 and 23 with points in turn.
    const planes = createPlanes(width, height);
    const labels = new Int32Array(size);
    for (let i = 0; i < size; i += 1) {
      const isStrip = Math.floor(i / width) === 20 || Math.floor(i / width) === 21;
      labels[i] = isStrip ? 1 : 0;
      planes.l[i] = isStrip ? 0.2 : 0.8;
    }
    const colours = Float32Array.of(0.8, 0, 0, 0.2, 0, 0);
    const segments: Segments = { width, height, labels, count: 2, colours };
    const line = (y: number, first: number) =>
      Float64Array.from(
        [...Array(22).keys()].flatMap((k) => [Math.min(width, Math.max(0, first + 12 * k)), y]),
      );
    const field = { width, height, spacingAt: () => 1000 };
    const mesh = triangulate([line(20, 0), line(23, -6)], field, makeRandom(1));
    const facets = measureFacets(mesh, planes, segments, plain, makeRandom(2));
    const inStrip = [...Array(facets.length / facetLength).keys()]
      .map((t) => facets.subarray(t * facetLength, (t + 1) * facetLength))
      .filter((facet) => facet[1]! > 20 && facet[1]! < 23);
    expect(inStrip.length).toBeGreaterThan(30);
    expect(inStrip.every((facet) => facet[2]! < 0.4)).toBe(true);
  });
});
