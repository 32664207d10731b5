import type { Place, RelationKind } from '../../illustration/illustration-description.ts';
import type { Draft } from './draft-things.ts';
import type { Piece } from './reading.ts';

export const mostThings = 8;
export const mostOfOne = 12;

/** « un chat » is another one; « le chat » is the one that is there. */
export function isNew(typed: readonly string[], { from }: { from: number }): boolean {
  const [before = '', last = ''] = typed.slice(Math.max(0, from - 2), from);
  if (from === 1) return newOnes.test(before);
  return newOnes.test(last) || (newOnes.test(before) && between.test(last));
}
const newOnes = /^(un|une|a|an|autre|another|des|deux|trois|quatre|cinq|two|three|four)$/;
const between = /^(petit|grand|gros|beau|bel|vieux|vieil|jeune|nouvel?|joli|autre)(e|le|ne)?s?$/;
/** Said of all that was joined before it. */
export const shared: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'under']);
/** What is done with a thing, and not only where it is. */
export const acts = /\b(jou|mang|boi|buv|lit|lis|play|eat|drink|read)\w*/i;
export const articles = /^(un|une|des|le|la|les|l|a|an|the|son|sa|ses|deux|trois|two|three)$/;
export const indoors: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'kitchen', 'office', 'library', 'bathroom'] as const),
]);

/** In a town, and seen before it. */
export const spots: ReadonlySet<Place> = new Set<Place>(['cafe', 'market']);
export const namedTowns: ReadonlySet<Place> = new Set<Place>(['paris', 'newyork', 'neon', 'canal']);
export const towns: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'market', 'cafe', 'canal', 'neon', 'paris', 'newyork'] as const),
]);
export const lands: ReadonlySet<Place> = new Set<Place>([
  'field',
  'hills',
  'mountain',
  'sea',
  'river',
]);

export function isSame(one: Draft, other: Draft): boolean {
  if (other.person === null || one.person === null) return one.id === other.id;
  const isLike =
    one.person.sex === other.person.sex &&
    one.person.age === other.person.age &&
    one.person.costume === other.person.costume;
  return one.id === other.id && isLike;
}

/** Worn by whoever is named before, where « en » leads to it. */
export const garments: ReadonlySet<string> = new Set([
  ...[
    'dress',
    'kimono',
    'sari',
    'coat',
    'lab-coat',
    't-shirt',
    'running-shirt',
    'necktie',
    'jeans',
  ],
  ...['bikini', 'scarf', 'womans-clothes'],
]);

/** « une femme qui fait du yoga » is one person. */
export const isAction = (id: string) => /^person-|^(skier|snowboarder|horse-racing)$/.test(id);

/** « qui danse le tango »: what they do, and nobody else. */
export const isDance = (id: string, { from }: { from: number }, typed: readonly string[]) =>
  id === 'dancer' && /^(le|la|du|de)$/.test(typed[from - 1] ?? '');

/** « un chat roux »: right behind the thing, or behind its other adjectives. */
export function belongsToLast(pieces: readonly Piece[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const { says } = pieces[at]!;
    if (says === 'thing' || says === 'person' || says === 'trait') return true;
    if (says !== 'size' && says !== 'colour' && says !== 'unknown') return false;
  }
  return false;
}
