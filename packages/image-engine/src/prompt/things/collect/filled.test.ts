import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

describe('what something is full of', () => {
  it.each([
    ['a box full of kittens', 'open-box', 'in'],
    ['un pot de crayons', 'open-jar', 'in'],
    ['plate of cookies', 'flat-plate', 'on'],
    ['une valise pleine de chaussettes', 'open-suitcase', 'in'],
    ['un panier de pommes', 'basket', 'in'],
  ] as const)('is in it or on it: %s', (prompt, id, kind) => {
    const { description, unknown } = understandIllustration(prompt);
    expect(description.things[0]?.id).toBe(id);
    expect(description.relations).toContainEqual({ kind, of: 1, to: 0 });
    expect(unknown).toEqual([]);
  });

  it('is all that is named in a row', () => {
    const { relations } = understandIllustration(
      'a basket full of apples, pears and grapes',
    ).description;
    expect(relations).toEqual([1, 2, 3].map((of) => ({ of, kind: 'in', to: 0 })));
  });

  it('is no thing where it is what something is made of', () => {
    expect(understandIllustration('a jar of honey').description.things).toHaveLength(1);
  });
});
