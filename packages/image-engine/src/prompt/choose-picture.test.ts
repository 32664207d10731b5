import { describe, expect, it } from 'vitest';
import { choosePicture } from './choose-picture.ts';

const kindOf = (prompt: string) => choosePicture(prompt, 1).kind;
const notesOf = (prompt: string, leftOut: string[] = []) => choosePicture(prompt, 1).notes(leftOut);

describe('a prompt is drawn', () => {
  it.each([
    'un lac au coucher du soleil',
    'la mer avec un voilier',
    'une forêt dans la brume',
    'une ville la nuit',
    'un ciel étoilé',
    'un château dans les montagnes',
    'un couple sur la plage',
    'une nature morte avec des pommes',
    'une composition abstraite rouge',
    'une silhouette de femme',
  ])('as a scene: %s', (prompt) => {
    expect(kindOf(prompt)).toBe('scene');
  });

  it.each([
    'un chat',
    'un chat sur la plage',
    'un dragon au-dessus d’un château',
    'une rue de Paris la nuit',
    'portrait d’une femme rousse',
    'un bouquet de fleurs',
    'un logo pour un café',
    'une chambre d’enfant',
    'un bateau sur la mer, en papier découpé',
    'a birthday party',
  ])('as an illustration: %s', (prompt) => {
    expect(kindOf(prompt)).toBe('illustration');
  });
});

describe('the answer to a wish', () => {
  it('says nothing where all was drawn', () => {
    expect(notesOf('un chat roux sur un canapé')).toEqual([]);
  });

  it('names the nearest relative of what nobody drew', () => {
    expect(notesOf('un colley dans un jardin')).toEqual([
      'Faute de connaître « colley », le moteur local a dessiné ce qui s’en rapproche le plus : un chien.',
    ]);
  });

  it('sets in letters what it recognises nothing in, and says so', () => {
    const chosen = choosePicture('glouboulga', 1);
    expect(chosen.kind === 'illustration' && chosen.illustration.text).toEqual(['glouboulga']);
    expect(notesOf('glouboulga').join()).toContain('mis les mots en lettres');
    for (const asked of ['une composition abstraite', 'rouge et bleu', '猫', '42'])
      expect(kindOf(asked), asked).toBe('scene');
  });

  it('names the words that it does not know, and what found no picture', () => {
    expect(notesOf('un chat avec un bidule')).toEqual([
      'Le moteur local n’a pas tenu compte de « bidule ».',
    ]);
    expect(notesOf('un chat et une girouette', ['girouette'])).toEqual([
      'Le moteur local n’a pas tenu compte de « girouette ».',
    ]);
  });

  it('shows cliffs, and passes over none', () => {
    expect(kindOf('falaises au bord de la mer')).toBe('illustration');
    expect(notesOf('falaises au bord de la mer')).toEqual([]);
  });
});

it('a portrait of somebody who would be drawn anyway leaves out nobody', () => {
  expect(notesOf("portrait d'une femme")).toEqual([]);
});
