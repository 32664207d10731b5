import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const doings = (prompt: string) =>
  understandIllustration(prompt).description.things.flatMap(({ person }) =>
    person ? [person.doing] : [],
  );

describe('what is done with somebody else', () => {
  it.each([
    ['a groom dancing with his grandmother', ['dance', 'dance']],
    ['un père qui danse avec sa fille dans la cuisine', ['dance', 'dance']],
    ['a bald little girl beating a clown at cards', ['deal', 'deal']],
    ['two grandparents teaching their granddaughter to plant tomatoes', ['plant', 'plant']],
    ['a father teaching his son to fish on a pier', ['fish', 'fish']],
    ['une grand-mère qui apprend le skate à son petit-fils', ['board', 'board']],
    ['un papa aide sa fille à construire une cabane', ['build', 'build']],
    ['a teacher writing fractions on a blackboard', ['teach']],
    ['un professeur qui écrit une équation au tableau vert', ['teach']],
    ['repas de Noël en famille', ['eat']],
    ['a welder in a dark hangar', ['weld']],
  ])('%s', (prompt, done) => {
    expect(doings(prompt)).toEqual(done);
  });

  it.each([
    ['une femme qui lit un livre avec des lunettes', ['read']],
    ['a woman painting a portrait', ['paint']],
  ])('is left where nobody else is there: %s', (prompt, done) => {
    expect(doings(prompt)).toEqual(done);
  });

  it('lights no lamp that is lit', () => {
    expect(doings('un homme qui lit, lampions allumés')).toEqual(['read']);
  });
});
