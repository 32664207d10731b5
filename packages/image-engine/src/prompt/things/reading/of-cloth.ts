import type { Person } from '../../../illustration/illustration-description.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { isGarment } from '../words/gear.ts';
import { nameIndex } from '../words/name-index.ts';
import { traitWords } from '../words/person-words.ts';
import { slotOf } from '../words/worn-words.ts';
import type { Piece } from './piece.ts';

/** A colour right behind a garment or hair, or right before it; “black” right before a thing. */
export function isOfCloth(
  words: readonly string[],
  at: number,
  before: Piece | undefined,
): boolean {
  const isCloth = (trait: Partial<Person> | undefined) =>
    trait !== undefined && (slotOf(trait) !== null || trait.hairCut || trait.hasBeard);
  const isBehind =
    before?.to === at &&
    ((before.says === 'trait' && Boolean(isCloth(before.trait))) ||
      (before.says === 'thing' && isGarment(before.named.id)));
  const next = words[at + 1];
  const named = next === undefined ? undefined : nameIndex().get(next);
  const isAhead =
    next !== undefined &&
    (Boolean(isCloth(traitWords.get(next))) || (named !== undefined && isGarment(named.id)));
  // “people with black umbrellas”
  const isOfThing = words[at] === 'black' && named !== undefined && roleOf(named.id) === null;
  return isBehind || isAhead || isOfThing;
}
