import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

describe('the form of another', () => {
  it.each([
    ['a hot air balloon shaped like a teapot over green hills', 'hot-air-balloon', 'teapot'],
    ['a spaceship that looks like a shark', 'space-shuttle', 'shark'],
    ['un gâteau en forme de dinosaure', 'birthday-cake', 't-rex'],
    ['a house shaped like a mushroom', 'house', 'mushroom'],
    ['un nuage en forme de cœur', 'heart', 'heart'],
    ['pizza but its a planet', 'whole-pizza', 'ringed-planet'],
  ])('is that of what is named before: %s', (prompt, id, form) => {
    const { description, unknown } = understandIllustration(prompt);
    expect(description.things).toMatchObject([{ id, form }]);
    expect(unknown).toEqual([]);
  });

  it.each(['a man who looks like a bear', 'une lampe en forme de zorglub'])(
    'is not taken by people, nor from what nobody knows: %s',
    (prompt) => {
      const { things } = understandIllustration(prompt).description;
      expect(things.every(({ form }) => form === undefined)).toBe(true);
    },
  );
});
