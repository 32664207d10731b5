import { describe, expect, it } from 'vitest';
import { understandIllustration } from './understand-illustration.ts';

const read = (prompt: string) => {
  const { description, unknown } = understandIllustration(prompt);
  return { ...description, ids: description.things.map(({ id }) => id), unknown };
};

describe('what a picture is for', () => {
  it.each([
    ['thank you card for a teacher, "Thanks Miss Green", apples and pencils', 'person'],
    ['affiche pour une école avec un hérisson', 'school'],
    ['motif pour une petite fille, avec des étoiles', 'person'],
  ])('stands in no picture that shows something else: %s', (prompt, id) => {
    const { ids } = read(prompt);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(id);
  });

  it('is drawn where nothing else was named', () => {
    expect(read('affiche pour un chien').ids).toEqual(['dog']);
  });

  it('leaves room for words on the other side', () => {
    const { things } = read('a bottle of perfume, copy space on the left');
    expect(things[0]?.side).toBe('right');
    expect(read('une théière, espace vide à droite pour le texte').things[0]?.side).toBe('left');
  });
});

describe('one more of the same', () => {
  it.each([
    ['old rusty key next to a shiny new one', ['key', 'key']],
    ['une clé rouillée à côté d’une neuve', ['key', 'key']],
    ['a big dog and a small one', ['dog', 'dog']],
  ])('is named without its noun: %s', (prompt, ids) => {
    expect(read(prompt).ids).toEqual(ids);
  });

  it('is each of those that there are, in its colour', () => {
    const umbrellas = read('trois parapluies, un rouge, un noir, un jaune').things;
    expect(umbrellas).toMatchObject([{ count: 3, eachColour: ['red', 'black', 'yellow'] }]);
    const apples = read('two apples, a red one and a green one').things;
    expect(apples).toMatchObject([{ count: 2, eachColour: ['red', 'green'] }]);
  });
});

describe('numbers', () => {
  it('are of the word right behind, and of nothing after a comma', () => {
    const { things } = read('burger with three patties, melting cheddar, dark wooden board');
    expect(things.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('of what is heaped make no more heaps, and halves are not two', () => {
    expect(read('stack of seven pancakes').things[0]?.count).toBe(1);
    expect(read('guitare cassée en deux sur un tapis').things.map(({ count }) => count)).toEqual([
      1, 1,
    ]);
  });
});

describe('words for a sheet', () => {
  it('name no thing of their own', () => {
    expect(read('planche botanique d’une fougère').ids).not.toContain('wooden-board');
    expect(read('icône plate d’un panier').ids).toEqual(['basket']);
    expect(read('t-shirt design with a cat').ids).toEqual(['cat']);
    expect(read('papier peint avec des nuages').ids).toEqual(['cloud']);
    expect(read('une montre posée sur une vieille carte').format).toBe('picture');
  });

  it('a named instrument is to be seen on its concert’s poster', () => {
    expect(read('affiche concert jazz avec un saxophone').ids).toEqual(['saxophone']);
  });
});
