import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const wished = (prompt: string) => understandIllustration(prompt).description;
const ids = (prompt: string) => wished(prompt).things.map(({ id }) => id);

describe('what people say every day', () => {
  it.each([
    ['une marchande de légumes qui tient un panier', ['person', 'basket']],
    ['a flower seller', ['person']],
    ['pancakes with blueberries and maple syrup dripping', ['pancakes', 'blueberries']],
    ['hills with sheep and a stone wall', ['sheep', 'stone-wall']],
    [
      'un loup qui a perdu ses lunettes pendant qu’un mouton les porte sur son nez',
      ['wolf', 'sheep', 'glasses'],
    ],
    ['three friends with glasses of wine', ['people', 'wine-glass-red']],
    ['two friends having a picnic', ['people', 'picnic-blanket']],
  ])('names what it means: %s', (prompt, meant) => {
    expect(ids(prompt)).toEqual(meant);
  });

  it('is worn and done: a tutu, a leotard, ballet, aerobics', () => {
    expect(wished('a hippo in a pink tutu learning ballet').things).toMatchObject([
      { colour: 'pink', person: { beast: 'hippopotamus', costume: 'tutu', doing: 'ballet' } },
    ]);
    const [ladies] = wished('old ladies doing aerobics in neon leotards').things;
    expect(ladies!.person).toMatchObject({ costume: 'leotard', doing: 'dance' });
    expect(ladies!.person!.light).toBeUndefined();
  });

  it('tells of a place: a sleeping village, ochre walls, who sits behind a goalkeeper', () => {
    expect(wished('une baleine qui vole au-dessus d’un village endormi')).toMatchObject({
      place: 'village',
      time: 'night',
    });
    expect(wished('une avenue de Marrakech, murs ocres').town).toBe('clay');
    expect(wished('gardienne de handball, public flou derrière').place).toBe('stadium');
  });

  it('leaves a colour to its ground behind what nobody knows', () => {
    expect(wished('earbuds held by a robotic hand, dark blue background').colours).toEqual([
      'blue',
    ]);
  });
});
