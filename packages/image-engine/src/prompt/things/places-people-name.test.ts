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
  ["un robot sur le toit d'un immeuble", 'rooftop'],
  ['a girl reading on the roof of a tall building', 'rooftop'],
  ['a floating city in the clouds', 'sky'],
  ['une cité engloutie', 'underwater'],
  ['un passage piéton', 'street'],
  ['backstage dressing room', 'dressingRoom'],
  ['une danseuse dans sa loge', 'dressingRoom'],
  ["l'intérieur d'une tour d'horloge", 'clockworks'],
  ["a wizard's study", 'wizardStudy'],
  ["le laboratoire d'un alchimiste", 'alchemy'],
  ['a hotel lobby', 'lobby'],
  ['lighthouse lamp room', 'lampRoom'],
  ['un escalier en colimaçon dans un phare', 'spiralStairs'],
  ["l'intérieur d'une voiture", 'carInside'],
  ['an attic bookshop', 'atticBookshop'],
  ['un garde-manger', 'pantry'],
  ['a staircase', 'stairwell'],
  ['a cinema', 'cinemaHall'],
  ['a dungeon', 'jail'],
  ['une vieille dame au marché', 'market'],
  ['theatre stage', 'theatre'],
  ["une danseuse sur la scène d'un théâtre", 'theatre'],
  ['an old man on a porch', 'porch'],
  ['une vitrine de magasin de jouets', 'shopWindow'],
  ['a runner crossing the finish line', 'finishLine'],
  ["un coureur sur la ligne d'arrivée", 'finishLine'],
  ['Greek island with white houses and blue domes', 'cyclades'],
  ['une aire de jeux avec des enfants', 'playground'],
  ["un camping au bord d'un lac", 'campsite'],
  ['a construction site', 'buildingSite'],
  ['une fête foraine', 'funfair'],
  ["un pirate sur le pont d'un bateau", 'shipDeck'],
];

describe('places that people name', () => {
  it.each(named)('%s', (prompt, place) => {
    expect(understandIllustration(prompt).description.place).toBe(place);
  });

  it.each([
    ['a motorbike on a desert road', 'desert'],
    ['un camion sur une route dans la savane', 'savanna'],
    ['une voiture sur une route de montagne', 'mountain'],
    ['a cyclist on a coastal road', 'coast'],
  ])('a road has its land about it: %s', (prompt, view) => {
    const { description, unknown } = understandIllustration(prompt);
    expect([description.place, description.view, unknown]).toEqual(['road', view, []]);
  });

  it('a country kitchen is rustic, and the country is no place beside it', () => {
    const { place, finish } = understandIllustration('une cuisine de campagne').description;
    expect([place, finish?.taste]).toEqual(['kitchen', 'rustic']);
  });

  it.each([
    ['a living room with a brick wall', { wall: 'brick' }],
    ['un salon avec parquet en chevrons', { floor: 'chevrons' }],
    ['a kitchen with checkerboard tiles', { floor: 'checkered' }],
    ['white marble bathroom', { wall: 'marble' }],
    ['living room with a bay window', { windows: 'large' }],
  ] as const)('“%s” says of what its walls and floors are', (prompt, finish) => {
    expect(understandIllustration(prompt).description.finish).toEqual(finish);
  });

  it('what is told to hang on the wall hangs there, and stands by a wall that it leans on', () => {
    const postureOf = (prompt: string) =>
      understandIllustration(prompt).description.things[0]?.posture;
    expect(postureOf('a guitar hanging on the wall')).toBe('hung');
    expect(postureOf('a guitar leaning against the wall')).not.toBe('hung');
  });

  it('a crossing has its stripes, and a street none', () => {
    expect(understandIllustration('a zebra crossing').description.isCrossed).toBe(true);
    expect(understandIllustration('a street').description.isCrossed).toBeUndefined();
  });

  it('a haunted house is drawn, and no cottage in a calculated country', () => {
    expect(choosePicture('a haunted house', 7).kind).toBe('illustration');
  });

  it.each([
    'la steppe',
    'a swamp at dusk',
    'an oasis in the desert',
    'a volcano erupting',
    'une fête foraine',
  ])('draws « %s » itself, and says nothing is missing', (prompt) => {
    const chosen = choosePicture(prompt, 7);
    expect(chosen.kind === 'illustration' && chosen.notes([])).toEqual([]);
  });
});
