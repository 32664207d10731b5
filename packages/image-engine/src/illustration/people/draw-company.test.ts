import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/seeded-random.ts';
import type { Person } from '../illustration-description.ts';
import { companyOf, drawCompany } from './draw-company.ts';
import { decideLook } from './looks.ts';

const somebody: Person = {
  ...{ sex: 'woman', age: 'adult', hair: null, hairCut: null, skin: null, glasses: null },
  ...{ hasBeard: false, hasHat: false, mood: null, clothes: null },
};
const look = decideLook(somebody, null, makeRandom(1));

describe('people who belong together', () => {
  it.each([
    [{ ...somebody, bond: 'couple' }, null, 2, 'clasp'],
    [{ ...somebody, bond: 'family' }, 'sit', 4, 'family'],
    [{ ...somebody, doing: 'kiss' }, null, 2, 'kiss'],
    [{ ...somebody, doing: 'kiss' }, null, 3, null],
    [{ ...somebody, bond: 'friends', doing: 'run' }, null, 3, null],
    [somebody, null, 3, null],
  ] as const)('hold each other by what they are and do', (person, pose, count, expected) => {
    expect(companyOf(person, pose, count)).toBe(expected);
  });

  it('stand closer the more they hold each other', () => {
    const wide = (kind: Parameters<typeof drawCompany>[1]) => {
      const { box } = drawCompany([look, look], kind, null);
      return box.right - box.left;
    };
    expect(wide('hug')).toBeLessThan(wide('arms'));
    expect(wide('arms')).toBeLessThan(wide('clasp'));
  });
});
