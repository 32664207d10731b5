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

it.each(['baiser sous la pluie', 'un long baiser', 'a kiss in the rain'])(
  'takes a kiss for two who kiss: %s',
  (prompt) => {
    expect(thingsOf(prompt)[0]?.person?.doing).toBe('kiss');
  },
);

it('prints on a cup what is on it, and puts no glasses on it', () => {
  const wish = understandIllustration('a white mug with a heart on it').description;
  expect(settle(wish.things, wish).relations).toContainEqual({ of: 0, kind: 'wears', to: 1 });
  const other = understandIllustration('a cup of coffee and glasses').description;
  const kinds = settle(other.things, other).relations.map(({ kind }) => kind);
  expect(kinds).not.toContain('wears');
});

it('lays on a desk all that was named with what is on it', () => {
  const wish = understandIllustration(
    'a typewriter with a sheet of paper, a cup of coffee and glasses on a green desk',
  ).description;
  const onDesk = settle(wish.things, wish).relations.filter(
    ({ kind, to }) => kind === 'on' && to === 4,
  );
  expect(new Set(onDesk.map(({ of }) => of))).toEqual(new Set([0, 1, 2, 3]));
});

it.each(["un chat sur le rebord d'une fenêtre", 'a cat on a window ledge'])(
  'seats on a ledge: %s',
  (prompt) => {
    const { description } = understandIllustration(prompt);
    expect(description.place).toBe('windowsill');
    expect(description.things.map(({ id }) => id)).toEqual(['cat']);
  },
);

it('cuts a slice of a cake', () => {
  expect(thingsOf('a slice of lemon cake')[0]?.id).toBe('shortcake');
  expect(thingsOf('une part de gâteau')[0]?.id).toBe('shortcake');
});

it('closes a book on which something lies, and leaves an open one', () => {
  const idsOf = (prompt: string) => {
    const wish = understandIllustration(prompt).description;
    return settle(wish.things, wish).things.map(({ id }) => id);
  };
  expect(idsOf('une montre posée sur un vieux livre')).toContain('lying-book');
  expect(idsOf('a watch on an open book')).toContain('open-book');
});

it('gives what is named with a bench to whoever sits there, and no table to who eats on a beam', () => {
  const settled = (prompt: string) => {
    const wish = understandIllustration(prompt).description;
    return settle(wish.things, wish);
  };
  expect(settled('a boy sitting on a bench with a guitar').relations).toContainEqual(
    expect.objectContaining({ of: 0, kind: 'holds', to: 2 }),
  );
  const [worker] = settled('a worker eating lunch on a steel beam').things;
  expect(worker?.person?.doing).toBe('eatSandwich');
});
