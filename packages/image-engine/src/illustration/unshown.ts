import type { Oklab } from '@armoni/colour/oklab';
import { makeRandom } from '../maths/seeded-random.ts';
import type { ColourName } from '../scene/scene-description.ts';
import { castPlayer, hasPosture, isInCompany, isPatterned } from './cast-players.ts';
import type { Composition } from './compose-picture.ts';
import { showsFeeling } from './drawings/draw-animal.ts';
import type {
  IllustrationDescription,
  Person,
  Place,
  WishedThing,
} from './illustration-description.ts';
import type { Item } from './layout/cluster.ts';
import { countedOf, legibleOf } from './legible.ts';
import { choosePalette } from './palette/choose-palette.ts';
import type { Palette } from './palette/palettes.ts';
import { toldHex } from './palette/told-hex.ts';
import { chromaOf, hueOf, tone, turnTo } from './palette/tones.ts';
import { companionsOf, tableMates } from './people/companions.ts';
import { costumeOf } from './people/costumes.ts';
import { roleOf } from './people/roles.ts';
import type { Box } from './picture/fill-contours.ts';
import { roofed } from './place-names.ts';
import { isSetPiece } from './scenery/set-pieces.ts';
import { isShownByPlace } from './shown-by-place.ts';
import { canLook, unshownActs, unshownTies } from './unshown-ties.ts';
import { matters } from './vocabulary/matters.ts';

/**
 * What was asked of things and is not seen of them in their picture: `thing 2 colour`,
 * `thing 0 person.glasses`, `relation 1`, `act 1`; by their place in the wish. Judged by what is drawn.
 */
export function unshownOf(
  wish: IllustrationDescription,
  composition: Composition,
): readonly string[] {
  const { things } = wish;
  const { isPortrait } = composition;
  // It is repeated all over.
  const isOfPattern = wish.format === 'pattern';
  const seen = seenOf(wish, isPortrait);
  const legible = legibleOf(composition);
  const counted = countedOf(composition);
  const partner = tableMates(wish)?.[1] ?? companionsOf(wish)?.other;
  const seenAt = things.map(({ said }) => legible.filter(({ item }) => item.name === said));
  const boxes = seenAt.map((some) => some.map(({ box }) => box));
  const parts = things.flatMap((thing, at) => {
    const drawn = boxes[at]!.length;
    const all = composition.things.map(({ item }) => item);
    const others = boxes.filter((_, other) => other !== at).flat();
    if (drawn === 0 && partner === at) return [];
    // A mark has no place of which it could have become part.
    const isTwice = things.some(
      ({ id }, other) => other !== at && id === thing.id && boxes[other]!.length > 0,
    );
    if (drawn === 0 && wish.format === 'logo') return isTwice ? [] : [`thing ${at} itself`];
    // What is there and hidden is no part of the place.
    if (drawn === 0 && itemsOf(thing, composition).length > 0) return [`thing ${at} itself`];
    const share =
      drawn > 0 || isOfPattern ? 'whole' : isShownByPlace(thing, wish, composition.place);
    if (share === 'no') return [`thing ${at} itself`];
    if (share === 'one') return [`thing ${at} count`];
    if (isOfPattern) return [];
    // Scenery gives what it shows the colour that was told.
    if (drawn === 0 && isSetPiece(thing, composition.place)) return [];
    if (drawn === 0) return mergedPartsOf(thing, all, seen).map((part) => `thing ${at} ${part}`);
    const pale = (['colour', 'otherColour'] as const).filter(
      (part) =>
        thing[part] &&
        !hasColour(
          thing[part]!,
          itemsOf(thing, composition),
          seen,
          thing.person ? seenFrom.share : seenFrom.whole,
        ),
    );
    return [
      ...new Set([
        ...unshownPartsOf(
          thing,
          {
            drawn: counted.filter(({ item }) => item.name === thing.said).length,
            items: itemsOf(thing, composition),
          },
          seen,
        ),
        ...pale,
      ]),
      ...unplacedPartsOf(thing, boxes[at]!, others, composition),
    ].map((part) => `thing ${at} ${part}`);
  });
  const ties = [...unshownTies(wish, seenAt), ...unshownActs(wish, composition, seenAt)];
  return [
    ...[...parts, ...ties],
    ...(isPlayedWhereTold(wish, composition) ? [] : ['place']),
    ...(isRainSeen(wish, composition) ? [] : ['weather', 'rain']),
  ];
}

/** Where it was told to be, how far and how large. */
const unplacedPartsOf = (
  { side, isFar, size }: WishedThing,
  own: readonly Box[],
  others: readonly Box[],
  composition: Composition,
): string[] => [
  ...(!side || isOnSide(side, own, others, composition.picture.width) ? [] : ['side']),
  ...(!isFar || isFarOff(own, composition) ? [] : ['isFar']),
  ...(isOfSize(size, own, others, composition.picture) ? [] : ['size']),
];

/** Of the shorter side: what is far away is no larger. */
const largestFar = 0.36;

/** Behind the line on which things stand, and small. */
const isFarOff = (own: readonly Box[], { picture, stage }: Composition): boolean =>
  own.every(
    ({ left, right, top, bottom }) =>
      Math.sqrt((right - left) * (bottom - top)) <=
        largestFar * Math.min(picture.width, picture.height) &&
      (bottom < stage.base || !stage.hasGround),
  );

/** Of what became part of the place or of another: it has that one's size, stuff and colour. */
const mergedPartsOf = (thing: WishedThing, all: readonly Item[], seen: Seen): string[] => [
  ...(thing.size === 'usual' ? [] : ['size']),
  ...(thing.matter ? ['matter'] : []),
  ...(['colour', 'otherColour'] as const).filter(
    (part) => thing[part] && !hasColour(thing[part]!, all, seen, seenFrom.merged),
  ),
];

const seenOf = (wish: IllustrationDescription, isPortrait: boolean): Seen => ({
  ...{ isPortrait, isMark: wish.format === 'logo', shades: wish.shades },
  palette: choosePalette(wish, null, makeRandom(1)),
});

/** Under a roof it is seen through the window, and on the moon nowhere. */
const isRainSeen = ({ weather }: IllustrationDescription, { place, picture }: Composition) =>
  weather !== 'rain' || roofed.has(place) || picture.groups.some(({ name }) => name === 'rain');

/** Where what it was named for is seen as well. */
const seenAs: Partial<Record<Place, string>> = {
  ...{ harbour: 'canal sea', sea: 'beach underwater harbour', beach: 'sea', river: 'canal seine' },
  ...{ studio: 'table', kitchen: 'table', cafe: 'table', mountain: 'snow river', snow: 'ice' },
  ...{ room: 'bedroom library', library: 'room', office: 'room', city: 'street', hills: 'field' },
};
const isPlayedWhereTold = (
  { place: told, format }: IllustrationDescription,
  { place }: Composition,
) =>
  format === 'logo' ||
  format === 'pattern' ||
  told === null ||
  told === place ||
  (seenAs[told]?.split(' ').includes(place) ?? false);

const itemsOf = ({ said }: WishedThing, { things }: Composition): readonly Item[] =>
  things.flatMap(({ item }) => (item.name === said ? [item] : []));

/** Share of a drawing from which on a colour is seen; OKLab chroma and lightness, radians of hue. */
const seenFrom = { share: 0.012, whole: 0.08, merged: 0.1, grey: 0.05, light: 0.24, hue: 0.6 };

/** Whether a part of it has that colour, whichever light it stands in. */
function hasColour(
  told: ColourName,
  items: readonly Item[],
  { palette: { isDark }, shades }: Seen,
  least: number = seenFrom.share,
): boolean {
  const target = tone(toldHex(told, shades));
  const isGrey = chromaOf(target) < seenFrom.grey;
  const isLike = (fill: Oklab) =>
    isGrey
      ? chromaOf(fill) < seenFrom.grey * 1.4 &&
        Math.abs(fill.l - target.l) < seenFrom.light + (isDark ? 0.1 : 0)
      : chromaOf(fill) > 0.3 * chromaOf(target) &&
        Math.abs(turnTo(hueOf(fill), hueOf(target))) < seenFrom.hue;
  return items.some(({ drawing: { shapes }, fills }) => {
    const whole = shapes.reduce((sum, { area }) => sum + area, 0);
    const part = shapes.reduce((sum, { area }, at) => sum + (isLike(fills[at]!) ? area : 0), 0);
    return part >= least * whole;
  });
}

/** Of its neighbours' middle; of the picture's where it has none. */
function isOnSide(
  side: 'left' | 'right',
  own: readonly Box[],
  others: readonly Box[],
  width: number,
): boolean {
  const mean = (boxes: readonly Box[]) =>
    boxes.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / boxes.length;
  const about = others.length > 0 ? mean(others) : width / 2;
  return side === 'left' ? mean(own) < about : mean(own) > about;
}

/** Beside others of their side, alone of the picture's: from which on it is large, up to which small. */
const sized = { large: { beside: 1.2, alone: 0.62 }, small: { beside: 0.62, alone: 0.4 } };

function isOfSize(
  size: WishedThing['size'],
  own: readonly Box[],
  others: readonly Box[],
  { width, height }: Composition['picture'],
): boolean {
  if (size === 'usual') return true;
  const side = ({ left, right, top, bottom }: Box) => Math.sqrt((right - left) * (bottom - top));
  const largest = (boxes: readonly Box[]) => Math.max(...boxes.map(side));
  const { beside, alone } = sized[size];
  const least = others.length > 0 ? beside * largest(others) : alone * Math.min(width, height);
  return size === 'large' ? largest(own) >= least : largest(own) <= least;
}

const other: Partial<{ readonly [Key in keyof Person]: readonly [Person[Key], Person[Key]] }> = {
  hair: ['red', 'blue'],
  hairCut: ['long', 'bun'],
  skin: [0, 4],
  glasses: ['clear', 'dark'],
  hasBeard: [true, false],
  hasHat: [true, false],
  hatKind: ['beanie', 'turban'],
  hasFreckles: [true, false],
  isTurned: [true, false],
  isProfile: [true, false],
  mood: ['smile', 'sad'],
  clothes: ['kimono', 'jumper'],
  doing: ['cheer', 'run'],
  age: ['child', 'old'],
  isThreeQuarter: [true, false],
  hasWrinkles: [true, false],
  hasBraces: [true, false],
  onSkin: ['soot', 'mud'],
  build: ['stout', 'slim'],
  inMouth: ['pipe', 'cigar'],
  onEyes: ['monocle', 'eyepatch'],
  onFace: ['mask', 'clownNose'],
  onNeck: ['medal', 'bowtie'],
  veil: ['white', 'red'],
  aid: ['crutches', 'cane'],
  light: ['left', 'candle'],
  glassesColour: ['red', 'green'],
  boots: ['red', 'green'],
  scarf: ['red', 'green'],
  hatColour: ['red', 'green'],
  pattern: ['dots', 'checks'],
  patternColour: ['red', 'green'],
  trousers: ['red', 'green'],
  legwear: ['skirt', 'trousers'],
  over: ['braces', 'shawl'],
  overColour: ['red', 'green'],
  tie: ['red', 'green'],
  hasRoundFace: [true, false],
  gloves: ['red', 'green'],
  areGlovesForBoxing: [true, false],
  shoes: ['sandals', 'heels'],
  shoeColour: ['red', 'green'],
  earrings: ['red', 'green'],
  necklace: ['red', 'green'],
  cape: ['red', 'green'],
  apron: ['red', 'green'],
  backpack: ['red', 'green'],
  bag: ['red', 'green'],
  isPregnant: [true, false],
  beardKind: ['moustache', 'long'],
  piercing: ['nose', 'brow'],
  hasPointedEars: [true, false],
  hasTongueOut: [true, false],
  handAt: ['chin', 'lips'],
  beardColour: ['red', 'blue'],
  hasMissingTooth: [true, false],
  hasDimples: [true, false],
  hasTears: [true, false],
  isWinking: [true, false],
  hasClosedEyes: [true, false],
  eyes: ['blue', 'brown'],
  lips: ['red', 'violet'],
  gaze: ['up', 'down'],
};

/** Of three hues at least. */
const isColourful = (items: readonly Item[]): boolean =>
  items.some(({ fills }) => {
    const hues = fills.filter((fill) => chromaOf(fill) > seenFrom.grey).map(hueOf);
    const apart = hues.filter(
      (hue, at) => !hues.slice(0, at).some((one) => Math.abs(turnTo(one, hue)) < seenFrom.hue),
    );
    return apart.length >= 3;
  });

type Seen = {
  readonly palette: Palette;
  readonly isPortrait: boolean;
  /** Its animals are emblems of their kind. */
  readonly isMark: boolean;
  readonly shades: IllustrationDescription['shades'];
};

type Drawn = { readonly drawn: number; readonly items: readonly Item[] };

const isAloft = (items: readonly Item[]) => items.length > 0 && items.every((one) => !one.stands);

function unshownPartsOf(
  thing: WishedThing,
  { drawn, items: lookedAt }: Drawn,
  seen: Seen,
): readonly string[] {
  const parts: string[] = [];
  const look = (of: WishedThing) => lookOf(of, seen);
  const { colour, otherColour, posture, person, count, isSome } = thing;
  if (count > 1 && !isSome && drawn < count && !isInCompany(thing)) parts.push('count');
  const isHeld =
    posture === 'stacked'
      ? count > 1
      : posture && (hasPosture(thing.id, posture) || (posture === 'flying' && isAloft(lookedAt)));
  if (posture && !isHeld) parts.push('posture');
  if (thing.feels && (seen.isMark || !showsFeeling(thing.id))) parts.push('feels');
  if (thing.isMotley && drawn < 2 && !isColourful(lookedAt)) parts.push('isMotley');
  // What keeps its own colour has another texture, which is no part of a look.
  const isOfColour = thing.matter && matters[thing.matter][0] !== null;
  if (isOfColour && look({ ...thing, matter: 'gold' }) === look({ ...thing, matter: 'wood' }))
    parts.push('matter');
  if (thing.mark && !isMarkShown(thing, look)) parts.push('mark');
  if (thing.isUpturned && look(thing) === look({ ...thing, isUpturned: false }))
    parts.push('isUpturned');
  if (colour && look({ ...thing, colour: 'green' }) === look({ ...thing, colour: 'red' }))
    parts.push('colour');
  if (thing.stance && (!canLook(thing) || (thing.stance !== 'profile' && drawn < 2)))
    parts.push('stance');
  const isMixed = count > 1 && drawn > 1;
  if (
    otherColour &&
    !isMixed &&
    look({ ...thing, otherColour: 'green' }) === look({ ...thing, otherColour: 'red' })
  )
    parts.push('otherColour');
  for (const [trait, [one, another]] of Object.entries(other)) {
    const told = person?.[trait as keyof Person];
    if (!person || told === null || told === undefined || told === false) continue;
    if (trait === 'doing' && roleOf(thing.id)?.pose === told) continue;
    // Some trades have one anyhow.
    if (trait === 'hasBeard' && costumeOf(person.costume)?.hasBeard) continue;
    // Of several in different colours each is looked at by himself.
    const withTrait = (value: unknown) =>
      look({ ...thing, isMotley: false, person: { ...person, [trait]: value } });
    if (withTrait(one) === withTrait(another)) parts.push(`person.${trait}`);
  }
  return parts;
}

/** Some have it anyhow. */
const isMarkShown = (thing: WishedThing, look: (of: WishedThing) => string): boolean =>
  isPatterned(thing.id) || look(thing) !== look(unmarked(thing));

const unmarked = ({ mark: _, ...thing }: WishedThing): WishedThing => thing;

function lookOf(thing: WishedThing, { palette, isPortrait }: Seen): string {
  const { members: _, ...alone } = thing;
  const one = { ...alone, count: 1 };
  const player = castPlayer(one, { palette, isPortrait, isMark: false, random: makeRandom(1) });
  return JSON.stringify(
    player?.looks.map(({ drawing: { shapes }, fills }) => [
      fills,
      shapes.map(({ contours, fill }) => [contours[0]?.slice(0, 4), contours.length, fill]),
    ]),
  );
}
