import type { Season } from '../scene/scene-description.ts';
import { addBody } from './drawings/add-body.ts';
import { addFace, headWithFace } from './drawings/add-face.ts';
import { drawAnimal, isDrawnByBones, landmarksIn, showsPosture } from './drawings/draw-animal.ts';
import { drawAsleep } from './drawings/draw-asleep.ts';
import type { Drawing } from './drawings/drawing.ts';
import { findDrawing, findPacked } from './drawings/find-drawing.ts';
import { fromAbove } from './drawings/from-above.ts';
import { madeOfPieces } from './drawings/made-of-pieces.ts';
import { marked, upturned } from './drawings/marked.ts';
import { shapedAs } from './drawings/shaped-as.ts';
import { wetted } from './drawings/wet.ts';
import type { Person, Posture, Shades, WishedThing } from './illustration-description.ts';
import { facingOf, sidesOf, type Turn } from './layout/facing.ts';
import type { Player } from './layout/rows.ts';
import { colourDrawing, nearMain } from './palette/colour-drawing.ts';
import type { Furnishings } from './palette/furnishings.ts';
import { type Inks, inkDrawing } from './palette/inks.ts';
import type { Palette } from './palette/palettes.ts';
import { toldHex } from './palette/told-hex.ts';
import { bodyPartsIn, paintParts } from './palette/told-parts.ts';
import { tone } from './palette/tones.ts';
import type { Reach } from './people/act.ts';
import { isChild, statureOf } from './people/ages.ts';
import { hasTable } from './people/doings.ts';
import { companyOf, drawCompany } from './people/draw-company.ts';
import { drawFigure } from './people/draw-figure.ts';
import { drawPortrait } from './people/draw-portrait.ts';
import { type FigurePlaces, figurePlaces } from './people/figure-places.ts';
import { decideLook, type Look, toneOf } from './people/looks.ts';
import { isSeated, type PoseName } from './people/poses.ts';
import { roleOf } from './people/roles.ts';
import { isEmblem } from './vocabulary/emblems.ts';
import { type Matter, matters } from './vocabulary/matters.ts';
import { naturalSize } from './vocabulary/natural-size.ts';

export type Casting = {
  readonly palette: Palette;
  /** Heads and shoulders instead of whole figures. */
  readonly isPortrait: boolean;
  /** Nothing else is in the picture. */
  readonly isAlone?: boolean;
  /** For a logo: of animals the head. */
  readonly isMark: boolean;
  /** What a mark is printed in, where it is one. */
  readonly inks?: Inks | undefined;
  /** Laid out and seen from above. */
  readonly isFromAbove?: boolean;
  readonly season?: Season | null;
  readonly shades?: Shades | undefined;
  /** Of a room, whose cloth its seats and beds have. */
  readonly furnishings?: Furnishings;
  readonly random: () => number;
};

/** Each of them of another. */
const motley = ['pink', 'green', 'yellow', 'violet', 'orange', 'blue', 'red'] as const;

/** How a person holds himself for what he sits on or holds. */
export type Posed = {
  readonly pose?: PoseName;
  readonly turn?: Turn;
  readonly reach?: Reach;
};

/** A wished thing → its pictures; null when nobody drew it. */
export function castPlayer(thing: WishedThing & Posed, casting: Casting): Player | null {
  // On a mark nothing is larger than what stands beside it.
  const natural = casting.isMark ? 1 : naturalSize(thing.id);
  const size = natural * ({ small: 0.52, usual: 1, large: 2.2 } as const)[thing.size];
  const pose = thing.pose ?? thing.person?.doing ?? null;
  const base = {
    ...{ id: thing.id, name: thing.said, size, pose, ...turnedAs(thing) },
    isCrowd: thing.isCrowd ?? false,
    isLarge: thing.size === 'large',
  };
  if (thing.person) return { ...base, ...castPersons(thing, casting), isPerson: true };
  const above = casting.isFromAbove ? fromAbove(thing.id) : null;
  const seen = seenAs(thing, casting);
  const isCoated = seen.coat !== undefined && !casting.isMark && !above && isDrawnByBones(seen);
  const own = above ?? (casting.isMark ? markFor(thing.id) : drawingFor(thing, seen));
  const form = thing.form ? findDrawing(thing.form) : null;
  const bare = own && form ? shapedAs(thing.id, own, form) : own;
  if (!bare) return null;
  const faced = thing.face ? addFace(bare, thing.face) : bare;
  const pieced = thing.pieces ? madeOfPieces(faced, thing.pieces) : faced;
  const made = thing.matter ? madeOf(pieced, thing.matter) : pieced;
  const isPlain = !isPatterned(thing.id);
  const ink = thing.markColour ? toldHex(thing.markColour, casting.shades) : null;
  const patterned =
    thing.mark && isPlain ? marked(made, thing.mark, nearMain(made.shapes), ink) : made;
  const wet = thing.isWet ? wetted(patterned) : patterned;
  const drawing = thing.isUpturned ? upturned(wet) : wet;
  const stuff = thing.matter ? matters[thing.matter][0] : null;
  const { otherColour = null, count } = isCoated ? { count: thing.count } : thing;
  const colour = isCoated ? null : colourFor(thing, casting.season ?? null);
  const cloth = isUpholstered.test(thing.id) ? casting.furnishings?.cloth : undefined;
  const filled = (told: typeof colour, other: typeof colour = null) => {
    const fills = paintParts(
      thing.id,
      drawing,
      colourDrawing(
        drawing,
        casting.palette,
        told ? tone(toldHex(told, casting.shades)) : stuff ? tone(stuff) : (cloth ?? null),
        other ? tone(toldHex(other, casting.shades)) : null,
      ),
      { told: thing.parts ?? {}, isDark: casting.palette.isDark, shades: casting.shades },
    );
    const inks = casting.inks ?? (isEmblem(thing.id) ? inksOfSheet(casting.palette) : null);
    return { drawing, fills: inks && told === null ? inkDrawing(drawing, fills, inks) : fills };
  };
  // « des pommes rouges et vertes »: some are, the others are not.
  const each = thing.eachColour ?? (thing.isMotley ? motley : null);
  const looks = each
    ? each.map((one) => filled(one))
    : count > 1
      ? [filled(colour), filled(otherColour ?? colour)]
      : [filled(colour, otherColour)];
  const landmarks = casting.isMark || thing.isUpturned ? null : landmarksIn(seen);
  const head = thing.face ? headWithFace(bare) : undefined;
  const isStacked = thing.posture === 'stacked' && count > 1;
  return {
    ...base,
    ...{ isStacked, isMoving: /^(moving|walking|flying)$/.test(thing.posture ?? '') },
    ...{ isFloating: thing.posture === 'floating', isRound: above !== null },
    ...(landmarks ? { landmarks } : {}),
    ...(head ? { head } : {}),
    looks: Array.from({ length: count }, (_, at) => looks[at % looks.length]!),
  };
}

/** Of a symbol on a card. */
const inksOfSheet = ({ ink, disc, paper }: Palette): Inks => ({
  ...{ main: tone(ink), second: tone(disc), paper: tone(paper) },
});

/** Their picture has stripes or spots of its own. */
const patternedAnyhow =
  /^(zebra|tiger|beach-hut|umbrella-on-ground|market-stall|dalmatian|lady-beetle|leopard|cheetah|jaguar|giraffe|snow-leopard|hot-air-balloon)$/;

export const isPatterned = (id: string): boolean => patternedAnyhow.test(id);

const isUpholstered = /^(sofa|armchair|bed)$/;

/** What its colour is said of is of that stuff. */
function madeOf({ box, shapes }: Drawing, matter: Matter): Drawing {
  const near = nearMain(shapes);
  return { box, shapes: shapes.map((one, at) => (near[at] ? { ...one, matter } : one)) };
}

/** Which of them are to look where, and where their picture looks. */
function turnedAs({
  id,
  turn,
  count,
  person,
}: WishedThing & Posed): Pick<Player, 'sides' | 'looksTo'> {
  if (!turn) return {};
  return { sides: sidesOf(turn, count), looksTo: person ? 'right' : facingOf(id) };
}

type Seen = Parameters<typeof drawAnimal>[0];

/** From which side an animal is seen, how near, and in which coat where all of them have one. */
function seenAs(thing: WishedThing & Posed, { isPortrait, isAlone = false }: Casting): Seen {
  const { colour, otherColour, count } = thing;
  const isOfOne = (count === 1 || !otherColour) && !thing.isMotley && !thing.matter;
  const parts = bodyPartsIn(thing.parts);
  const isToldOf = (isOfOne && colour) || Object.keys(parts).length > 0;
  return {
    ...thing,
    ...{ isFromSide: thing.turn !== undefined, isBust: isPortrait && isAlone && count === 1 },
    ...(isToldOf
      ? { coat: { colour: isOfOne ? colour : null, otherColour: otherColour ?? null, parts } }
      : {}),
  };
}

/** With its posture, and with a body where the set has but a head. */
export function drawingFor(thing: WishedThing, seen: Seen = thing): Drawing | null {
  const { id, posture } = thing;
  const animal = drawAnimal(seen);
  if (animal) return animal;
  const own = postures[id]?.[posture ?? 'usual'] ?? postures[id]?.usual;
  if (own) return findDrawing(own);
  const asleep = posture === 'asleep' ? drawAsleep(id) : null;
  if (asleep) return asleep;
  const drawing = findDrawing(id);
  return drawing && addBody(id, drawing);
}

/** Whether a thing's picture shows a posture. */
export const hasPosture = (id: string, posture: Posture): boolean =>
  postures[id]?.[posture] !== undefined ||
  posture === 'floating' ||
  posture === 'hung' ||
  showsPosture(id, posture);

function markFor(id: string): Drawing | null {
  if (isEmblem(id)) return findDrawing(id);
  return (
    findDrawing(`${id}-head`) ??
    findPacked(`${id}-face`) ??
    (headsOfSet.has(id) ? findPacked(id) : findDrawing(id))
  );
}

const headsOfSet = new Set(['lion', 'bear', 'unicorn']);

/** Own drawings of what an animal does. */
const postures: Readonly<Record<string, { readonly [One in Posture | 'usual']?: string }>> = {
  cat: { asleep: 'sleeping-cat', usual: 'sitting-cat' },
  'black-cat': { asleep: 'sleeping-cat', usual: 'sitting-cat' },
  dog: { asleep: 'sleeping-dog', usual: 'sitting-dog' },
  dragon: { asleep: 'sleeping-dragon' },
};

const leafy = /^(deciduous-tree|bush|leaf-fluttering-in-wind|leaf-pile)$/;

function colourFor(
  { id, colour, markColour }: WishedThing,
  season: Casting['season'],
): WishedThing['colour'] {
  // Leaves have the season's colour.
  if (season === 'autumn' && colour === null && leafy.test(id)) return 'orange';
  // White dots are on a thing of its own colour, others on a white one.
  if (markColour && markColour !== 'white') return colour ?? 'white';
  return id === 'black-cat' ? (colour ?? 'black') : colour;
}

/** Several share a table; one heart is enough for two. */
function doingOf(
  { doing }: Person,
  { index, count }: { readonly index: number; readonly count: number },
): PoseName | undefined {
  if (count > 1 && (hasTable(doing) || (doing === 'deal' && count > 2))) return 'hold';
  return doing === 'kiss' && index > 0 ? 'hug' : doing;
}

/** For a feast. */
const disguises = ['witch', 'pirate', 'vampire', 'wizard', 'clown'] as const;

/** Beside things and each other: of those who stand, and of heads with shoulders. */
const figureSizes = {
  ...{ baby: 0.62, toddler: 0.72, child: 0.95, teen: 1.2, young: 1.35, adult: 1.35, old: 1.28 },
} as const;
const bustSizes = {
  ...{ baby: 0.7, toddler: 0.72, child: 0.8, teen: 1.2, young: 1.35, adult: 1.35, old: 1.3 },
} as const;

type Among = { readonly index: number; readonly count: number; readonly isGroup: boolean };

/** Men and women in turn; behind the parents of a family come its children. */
function grownOf(person: Person, { index, count, isGroup }: Among): Pick<Person, 'sex' | 'age'> {
  const { sex, age, bond } = person;
  const isOther = isGroup && index % 2 === 1;
  const isChild =
    age === 'adult' && index >= 2 && (bond === 'family' || (isGroup && count === 3 && !bond));
  return {
    sex: isOther ? (sex === 'woman' ? 'man' : 'woman') : sex,
    age: isChild ? 'child' : age,
  };
}

const isYoungAll = (looks: readonly Look[]) => looks.every(({ person: one }) => isChild(one));

/** Of a person's height, by what the animal is: a mouse is less than a bear, and still seen. */
const statureOfBeast = (beast: string): number =>
  Math.min(1.2, Math.max(0.62, (naturalSize(beast) / naturalSize('person')) ** 0.6));

/** Whether all of a thing are one drawing. */
export const isInCompany = ({ person, count }: WishedThing): boolean =>
  person !== null && companyOf(person, person.doing === 'sit' ? 'sit' : null, count) !== null;

/** How those stand of whom nothing is said. */
const idle: readonly PoseName[] = ['stand', 'wave', 'hips', 'walk'];
/** Of several at once: nobody walks off. */
const idleTogether: readonly PoseName[] = ['stand', 'crossArms', 'hips', 'stand', 'wave'];

function restingPose(nth: number, count: number): PoseName {
  const all = count > 2 ? idleTogether : idle;
  return all[nth % all.length]!;
}

/** « des écharpes de couleurs différentes »: what of each has another colour than of the others. */
const inEach = (person: Partial<Person>, colour: (typeof motley)[number]): Partial<Person> => ({
  ...Object.fromEntries(ofEach.filter((part) => person[part]).map((part) => [part, colour])),
  ...(person.hasHat ? { hatColour: colour } : {}),
});
const ofEach = ['scarf', 'boots', 'backpack', 'cape', 'apron', 'gloves'] as const;

/** One of several reads or knits where all of them sit. */
const onSeat = (told: PoseName | undefined, { doing }: Person): PoseName | undefined =>
  told !== 'sit' || !doing
    ? told
    : doing === 'read'
      ? 'readOnSeat'
      : isSeated(doing)
        ? doing
        : told;

function castPersons(
  {
    person: seen,
    count,
    colour,
    id,
    pose: told,
    turn,
    reach,
    members,
    isMotley,
  }: WishedThing & Posed,
  { palette, isPortrait, random }: Casting,
): Pick<Player, 'looks' | 'size' | 'places' | 'reach'> {
  const isGroup = id === 'people';
  const person = turn ? { ...seen!, isProfile: true } : seen;
  const isAlike = person!.isTwin ?? false;
  let twin: Look | null = null;
  let kin: number | null = null;
  const start = person!.isDisguised ? Math.floor(random() * disguises.length) : 0;
  const looks = Array.from({ length: count }, (_, index) => {
    const member = members?.[index];
    const costume = person!.isDisguised
      ? { costume: disguises[(index + start) % disguises.length]! }
      : {};
    const own = member
      ? { doing: person!.doing, ...member.person }
      : { ...person!, ...grownOf(person!, { index, count, isGroup: isGroup && !isAlike }) };
    const each = isMotley ? motley[index % motley.length]! : null;
    const dressed = { ...own, ...costume, ...(each ? inEach(own, each) : {}) };
    const isOfClothes = each !== null && Object.keys(inEach(own, each)).length === 0;
    const worn = isOfClothes ? each : member ? member.colour : colour;
    twin ??= isAlike ? decideLook(dressed, worn, random) : null;
    if (twin) return twin;
    // A family has one skin.
    const look = decideLook(
      { ...dressed, skin: kin === null ? dressed.skin : (member?.person.skin ?? kin) },
      worn,
      random,
    );
    if (person!.bond === 'family') kin ??= toneOf(look);
    return look;
  });
  // One of whom something else is told holds nobody.
  const isEachAlone = members?.every(({ said }) => said === undefined) ?? false;
  const company = isPortrait || isEachAlone ? null : companyOf(person!, told, count);
  const filled = (drawing: Drawing) => ({ drawing, fills: colourDrawing(drawing, palette, null) });
  if (company) {
    // A game for two has its own stools.
    const seat = company === 'across' ? null : (told ?? null);
    return {
      looks: [filled(drawCompany(looks, company, seat))],
      size: isYoungAll(looks) ? 0.95 : 1.35,
    };
  }
  let places: FigurePlaces | null = null;
  const drawn = looks.map((look, index) => {
    const pose =
      onSeat(told, look.person) ??
      doingOf(look.person, { index, count }) ??
      roleOf(id)?.pose ??
      (look.person.isPregnant ? 'onBelly' : null) ??
      restingPose(index + person!.sex.length, count);
    if (isPortrait) return filled(drawPortrait(look));
    const posed = reach ? { ...look, reach } : look;
    const { drawing, over } = drawFigure(posed, pose);
    const { box, shapes } = drawing;
    if (count === 1) places = figurePlaces(posed, pose, box);
    const whole = filled(drawing);
    if (over === 0) return whole;
    return {
      ...whole,
      over: { drawing: { box, shapes: shapes.slice(-over) }, fills: whole.fills.slice(-over) },
    };
  });
  const usual = (isPortrait ? bustSizes : figureSizes)[person!.age];
  return {
    ...{
      looks: drawn,
      size: usual * (person!.beast ? statureOfBeast(person!.beast) : 1) * statureOf(person!),
    },
    ...(places ? { places } : {}),
    ...(reach ? { reach } : {}),
  };
}
