import { describe, expect, it } from 'vitest';
import type { WishedThing } from '../illustration-description.ts';
import { dressEach } from './dress-each.ts';
import { plain } from './plain-thing.ts';

const some = (id: string, count: number): WishedThing => ({ ...plain(id), count });
const tie = { of: 0, kind: 'in', to: 1 } as const;

describe('what several animals wear', () => {
  it('is worn by each of them', () => {
    const { things, relations } = dressEach({
      things: [some('cat', 3), some('party-hat', 3)],
      relations: [tie],
    });
    expect(things.map(({ id, count }) => `${count} ${id}`)).toEqual(
      [0, 1, 2].flatMap(() => ['1 cat', '1 party-hat']),
    );
    expect(relations).toEqual([0, 2, 4].map((of) => ({ of, kind: 'beside', to: of + 1 })));
  });

  it.each([
    ['of one', [some('cat', 1), some('party-hat', 1)]],
    ['of a crowd', [some('cat', 9), some('party-hat', 9)]],
    ['that is no garment', [some('cat', 3), some('basket', 1)]],
  ])('stays as it is %s', (_, things) => {
    const wish = { things, relations: [tie] };
    expect(dressEach(wish)).toBe(wish);
  });
});
