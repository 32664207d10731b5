import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { clearnessOf, findMover } from './find-mover.ts';

/** Columns of noise up to 3, and 9 where something is. */
function columnsWith(from: number, to: number, random: () => number): Float64Array {
  return Float64Array.from({ length: 64 }, (_, column) => {
    return column >= from && column < to ? 8 + random() : 3 * random();
  });
}

describe('finding what moves through a shot', () => {
  it('follows it from sample to sample', () => {
    const random = makeRandom(3);
    const mover = findMover(
      Array.from({ length: 19 }, (_, sample) =>
        columnsWith(5 + 2 * sample, 15 + 2 * sample, random),
      ),
    );
    expect(mover.share).toBe(1);
    expect(mover.travel).toBeCloseTo(36 / 64, 1);
    expect(clearnessOf(mover)).toBe(1);
    for (const { sample, start } of mover.parts)
      expect(start).toBeCloseTo((5 + 2 * sample) / 64, 1);
  });

  it('is not led away by what flares up elsewhere for a moment', () => {
    const random = makeRandom(4);
    const mover = findMover(
      Array.from({ length: 19 }, (_, sample) =>
        sample === 9 ? columnsWith(45, 64, random) : columnsWith(5 + sample, 15 + sample, random),
      ),
    );
    expect(mover.parts.map(({ sample }) => sample)).not.toContain(9);
    expect(mover.parts).toHaveLength(18);
  });

  it('finds nothing where nothing or all of it moves', () => {
    const random = makeRandom(5);
    const still = Array.from({ length: 9 }, () => new Float64Array(64));
    const everywhere = Array.from({ length: 9 }, () => columnsWith(0, 64, random));
    for (const profiles of [still, everywhere, []]) {
      expect(findMover(profiles)).toEqual({ parts: [], share: 0, travel: 0 });
    }
  });
});
