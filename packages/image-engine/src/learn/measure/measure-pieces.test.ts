import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { toPlanes } from '../../raster/lab-planes.ts';
import { createImage } from '../../raster/linear-image.ts';
import { measurePieces } from './measure-pieces.ts';

const side = 128;

describe('measuring how much of a picture is cut out of even colours', () => {
  it('finds even ground beside the steps of shapes, even softened ones', () => {
    const stripes = planesOf((x) => (Math.floor(x / 24) % 2 ? 0.7 : 0.3));
    expect(measurePieces(stripes)).toBeGreaterThan(0.6);
    blurPlane(stripes.l, side, side, 0.9, stripes.l);
    expect(measurePieces(stripes)).toBeGreaterThan(0.4);
  });

  it('finds none in texture', () => {
    const random = makeRandom(4);
    expect(measurePieces(planesOf(() => 0.5 + 0.3 * (random() - 0.5)))).toBeLessThan(0.02);
  });

  it('finds none where nothing has contrast', () => {
    expect(measurePieces(planesOf(() => 0.5))).toBe(0);
  });
});

function planesOf(lightness: (x: number) => number) {
  const planes = toPlanes(createImage(side, side));
  return { ...planes, l: planes.l.map((_, i) => lightness(i % side)) };
}
