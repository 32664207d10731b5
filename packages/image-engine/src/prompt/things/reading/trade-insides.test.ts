import { describe, expect, it } from 'vitest';
import { composePicture } from '../../../illustration/compose-picture.ts';
import { type TradeRoom, tradeRooms } from '../../../illustration/place-names.ts';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const rooms: readonly (readonly [prompt: string, room: TradeRoom])[] = [
  ['une imprimerie du 15e siècle avec une presse', 'printShop'],
  ['an American diner', 'diner'],
  ['une serveuse dans un diner des années 50', 'diner'],
  ['a science lab with test tubes', 'laboratory'],
  ['une salle d’opération', 'operating'],
  ['a dentist’s office', 'dentist'],
  ['a blacksmith’s forge, sparks flying', 'forge'],
  ['le cockpit d’un avion', 'cockpit'],
  ['une cuisine de restaurant en plein service', 'galley'],
  ['the inside of a watchmaker’s shop', 'clockShop'],
  ['un chat dans une prison', 'jail'],
  ['a modern gym', 'gym'],
  ['une halle de marché', 'marketHall'],
  ['hospital corridor at night', 'corridor'],
  ['boulangerie de village, pains dorés dans le four', 'bakehouse'],
  ['un boucher dans sa boucherie', 'butcher'],
];

describe('rooms where trades are plied', () => {
  it.each(rooms)('%s', (prompt, room) => {
    expect(understandIllustration(prompt).description.place).toBe(room);
  });

  it('are not meant by verbs, spaceships and fronts', () => {
    const placeOf = (prompt: string) => understandIllustration(prompt).description.place;
    expect(placeOf('un homme qui forge une épée')).not.toBe('forge');
    expect(placeOf('le cockpit d’un vaisseau spatial')).toBe('spaceship');
    expect(placeOf('la façade d’une boucherie')).not.toBe('butcher');
  });

  it('are heard with every word that says them', () => {
    const chosen = choosePicture('un laboratoire de chimie', 11);
    expect(chosen.kind === 'illustration' && chosen.notes([])).toEqual([]);
  });

  it.each(tradeRooms)('%s has walls of its own', (place) => {
    const { description } = understandIllustration('une salle de réunion');
    const frame = { seed: 11, width: 384, height: 384 };
    const { picture } = composePicture({ ...description, place }, frame);
    expect(picture.groups.length).toBeGreaterThan(3);
  });
});
