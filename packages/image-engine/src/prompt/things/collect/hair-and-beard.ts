import type { HairColour, Person } from '../../../illustration/illustration-description.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import type { Trait } from '../words/worn-words.ts';

/** Hair has fewer colours than things have. */
const hairOf: Readonly<Record<ColourName, HairColour>> = {
  ...{ red: 'red', orange: 'red', yellow: 'blond', gold: 'blond', beige: 'blond', brown: 'brown' },
  ...{ black: 'black', grey: 'grey', white: 'grey', pink: 'pink', violet: 'violet' },
  ...{ blue: 'blue', turquoise: 'blue', green: 'green' },
};

/** “a green mohawk”, « une moustache noire »: that part in this colour. */
export const inSlot = (slot: keyof Person, colour: ColourName): Trait => ({
  [slot]: slot === 'hair' || slot === 'beardColour' ? hairOf[colour] : colour,
});

/** « à la barbe rousse »: what is said right behind a beard. */
export function isBeardRightBefore(pieces: readonly Piece[], index: number): boolean {
  const [before, piece] = [pieces[index - 1], pieces[index]!];
  return before?.says === 'trait' && before.trait.hasBeard === true && before.to === piece.from;
}

/** « chauve avec une barbe blanche », « un brun à la barbe rousse »: a beard's colour is not the head's that was told; a bride's headscarf is her veil. */
export function withTrait(person: Person, trait: Trait, isOfBeard: boolean): Person {
  if (trait.hatKind === 'hijab' && person.clothes === 'wedding')
    return { ...person, veil: 'white' };
  const { hair, ...rest } = trait;
  const isBeardsOwn = hair && hair !== 'bald' && person.hair && (isOfBeard || trait.hasBeard);
  if (isBeardsOwn) return { ...person, ...rest, beardColour: hair };
  return { ...person, ...trait };
}
