import type { IllustrationDescription, Place, WishedThing } from '../illustration-description.ts';
import { plain } from './plain-thing.ts';

/** What tells one room of an axonometry from another. */
const isometricRooms: Partial<Record<Place, string>> = {
  ...{ kitchen: 'fridge oven', bedroom: 'bed', room: 'sofa lamp', office: 'desk design-chair' },
  ...{ library: 'bookshelf armchair', bathroom: 'bathtub' },
};

/** What stands for a town on a map of a country. */
const townOnMap = 'castle church house windmill';
const towns: ReadonlySet<Place> = new Set<Place>(['city', 'village', 'street', 'paris', 'canal']);

/** On a map a net of lines is drawn for an underground; an axonometry of a room has what tells it. */
export function mapped(wish: IllustrationDescription): {
  readonly things: readonly WishedThing[];
  readonly place: Place;
} {
  const { things, manner } = wish;
  const place = wish.place ?? 'street';
  const isEmpty = things.length === 0;
  const isTown = manner === 'carte' && wish.place !== null && towns.has(wish.place);
  const isBare = isEmpty && (manner === 'isometrique' || isTown);
  const usualOnes = (isTown ? townOnMap : (isometricRooms[place] ?? '')).split(' ').filter(Boolean);
  return {
    things: isBare
      ? usualOnes.map(plain)
      : things.filter(({ id }) => manner !== 'plan' || id !== 'metro'),
    place,
  };
}
