import type { ColourName } from '../scene/scene-description.ts';
import type { CostumeName } from './people/costumes.ts';
import type { PoseName } from './people/poses.ts';

export type HairColour =
  | ('red' | 'blond' | 'brown' | 'black' | 'grey')
  | ('pink' | 'blue' | 'green' | 'violet');

export type HairCut =
  | ('long' | 'short' | 'curly' | 'bun' | 'braids' | 'bob' | 'wavy' | 'fringe')
  | ('ponytail' | 'afro' | 'dreads' | 'pixie' | 'mohawk' | 'pigtails' | 'buzz' | 'messy');

export type Person = {
  /** An animal or a being that does as people do: its head, coat, paws and tail on a person's body. */
  readonly beast?: string;
  readonly coat?: ColourName;
  /** What somebody is disguised as. */
  readonly suit?: string;
  readonly sex: 'woman' | 'man';
  readonly age: 'baby' | 'toddler' | 'child' | 'teen' | 'young' | 'adult' | 'old';
  readonly hair: HairColour | 'bald' | null;
  readonly hairCut: HairCut | null;
  /** 0 light – 4 dark; null where nothing was said. */
  readonly skin: number | null;
  readonly glasses: 'clear' | 'dark' | null;
  /** Of their frame. */
  readonly glassesColour?: ColourName;
  /** On the feet, in this colour. */
  readonly boots?: ColourName;
  /** About the neck, in this colour. */
  readonly scarf?: ColourName;
  readonly hasBeard: boolean;
  readonly hasHat: boolean;
  /** Which, where it was told. */
  readonly hatKind?:
    | ('straw' | 'beanie' | 'cap' | 'beret' | 'headphones' | 'turban' | 'helmet')
    | ('hood' | 'flowers' | 'tophat' | 'bow' | 'tiara' | 'headscarf' | 'party')
    | ('hijab' | 'flatcap' | 'backwards' | 'cowboy' | 'crown');
  /** Of what is on the head. */
  readonly hatColour?: ColourName;
  /** Of the cloth on the body. */
  readonly pattern?: 'dots' | 'stripes' | 'checks' | 'flowers';
  readonly patternColour?: ColourName;
  /** Below the belt, where it was told. */
  readonly trousers?: ColourName;
  readonly legwear?: 'trousers' | 'skirt' | 'shorts' | 'kilt';
  readonly over?: 'braces' | 'shawl' | 'towel' | 'sash' | 'ermine' | 'poncho';
  readonly overColour?: ColourName;
  readonly tie?: ColourName;
  readonly gloves?: ColourName;
  readonly areGlovesForBoxing?: boolean;
  readonly shoes?: 'shoes' | 'sandals' | 'slippers' | 'heels' | 'none';
  readonly shoeColour?: ColourName;
  readonly earrings?: ColourName;
  readonly necklace?: ColourName;
  readonly cape?: ColourName;
  readonly apron?: ColourName;
  readonly backpack?: ColourName;
  readonly isPregnant?: boolean;
  /** In which, where a beard was told. */
  readonly beardKind?: 'moustache' | 'stubble' | 'goatee' | 'long' | 'braided';
  /** Of it, where the head's hair has another or none. */
  readonly beardColour?: HairColour;
  /** Deeper than years alone would draw them. */
  readonly hasWrinkles?: boolean;
  readonly hasBraces?: boolean;
  /** On the face. */
  readonly onSkin?: 'soot' | 'vitiligo' | 'scar' | 'mud' | 'rosy' | 'paint';
  /** In which a face is painted, from the left. */
  readonly paints?: readonly ColourName[];
  readonly build?: 'stout' | 'slim' | 'strong';
  readonly hasRoundFace?: boolean;
  /** Beside others of the same age. */
  readonly stature?: 'tall' | 'short';
  /** Between the lips, before the eyes, about the neck, over the head. */
  readonly inMouth?: 'pipe' | 'cigar' | 'pacifier' | 'lollipop';
  readonly onEyes?: 'monocle' | 'eyepatch' | 'goggles';
  readonly onFace?: 'mask' | 'clownNose';
  readonly onNeck?:
    | 'stethoscope'
    | 'medal'
    | 'bowtie'
    | 'tie'
    | 'camera'
    | 'bandana'
    | 'headphones';
  readonly veil?: ColourName;
  readonly bag?: ColourName;
  /** What somebody walks or drives with. */
  readonly aid?: 'wheelchair' | 'crutches' | 'cane';
  /** From where light falls on somebody. */
  readonly light?: 'left' | 'right' | 'behind' | 'neon' | 'candle';
  readonly piercing?: 'nose' | 'lip' | 'brow';
  readonly hasPointedEars?: boolean;
  readonly hasTongueOut?: boolean;
  /** Of who is seen from near. */
  readonly handAt?: 'chin' | 'lips';
  readonly hasMissingTooth?: boolean;
  readonly hasDimples?: boolean;
  readonly hasTears?: boolean;
  readonly isWinking?: boolean;
  readonly eyes?: ColourName;
  readonly lips?: ColourName;
  readonly hasFreckles?: boolean;
  /** Where somebody is told to look. */
  readonly gaze?: 'up' | 'down' | 'aside' | 'left' | 'right';
  /** What several are to each other, which decides how they stand. */
  readonly bond?: 'couple' | 'family' | 'friends';
  /** Seen from behind. */
  readonly isTurned?: boolean;
  readonly isThreeQuarter?: boolean;
  /** Told to be seen from the front. */
  readonly isFacing?: boolean;
  /** Seen from the side. */
  readonly isProfile?: boolean;
  /** All of them look the same. */
  readonly isTwin?: boolean;
  /** Each in another fancy dress. */
  readonly isDisguised?: boolean;
  readonly mood: 'smile' | 'laugh' | 'sad' | 'calm' | 'tired' | 'angry' | 'surprised' | null;
  /** What a role wears. */
  readonly costume?: CostumeName;
  /** What somebody does with arms and legs. */
  readonly doing?: PoseName;
  /** At the same time: with the other hand, or with the legs. */
  readonly also?: PoseName;
  readonly clothes:
    | ('suit' | 'dress' | 'jumper' | 'turtleneck' | 'wedding' | 'kimono')
    | ('shirt' | 'tee' | 'hoodie' | 'jacket' | 'dungarees')
    | null;
  /** Eyes closed, though not asleep. */
  readonly hasClosedEyes?: boolean;
};
