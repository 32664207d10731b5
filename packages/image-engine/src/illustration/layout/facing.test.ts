import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import { unshownOf } from '../unshown.ts';

function laid(prompt: string) {
  const wish = understandIllustration(prompt).description;
  const composition = composePicture(wish, { seed: 11, width: 96, height: 96 });
  const things = composition.things.toSorted((one, other) => one.item.x - other.item.x);
  return { things, unshown: unshownOf(wish, composition) };
}
const flips = (prompt: string) => laid(prompt).things.map(({ item }) => item.isFlipped);
const names = (prompt: string) => laid(prompt).things.map(({ item }) => item.name);

describe('who looks where', () => {
  it.each([
    // Animals look left as they are drawn, persons from the side look right.
    ['deux chevaux face à face', [true, false]],
    ['deux chevaux dos à dos', [false, true]],
    ['deux chats qui se regardent', [true, false]],
    ['un chien face à un chat', [true, false]],
    ['deux amis dos à dos', [true, false]],
    ['un garçon et une fille qui se regardent', [false, true]],
    ['a woman looking at an elephant', [false, false]],
  ])('is as told: %s', (prompt, told) => {
    expect(flips(prompt)).toEqual(told);
    expect(laid(prompt).unshown).toEqual([]);
  });

  it('is named where a picture looks at us', () => {
    expect(laid('deux robots dos à dos').unshown).toEqual(['thing 0 stance']);
  });

  it.each(['une femme rousse de profil', 'un homme barbu de profil', 'un pirate de profil'])(
    'is seen from the side: %s',
    (prompt) => {
      expect(laid(prompt).unshown).toEqual([]);
    },
  );

  it('draws another head from the side', () => {
    const headOf = (prompt: string) => laid(prompt).things[0]!.item.drawing.shapes.length;
    expect(headOf('une femme rousse de profil')).not.toBe(headOf('une femme rousse'));
  });
});

describe('between two others', () => {
  it.each([
    ['un chat entre deux chiens', ['chiens', 'chat', 'chiens']],
    ['un vase entre un chat et un chien', ['chat', 'vase', 'chien']],
    ['deux tortues face à face avec une fraise entre elles', ['tortues', 'fraise', 'tortues']],
    ['un enfant entre ses parents', ['parents', 'enfant', 'parents']],
  ])('stands %s', (prompt, order) => {
    expect(names(prompt)).toEqual(order);
  });
});
