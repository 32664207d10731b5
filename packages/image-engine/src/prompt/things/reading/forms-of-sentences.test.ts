import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const read = (prompt: string) => understandIllustration(prompt);
const things = (prompt: string) =>
  read(prompt).description.things.map(({ id, count }) => (count > 1 ? `${count} ${id}` : id));
const ties = (prompt: string) => {
  const { description } = read(prompt);
  return description.relations.map(
    ({ of, kind, to, facing }) =>
      `${description.things[of]!.id} ${kind}${facing ? ` ${facing}` : ''} ${description.things[to]!.id}`,
  );
};

describe('what stands between two nouns', () => {
  it.each([
    ['a knight crosses a bridge', 'knight on stone-bridge'],
    ['a fox follows a rabbit', 'fox beside after rabbit'],
    ['un renard suivi d’un loup', 'wolf beside after fox'],
    ['a rabbit running away from a fox', 'fox beside after rabbit'],
    ['un voleur poursuivi par un chien', 'dog beside after person'],
    ['a cat peeking out of a box', 'cat in box-closed'],
    ['un lapin qui sort d’un chapeau', 'rabbit in top-hat'],
    ['a rainbow coming out of a book', 'rainbow above open-book'],
    ['de la fumée qui sort d’une tasse', 'smoke above coffee-cup'],
    ['a monkey hanging from a tree', 'monkey in deciduous-tree'],
    ['des lampions suspendus aux arbres', 'red-paper-lantern in deciduous-tree'],
    ['a tree growing out of a book', 'deciduous-tree on open-book'],
    ['un singe à dos d’éléphant', 'monkey on elephant'],
    ['un coq en haut d’un clocher', 'rooster on church'],
    ['an octopus attacking a ship', 'octopus beside facing ship'],
    ['a fish swimming in a teacup', 'fish in coffee-cup'],
    ['a farmer drives a green tractor', 'person in tractor'],
    ['une clé au fond d’un puits', 'key in well'],
    ['a boat full of cats', 'cat in sailboat'],
    ['a table with books on it', 'open-book on table'],
    ['a box with a kitten inside', 'cat in box-closed'],
    ['a house with smoke coming out of the chimney', 'smoke above house'],
  ])('“%s” says how they stand', (prompt, tie) => {
    expect(ties(prompt)).toContain(tie);
    expect(read(prompt).unknown).toEqual([]);
  });

  it('draws who is there instead of another, and not the other', () => {
    expect(things('a cat instead of a king on a throne')).toEqual(['cat', 'throne']);
    expect(things('un chien à la place du roi sur un trône')).toEqual(['dog', 'throne']);
  });
});

describe('what stands before the first noun', () => {
  it.each([
    ['a row of houses', '5 house'],
    ['une rangée d’arbres', '5 deciduous-tree'],
    ['hundreds of butterflies', '12 butterfly'],
    ['une douzaine de roses', '12 rose'],
    ['a dozen eggs', '12 egg'],
    ['an army of snails', '8 snail'],
    ['une bande de loups', '4 wolf'],
    ['a circle of stones', '8 flat-stone'],
    ['une tour de tasses', '4 coffee-cup'],
    ['a single red rose', 'rose'],
    ['une peinture d’un coq', 'rooster'],
    ['some kind of dragon', 'dragon'],
  ])('“%s” is that many of them', (prompt, thing) => {
    expect(things(prompt)).toEqual([thing]);
  });

  it('takes “our” for no bear', () => {
    expect(things('our little boat')).toEqual(['sailboat']);
  });
});

describe('what stands behind the last noun', () => {
  it.each([
    ['a unicorn for my daughter', ['unicorn']],
    ['a t-rex for a t-shirt', ['t-rex']],
    ['a pirate ship for a kids book', ['pirate-ship']],
    ['a tiger walking towards the camera', ['tiger']],
  ])('“%s” shows nothing more', (prompt, drawn) => {
    expect(things(prompt)).toEqual(drawn);
  });

  it('names the view that no drawing has', () => {
    expect(read('a dog from behind watching the sunset').unknown).toContain('from behind');
  });

  it('makes no portrait of a face that has something on it', () => {
    expect(read('a chef at an oven with flour on his face').description.format).toBe('picture');
  });

  it('tells two sizes of those that there are', () => {
    const { things: owls } = read('two owls, one big one small').description;
    expect(owls.map(({ size }) => size).sort()).toEqual(['large', 'small']);
  });
});

describe('clauses of a long prompt', () => {
  it('keeps for each its own subject', () => {
    const prompt =
      'a small train crosses a viaduct, snowy mountains in the background, a deer watches from the forest';
    expect(things(prompt)).toEqual(['train', 'viaduct', 'deer']);
    expect(ties(prompt)).toEqual(['train on viaduct']);
  });

  it('ends a clause at its stop: what is behind is behind what was named before', () => {
    const prompt = 'un phare, un bateau derrière, un perroquet sur une branche';
    expect(ties(prompt)).toContain('sailboat behind lighthouse');
    expect(ties(prompt)).not.toContain('sailboat behind parrot');
  });

  it('hears pronouns as who was named first', () => {
    expect(ties('un robot dans une serre, une poule le regarde')).toContain(
      'chicken beside facing robot',
    );
    expect(ties('a girl in a forest, a small dragon follows her')).toContain(
      'dragon beside after person',
    );
  });

  it('hears the weather behind « et il pleut »', () => {
    const { weather, things: drawn } = read('un robot dans une serre et il pleut').description;
    expect(weather).toBe('rain');
    expect(drawn).toHaveLength(1);
  });

  it('lets two clauses share no tree', () => {
    const prompt = 'un chien sur le quai et des lampions dans un arbre';
    expect(ties(prompt)).not.toContain('dog in deciduous-tree');
  });

  it('names a verb as it was typed', () => {
    expect(read('a king waits and a queen schemes').unknown.join()).not.toMatch(/ing/);
    expect(read('a turtle ponders a boat').unknown).toEqual(['ponders']);
  });
});
