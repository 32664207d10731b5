import type { ColourName } from '../../scene/scene-description.ts';
import type { Beast } from '../drawings/beasts.ts';
import { frontBeast } from '../drawings/front-beast.ts';
import type { HairCut, Person } from '../illustration-description.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { type Being, beingOf } from '../vocabulary/beings.ts';
import type { Reach } from './act.ts';
import { isChild, isInfant } from './ages.ts';
import { costumeOf } from './costumes.ts';
import { beingBuild } from './draw-being.ts';
import { asInfant, decideFace, type Face } from './face-shapes.ts';
import { clothOfSuit, type Suit, suitOf } from './suits.ts';
import { darker } from './tints.ts';
import { ahead, type Gaze, toldGazes } from './turn-head.ts';

/** A person with everything decided. */
export type Look = {
  readonly person: Person;
  /** What has fur or feathers, and whether nothing is worn over them. */
  readonly fur?: { readonly beast: Beast; readonly isBare: boolean };
  /** Who is neither. */
  readonly being?: Being;
  readonly suit?: Suit;
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairCut: HairCut | 'quiff' | 'bald' | 'tuft' | 'down';
  readonly beard: string;
  readonly iris: string;
  readonly clothes: string;
  /** What they are cut like, where nothing was told of it. */
  readonly cut: 'jumper' | 'shirt' | 'jacket' | 'collar' | 'hoodie' | 'dungarees';
  readonly pattern: Person['pattern'] | null;
  /** Where nothing is done that is looked at. */
  readonly gaze: Gaze;
  readonly face: Face;
  readonly reach?: Reach;
};

/** Some look at us, some past us. */
const gazes: readonly Gaze[] = [
  ...[ahead, { x: 0.4, y: 0 }, { x: -0.4, y: 0 }],
  ...[ahead, { x: -0.55, y: 0.1 }, { x: 0.35, y: 0.15 }],
];

const cuts = ['jumper', 'shirt', 'collar', 'jacket', 'shirt', 'hoodie'] as const;
/** Of what is told by its name. */
const cutsOf: Partial<Record<NonNullable<Person['clothes']>, Look['cut']>> = {
  ...{ shirt: 'collar', tee: 'shirt', hoodie: 'hoodie', jacket: 'jacket', dungarees: 'dungarees' },
};
const patterns = [null, 'stripes', null, null, 'checks', null, 'dots', null] as const;
const irises = { pale: ['#5b7f9c', '#5e7f5a', '#7a5a3a', '#4a5d4c'], dark: ['#4a2f22', '#5a3a26'] };
const eyeColours: Partial<Record<ColourName, string>> = {
  ...{ blue: '#3f86c4', green: '#4f9a5a', brown: '#6b4326', grey: '#7d8a94' },
  ...{ red: '#d0342c', yellow: '#e0b02e', violet: '#8a5cc0', gold: '#c8922e' },
};

const skins = ['#f6d3b8', '#efbd94', '#dba072', '#b57a4e', '#80523a'];
const shades = ['#e6b796', '#dca176', '#c38657', '#99623c', '#66402d'];
const hairs = {
  red: '#c2562b',
  blond: '#e3b65c',
  brown: '#6b432c',
  black: '#2d2731',
  grey: '#c3c0c2',
  ...{ pink: '#e58fb0', blue: '#4f86c0', green: '#5fa578', violet: '#8a68b0' },
  bald: '#8a7a70',
} as const;
const clothes = [
  '#2f6f73',
  '#c9564a',
  '#3f5f9a',
  '#e0a23c',
  '#6a4c86',
  '#3f8a5e',
  '#d98a78',
  '#34506b',
];

/** 0 light – 4 dark. */
export const toneOf = ({ skin }: Look): number => skins.indexOf(skin);

/** What was told, and by chance what was not. */
export function decideLook(person: Person, colour: ColourName | null, random: () => number): Look {
  const human = decideHuman(person, colour, random);
  const being = beingOf(person.beast);
  const look = being ? asBeing(human, being, colour) : person.beast ? furred(human, colour) : human;
  return suited(look);
}

/** In clothes that were told, else in what such a one is made of. */
function asBeing(look: Look, being: Being, colour: ColourName | null): Look {
  const { person } = look;
  const { skin, body } = beingBuild(being);
  const isBare = !person.costume && person.clothes === null && colour === null;
  return {
    ...{ ...look, being, skin, skinShade: darker(skin, 0.86), hairCut: 'bald', hair: skin },
    ...(isBare ? { clothes: body, pattern: null, cut: 'jumper' as const } : {}),
    person: { ...person, hair: null, hasBeard: false },
  };
}

function suited(look: Look): Look {
  const suit = suitOf(look.person.suit);
  if (!suit) return look;
  const { costume: _, ...person } = look.person;
  const hairCut = suit.kind === 'thing' || look.hairCut === 'bald' ? look.hairCut : 'short';
  return {
    ...{ ...look, suit, hairCut, pattern: null, cut: 'jumper', clothes: clothOfSuit(suit) },
    person: { ...person, clothes: null },
  };
}

/** An animal's head and coat; bare where no clothes were told. */
function furred(look: Look, colour: ColourName | null): Look {
  const { person } = look;
  const { costume, clothes: told, legwear } = person;
  const coat =
    person.coat ?? (person.hair && person.hair !== 'bald' ? coatsOfHair[person.hair] : null);
  const isYoung = person.age === 'child' || person.age === 'baby';
  const beast = frontBeast(person.beast!, isYoung, coat ? { colour: coat } : null);
  if (!beast) return look;
  const isBare = !costume && told === null && colour === null && !legwear;
  const fur = beast.coat;
  return {
    ...look,
    ...{
      fur: { beast, isBare },
      skin: fur,
      skinShade: darker(fur, 0.86),
      hairCut: 'bald',
      hair: fur,
    },
    ...(isBare ? { clothes: fur, pattern: null, cut: 'jumper' as const } : {}),
    person: { ...person, hair: null, clothes: told },
  };
}

const coatsOfHair: Readonly<Record<Exclude<NonNullable<Person['hair']>, 'bald'>, ColourName>> = {
  ...{ red: 'orange', blond: 'beige', brown: 'brown', black: 'black', grey: 'grey' },
  ...{ pink: 'pink', blue: 'blue', green: 'green', violet: 'violet' },
};

function decideHuman(person: Person, colour: ColourName | null, random: () => number): Look {
  const skin = person.skin ?? [0, 1, 1, 2, 3, 4][Math.floor(random() * 6)]!;
  const usual =
    skin >= 3
      ? (['black', 'brown'] as const)
      : (['brown', 'black', 'blond', 'red', 'brown'] as const);
  const chance = usual[Math.floor(random() * usual.length)]!;
  // Red and fair hair belong to light skin unless both are told.
  const isFair = person.hair === 'red' || person.hair === 'blond';
  const tone = person.skin === null && isFair ? Math.min(skin, 1) : skin;
  const costume = costumeOf(person.costume);
  const isGrown = !isChild(person);
  const hair =
    person.hair ?? (isGrown ? costume?.hair : null) ?? (person.age === 'old' ? 'grey' : chance);
  const pick = random();
  const ofSex = usualCuts(person);
  const chosen =
    tone === 4 && person.hairCut === null && pick < 0.7 && isGrown
      ? pick < 0.35
        ? 'afro'
        : 'curly'
      : ofSex[Math.floor(pick * ofSex.length)]!;
  const hairCut =
    person.hair === 'bald' || person.hatKind === 'hijab' || costume?.hidesHair
      ? 'bald'
      : (person.hairCut ??
        costume?.hairCut ??
        (person.age === 'old' && person.sex === 'woman' ? 'bun' : chosen));
  const cloth = colour ? toldColours[colour] : (costume?.clothes ?? usualCloth(person, random));
  const isPlain = person.clothes === null && !costume;
  const chanceOfCut = random();
  // Some wear a dress.
  const mood = person.mood ?? moodOf(person);
  const isDressed =
    isPlain &&
    person.sex === 'woman' &&
    person.age !== 'old' &&
    !isInfant(person) &&
    chanceOfCut > 0.8;
  const worn = { ...person, mood, ...(isDressed ? { clothes: 'dress' as const } : {}) };
  return {
    person:
      costume?.hasBeard && person.sex === 'man' && isGrown ? { ...worn, hasBeard: true } : worn,
    cut: isPlain
      ? cuts[Math.floor(chanceOfCut * cuts.length)]!
      : ((person.clothes && cutsOf[person.clothes]) ?? 'jumper'),
    pattern:
      person.pattern ??
      (isPlain && !isDressed && !person.isPregnant
        ? patterns[Math.floor(((chanceOfCut * 7.3) % 1) * patterns.length)]!
        : null),
    iris: irisOf(person, skin >= 2 || hair === 'black', pick),
    ...{ skin: skins[tone]!, skinShade: shades[tone]!, hair: hairs[hair], hairCut },
    beard: hairs[person.beardColour ?? (hair === 'bald' && person.age !== 'old' ? chance : hair)],
    clothes: cloth,
    gaze: person.gaze ? toldGazes[person.gaze] : gazes[Math.floor(random() * gazes.length)]!,
    face: faceOf(person, isInfant(person) ? asInfant(decideFace(random)) : decideFace(random)),
  };
}

/** What hair is cut like of whom nothing was told. */
function usualCuts(person: Person): readonly Look['hairCut'][] {
  const isGrown = !isChild(person);
  return isInfant(person)
    ? (['tuft', person.age === 'baby' ? 'tuft' : 'short', 'down'] as const)
    : person.sex === 'woman' && !isGrown
      ? (['pigtails', 'bob', 'ponytail', 'fringe', 'braids', 'long'] as const)
      : person.sex === 'woman'
        ? (['long', 'bob', 'bun', 'wavy', 'ponytail', 'fringe', 'wavy'] as const)
        : !isGrown
          ? (['short', 'curly', 'short'] as const)
          : (['short', 'quiff', 'curly', 'buzz', 'short', 'quiff'] as const);
}

/** How broad a face is by how somebody is built. */
const jaws = { stout: 2.2, slim: -1.5, strong: 1.2 } as const;

/** « de trois quarts », « de face » */
function faceOf({ isThreeQuarter, isFacing, build, hasRoundFace, gaze }: Person, face: Face): Face {
  const jaw = hasRoundFace ? jaws.stout : build ? jaws[build] : face.jaw;
  if (isFacing) return { ...face, jaw, turn: 0 };
  // Where somebody looks his head turns as well.
  const aside = gaze ? Math.sign(Math.round(toldGazes[gaze].x)) : 0;
  if (aside !== 0) return { ...face, jaw, turn: aside };
  return { ...face, jaw, ...(isThreeQuarter ? { turn: face.turn < 0 ? -1 : 1 } : {}) };
}

function usualCloth({ clothes: told, sex }: Person, random: () => number): string {
  if (told === 'wedding') return sex === 'woman' ? '#f8f5ee' : '#2f3a52';
  if (told === 'suit') return '#34415c';
  return clothes[Math.floor(random() * clothes.length)]!;
}

function irisOf({ eyes }: Person, isDark: boolean, chance: number): string {
  if (eyes) return eyeColours[eyes] ?? toldColours[eyes];
  const usual = irises[isDark ? 'dark' : 'pale'];
  return usual[Math.floor(((chance * 5.7) % 1) * usual.length)]!;
}

/** Of faces whose mood is told by what is seen on them. */
function moodOf({ hasTears, hasMissingTooth, hasDimples, isWinking }: Person): Person['mood'] {
  if (hasTears) return 'sad';
  return hasMissingTooth || hasDimples || isWinking ? 'smile' : null;
}

/** Worn in place of what belongs to a costume; a helmet or a cap is that one itself. */
const replacing =
  /^(turban|beanie|beret|straw|hood|headscarf|hijab|tophat|party|sombrero|bucket|crown)$/;

export const hatOfCostume = ({ person }: Look): string | undefined =>
  person.hatKind && replacing.test(person.hatKind) ? undefined : costumeOf(person.costume)?.hat;
