import { describe, expect, it } from 'vitest';
import { understandIllustration } from './understand-illustration.ts';

const read = (prompt: string) => understandIllustration(prompt).description;

describe('where somebody or something is, when nothing says it', () => {
  it.each([
    ['a father with his baby in the park', 'arms'],
    ['une maman et son bébé', 'arms'],
    ['mum asleep on the sofa with a baby', 'lap'],
  ])('a baby is carried by whoever is there: %s', (prompt, at) => {
    const { relations, things } = read(prompt);
    const baby = things.findIndex(({ person }) => person?.age === 'baby');
    expect(relations).toContainEqual({ of: baby, kind: 'on', to: 0, at });
  });

  it('a baby that nobody carries sits on the ground', () => {
    expect(read('un bébé et un chat').things[0]?.person?.doing).toBe('cross');
    expect(read('a baby and a mother cooking dinner').things[0]?.person?.doing).toBe('cross');
  });

  it('an anthill is one, and no hole', () => {
    for (const prompt of ['an anthill', 'une fourmilière dans la forêt'])
      expect(read(prompt).things.map(({ id }) => id)).toEqual(['anthill']);
  });

  it('a smile beside a thing is of whoever is there', () => {
    const [baker, oven] = read('un boulanger qui sourit devant son four').things;
    expect([baker?.person?.mood, oven?.face]).toEqual(['smile', undefined]);
    expect(read('une tasse qui sourit et un chat').things[0]?.face).toBe('smile');
  });

  it('a team is those who are in it, one tree of Christmas is one, a banker wears a suit', () => {
    const told = (prompt: string) => read(prompt).things.map(({ said, count }) => [said, count]);
    expect(told('une équipe de foot d’enfants')).toEqual([['enfants', 3]]);
    expect(told('christmas morning with a cat')[0]).toEqual(['christmas', 1]);
    const [child, man] = read('a kid selling lemonade to a very serious businessman').things.filter(
      ({ person }) => person,
    );
    expect([child?.person?.clothes, man?.person?.clothes]).toEqual([null, 'suit']);
  });
});
