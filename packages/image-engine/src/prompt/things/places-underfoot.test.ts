import { describe, expect, it } from 'vitest';
import { placeFor } from '../../illustration/scenery/place-for.ts';
import { understandIllustration } from './understand-illustration.ts';

const wished = (prompt: string) => understandIllustration(prompt).description;
const ids = (prompt: string) => wished(prompt).things.map(({ id }) => id);

describe('who stands on something large', () => {
  it.each([
    ['friends on a rooftop terrace at sunset', 'rooftop'],
    ['un couple sur un toit la nuit', 'rooftop'],
    ['a girl reading on a rooftop with city lights behind', 'rooftop'],
    ['un chien sur une falaise', 'clifftop'],
    ['a car parked on a cliff above the ocean', 'clifftop'],
    ['deux enfants assis sur le quai, bateaux derrière', 'quayside'],
  ])('has it for his ground: %s', (prompt, place) => {
    expect(wished(prompt).place).toBe(place);
    expect(wished(prompt).relations.filter(({ kind }) => kind === 'on')).toEqual([]);
  });

  it('leaves a lighthouse to the cliff that bears it, a boat to the water, a roof to its house', () => {
    expect(wished('un phare sur une falaise').place).toBe('cliffs');
    expect(placeFor(wished('un voilier au port'))).toBe('harbour');
    expect(wished('une maison, un chat sur le toit').place).toBeNull();
  });

  it('stands on the quay of a harbour, and waits for a train on that of a station', () => {
    expect(placeFor(wished('un pêcheur au port'))).toBe('quayside');
    expect(wished('un sac à dos sur un banc du quai, un train passe').place).toBe('platform');
  });
});

describe('where something is', () => {
  it('is said of a place that has its own clause, and moves nothing else', () => {
    const [car] = wished('a car driving along a coastal road, cliffs on the left').things;
    expect(car?.side).toBeUndefined();
    expect(wished('une femme sur la plage, à gauche').things[0]?.side).toBe('left');
    expect(wished('un arbre à gauche, un banc à droite').things.map(({ side }) => side)).toEqual([
      'left',
      'right',
    ]);
  });

  it('is said of what is not drawn, and of nobody before it', () => {
    const { relations } = wished(
      'deux sœurs dans une cuisine, de la farine partout sur la table, un chien',
    );
    expect(relations.filter(({ kind }) => kind === 'on')).toEqual([]);
  });

  it('leaves the bicycle to lie and the couple to eat', () => {
    const { things } = wished('a couple slicing a watermelon, an old bicycle lying on the right');
    expect(things.find(({ id }) => id === 'people')?.person?.doing).toBe('cut');
    expect(things.find(({ id }) => id === 'bicycle')?.side).toBe('right');
  });

  it('is on top of what was named first', () => {
    expect(wished('a floating island, a small cottage on top, two moons').relations).toContainEqual(
      { of: 1, kind: 'on', to: 0 },
    );
  });

  it('is a road along its coast, cliffs and all', () => {
    expect(wished('a car on a coastal road, cliffs, sunset')).toMatchObject({
      place: 'road',
      view: 'coast',
    });
  });

  it('stays a station, whatever country it stands in, and a dressing gown names no room', () => {
    expect(wished('une petite gare de campagne').place).toBe('platform');
    expect(wished('une dame en robe de chambre').place).toBeNull();
    expect(wished('une femme dans une petite cuisine bleue').place).toBe('kitchen');
  });

  it('is a clock on the wall, which hangs, and one on the mantelpiece', () => {
    expect(ids('a cat on a couch and a big clock on the wall')).toContain('wall-clock');
    expect(ids('une horloge sur la cheminée')).toContain('mantelpiece-clock');
  });
});
