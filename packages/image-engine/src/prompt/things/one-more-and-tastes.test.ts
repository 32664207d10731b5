import { describe, expect, it } from 'vitest';
import { understandIllustration } from './understand-illustration.ts';

const thingsOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id, count, colour }) => [
    id,
    count,
    colour,
  ]);
const unknownOf = (prompt: string) => understandIllustration(prompt).unknown;

describe('one more of the same', () => {
  it.each([
    ['trois poires et une rouge', ['pear', 3, null], ['pear', 1, 'red']],
    ['5 tulipes dont deux blanches', ['tulip', 3, null], ['tulip', 2, 'white']],
  ])('« %s »', (prompt, ...expected) => {
    expect(thingsOf(prompt)).toEqual(expected);
  });
});

describe('what something tastes of', () => {
  it('is its colour, or a picture of its own', () => {
    expect(thingsOf('une glace au chocolat')).toEqual([['scoop-cone', 1, 'brown']]);
    expect(thingsOf('une tarte aux citrons')).toEqual([['lemon-tart', 1, null]]);
  });

  it('is said where its picture does not show it', () => {
    expect(unknownOf('un food truck de tacos')).toEqual(['tacos']);
    expect(unknownOf('un sandwich au jambon')).toEqual([]);
  });
});

describe('a word beside another', () => {
  it.each([
    ['une voiture rouge décapotable', [['convertible', 1, 'red']]],
    ['un cocktail mojito', [['mojito', 1, null]]],
    ['une confiture maison', [['jam-jar', 1, null]]],
    ['un gros cube rouge', [['cube', 1, 'red']]],
  ])('« %s » is one thing', (prompt, expected) => {
    expect(thingsOf(prompt)).toEqual(expected);
    expect(unknownOf(prompt)).toEqual([]);
  });

  it('is in what holds it', () => {
    const { things, relations } = understandIllustration('un panier de citrons').description;
    expect(things.map(({ id }) => id)).toEqual(['basket', 'lemon']);
    expect(relations).toEqual([{ of: 1, kind: 'in', to: 0 }]);
  });

  it('says what is open, and what is in it or on it', () => {
    const { things, relations } = understandIllustration(
      'une valise ouverte avec un chapeau dedans',
    ).description;
    expect(things[0]?.id).toBe('open-suitcase');
    expect(relations).toEqual([{ kind: 'in', of: 1, to: 0 }]);
    const cake = understandIllustration('un gâteau au chocolat avec trois fraises dessus');
    expect(cake.description.relations).toEqual([{ kind: 'on', of: 1, to: 0 }]);
    expect(cake.unknown).toEqual([]);
  });

  it('is said where it names nothing to be seen', () => {
    expect(unknownOf('une voiture ouverte avec un chapeau')).toEqual(['ouverte']);
    expect(unknownOf('affiche de concert "JAZZ" le 12 juin')).toEqual(['12 juin']);
  });
});
