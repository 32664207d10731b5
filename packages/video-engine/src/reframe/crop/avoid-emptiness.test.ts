import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import { chooseReframe } from '../choose-reframe.ts';
import { columns, rows, type Sample, splitSamples } from '../sample-grid.ts';
import { avoidEmptiness } from './avoid-emptiness.ts';
import { cropPositionAt } from './crop-position.ts';

const count = 24;
const slot = {
  widthShare: 81 / 256,
  sampleFrames: Array.from({ length: count }, (_, index) => index * 5 - 15),
  frameCount: 90,
};
const width = slot.widthShare * columns;
const carReach = 5;

/** Middles of cars in columns, null of one that is not there. */
type Cars = (sample: number) => readonly (number | null)[];

/** A road under a sky, with noise, and cars on it. */
function draw(cars: Cars): Sample[] {
  const random = makeRandom(1);
  return Array.from({ length: count }, (_, index) => {
    const rgb = new Uint8Array(columns * rows * 3);
    for (let cell = 0; cell < columns * rows; cell += 1) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      const ground = (y < 14 ? 135 : 95) + 4 * Math.sin(0.35 * x) + 4 * (random() - 0.5);
      const at = cars(index).find((one) => one !== null && Math.abs(one - x) <= carReach);
      const isCar = y > 16 && y < 28 && at !== undefined && at !== null;
      const value = isCar ? 190 + 45 * Math.sin(1.3 * (x - at)) * Math.cos(0.8 * y) : ground;
      rgb.fill(Math.round(value), 3 * cell, 3 * cell + 3);
    }
    return splitSamples(rgb)[0]!;
  });
}

/** In each sample within the shot, whether a car stands in the crop; none where no car is whole. */
function holdsCar(cars: Cars): readonly boolean[] {
  const reframe = chooseReframe(draw(cars), slot);
  return slot.sampleFrames.flatMap((frame, index) => {
    const there = cars(index).filter(
      (at) => at !== null && at > carReach && at < columns - carReach,
    );
    if (frame < 0 || frame >= slot.frameCount || there.length === 0) return [];
    const left = cropPositionAt(reframe, frame) * (columns - width);
    return [there.some((at) => at! - carReach >= left - 1 && at! + carReach <= left + width + 1)];
  });
}

function driving(from: number, to: number, start: number, end: number) {
  return (sample: number) => {
    const share = Math.min(1, Math.max(0, (sample - start) / (end - start)));
    const at = from + share * (to - from);
    return at < -carReach || at > columns + carReach ? null : at;
  };
}

const leaving = driving(0, 76, 0, 14);
const shots: Readonly<Record<string, Cars>> = {
  'one that passes and leaves, one parked at the left': (i) => [leaving(i), 10],
  'one that passes and leaves, one parked at the right': (i) => [leaving(i), 53],
  'two that cross': (i) => [driving(8, 56, 0, 23)(i), driving(56, 8, 0, 23)(i)],
  'one that stops for the rest of the shot': (i) => [driving(6, 50, 0, 10)(i)],
  'one that leaves before another comes': (i) => [
    driving(32, 76, 0, 8)(i),
    driving(76, 20, 12, 23)(i),
  ],
};

describe('a crop among cars', () => {
  for (const [name, cars] of Object.entries(shots)) {
    it(`shows a car and ends on one: ${name}`, () => {
      const held = holdsCar(cars);
      expect(held.at(-1)).toBe(true);
      expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(0.85);
    });
  }
});

describe('avoiding emptiness', () => {
  const motion = Array.from({ length: count }, () => new Float64Array(columns));

  it('leaves the empty middle of a sea for the boat at its side', () => {
    const reframe = avoidEmptiness(
      { kind: 'centre' },
      draw(() => [57]),
      motion,
      slot,
    );
    if (reframe.kind !== 'static') throw new Error(`a ${reframe.kind}`);
    expect(reframe.position).toBeGreaterThan(0.8);
  });

  it('stays with what moves, before a picture full of other things', () => {
    const crossing = { kind: 'static', position: 0.2 } as const;
    const samples = draw(() => [57]);
    const there = motion.map(() =>
      Float64Array.from({ length: columns }, (_, x) => (x > 10 && x < 22 ? 8 : 1)),
    );
    expect(avoidEmptiness(crossing, samples, there, slot)).toEqual(crossing);
    expect(avoidEmptiness(crossing, samples, motion, slot)).not.toEqual(crossing);
  });

  it('changes nothing where all is empty, or the crop holds something, or all of it is shown', () => {
    for (const cars of [() => [], () => [32]] as const) {
      expect(avoidEmptiness({ kind: 'centre' }, draw(cars), motion, slot)).toEqual({
        kind: 'centre',
      });
    }
    const whole = { kind: 'fit' } as const;
    expect(
      avoidEmptiness(
        whole,
        draw(() => [57]),
        motion,
        slot,
      ),
    ).toBe(whole);
  });
});
