import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { createPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import { withBandPool } from '../../work/band-pool.ts';
import { kuwahara } from './kuwahara.ts';
import { makeKuwaharaKernels, sectors } from './kuwahara-kernels.ts';

const side = 48;
const edge = side / 2;

describe('the Kuwahara filter', () => {
  it('makes noisy areas even and leaves the edge between them where it was', async () => {
    const random = makeRandom(7);
    const planes = createPlanes(side, side, sharedFloats);
    for (let i = 0; i < planes.l.length; i += 1) {
      planes.l[i] = (i % side < edge ? 0.3 : 0.7) + 0.1 * (random() - 0.5);
    }
    const { signal } = new AbortController();
    const { l } = await withBandPool({ workers: 1, signal }, (pool) =>
      kuwahara(planes, { radius: 4, tensorSigma: 2 }, pool),
    );
    const row = (plane: Float32Array) => plane.subarray(20 * side, 21 * side);
    expect(spread(row(l).subarray(4, edge - 4))).toBeLessThan(
      spread(row(planes.l).subarray(4, edge - 4)) / 4,
    );
    expect(row(l)[edge - 1]).toBeLessThan(0.34);
    expect(row(l)[edge]).toBeGreaterThan(0.66);
  });

  it('weighs each sector of each kernel to one', () => {
    const { starts, offsets, weights } = makeKuwaharaKernels(3, 100);
    expect((starts.length - 1) % sectors).toBe(0);
    for (let sector = 0; sector + 1 < starts.length; sector += 1) {
      const taps = weights.subarray(starts[sector]!, starts[sector + 1]!);
      expect(taps.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 5);
    }
    expect(offsets).toHaveLength(weights.length);
  });
});

function spread(values: Float32Array): number {
  return Math.max(...values) - Math.min(...values);
}
