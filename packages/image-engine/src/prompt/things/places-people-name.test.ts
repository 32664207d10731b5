import { describe, expect, it } from 'vitest';
import type { Place } from '../../illustration/illustration-description.ts';
import { choosePicture } from '../choose-picture.ts';
import { understandIllustration } from './understand-illustration.ts';

const named: readonly (readonly [prompt: string, place: Place])[] = [
  ['une yourte au milieu de la steppe', 'steppe'],
  ['the tundra', 'tundra'],
  ['a heath in Scotland', 'heath'],
  ['a crocodile in a swamp', 'swamp'],
  ['la banquise', 'polar'],
  ['a volcano erupting', 'volcano'],
  ['an astronaut on Mars', 'mars'],
  ['an oasis in the desert', 'oasis'],
  ['bamboo forest path', 'bamboo'],
  ['un verger', 'orchard'],
  ['a cemetery', 'graveyard'],
  ['un paysage lunaire', 'moon'],
  ['two people in an elevator', 'lift'],
  ['une femme dans un ascenseur', 'lift'],
  ['open plan office with many desks', 'openOffice'],
  ['a bookstore', 'bookshop'],
  ['deux judokas sur un tatami', 'dojo'],
  ["un hall d'aéroport", 'airport'],
  ['a subway station', 'subway'],
  ['un parking souterrain', 'carPark'],
  ['une pharmacie', 'pharmacy'],
  ['un garde-manger', 'pantry'],
  ['a staircase', 'stairwell'],
  ['a cinema', 'cinemaHall'],
  ['a dungeon', 'jail'],
];

describe('places that people name', () => {
  it.each(named)('%s', (prompt, place) => {
    expect(understandIllustration(prompt).description.place).toBe(place);
  });

  it.each(['la steppe', 'a swamp at dusk', 'an oasis in the desert', 'a volcano erupting'])(
    'draws « %s » itself, and says nothing is missing',
    (prompt) => {
      const chosen = choosePicture(prompt, 7);
      expect(chosen.kind === 'illustration' && chosen.notes([])).toEqual([]);
    },
  );
});
