import { describe, expect, it } from 'vitest';
import { tokenise } from '../tokenise.ts';
import { ageAt } from './reading/age-piece.ts';
import { understandIllustration } from './understand-illustration.ts';

const agesOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ person }) => person?.age);

describe('how old somebody is', () => {
  it.each([
    ['80 ans', 'old'],
    ['six mois', 'baby'],
    ['8 year old', 'child'],
    ['16 ans', 'teen'],
    ['quatre-vingts ans', 'old'],
  ] as const)('is read from years: %s', (said, age) => {
    expect(ageAt(tokenise(said), 0)?.age).toBe(age);
  });

  it('is no number of things', () => {
    expect(ageAt(tokenise('six pommes'), 0)).toBeNull();
    expect(ageAt(tokenise('10 years of experience'), 0)).toBeNull();
  });

  it('is said of whoever it stands by', () => {
    expect(agesOf('portrait d’une femme de 80 ans')).toEqual(['old']);
    expect(agesOf('a 15-year-old boy')).toEqual(['teen']);
  });
});

describe('a collective beside a number', () => {
  it('is the people who are counted', () => {
    const things = understandIllustration('une équipe de 7 employés').description.things;
    expect(things.map(({ count }) => count)).toEqual([7]);
    expect(understandIllustration('a family of four').description.things[0]?.count).toBe(4);
  });
});
