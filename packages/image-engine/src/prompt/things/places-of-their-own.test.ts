import { describe, expect, it } from 'vitest';
import { composePicture } from '../../illustration/compose-picture.ts';
import { choosePicture } from '../choose-picture.ts';
import { understandIllustration } from './understand-illustration.ts';

const placed = (prompt: string) => {
  const { place, view = null, things } = understandIllustration(prompt).description;
  return [place, view, things.map(({ id }) => id).join(' ')];
};

describe('places that are so much themselves that only another of them is drawn instead', () => {
  it.each([
    ['falaises d’Étretat vues de la plage', 'cliffs', null, ''],
    ['un phare sur une côte rocheuse', 'coast', null, 'lighthouse'],
    ['tropical island seen from above', 'isle', null, ''],
    ['vue aérienne d’une île déserte', 'isle', null, ''],
    ['un balcon avec vue sur la mer', 'balcony', 'sea', ''],
    ['un chat sur un balcon à Paris', 'balcony', 'paris', 'cat'],
    ['marché sur la place du village', 'square', 'market', ''],
    ['escaliers de Montmartre', 'steps', null, ''],
    ['un village en Provence', 'perched', null, ''],
    ['une rivière dans un canyon', 'gorge', null, ''],
    ['un jardin avec des choux', 'allotment', null, 'leafy-green'],
    ['une voiture sur un chemin', 'road', null, 'automobile'],
    ['une ville vue d’une colline', 'townview', null, ''],
    ['Venice canal with flowers on the balconies', 'canal', null, 'blossom'],
  ])('%s', (prompt, place, view, things) => {
    expect(placed(prompt)).toEqual([place, view, things]);
  });
});

describe('a land and from where it is seen', () => {
  const notesOf = (prompt: string) => {
    const chosen = choosePicture(prompt, 3, 'fr');
    return chosen.kind === 'illustration' ? chosen.notes([], []).join(' ') : '';
  };

  it.each([
    ['drone shot of a village', 'villageAbove'],
    ['un petit village vu du ciel', 'villageAbove'],
    ['vue aérienne d’une rivière dans la forêt', 'riverAbove'],
    ['bird’s eye view of a road through a forest', 'roadAbove'],
    ['champs de lavande vus d’avion', 'fieldsAbove'],
    ['aerial view of a harbour', 'harbourAbove'],
    ['une piscine vue du dessus', 'poolAbove'],
    ['un labyrinthe vu de haut', 'mazeAbove'],
  ])('%s', (prompt, place) => {
    expect(placed(prompt).slice(0, 2)).toEqual([place, null]);
    expect(notesOf(prompt)).toBe('');
  });

  it('names the viewpoint where somebody is there whom nobody drew from above', () => {
    const wish = 'un dragon dans un village vu du ciel';
    expect(placed(wish)[0]).toBe('village');
    expect(notesOf(wish)).toContain('vu du ciel');
  });

  it.each([
    ['cutaway of a house', 'houseSection'],
    ['une maison vue en coupe', 'houseSection'],
    ['cross-section of an anthill', 'anthillSection'],
    ['coupe d’un volcan', 'volcanoSection'],
    ['cutaway of the ground with tree roots', 'groundSection'],
    ['une coupe du sol avec un terrier de lapin', 'burrowSection'],
    ['cross section of the Earth', 'earthSection'],
  ])('%s', (prompt, place) => {
    expect(placed(prompt)).toEqual([place, null, '']);
    expect(notesOf(prompt)).toBe('');
  });

  it('cuts no ice cream', () => {
    expect(placed('une coupe de glace')[0]).toBeNull();
  });

  it('names it whole where nothing is laid out', () => {
    const chosen = choosePicture('un chat vu de dessus', 3, 'fr');
    if (chosen.kind !== 'illustration') throw new Error('a cat is an illustration');
    expect(chosen.notes([], ['isFromAbove']).join(' ')).toContain('« vu de dessus »');
  });

  it('has a boat of its own colour on the river', () => {
    const wish = understandIllustration('top view of a red canoe on a river').description;
    const { picture, things } = composePicture(wish, { seed: 3, width: 96, height: 96 });
    expect(things).toEqual([]);
    expect(picture.groups.map(({ name }) => name)).toContain('boat');
  });
});

describe('what a place shows by itself', () => {
  const drawn = (prompt: string) => {
    const wish = understandIllustration(prompt).description;
    const { picture, things } = composePicture(wish, { seed: 3, width: 96, height: 96 });
    return { names: picture.groups.map(({ name }) => name), things: things.length };
  };

  it.each([
    ['un phare sur une falaise', 'lighthouse', 0],
    ['une barque sur un lac, des sapins autour', 'fir', 1],
    ['un pont en pierre sur une rivière avec un canard', 'stone-bridge', 1],
    ['jardin japonais avec un pont rouge', 'red bridge', 0],
    ['place du village avec une église et une fontaine', 'church', 0],
    ['un pré avec une barrière et une vache', 'fence', 1],
    ['le mont Fuji derrière un lac', 'mount-fuji', 0],
  ])('%s', (prompt, name, things) => {
    const shown = drawn(prompt);
    expect(shown.names).toContain(name);
    expect(shown.things).toBe(things);
  });
});
