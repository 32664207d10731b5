import { describe, expect, it } from 'vitest';
import { scoreWish } from './score-wish.ts';
import { openWishes } from './wishes-open.ts';

describe('what people write', () => {
  it.each(openWishes)('reads “%s”', (wish, expected) => {
    expect(scoreWish(wish, expected).misses).toEqual([]);
  });
});
