import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../../prompt/things/understand-illustration.ts';
import { composePicture } from '../../compose-picture.ts';
import type { Box } from '../../picture/fill-contours.ts';

function drawn(prompt: string) {
  const { description } = understandIllustration(prompt);
  const { things, stage, picture } = composePicture(description, {
    ...{ seed: 11, width: 96, height: 96 },
  });
  const boxOf = (name: string): Box => things.find(({ item }) => item.name === name)!.box;
  return { boxOf, names: things.map(({ item }) => item.name), stage, side: picture.height };
}
const high = ({ top, bottom }: Box) => bottom - top;

describe('what is small in a place', () => {
  it.each([
    ['un croissant dans une boulangerie', 'croissant'],
    ['a cocktail in a bar', 'cocktail'],
    ['a milkshake in a diner', 'milkshake'],
  ])('is seen from near, on a table: %s', (prompt, name) => {
    const { boxOf, names, side } = drawn(prompt);
    expect(names).toEqual([name]);
    expect(Math.max(high(boxOf(name)), boxOf(name).right - boxOf(name).left)).toBeGreaterThan(
      0.4 * side,
    );
  });

  it('is as small as it is where somebody serves there', () => {
    const { boxOf } = drawn('un boulanger avec un croissant dans une boulangerie');
    expect(high(boxOf('boulanger'))).toBeGreaterThan(2 * high(boxOf('croissant')));
  });

  it('is as large as it is before a hearth', () => {
    const { boxOf } = drawn('un chat devant la cheminée');
    expect(high(boxOf('cheminée'))).toBeLessThan(6 * high(boxOf('chat')));
    const kitten = drawn('chaton qui joue avec une pelote de laine devant la cheminée').boxOf;
    expect(high(kitten('cheminée'))).toBeLessThan(5 * high(kitten('chaton')));
  });

  it('floats on a fjord, below its far shore', () => {
    const { boxOf, stage } = drawn('a red kayak on a fjord');
    expect(boxOf('kayak').bottom).toBeGreaterThan(stage.horizon);
  });
});
