import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const told = (wish: string) => understandIllustration(wish).description;
const idsOf = (wish: string) => told(wish).things.map(({ id }) => id);

describe('what is served', () => {
  it.each(['a bowl of fruit salad on a white table', 'un bol de salade de fruits'])(
    '%s: is in one bowl',
    (wish) => {
      expect(idsOf(wish)).toEqual(['fruit-salad']);
    },
  );

  it('has the colour of its bowl, and meat in it is no animal', () => {
    const { things } = told('des ramen avec du porc, bol noir');
    expect(things).toMatchObject([{ id: 'ramen-bowl', colour: 'black' }]);
    expect(idsOf('un cochon et un canard')).toHaveLength(2);
  });

  it.each([
    ['des cookies sur une table blanche', { colour: 'white' }],
    ['tacos on a bright blue wooden table', { matter: 'wood', colour: 'blue' }],
    ['un gâteau, table en bois sombre', { matter: 'dark-wood' }],
  ])('%s: lies on that', (wish, ground) => {
    expect(told(wish).ground).toMatchObject(ground);
    expect(idsOf(wish)).not.toContain('table');
  });

  it('leaves a table where somebody is at it', () => {
    expect(idsOf('a cat on a white table')).toEqual(['cat', 'table']);
  });
});

describe('colours that are listed', () => {
  it.each([
    ['a whale beside a lighthouse, navy and yellow colours', ['blue', 'yellow']],
    ['un renard, couleurs noir, crème et sarcelle', ['black', 'beige', 'turquoise']],
    ['a reading corner, cream, black and teal palette', ['beige', 'black', 'turquoise']],
    ['a ladybug on a leaf, pale blue morning', ['blue']],
  ])('%s: are of all of it', (wish, colours) => {
    expect(told(wish).colours).toEqual(colours);
    expect(told(wish).things.every(({ colour }) => colour === null)).toBe(true);
  });

  it('are of the thing that they are said of', () => {
    expect(told('a red and white lighthouse').things).toMatchObject([
      { colour: 'red', otherColour: 'white' },
    ]);
    expect(told('a sleek silver electric sports car').things).toMatchObject([{ matter: 'silver' }]);
  });
});

describe('a list', () => {
  it('goes on behind a comma', () => {
    expect(idsOf('motif avec des citrons, des feuilles et des oiseaux bleus')).toEqual([
      'lemon',
      'leaf-fluttering-in-wind',
      'bird',
    ]);
  });
});
