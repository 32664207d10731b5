import { describe, expect, it } from 'vitest';
import { understandIllustration } from './understand-illustration.ts';

const wished = (prompt: string) => understandIllustration(prompt).description;
const ids = (prompt: string) => wished(prompt).things.map(({ id }) => id);

describe('an English plural', () => {
  it.each([
    ['three foxes', 'fox', 3],
    ['two butterflies', 'butterfly', 2],
    ['four knives', 'kitchen-knife', 4],
    ['mice', 'mouse', 3],
    ['two wine glasses', 'wine-glass-red', 2],
  ])('is several of what it names: %s', (prompt, id, count) => {
    expect(wished(prompt).things).toMatchObject([{ id, count }]);
  });

  it('is typed as one: « une partie » is no party', () => {
    expect(wished('une partie de pétanque').place).not.toBe('party');
  });
});

describe('a garment', () => {
  it('is on whoever was named before it, in its colour', () => {
    const [girl, ...others] = wished('a little girl in a red raincoat').things;
    expect(others).toEqual([]);
    expect(girl).toMatchObject({ colour: 'red', person: { costume: 'raincoat' } });
    expect(ids('une danseuse de flamenco, robe rouge')).toEqual(['woman-dancing']);
  });

  it('leaves “black” to the thing behind it', () => {
    const [woman, umbrella] = wished('a woman with a black umbrella').things;
    expect(woman!.person!.skin).toBeNull();
    expect(umbrella!.colour).toBe('black');
    expect(wished('a black woman with an umbrella').things[0]!.person!.skin).toBe(4);
  });

  it('makes a person of an animal', () => {
    const [bear, ...others] = wished('un ours en pyjama').things;
    expect(others).toEqual([]);
    expect(bear!.person).toMatchObject({ beast: 'bear', costume: 'pyjamas' });
  });
});

describe('a word of several senses', () => {
  it.each([
    ['une femme les bras croisés', ['person']],
    ['un bonhomme de neige, il sourit quand même', ['snowman']],
    ['un chat déguisé en pirate', ['person']],
    ['a bicycle at the bottom', ['bicycle']],
  ])('draws nothing that was not asked for: %s', (prompt, drawn) => {
    expect(ids(prompt)).toEqual(drawn);
  });

  it('is what a mark shows, where it stands before that', () => {
    expect(ids('simple mountain logo for an outdoor gear brand')).toEqual(['mountain']);
  });

  it('makes all of several do it, where the verb is plural', () => {
    const { things } = wished('un grand-père et une petite fille qui pêchent');
    expect(things.map(({ person }) => person?.doing)).toEqual(['fish', 'fish']);
  });
});
