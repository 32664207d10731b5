import { describe, expect, it } from 'vitest';
import { withDoersAtWork } from './doers.ts';

describe('withDoersAtWork', () => {
  it.each([
    ['un pianiste', 'un homme qui joue du piano'],
    ['une vieille violoniste dans la rue', 'une vieille femme qui joue du violon dans la rue'],
    ['deux guitaristes', 'deux personnes qui jouent de la guitare'],
    ['a young drummer on stage', 'a young man playing the drums on stage'],
    ['three photographers', 'three people taking a picture'],
  ])('says what they do: %s', (prompt, said) => {
    expect(withDoersAtWork(prompt)).toBe(said);
  });

  it.each([
    ['une pianiste qui joue du jazz', 'une femme qui joue du jazz'],
    ["the guitarist's hands", "the guitarist's hands"],
    ['un pianiste-chanteur', 'un pianiste-chanteur'],
  ])('leaves what is told otherwise: %s', (prompt, said) => {
    expect(withDoersAtWork(prompt)).toBe(said);
  });
});
