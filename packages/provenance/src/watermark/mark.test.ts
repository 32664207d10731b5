import { expect, it } from 'vitest';
import { decodeMark, encodeMark } from './mark-code.ts';

it('reads back every id, with a few of its bits wrong', () => {
  for (const id of ['000000000000', 'ffffffffffff', 'a1b2c3d4e5f6']) {
    const soft: number[] = encodeMark(id).map((bit) => (bit === 1 ? 10 : -10));
    expect(decodeMark(soft)).toBe(id);
    for (const bit of [3, 17, 50]) soft[bit] = (soft[bit] as number) > 0 ? -1 : 1;
    expect(decodeMark(soft)).toBe(id);
  }
});

it('reads nothing from chance', () => {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31 - 0.5;
  };
  const found = Array.from({ length: 300 }, () => decodeMark(Array.from({ length: 64 }, next)));
  // Of 64 ways to turn bits one in 65,536 fits: one or two of a thousand. The sync is what decides.
  expect(found.filter((id) => id !== null).length).toBeLessThan(4);
});
