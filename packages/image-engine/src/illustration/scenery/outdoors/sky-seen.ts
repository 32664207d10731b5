import type {
  IllustrationDescription,
  Place,
  WishedThing,
} from '../../illustration-description.ts';
import { aerials, interiors } from '../../place-names.ts';

/** Where no sky is seen: what belongs there is one thing among others. */
export const skyless: ReadonlySet<Place> = new Set<Place>([
  ...([
    'studio',
    'blur',
    'table',
    'library',
    'bathroom',
    'kitchen',
    'wall',
    'ring',
    'hall',
    'cave',
    'workshop',
    'attic',
    'museum',
    'supermarket',
    'windowsill',
  ] as const),
  ...interiors,
  ...aerials,
]);
/** Where nothing is said of the hour, these are seen by night. */
const nightly = new Set([
  'fireworks',
  'full-moon',
  'crescent-moon',
  'flying-witch',
  'milky-way',
  'aurora',
  'lantern-string',
]);

/** Seen in the sky also where nothing else was asked for. */
export const skyOnly = new Set(['fireworks', 'rainbow', 'milky-way', 'aurora']);

/** A moon in the sky makes a night, and on a card none. */
export function hourSeen(
  { time, design }: IllustrationDescription,
  { place, things }: { readonly place: Place; readonly things: readonly WishedThing[] },
): IllustrationDescription['time'] {
  const isOnSheet = design !== undefined && place === 'studio';
  return time ?? (!isOnSheet && things.some(({ id }) => nightly.has(id)) ? 'night' : null);
}
