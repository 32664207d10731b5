import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';
import { withoutAsking } from './asking.ts';

const idsOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id }) => id);
const notesOf = (prompt: string) => choosePicture(prompt, 1).notes();

describe('what is said of the asking', () => {
  it.each([
    ['Faites-moi un dessin d’une fée', 'un dessin d’une fée'],
    ['pouvez-vous me dessiner un chat sur un toit ?', 'un chat sur un toit ?'],
    ['I’m looking for a picture of a lighthouse for our newsletter', 'a picture of a lighthouse'],
    ['visuel pour mon site de coaching, une femme qui court', 'une femme qui court'],
    ['a banner for our team page, five colleagues', 'five colleagues'],
  ])('is no part of the wish: %s', (prompt, wish) => {
    expect(withoutAsking(prompt).replace(/\s+/g, ' ').trim().replace(/^, /, '')).toBe(wish);
  });

  it('is not named as left out', () => {
    for (const prompt of [
      'je suis coiffeuse, j’aurai besoin d’un visuel avec des ciseaux et un peigne',
      'website hero for a bakery, bread and a croissant',
      'on voit un chien et un chat',
    ])
      expect(notesOf(prompt)).toEqual([]);
  });

  it('leaves where somebody is and what a mark is for', () => {
    expect(idsOf('a man on a horse')).toContain('horse');
    expect(withoutAsking('logo pour une appli de méditation')).toContain('méditation');
    expect(withoutAsking('carte « Je voudrais un câlin »')).toContain('Je voudrais un câlin');
  });
});

describe('what is in a mind', () => {
  it.each([
    ['un chien qui pense à un os', 'bone'],
    ['a snail who dreams of winning a race', 'sports-medal'],
    ['une petite fille qui veut devenir astronaute', 'astronaut'],
    ['a dog thinking about a bone', 'bone'],
  ])('is seen in a bubble above: %s', (prompt, thought) => {
    const { things, relations } = understandIllustration(prompt).description;
    const at = (id: string) => things.findIndex((thing) => thing.id === id);
    expect(relations).toContainEqual(
      expect.objectContaining({ of: 0, kind: 'under', to: at('thought-balloon') }),
    );
    expect(relations).toContainEqual(
      expect.objectContaining({ of: at(thought), kind: 'in', to: at('thought-balloon') }),
    );
  });

  it('is no bubble where a deed or a place is dreamt of', () => {
    for (const prompt of ['un chat qui rêve de voler', 'un enfant qui rêve de la mer'])
      expect(idsOf(prompt)).not.toContain('thought-balloon');
  });

  it('fears the dark by night', () => {
    const { things, time } = understandIllustration('un garçon qui a peur du noir').description;
    expect(time).toBe('night');
    expect(things[0]!.person!.skin).toBeNull();
  });
});
