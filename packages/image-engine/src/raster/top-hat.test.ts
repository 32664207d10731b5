import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/seeded-random.ts';
import { openedAt } from './top-hat.ts';

const line = { step: 1, length: 40, radius: 3 };
const random = makeRandom(3);
const plane = Float32Array.from({ length: line.length }, random);
const around = (place: number) =>
  Array.from({ length: 2 * line.radius + 1 }, (_, i) => place - line.radius + i).filter(
    (each) => each >= 0 && each < line.length,
  );

describe('an opening along a line', () => {
  it('is the lightest of the darkest of each stretch, at the ends as in the middle', () => {
    for (let place = 0; place < line.length; place += 1) {
      const darkest = around(place).map((middle) =>
        Math.min(...around(middle).map((each) => plane[each]!)),
      );
      expect(openedAt(plane, line, place, place, 2)).toBe(Math.max(...darkest));
    }
  });
});
