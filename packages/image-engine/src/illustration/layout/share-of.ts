import type { IllustrationDescription, Place } from '../illustration-description.ts';
import { aerials, outings, sections, wildLands } from '../place-names.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { isFurniture, isOfCounter } from './habits.ts';
import type { Room } from './room.ts';

/** How large what is shown is, and how far from the middle; by itself a subject fills the picture. */
export function shareOf(
  { manner, place, things, framing = null }: IllustrationDescription,
  { isPlaceAlone, lean }: { readonly isPlaceAlone: boolean; readonly lean: number },
): Pick<Room, 'lone' | 'most' | 'lean'> {
  if (manner === 'isometrique') return { lone: 0.34, most: 0.44, lean: 0 };
  if (framing === 'close') return { lone: 1.02, most: 0.97, lean: 0 };
  if (framing === 'wide')
    return { lone: things.length > 2 ? 0.5 : 0.28, lean: 0.16 * Math.sign(lean) };
  const [only] = things;
  // « une pomme géante »
  const isBuiltIn = place !== null && only && isFurniture(only.id);
  if (
    only?.size === 'large' &&
    only.count === 1 &&
    !isPlaceAlone &&
    !isBuiltIn &&
    things.length <= 2
  )
    return { lone: 0.9, most: 0.96, lean: 0 };
  if (things.length === 1 && only!.side)
    return { lone: 0.46, lean: only!.side === 'left' ? -0.22 : 0.22 };
  // « une minuscule barque rouge » on its sea.
  if (only?.size === 'small' && things.length === 1 && only.count === 1 && place && open.has(place))
    return { lone: 0.2, lean: 0.2 * Math.sign(lean) };
  // Before shelves a cat is no larger than a chair.
  if (place === 'library' && things.length === 1 && naturalSize(things[0]!.id) < 1)
    return { lone: 0.36, lean: 0.2 * Math.sign(lean) };
  // A hearth in a kitchen is no larger than its walls.
  if (isBuiltIn && place === 'kitchen' && things.length === 1 && !isOfCounter(only.id))
    return { lone: 0.46, lean: 0.14 * Math.sign(lean) };
  // The bath is the picture's middle.
  if (place === 'bathroom')
    return {
      ...{ lone: 0.3, lean: 0.36 * Math.sign(lean) },
      ...(things.every(({ person }) => !person) ? { most: 0.24 } : {}),
    };
  // What lies on a kitchen's counter.
  if (
    place === 'kitchen' &&
    things.every(({ id, person }) => !person && (!isFurniture(id) || isOfCounter(id)))
  )
    return { lone: things.length > 1 ? 0.34 : 0.28, lean: 0.2 * lean };
  // Its tables are as large as they are.
  if (place === 'cafe' && things.every(({ person }) => !person))
    return { lone: 0.4, lean: 0.1 * Math.sign(lean) };
  // Whoever is on a roof, a cliff or a quay is whom one looks at.
  if (place && lookouts.has(place) && things.some(({ person, id }) => person || isAnimal(id)))
    return { lone: things.length > 1 ? 0.6 : 0.52, most: 0.8, lean: 0.1 * Math.sign(lean) };
  // Of a place that is named for its view the view is the picture.
  if (place && vistas.has(place)) {
    const largest = Math.max(...things.map(({ id }) => naturalSize(id)));
    const lone = Math.min(0.46, Math.max(0.24, 0.2 + 0.13 * largest));
    return { lone, most: 0.74, lean: 0.16 * Math.sign(lean) };
  }
  if (place && inTown.has(place))
    return {
      lone: isPlaceAlone ? (place === 'alley' ? 0.16 : 0.3) : place === 'market' ? 0.36 : 0.5,
      lean: (isPlaceAlone ? 0.2 : 0.1) * Math.sign(lean),
    };
  return isPlaceAlone ? { lone: 0.34, lean: 0.2 * Math.sign(lean) } : { lean: 0.09 * lean };
}

/** So wide that what is small is small in it. */
const open: ReadonlySet<Place> = new Set<Place>([
  ...([
    'sea',
    'desert',
    'mountain',
    'snow',
    'ice',
    'sky',
    'space',
    'beach',
    'river',
    'field',
  ] as const),
  ...(['hills', 'fjord', 'coast', 'road', 'harbour'] as const),
]);

/** Seen from where one stands, with the ground of it near. */
const lookouts: ReadonlySet<Place> = new Set<Place>(['rooftop', 'clifftop', 'quayside']);

/** What is around it is the picture, too. */
const inTown: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'paris', 'newyork', 'market', 'neon', 'village', 'seine'] as const),
]);

/** Where what lies about the subject is worth as much. */
export const vistas: ReadonlySet<Place> = new Set<Place>([
  ...(['cliffs', 'coast', 'isle', 'fjord', 'zen', 'allotment', 'formal', 'ramparts'] as const),
  ...(['ski', 'terraces', 'path', 'avenue', 'footbridge', 'roofs', 'townview', 'balcony'] as const),
  ...(['steps', 'square', 'perched', 'whitelane', 'gorge', 'river'] as const),
  ...wildLands,
  ...outings,
  ...aerials,
  ...sections,
]);

/** Where the place that was chosen decides, too. */
export const indoors = ({ place }: { readonly place: Place }): Place | null =>
  place === 'library' || place === 'kitchen' ? place : null;
