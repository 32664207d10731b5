import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

describe('animals known by their coat', () => {
  it.each([
    ['un chien noir et blanc', 'dog', 'black', 'white'],
    ['a small black and white dog', 'dog', 'black', 'white'],
    ['a tuxedo cat', 'cat', 'black', 'white'],
    ['a calico cat on a sofa', 'cat', 'white', 'orange'],
    ['un cheval pie', 'horse', 'brown', 'white'],
    ['a chocolate labrador', 'labrador', 'brown', undefined],
    ['a barn owl', 'owl', 'beige', undefined],
  ])('%s', (prompt, id, colour, otherColour) => {
    const [animal] = understandIllustration(prompt).description.things;
    expect(animal).toMatchObject({ id, colour });
    expect(animal!.otherColour).toBe(otherColour);
    expect(choosePicture(prompt, 11).notes()).toEqual([]);
  });
});
