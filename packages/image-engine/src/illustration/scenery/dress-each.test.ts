import { describe, expect, it } from 'vitest';
import type { Relation, WishedThing } from '../illustration-description.ts';
import { dressEach } from './dress-each.ts';

import { plain } from './plain-thing.ts';

const some = (id: string, count: number): WishedThing => ({ ...plain(id), count });
const tie = { of: 0, kind: 'in', to: 1 } as const;

const several = (id: string, count: number): WishedThing => ({
  ...some(id, count),
  person: {
    ...{ sex: 'woman', age: 'adult', hair: null, hairCut: null, skin: null, glasses: null },
    ...{ hasBeard: false, hasHat: false, mood: null, clothes: null },
  },
});

describe('what several people hold', () => {
  const held: Relation = { of: 0, kind: 'beside', to: 1 };

  it('is held by each, and the odd one by one of them', () => {
    const red = { ...some('umbrella', 1), colour: 'red' as const };
    const { things, relations } = dressEach({
      things: [several('people', 4), some('umbrella', 3), red],
      relations: [held],
    });
    expect(things.filter(({ person }) => person).map(({ person }) => person!.sex)).toEqual([
      'woman',
      'man',
      'woman',
      'man',
    ]);
    expect(things.filter(({ id }) => id === 'umbrella')).toHaveLength(4);
    expect(relations.filter(({ to }) => to === 2)).toHaveLength(1);
  });

  it.each([
    ['the only one', some('umbrella', 1)],
    ['what is strung', some('lantern', 3)],
    ['what is too large', some('horse', 3)],
  ])('is not %s', (_, thing) => {
    const wish = { things: [several('people', 3), thing], relations: [held] };
    expect(dressEach(wish)).toBe(wish);
  });
});

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

  it('gives a small thing in one hand to each', () => {
    const { things } = dressEach({
      things: [several('person', 2), some('coffee-cup', 1)],
      relations: [{ of: 0, kind: 'beside', to: 1, isHeld: true }],
    });
    expect(things.map(({ id, count }) => `${count} ${id}`)).toEqual([
      '1 person',
      '1 coffee-cup',
      '1 person',
      '1 coffee-cup',
    ]);
  });
});
