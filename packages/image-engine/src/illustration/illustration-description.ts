import type {
  ColourName,
  LightName,
  Mood,
  Season,
  TimeOfDay,
  Weather,
} from '../scene/scene-description.ts';
import type { ToldParts } from './palette/part-names.ts';
import type { Person } from './person.ts';
import type { Place, TownName } from './place-names.ts';
import type { Finish } from './room-finish.ts';
import type { Mark } from './vocabulary/marks.ts';
import type { Matter } from './vocabulary/matters.ts';
import type { PieceName } from './vocabulary/pieces.ts';

export type { HairColour, HairCut, Person } from './person.ts';
export type { Place, TownName } from './place-names.ts';

/** How an illustration is made; one manner draws all of a picture. */
export const mannerNames = [
  'affiche',
  'papier',
  'gravure',
  'gouache',
  'aquarelle',
  'huile',
  'crayon',
  'pixel',
  'autocollant',
  'net',
  'volume',
  'facettes',
  'trait',
  'pointilles',
  'linogravure',
  'vitrail',
  'bulle',
  'isometrique',
  'carte',
  'plan',
] as const;
export type MannerName = (typeof mannerNames)[number];

/** What a picture is for, which decides how it is composed. */
export const formats = [
  'picture',
  'portrait',
  'poster',
  'logo',
  'pattern',
  'packshot',
  'sign',
] as const;
export type Format = (typeof formats)[number];

/** What grows on a field that was named for it. */
export const crops = [
  ...(['wheat', 'lavender', 'sunflower', 'tulip', 'poppy'] as const),
  ...(['rapeseed', 'maize', 'rice', 'flowers', 'vine'] as const),
] as const;
export type Crop = (typeof crops)[number];

export const relations = [
  'on',
  'in',
  'above',
  'under',
  'before',
  'behind',
  'beside',
  // In the middle of several, or of two that are joined.
  'between',
  'around',
  'breathes',
  'holds',
  // Does something to what stands before him, as his act says.
  'acts',
  'wears',
  // Of a mark: both are one.
  'merges',
] as const;
export type RelationKind = (typeof relations)[number];

/** Where on somebody, or on an animal, something is that touches it; `side`: all along it. */
export type Touch =
  | ('lap' | 'arms' | 'shoulder' | 'shoulders' | 'back' | 'head')
  | ('nose' | 'hand' | 'feet' | 'side');

/** What a thing does with its body. */
export type Posture =
  | ('asleep' | 'moving' | 'stacked' | 'floating')
  | ('standing' | 'walking' | 'leaping' | 'rearing' | 'sitting' | 'lying')
  | ('grazing' | 'howling' | 'flying' | 'swimming' | 'hatching' | 'hung')
  // Of animals.
  | ('drinking' | 'fighting' | 'playing' | 'rolling');

/** What the face of an animal shows. */
export type Feeling = 'happy' | 'sad' | 'angry' | 'afraid' | 'tired';

/** What the face shows that a thing was given. */
export type FaceMood = 'smile' | 'asleep' | 'sad' | 'angry' | 'love' | 'surprised';

export type WishedThing = {
  /** A packed thing's name, one of our own drawings', or `person`. */
  readonly id: string;
  /** As typed. */
  readonly said: string;
  readonly count: number;
  /** « des tulipes »: several, of which no number was told. */
  readonly isSome?: boolean;
  /** So many that they stand in depth. */
  readonly isCrowd?: boolean;
  readonly colour: ColourName | null;
  readonly size: 'small' | 'usual' | 'large';
  readonly posture: Posture | null;
  /** Of an animal. */
  readonly feels?: Feeling;
  /** What it is made of. */
  readonly matter?: Matter;
  /** Drops of water are on it. */
  readonly isWet?: boolean;
  /** « un chat rayé », “a cracked vase” */
  readonly mark?: Mark;
  /** « à pois rouges »: of the mark, and not of all of it. */
  readonly markColour?: ColourName;
  readonly isUpturned?: boolean;
  /** « de couleurs différentes » */
  readonly isMotley?: boolean;
  /** « un rouge, un noir »: of several, each in its turn. */
  readonly eachColour?: readonly ColourName[];
  /** « un voilier au loin » */
  readonly isFar?: boolean;
  /** « à gauche, un lapin » */
  readonly side?: 'left' | 'right';
  /** « un chat noir et blanc »: of its second part, or of every other one of several. */
  readonly otherColour?: ColourName;
  readonly person: Person | null;
  /** Of several who differ: each. */
  readonly members?: readonly Member[];
  /** « face à face », « dos à dos », « de profil » */
  readonly stance?: Stance;
  /** Of its parts, each in a colour of its own. */
  readonly parts?: ToldParts;
  /** “a balloon shaped like a teapot”: whose form it has, a thing of the vocabulary. */
  readonly form?: string;
  /** “a lion made of autumn leaves”: of which small things it is. */
  readonly pieces?: PieceName;
  /** Somebody does something to it, and it is no part of a place. */
  readonly isWorkedOn?: boolean;
  /** Of a mark: drawn as any of these. */
  readonly either?: readonly string[];
  /** « un avocat qui sourit »: a thing with eyes and a mouth. */
  readonly face?: FaceMood;
};

/** One of several who are drawn as one; `said` as typed, where each was named. */
export type Member = {
  readonly person: Person;
  readonly colour: ColourName | null;
  readonly said?: string;
};

/** How several of a kind look at each other; from where one is seen. */
export type Stance = 'facing' | 'apart' | 'profile';

/** Things by their place in `things`. */
export type Relation = {
  readonly of: number;
  readonly kind: RelationKind;
  readonly to: number;
  /** « à côté de »: nearness was told, and not only that both are there. */
  readonly isNear?: boolean;
  /** « tient »: it is in somebody's hands. */
  readonly isHeld?: boolean;
  /** « une sorcière et une citrouille »: both are there, and nobody holds the other. */
  readonly isJoint?: boolean;
  /** One looks at the other, both away, or one runs after the other. */
  readonly facing?: 'facing' | 'apart' | 'after';
  /** « sur les genoux de »: where they touch. */
  readonly at?: Touch;
};

export const occasions = [
  ...(['wedding', 'birth', 'birthday', 'halloween', 'newyear', 'lunar', 'christmas'] as const),
  ...(['easter', 'love', 'mother', 'father', 'retirement', 'thanks', 'music', 'circus'] as const),
  ...(['flea', 'school', 'sale', 'film', 'game', 'feast', 'gaming'] as const),
] as const;
export type Occasion = (typeof occasions)[number];

/** In which taste a sheet is designed. */
export type Taste =
  | ('deco' | 'nouveau' | 'bauhaus' | 'vintage' | 'botanical' | 'minimal')
  | ('elegant' | 'cute' | 'slate');

/** What is printed on a designed sheet: a scene under a band, a subject before a ground, a grid. */
export type DesignKind =
  | ('card' | 'event' | 'travel' | 'cover' | 'label' | 'menu' | 'sheet')
  | ('pattern' | 'mark' | 'board');

/** What a pattern is made of where nothing is repeated, or what it is made as. */
export type Weave =
  | ('knit' | 'tartan' | 'gingham' | 'fans' | 'terrazzo' | 'waves')
  | ('stripes' | 'dots' | 'zigzag' | 'geometry' | 'mandala')
  | ('leopard' | 'camouflage' | 'marble' | 'boards');

/** Of which kind the letters are, where that was told. */
export type LetterKind = 'script' | 'hand' | 'capitals' | 'round' | 'western' | 'brush' | 'serif';

/** Where on a sheet its words stand; of several the first above and the others below. */
export type WordsAt = 'top' | 'bottom' | 'both';

export type Design = {
  readonly kind: DesignKind;
  readonly letters?: LetterKind;
  readonly wordsAt?: WordsAt;
  readonly occasion?: Occasion;
  readonly taste?: Taste;
  readonly weave?: Weave;
  /** Of a pattern: small things, closely. */
  readonly isDense?: boolean;
};

/** In what a mark stands. */
export type MarkShape = 'heart' | 'shield' | 'hexagon' | 'square';

/** « sur du marbre noir » */
export type Ground = { readonly matter: Matter; readonly colour?: ColourName };

/** What a wish's names of colours stand for, where that was told exactly: sRGB hex. */
export type Shades = Readonly<Partial<Record<ColourName, string>>>;

/** What a wish for an illustration was understood to ask for. */
export type IllustrationDescription = {
  readonly format: Format;
  /** Null where it was left to us. */
  readonly manner: MannerName | null;
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
  readonly place: Place | null;
  /** Of a field. */
  readonly crop?: Crop | null;
  readonly time: TimeOfDay | null;
  readonly season: Season | null;
  readonly weather: Weather | null;
  readonly mood: Mood | null;
  /** In which light all of it is seen, where that was told. */
  readonly lights?: readonly LightName[];
  /** Said of the picture or its ground, not of one thing. */
  readonly colours: readonly ColourName[];
  /** sRGB hex of what a colour's name stands for here: « bleu nuit ». */
  readonly shades?: Shades;
  /** Lines to be set in type. */
  readonly text: readonly string[];
  /** How near it is seen, where that was told. */
  readonly framing?: 'close' | 'wide' | null;
  /** Before nothing but a colour. */
  readonly isPlain?: boolean;
  /** What all of it stands or lies on. */
  readonly ground?: Ground;
  /** Of what is behind: it goes from light to dark, or a lamp shines on it. */
  readonly wall?: 'ramp' | 'glow';
  /** Laid out and seen from above. */
  readonly isFromAbove?: boolean;
  /** Of a lake: it lies among mountains. */
  readonly hasPeaks?: boolean;
  /** Of whose houses it is built. */
  readonly town?: TownName;
  /** Of a street: laid with stones. */
  readonly isPaved?: boolean;
  /** Of a street: one crosses it on stripes. */
  readonly isCrossed?: boolean;
  /** What is seen from a balcony or a flight of steps. */
  readonly view?: Place;
  /** « un ciel rose » */
  readonly skyColour?: ColourName;
  /** Of a mark: its field is. */
  readonly isRound?: boolean;
  /** From a room, through its window. */
  readonly isThroughWindow?: boolean;
  /** Or of another form. */
  readonly field?: MarkShape;
  /** Nobody passes by. */
  readonly isDeserted?: boolean;
  /** Of a sign, where that was told. */
  readonly board?: 'slate' | 'wood';
  /** Of the letters. */
  readonly textColour?: ColourName;
  /** In tubes that shine. */
  readonly isNeon?: boolean;
  /** A sheet that a designer lays out, and no scene. */
  readonly design?: Design;
  readonly finish?: Finish;
};
