import { describe, expect, it } from 'vitest';
import { placeIllustration } from '../illustration/draw-illustration.ts';
import { choosePicture } from './choose-picture.ts';
import { describeIllustration } from './describe-illustration.ts';
import { nounSaid } from './noun-said.ts';
import { asWritten, inStretches } from './written.ts';

function told(prompt: string, language: 'fr' | 'en' = 'fr'): string {
  const chosen = choosePicture(prompt, 11, language);
  if (chosen.kind === 'scene') return '';
  const placed = placeIllustration(chosen.illustration, { seed: 11, width: 384, height: 384 });
  return describeIllustration(placed, prompt, language).replace(/^[^:]+: /u, '');
}

describe('a picture told to who cannot see it', () => {
  it.each([
    [
      'mon labrador noir couché devant la cheminée',
      'un labrador noir couché devant une cheminée, dans un salon.',
    ],
    ['deux lapins blancs dans un jardin', 'deux lapins blancs, dans un jardin.'],
    ['a fox in the snow', 'un renard, dans la neige, en hiver.'],
    ['un gâteau d’anniversaire', 'un gâteau d’anniversaire, dans une fête.'],
    [
      'une rue sous la pluie avec des parapluies',
      'des personnes sous des parapluies, dans une rue, sous la pluie.',
    ],
    [
      'people with black umbrellas and one red umbrella in a street',
      'quatre personnes avec des parapluies noirs, avec un parapluie rouge, dans une rue.',
    ],
    ['a golden retriever puppy', 'un golden-retriever, devant des collines.'],
    ['a female boxer', 'une boxeuse, sur un ring.'],
    ['un père avec sa fille au parc', 'un père et une fille main dans la main, dans un jardin.'],
    ['un mécanicien répare une moto', 'un mécanicien qui répare une moto, dans un atelier.'],
    ['un serveur sert une soupe', 'un serveur qui sert une soupe, à une terrasse de café.'],
    ['une famille décore un sapin', 'une famille qui décore un sapin, dans un jardin.'],
    ['une mère coiffe sa fille', 'une mère qui coiffe une fille, dans un salon.'],
    ['three lemons on a light wooden table', 'trois citrons, sur du bois clair.'],
    ['un parfum sur du marbre noir', 'un parfum, sur du marbre noir.'],
    ['a kitchen with yellow curtains', 'des rideaux jaunes, dans une cuisine.'],
    [
      'a thank you card with a robin on a branch',
      'un oiseau sur une branche, avec les mots « Thank you ».',
    ],
  ])('%s', (prompt, sentence) => {
    expect(told(prompt)).toBe(sentence);
  });

  it('speaks English, too', () => {
    expect(told('an owl on a branch at night', 'en')).toBe(
      'an owl on a branch, in a forest, at night.',
    );
  });
});

describe('words as they were written', () => {
  it('keeps apostrophes, hyphens and capitals', () => {
    expect(asWritten('pain d epice', "une maison en pain d'épice")).toBe('pain d’epice');
    expect(asWritten('tour eiffel', 'la tour Eiffel')).toBe('tour Eiffel');
  });

  it('quotes what stands together once', () => {
    const prompt = 'des élèves qui lèvent la main en classe, au fond du Jura';
    expect(inStretches(['lèvent', 'main', 'jura'], prompt)).toEqual(['lèvent la main', 'Jura']);
  });
});

describe('nouns', () => {
  it.each([
    ['party-popper', 'des cotillons'],
    ['musical-notes', 'des notes de musique'],
    ['smoke', 'un nuage de fumée'],
    ['mountain-cableway', 'un téléphérique'],
    ['girder', 'une poutre métallique'],
    ['computer-mouse', 'une souris d’ordinateur'],
  ])('stand with the article of their number and gender: %s', (id, said) => {
    expect(nounSaid(id, 'fr')).toBe(said);
  });
});
