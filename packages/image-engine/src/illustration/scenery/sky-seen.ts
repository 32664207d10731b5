import type { Place } from '../illustration-description.ts';
import { interiors } from '../place-names.ts';

/** Where no sky is seen: what belongs there is one thing among others. */
export const skyless: ReadonlySet<Place> = new Set<Place>([
  ...([
    'studio',
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
  ] as const),
  ...interiors,
]);
/** Where nothing is said of the hour, these are seen by night. */
export const nightly = new Set([
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
