import type { Person } from '../../../illustration/illustration-description.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import type { Draft } from '../collect/draft-things.ts';

/** What somebody's picture wears or has with it, so that it is no thing beside him. */
const outfits: readonly (readonly [gear: RegExp, wearer: RegExp])[] = [
  [
    /^(headphone|rescue-workers-helmet|military-helmet)$/,
    /climb|biking|motor|firefighter|builder|construction|knight|astronaut|soldier|guard|viking|gladiator|racing|kayak|fencing|skateboard|skier|snowboard|football|pilot|samurai/,
  ],
  [/^(leather-bag|handbag|backpack|briefcase|clutch-bag|envelope|package)$/, /postman/],
  [/^(rope-coil|knot|rope)$/, /climb/],
  [/^(skis|ski)$/, /skier/],
  [/^snowboard(er)?$/, /snowboard/],
  [/^(tennis|tennis-racket|ping-pong)$/, /tennis-player/],
  [/^(bicycle)$/, /biking/],
  [/^(tutu-dress|ballet-shoes)$/, /ballerina|dancer/],
  [/^(surfboard|person-surfing)$/, /surfing/],
];

/** « une grimpeuse, casque et corde »: told by its picture's name or the clothes of its role. */
export function isGearOf({ id, person }: Pick<Draft, 'id' | 'person'>, gear: string): boolean {
  if (!person && packedOf(id)?.group !== 1) return false;
  const worn = `${id} ${person?.costume ?? ''}`;
  return outfits.some(([what, wearer]) => what.test(gear) && wearer.test(worn));
}

/** « un chien en pull », « un ours en pyjama »: no animal of ours wears what has sleeves, legs or soles. */
export const isClothOfAnimal = (last: Draft | undefined, id: string): boolean =>
  last !== undefined && last.person === null && isAnimal(last.id) && cloth.test(id);
const cloth =
  /^(pyjamas|coat|raincoat|dress|sweater|kimono|sari|lab-coat|safety-vest|jeans|t-?shirt|running-shirt|bikini|one-piece-swimsuit|womans-clothes|shorts|briefs|socks|gloves|apron|womans-boot|hiking-boot|mans-shoe|running-shoe|sneaker|ballet-shoes|martial-arts-uniform|tutu-dress)$/;

/** What is worn on the body; a hat or a scarf an animal wears as it is. */
export const isGarment = (id: string): boolean => cloth.test(id) || id in outfitsById;

/** What whoever is dressed as one wears: « déguisé en pirate », “dressed as an astronaut”. */
export const costumeNamed = (id: string): Person['costume'] | null =>
  costumesById[id] ?? roleOf(id)?.costume ?? null;
const costumesById: Readonly<Record<string, Person['costume']>> = {
  astronaut: 'astronaut',
  knight: 'knight',
};

/** What somebody looks like in it; null for what is not drawn on our people. */
export function outfitOf(id: string): Partial<Person> | null {
  return outfitsById[id] ?? null;
}
const outfitsById: Readonly<Record<string, Partial<Person>>> = {
  raincoat: { costume: 'raincoat' },
  coat: { costume: 'coat' },
  pyjamas: { costume: 'pyjamas' },
  'tutu-dress': { costume: 'tutu' },
  dress: { clothes: 'dress' },
  kimono: { clothes: 'kimono' },
  sweater: { clothes: 'jumper' },
  necktie: { clothes: 'suit', tie: 'red' },
  bathrobe: { costume: 'bathrobe' },
  'safety-vest': { costume: 'vest' },
  sari: { costume: 'sari' },
  gloves: { gloves: 'brown' },
  'boxing-glove': { gloves: 'red', areGlovesForBoxing: true },
  'thong-sandal': { shoes: 'sandals' },
};

export const isJewel = (id: string): boolean => /^(necklace|ring|wristwatch|smartwatch)$/.test(id);
