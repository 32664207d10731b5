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

/** Whether so many of a thing in the sky are drawn as were told. */
export const areAllSeen = ({ id, count }: WishedThing): boolean =>
  count <= (id === 'rainbow' ? 2 : /^(sun|(full|crescent)-moon)$/.test(id) ? 3 : 1);

/** Of rainbows a second one is seen about the first, of moons and suns two more beside it. */
export function inTheSky(things: readonly WishedThing[], inSky: (id: string) => boolean) {
  const seen = things.filter(({ id }) => inSky(id));
  const most = (what: RegExp) =>
    Math.max(0, ...seen.map(({ id, count, isSome }) => (what.test(id) && !isSome ? count : 0)));
  const discs = most(/^(sun|(full|crescent)-moon)$/);
  return new Set([
    ...seen.map(({ id }) => id),
    ...(most(/^rainbow$/) > 1 ? ['second-rainbow'] : []),
    ...(discs > 1 ? ['second-disc'] : []),
    ...(discs > 2 ? ['third-disc'] : []),
  ]);
}
