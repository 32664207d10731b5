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
    [{ ...somebody, doing: 'chess' }, null, 2, 'across'],
    [{ ...somebody, doing: 'chess' }, null, 3, null],
    [{ ...somebody, doing: 'kiss' }, null, 2, 'kiss'],
    [{ ...somebody, doing: 'kiss' }, null, 3, null],
    [{ ...somebody, doing: 'hug' }, null, 4, 'arms'],
    [{ ...somebody, doing: 'shakeHands' }, null, 2, 'shake'],
    [{ ...somebody, doing: 'carry' }, null, 2, 'carry'],
    [{ ...somebody, doing: 'haircut' }, null, 2, 'tend'],
    [{ ...somebody, bond: 'friends', doing: 'run' }, null, 3, null],
    [somebody, null, 3, null],
  ] as const)('hold each other by what they are and do', (person, pose, count, expected) => {
    expect(companyOf(person, pose, count)).toBe(expected);
  });

  it('are as high as both where one is on the shoulders of the other, and no wider on the lap', () => {
    const small = decideLook({ ...somebody, age: 'child' }, null, makeRandom(2));
    const boxOf = (kind: Parameters<typeof drawCompany>[1]) =>
      drawCompany([look, small], kind, null).box;
    const [alone, borne, held] = (['onLap', 'shoulders', 'carry'] as const).map(boxOf);
    expect(borne!.top).toBeLessThan(held!.top - 20);
    expect(alone!.right - alone!.left).toBeLessThan(100);
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
