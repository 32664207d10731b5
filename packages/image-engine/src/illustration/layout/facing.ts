import { isAnimal } from '../vocabulary/is-animal.ts';
import { isVehicle } from './habits.ts';

export type Side = 'left' | 'right';
/** Of several: to each other, or away. */
export type Turn = Side | 'inward' | 'outward';

/** To which side each of so many looks. */
export function sidesOf(turn: Turn, count: number): readonly Side[] {
  const isFirst = (at: number) => at < count / 2;
  return Array.from({ length: count }, (_, at) =>
    turn === 'inward' || turn === 'outward'
      ? isFirst(at) === (turn === 'inward')
        ? 'right'
        : 'left'
      : turn,
  );
}

/** Drawn from the front or from above: they look to no side. */
const frontal = new Set(
  'orangutan pig-nose koala sloth hatching-chick front-facing-baby-chick penguin eagle owl feather peacock frog jellyfish octopus spiral-shell coral crab lobster squid oyster butterfly beetle lady-beetle cockroach spider spider-web scorpion fly worm microbe phoenix phoenix-bird red-panda minotaur bat lizard bee blowfish'.split(
    ' ',
  ),
);
const right = new Set(['duckling', 'blackbird']);
/** Of the set's own figures, seen from the side. */
const sideways =
  /^(person|man|woman)-(fencing|running|walking|surfing|biking|golfing|rowing-boat)$/;

/** To which side a thing's picture looks; null for those that look at us, and for what has no face. */
export function facingOf(id: string): Side | null {
  if (right.has(id)) return 'right';
  if (frontal.has(id)) return null;
  if (isAnimal(id) || isVehicle(id) || sideways.test(id) || /^(dragon|running-horse)$/.test(id))
    return 'left';
  return null;
}
