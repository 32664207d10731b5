import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../../illustration/vocabulary/read-things.ts';
import { coats } from './collect-rules.ts';
import type { Draft } from './draft-things.ts';

/** What somebody's picture wears or has with it, so that it is no thing beside him. */
const outfits: readonly (readonly [gear: RegExp, wearer: RegExp])[] = [
  [
    /^(headphone|rescue-workers-helmet|military-helmet)$/,
    /climb|biking|motor|firefighter|builder|construction|knight|astronaut|soldier|guard|viking|gladiator|racing|kayak|fencing|skateboard|skier|snowboard|football|pilot|samurai/,
  ],
  [/^(rope-coil|knot|rope)$/, /climb/],
  [/^(skis|ski)$/, /skier/],
  [/^snowboard(er)?$/, /snowboard/],
  [/^(tennis|ping-pong)$/, /tennis-player/],
  [/^(bicycle)$/, /biking/],
  [/^(surfboard|person-surfing)$/, /surfing/],
];

/** « une grimpeuse, casque et corde »: told by its picture's name or the clothes of its role. */
export function isGearOf({ id, person }: Pick<Draft, 'id' | 'person'>, gear: string): boolean {
  if (!person && packedOf(id)?.group !== 1) return false;
  const worn = `${id} ${person?.costume ?? ''}`;
  return outfits.some(([what, wearer]) => what.test(gear) && wearer.test(worn));
}

/** « un chien en pull »: no animal of ours but one wears any. */
export const isClothOfAnimal = (last: Draft | undefined, id: string): boolean =>
  last !== undefined && last.person === null && isAnimal(last.id) && coats.test(id);

export const isJewel = (id: string): boolean => /^(necklace|ring|wristwatch|smartwatch)$/.test(id);
