import { isBeast } from '../drawings/beast-body.ts';
import { beingOf } from '../vocabulary/beings.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { packedOf } from '../vocabulary/read-things.ts';

/** Our own drawings of who is neither a person with a trade nor an animal. */
const own =
  /^(astronaut|ballerina|boxer|dancer|diver|dragon|fisher|flying-witch|footballer|garden-gnome|gladiator|goalkeeper|golem|griffin|judoka|knight|minotaur|monster|ninja|pegasus|riding-knight|samurai|scarecrow|singer|skater|skateboarder|skier|sleeping-dragon|teddy-bear|tennis-player|unicorn)$/;

/** Whoever may be what a picture is about: people, animals and all that has a face. */
export const isSomebody = (thing: { readonly id: string; readonly person: unknown }): boolean =>
  thing.person !== null ||
  isAnimal(thing.id) ||
  isBeast(thing.id) ||
  beingOf(thing.id) !== null ||
  own.test(thing.id) ||
  packedOf(thing.id)?.group === 1;
