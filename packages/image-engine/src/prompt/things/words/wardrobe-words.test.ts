import { describe, expect, it } from 'vitest';
import type { Person } from '../../../illustration/illustration-description.ts';
import { understandIllustration } from '../understand-illustration.ts';

describe('what is worn', () => {
  it.each<[string, Partial<Person>]>([
    ['une reine avec un manteau d’hermine', { over: 'ermine' }],
    ['un homme en manteau noir et chapeau rouge', { costume: 'coat', hatColour: 'red' }],
    ['un homme avec des bretelles bleues', { over: 'braces', overColour: 'blue' }],
    ['a boxer, the towel on his shoulders', { over: 'towel' }],
    ['a man in a kilt', { legwear: 'kilt' }],
    ['a woman in a green sari', { costume: 'sari' }],
    ['un homme avec une cravate verte', { clothes: 'suit', tie: 'green' }],
    ['une femme en robe noire et talons rouges', { shoes: 'heels', shoeColour: 'red' }],
    ['homme en short et tongs à la plage', { shoes: 'sandals', legwear: 'shorts' }],
    ['une fille pieds nus', { shoes: 'none' }],
    ['un enfant avec des moufles rouges', { gloves: 'red' }],
    ['a woman with red boxing gloves', { gloves: 'red', areGlovesForBoxing: true }],
    ['un bébé joufflu', { hasRoundFace: true }],
  ])('%s', (prompt, worn) => {
    const { things } = understandIllustration(prompt).description;
    expect(things).toHaveLength(1);
    expect(things[0]!.person).toMatchObject(worn);
  });

  it.each([
    ['une femme en robe noire', 'black', null],
    ['un homme en manteau noir', 'black', null],
    ['a man in a black coat', 'black', null],
    ['une femme noire en robe', null, 4],
    ['a black man in a white shirt', 'white', 4],
  ])('%s: a garment’s colour is no skin', (prompt, colour, skin) => {
    const [somebody] = understandIllustration(prompt).description.things;
    expect(somebody).toMatchObject({ colour, person: { skin } });
  });

  it('what is held is a thing beside whoever holds it', () => {
    const { things } = understandIllustration('a woman holding a coat').description;
    expect(things.map(({ id }) => id)).toContain('coat');
  });
});
