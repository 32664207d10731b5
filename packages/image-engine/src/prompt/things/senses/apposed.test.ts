import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const idsOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id, person }) => person?.costume ?? id);
const namedOf = (prompt: string) => {
  const chosen = choosePicture(prompt, 11);
  return chosen.kind === 'illustration' ? chosen.notes([]).join(' ') : '';
};
const unknownOf = (prompt: string) => understandIllustration(prompt).unknown;

describe('a noun in an adjective’s place', () => {
  it.each([
    ['a mushroom lamp on a desk', ['lamp', 'desk'], 'mushroom'],
    ['an empty street in a texan town, a dog', ['dog'], 'texan'],
    ['un chat, style opéra', ['cat'], 'opéra'],
    ['une girafe, dessin vectoriel pour enfants', ['giraffe'], 'enfants'],
  ])('of « %s » draws no thing of its own and is named', (prompt, ids, named) => {
    expect(idsOf(prompt)).toEqual(ids);
    expect(unknownOf(prompt)).toContain(named);
  });

  it('behind a comma is one more thing', () => {
    expect(idsOf('un robot, un jardinier')).toEqual(['robot', 'gardener']);
    expect(idsOf('a mushroom, a lamp')).toEqual(['mushroom', 'lamp']);
  });

  it('tells the age of those who do something', () => {
    const [judokas, ...others] = understandIllustration('deux judokas enfants').description.things;
    expect(others).toEqual([]);
    expect(judokas).toMatchObject({ count: 2, person: { age: 'child', costume: 'judoka' } });
  });
});

describe('what is done and where', () => {
  it('has who eats, and not what is eaten, before what is named behind it', () => {
    const { things, relations } = understandIllustration(
      'deux enfants qui mangent une glace devant une fontaine',
    ).description;
    const tie = relations.find(({ kind }) => kind === 'before')!;
    expect([things[tie.of]?.said, things[tie.to]?.said]).toEqual(['enfants', 'fontaine']);
  });

  it.each([
    ['un lit en forme de bateau', ['bed'], 'bateau'],
    ['a baker holding a tray of bread', ['baker', 'baguettes'], 'tray'],
  ])('of « %s » draws what is meant', (prompt, ids, named) => {
    expect(idsOf(prompt)).toEqual(ids);
    expect(namedOf(prompt)).toContain(named);
  });
});

describe('a word of two tongues or of a name', () => {
  it.each([
    ['a candle in a glass jar', ['lit-candle-glass']],
    ['deux chevaux qui galopent', ['horse']],
    ['une vieille deux-chevaux', ['deux-chevaux']],
    ['wireless headphones on a white background', ['headphone']],
    ['une fille avec un manteau rouge', ['coat']],
  ])('is read by its sentence: %s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids);
  });
});

describe('a stop', () => {
  it('ends what a phrase can say', () => {
    expect(idsOf('devant une porte, un fantôme')).toEqual(['door', 'ghost']);
  });

  it('gives a colour behind it to the thing that follows', () => {
    const { things } = understandIllustration('une cuisine, copper pans, a cat').description;
    expect(things.map(({ colour }) => colour)).toEqual(['orange', null]);
  });

  it('stands between a sky that is red and a thing that is not', () => {
    const { things, skyColour } = understandIllustration(
      'un géant de pierre. Le ciel est rouge',
    ).description;
    expect(skyColour).toBe('red');
    expect(things[0]?.colour).toBeNull();
  });
});

describe('what no picture shows', () => {
  it.each([
    ['un vélo appuyé contre un mur', 'appuyé contre'],

    ['une femme dans sa buanderie', 'buanderie'],
  ])('of « %s » is named', (prompt, named) => {
    expect(unknownOf(prompt)).toContain(named);
  });

  it('leaves a dark ground to the picture and nobody’s skin', () => {
    const { colours, isPlain, things } = understandIllustration('une femme, fond noir').description;
    expect([colours, isPlain, things[0]?.person?.skin]).toEqual([['black'], true, null]);
  });
});
