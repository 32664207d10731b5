import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

describe('what somebody wears', () => {
  it.each([
    [
      'une fille en robe rouge à pois blancs et chapeau bleu',
      'red',
      { pattern: 'dots', patternColour: 'white', hatColour: 'blue' },
    ],
    [
      'a man in a red plaid shirt and green jeans',
      'red',
      { pattern: 'checks', clothes: 'shirt', trousers: 'green' },
    ],
    [
      'un homme avec une écharpe en laine verte et un bonnet gris',
      null,
      { scarf: 'green', hatKind: 'beanie', hatColour: 'grey' },
    ],
    [
      'portrait of a black woman with golden earrings and a yellow turban',
      null,
      { skin: 4, earrings: 'gold', hatKind: 'turban', hatColour: 'yellow' },
    ],
    ['un homme les bras croisés', null, { doing: 'crossArms' }],
    ['une mère et sa fille main dans la main', null, {}],
  ] as const)('has its own colour and pattern: %s', (prompt, colour, person) => {
    const [first] = understandIllustration(prompt).description.things;
    expect(first).toMatchObject({ colour, person });
  });

  it('is no garment where it is made', () => {
    const { things } = understandIllustration('une femme qui tricote une écharpe').description;
    expect(things[0]?.person?.scarf).toBeUndefined();
  });

  it('is of a family of so many, who are of both sexes', () => {
    const { things } = understandIllustration('une famille de cinq personnes').description;
    expect(things).toMatchObject([{ id: 'people', count: 5, person: { bond: 'family' } }]);
  });
});
