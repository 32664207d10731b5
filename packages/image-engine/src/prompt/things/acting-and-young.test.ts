import { expect, it } from 'vitest';
import { settle } from '../../illustration/layout/settle.ts';
import { understandIllustration } from './understand-illustration.ts';

const thingsOf = (prompt: string) => understandIllustration(prompt).description.things;

it.each([
  ['an astronaut playing guitar', 'astronaut', 'guitar'],
  ['un chevalier qui lit un livre', 'knight', 'read'],
])('draws who acts in a suit as people act: %s', (prompt, costume, doing) => {
  const [one, ...others] = thingsOf(prompt);
  expect(others).toEqual([]);
  expect(one?.person).toMatchObject({ costume, doing });
});

it.each(['astronaut riding a horse', 'un chevalier assis sur un cheval'])(
  'lets who is in a suit ride: %s',
  (prompt) => {
    const wish = understandIllustration(prompt).description;
    const { things } = settle(wish.things, wish);
    expect(things[0]?.pose).toBe('mount');
  },
);

it('keeps the suit of who stands and fights', () => {
  expect(thingsOf('a knight fighting a dragon')[0]?.id).toBe('knight');
  expect(thingsOf('an astronaut floating in space')[0]?.id).toBe('astronaut');
});

it.each([
  ['a girl with short red hair', { hair: 'red', hairCut: 'short' }],
  ['a man with long, straight black hair', { hair: 'black', hairCut: 'long' }],
  ['a woman with long wavy blonde hair', { hair: 'blond', hairCut: 'wavy' }],
  ['une femme aux longs cheveux bouclés roux', { hair: 'red', hairCut: 'curly' }],
])('reads how long hair is beside its colour: %s', (prompt, told) => {
  const things = thingsOf(prompt);
  expect(things).toHaveLength(1);
  expect(things[0]?.person).toMatchObject(told);
});

it.each([
  ['a mother hedgehog and her three babies', 'hedgehog', 3],
  ['un hérisson et ses trois bébés', 'hedgehog', 3],
  ['a lioness and her two cubs', 'lioness', 2],
])('takes an animal’s young for its kind: %s', (prompt, id, count) => {
  expect(thingsOf(prompt)).toMatchObject([
    { id, count: 1 },
    { id, count, size: 'small' },
  ]);
});

it('seats on the lawn who sits there', () => {
  const { things, place } = understandIllustration(
    'a woman in a dress sitting on the grass',
  ).description;
  expect(things[0]?.person?.doing).toBe('cross');
  expect(place).toBe('garden');
});

it('winds a scarf about an animal’s neck', () => {
  const wish = understandIllustration('a fox wearing a blue scarf').description;
  const { things, relations } = settle(wish.things, wish);
  expect(things[1]).toMatchObject({ id: 'neck-scarf', colour: 'blue' });
  expect(relations).toContainEqual({ of: 0, kind: 'wears', to: 1 });
});
