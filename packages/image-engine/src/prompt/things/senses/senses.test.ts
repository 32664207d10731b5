import { describe, expect, it } from 'vitest';
import { findDrawing } from '../../../illustration/drawings/find-drawing.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';
import { countSenses, idsOfSenses } from './senses.ts';

const idsIn = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id }) => id);

describe('a word of several things', () => {
  it.each([
    ['un avocat au tribunal', 'person'],
    ['une tartine avec un avocat', 'avocado'],
    ['des huîtres sur de la glace', 'seafood-platter'],
    ['une glace que mange un enfant', 'scoop-cone'],
    ['a bat above a haunted house at night', 'bat'],
    ['a crane on a construction site', 'tower-crane'],
    ['a crane in a misty marsh', 'heron'],
    ['a gold ring with a diamond', 'ring'],
    ['a turkey on a thanksgiving table', 'roast-chicken'],
  ])('is read by what stands around it: %s', (prompt, id) => {
    expect(idsIn(prompt)).toContain(id);
  });

  it.each([
    ['un astronaute qui fait coucou de la main', 'small-airplane'],
    ['une infirmière à la fin de sa garde', 'guard'],
    ['une baignoire à pattes de lion', 'lion'],
    ['une affiche avec une pêche aux canards', 'peach'],
    ['flat lay of hiking gear', 'gear'],
    ['une pizza qui sort du four à bois', 'wood'],
    // Words of one field decide.
    ['deux joueuses de tennis au filet', 'landing-net'],
    ['a badminton player at the net', 'landing-net'],
    ['une carafe de citronnade et deux verres', 'wine-glass'],
    ['an old man walking away from the camera', 'camera'],
    ['une aide-soignante pousse un chariot à l’hôpital', 'shopping-cart'],
    ['a chemist in a lab coat', 'coat'],
  ])('is not drawn as another: %s', (prompt, id) => {
    expect(idsIn(prompt)).not.toContain(id);
  });

  it('names the sense where nothing tells it', () => {
    const notes = (prompt: string, language: 'fr' | 'en') => {
      const chosen = choosePicture(prompt, 1, language);
      return chosen.kind === 'scene' ? [] : chosen.notes([]);
    };
    expect(notes('un avocat', 'fr')).toEqual(['Ici, « avocat » est dessiné comme le fruit.']);
    expect(notes('a seal', 'en')).toEqual(['Here "seal" is drawn as the animal.']);
    expect(notes('un avocat au tribunal', 'fr').join()).not.toContain('Ici');
  });

  it.each([
    ['trois poubelles de couleur', 'de couleur'],
    ['une grange élégante', 'élégante'],
  ])('names what is said of it and not seen: %s', (prompt, said) => {
    expect(understandIllustration(prompt).unknown).toContain(said);
  });

  it.each([
    ['un chaton mignon', 'mignon'],
    ['une tortue qui nage sous la mer', 'qui nage'],
    ['le Colisée sans touristes', 'touristes'],
  ])('does not deny what is there: %s', (prompt, said) => {
    expect(understandIllustration(prompt).unknown).not.toContain(said);
  });

  it('leads to pictures that are there', () => {
    const isThere = (id: string) =>
      packedOf(id) !== null || findDrawing(id) !== null || roleOf(id) !== null || id === 'person';
    expect(idsOfSenses().filter((id) => !isThere(id))).toEqual([]);
    const { fr, en } = countSenses();
    expect(fr).toBeGreaterThan(300);
    expect(en).toBeGreaterThan(250);
  });
});
