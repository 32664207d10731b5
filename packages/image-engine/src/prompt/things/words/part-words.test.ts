import { describe, expect, it } from 'vitest';
import { castPlayer } from '../../../illustration/cast-players.ts';
import { choosePalette } from '../../../illustration/palette/choose-palette.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const thingsIn = (prompt: string) => understandIllustration(prompt).description.things;
const partsIn = (prompt: string) => thingsIn(prompt).map(({ id, parts }) => [id, parts]);

describe('parts in a colour of their own', () => {
  it.each([
    ['une bouteille de vin avec une étiquette bleue', 'wine-bottle', { label: 'blue' }],
    [
      'a watch with a brown leather strap and a blue dial',
      'wristwatch',
      { strap: 'brown', dial: 'blue' },
    ],
    ['un cadeau vert avec un ruban rouge', 'wrapped-gift', { ribbon: 'red' }],
    ['a red sailboat with white sails', 'big-sailboat', { sails: 'white' }],
    ['un lapin blanc aux oreilles noires', 'rabbit', { ears: 'black' }],
    ['un cheval brun avec une crinière blonde', 'horse', { mane: 'yellow' }],
    ['une licorne à la crinière arc-en-ciel', 'unicorn', { mane: 'rainbow' }],
  ])('%s', (prompt, id, parts) => {
    expect(partsIn(prompt)).toEqual([[id, parts]]);
    expect(choosePicture(prompt, 11).notes()).toEqual([]);
  });

  it('are of the thing that has them, and leave the others alone', () => {
    expect(partsIn('a bottle of olive oil with a blank label and two lemons')).toEqual([
      ['olive-oil', { label: 'white' }],
      ['lemon', undefined],
    ]);
    const [door] = thingsIn('a blue door with a golden handle');
    expect(door).toMatchObject({ id: 'door', colour: 'blue', parts: { handle: 'gold' } });
  });

  it('stay things where no part of what is named is meant', () => {
    expect(partsIn('un chat sur une couverture bleue près d’un lit').at(-1)).toEqual([
      'bed',
      undefined,
    ]);
  });

  it.each([
    ['une bouteille de vin avec une étiquette bleue', 'une bouteille de vin'],
    ['a white cat with a black tail', 'a white cat'],
    ['un chien aux pattes blanches', 'un chien'],
  ])('are seen: %s', (prompt, plain) => {
    const fillsIn = (wish: string) => {
      const { description } = understandIllustration(wish);
      const palette = choosePalette(description, null, makeRandom(1));
      return castPlayer(description.things[0]!, {
        ...{ palette, isPortrait: false, isMark: false, random: makeRandom(1) },
      })!.looks.map(({ fills, drawing }) => [fills, drawing.shapes.map(({ fill }) => fill)]);
    };
    expect(fillsIn(prompt)).not.toEqual(fillsIn(plain));
  });
});

describe('patterns, numbers in the sky, and where somebody looks', () => {
  it('has a pattern in its own colour', () => {
    expect(thingsIn('une tasse à pois rouges')[0]).toMatchObject({
      ...{ mark: 'dots', markColour: 'red', colour: null },
    });
    expect(thingsIn('un chat rayé gris')[0]).toMatchObject({ colour: 'grey' });
  });

  it.each(['deux lunes au-dessus du désert', 'un double arc-en-ciel sur un champ de blé'])(
    'draws both: %s',
    (prompt) => {
      expect(choosePicture(prompt, 11).kind).toBe('illustration');
      expect(thingsIn(prompt)[0]!.count).toBe(2);
    },
  );

  it.each([
    ['a portrait of a woman looking left', 'left'],
    ['un vieux marin qui regarde vers la droite', 'right'],
  ])('%s', (prompt, gaze) => {
    expect(thingsIn(prompt)[0]!.person?.gaze).toBe(gaze);
  });
});
