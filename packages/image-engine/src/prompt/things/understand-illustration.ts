import { isBeast } from '../../illustration/drawings/beast-body.ts';
import type {
  Format,
  IllustrationDescription,
  WishedThing,
} from '../../illustration/illustration-description.ts';
import { isSeated, type PoseName } from '../../illustration/people/poses.ts';
import { isFullLength } from '../../illustration/people/roles.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import type { Mood, Weather } from '../../scene/scene-description.ts';
import { hoursAsParts } from '../clock-hours.ts';
import { isPrinted, readLight, withoutLight } from '../light-words.ts';
import { readable } from '../longest-prompt.ts';
import { mostTelling, parsePrompt, unique, valuesOf } from '../parse-prompt.ts';
import { typedWords } from '../tokenise.ts';
import { readTown } from '../town-words.ts';
import { withActsByObject } from './collect/acts-by-object.ts';
import { weighAttributes } from './collect/attributes.ts';
import { carryBabies } from './collect/carry-babies.ts';
import type { Collected } from './collect/collected.ts';
import { asDesigned, placeOnSheet } from './designed/as-designed.ts';
import { withEvent } from './designed/event-title.ts';
import { readPlaced } from './designed/how-lettered.ts';
import { readLetterColour } from './designed/letter-colour.ts';
import { onBoard } from './designed/on-board.ts';
import { purposeSaid } from './designed/purpose-said.ts';
import { readRoom } from './read-words.ts';
import { withoutAsking } from './reading/asking.ts';
import { finiteIn } from './reading/finite-verbs.ts';
import { insideSaid } from './reading/insides.ts';
import type { Piece } from './reading/piece.ts';
import { placeOfCompany } from './reading/place-of-company.ts';
import { indoors } from './reading/place-rules.ts';
import { firmWords } from './reading/reading-rules.ts';
import { fromWindow, reword, withoutSpots } from './reading/reword.ts';
import { heardInSenses } from './reading/sense-rewordings.ts';
import { groundedWhere, readViewpoint } from './reading/viewpoints.ts';
import { tellHomonyms } from './senses/homonyms.ts';
import { withSubject } from './subject.ts';
import { hourOf, inTown, litBy, underfoot } from './surroundings.ts';
import { tellCooked } from './words/cooked.ts';
import { heardAnyhow } from './words/heard-anyhow.ts';
import { readShades } from './words/shade-hexes.ts';

export type UnderstoodIllustration = {
  readonly description: IllustrationDescription;
  readonly relatives: Collected['relatives'];
  readonly guesses: Collected['guesses'];
  /** As typed: words with other usual senses, and what the one that is drawn is called. */
  readonly doubts: readonly { readonly said: string; readonly fr: string; readonly en: string }[];
  readonly sayers: Collected['sayers'];
  readonly ties: Collected['ties'];
  /** Words that say something we do not know, as typed. */
  readonly unknown: readonly string[];
  readonly pieces: readonly Piece[];
  readonly heard: Collected['heard'];
  /** Plain (`tokenise`), by which pieces count. */
  readonly words: readonly string[];
};

/** French or English words → things, how they stand, where, and how they are to be drawn. */
export const understandIllustration = (prompt: string): UnderstoodIllustration =>
  understandWish(withoutAsking(readable(prompt)));

function understandWish(prompt: string): UnderstoodIllustration {
  const { text, textColour, light, town, from, toned, viewed, unread } = setInType(prompt);
  const { rest, words, pieces, collected, finish, finished } = readRoom(unread);
  const [parsed, lit] = [parsePrompt(rest), litBy(light)];
  // « une enseigne au néon « Chez Lulu » » shines, by night.
  const isNeon = text.length > 0 && /n[ée]on/iu.test(prompt);
  const said = { format: formatOf(pieces, collected, text), text, prompt: rest };
  const subject = withSubject(collected, said);
  const { format, relations } = subject;
  const cooked = tellCooked({ ...collected, relations, things: subject.things }, typedWords(rest));
  const seenFrom = groundedWhere(collected, viewed);
  const usual = placeOfCompany(seenFrom.place, collected.things);
  const where = isNeon && namesWall(pieces) ? ('wall' as const) : usual;
  const mood = mostTelling(parsed, 'mood') ?? lit.mood;
  const faced = withActs({ ...collected, relations }, inMood(cooked.things, mood));
  const board = onBoard({ ...faced, format, text }, rest);
  const set = asDesigned({ ...board, text }, prompt);
  const { place, ...built } = inTown(placeOnSheet(where, set, prompt), town);
  const isThroughWindow = from !== '' && place !== null && !indoors.has(place);
  const skyColour = skyColourOf(collected, rest);
  const things = tellHomonyms(set.things, place);
  const isRound = isRoundMark(set, format === 'sign' || roundField.test(prompt));
  const seen = {
    ...{ format: set.format, manner: mannerOf(pieces), relations: set.relations },
    ...{ things, place, text },
  };
  const plain = told({ isPlain: collected.isPlain && place === null });
  const weighed = weighAttributes(typedWords(rest), prompt, seen);
  const unseen = [...collected.unknown, ...weighed.unseen, ...seenFrom.unseen];
  const finite = finiteIn(prompt);
  const heard = [
    ...[...toned.heard, ...subject.heard, ...cooked.heard, ...board.heard, ...set.heard],
    ...[...weighed.heard, ...seenFrom.heard, ...lit.heard, ...emptyWords(prompt)],
    ...(finish || (place && indoors.has(place)) ? saidByRoom : []),
    ...(set.things.some(({ id }) => id === 'modern-house') ? saidByVilla : []),
    ...heardAnyhow({ isNeon, isRound, ...plain, place, parsed, hasText: text.length > 0 }),
    ...heardOf(faced.things, format, typedWords(rest)),
    ...(set.format === 'logo' && set.things.length > 0 ? purposeSaid(prompt) : []),
    ...typedWords(`${isThroughWindow ? from : ''} ${built.town ? town!.said : ''} ${finished}`),
  ];
  return {
    description: {
      ...{ ...seen, crop: collected.crop },
      time: isNeon ? 'night' : (hourOf(rest, parsed) ?? lit.time),
      season: mostTelling(parsed, 'season'),
      weather: strongest(valuesOf(parsed.meanings, 'weather')) ?? (collected.snows ? 'snow' : null),
      ...lit.lights,
      ...{ mood, colours: [...collected.colours, ...set.colours] },
      ...(collected.framing ? { framing: collected.framing } : {}),
      ...{ ...plain, ...stagingOf(collected), ...lieOf(collected, rest) },
      ...{ ...built, ...told({ skyColour, isThroughWindow, isRound, isNeon, textColour }) },
      ...told({ board: board.board, design: set.design, finish, field: set.field ?? null }),
      ...(toned.heard.length > 0 ? { shades: toned.shades } : {}),
    },
    relatives: [...unheard(collected.relatives, heard), ...subject.relatives],
    guesses: unheard(collected.guesses, set.heard),
    doubts: doubtsOf(pieces, things, typedWords(rest)),
    sayers: [board.gone, ...set.gone].reduce(sayersWithout, collected.sayers),
    ties: set.kept
      .map((at) => collected.ties[at] ?? '')
      .map((said) => finite(asTyped(said, prompt))),
    unknown: stillUnknown(unseen, heard, text).map(finite),
    ...{ heard: [...collected.heard, ...heard].map(finite), pieces, words },
  };
}

/** Said of what somebody wears in that colour anyhow. */
function coloursWorn(things: Collected['things'], typed: readonly string[]): readonly string[] {
  const worn = new Set<unknown>(things.flatMap(({ person }) => Object.values(person ?? {})));
  return typed.filter((word) =>
    parsePrompt(word).meanings.some((one) => one.field === 'colour' && worn.has(one.value)),
  );
}

/** Its picture has one. */
const saidByVilla = ['piscine', 'pool', 'swimming'];

/** It says the weather, too, and is read as that. */
const skyColourOf = ({ skyColour }: Collected, rest: string) =>
  skyColour ?? (blueSky.test(rest) ? ('blue' as const) : null);

const isRoundMark = ({ format, field }: ReturnType<typeof asDesigned>, isSaid: boolean): boolean =>
  format === 'logo' && !field && isSaid;

/** What people do to what is there, and whom they carry. */
const withActs = (collected: Collected, things: Collected['things']) =>
  carryBabies(withActsByObject({ ...collected, things }));

const unheard = (all: Collected['relatives'], heard: readonly string[]) =>
  all.filter(({ said }) => !heard.includes(said));

/** Said of the picture: there is much room in it. */
const emptiness =
  /(?:lots? of |plenty of |much |beaucoup d['’])?(?:(?:empty|negative|white|blank) space|espace (?:vide|n[ée]gatif)|espaces? blancs?)/iu;

/** Those of them that were told. */
const told = <Parts extends object>(
  parts: Parts,
): { [Key in keyof Parts]?: NonNullable<Parts[Key]> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => Boolean(value))) as {
    [Key in keyof Parts]?: NonNullable<Parts[Key]>;
  };

/** A tube that shines hangs on the wall that was named with it. */
const namesWall = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.says === 'place' && piece.place === 'wall');

const emptyWords = (prompt: string): readonly string[] =>
  typedWords(`${emptiness.exec(prompt)?.[0] ?? ''} ${insideSaid(prompt)}`).concat(
    heardInSenses(prompt),
  );

const mannerOf = (pieces: readonly Piece[]) =>
  pieces.findLast((one) => one.says === 'manner')?.manner ?? null;

/** The words that are to be set, and the wish without them. */
function setInType(prompt: string) {
  const typed = prompt.normalize('NFC');
  const quoted = readPlaced(typed);
  const { text, rest } = withEvent(typed, quoted.text, quoted.rest);
  const letters = text.length > 0 ? readLetterColour(rest) : { colour: null, rest };
  const whole = text.length > 0 ? withoutSpots(letters.rest) : letters.rest;
  const light = isPrinted(typed) ? null : readLight(whole);
  const hours = hoursAsParts(light ? withoutLight(whole) : whole);
  const viewed = isPrinted(typed) ? null : readViewpoint(hours);
  const reworded = reword(viewed?.rest ?? hours);
  const town = isPrinted(typed) ? null : readTown(reworded);
  const [seen, from] = fromWindow(town?.rest ?? reworded);
  const toned = readShades(seen);
  return {
    ...{ text, textColour: letters.colour, light, town, from, toned },
    ...{ viewed, unread: toned.rest },
  };
}

/** Of whose room it is, and from where it is seen. */
const saidByRoom = [
  ...['intérieur', 'interieur', 'interior', 'inside', 'kids', 'enfants', 'children', 'vin', 'wine'],
  ...['agencé', 'lion', 'lions'],
];

/** What it stands on, what is behind, and from where it is seen, where that was told. */
const stagingOf = ({ ground, wall, isFromAbove }: Collected) => ({
  ...(ground ? { ground } : {}),
  ...(wall ? { wall } : {}),
  ...(isFromAbove ? { isFromAbove } : {}),
});

/** What is said to be held in a hand was read as if it said « tenant ». */
function asTyped(said: string, prompt: string): string {
  if (said !== 'tenant' || /tenant/iu.test(prompt)) return said;
  return (
    /(?:[àa]|dans|en|in)\s+(?:\p{L}+\s+)?(?:mains?|hands?)/iu.exec(prompt)?.[0].toLowerCase() ??
    said
  );
}

/** Of what is drawn so. */
function doubtsOf(
  pieces: readonly Piece[],
  things: readonly WishedThing[],
  typed: readonly string[],
): UnderstoodIllustration['doubts'] {
  const doubts = pieces.flatMap((piece) => {
    if (piece.says !== 'thing' || !piece.named.called) return [];
    const { from, to, named } = piece;
    const said = typed.slice(from, to).join(' ');
    const isDrawn = things.some((thing) => thing.said === said && thing.id === named.id);
    return isDrawn ? [{ said, ...piece.named.called }] : [];
  });
  return doubts.filter(({ said }, at) => doubts.findIndex((one) => one.said === said) === at);
}

/** Of the things that stay. */
const sayersWithout = (sayers: Collected['sayers'], gone: number | null): Collected['sayers'] =>
  gone === null
    ? sayers
    : sayers.flatMap((one) =>
        one.thing === gone ? [] : [{ ...one, thing: one.thing - (one.thing > gone ? 1 : 0) }],
      );

/** « orage, ciel gris »: what falls or blows is seen before what hangs above. */
const strongest = (told: readonly Weather[]): Weather | null =>
  byStrength.find((one) => told.includes(one)) ?? null;
const byStrength = ['storm', 'snow', 'rain', 'fog', 'overcast', 'cloudy', 'clear'] as const;

/** Faces are of the picture's mood where nothing else is said of them. */
function inMood(things: Collected['things'], mood: Mood | null): Collected['things'] {
  const face = mood && faces[mood];
  if (!face) return things;
  return things.map((thing) =>
    thing.person && thing.person.mood === null
      ? { ...thing, person: { ...thing.person, mood: face } }
      : thing,
  );
}
const faces: Partial<Record<Mood, 'smile' | 'sad' | 'calm'>> = {
  ...{ joyful: 'smile', melancholic: 'sad', calm: 'calm' },
};

function formatOf(
  pieces: readonly Piece[],
  { things, framing, place }: Collected,
  text: readonly string[],
): Format {
  const said = pieces.find((one) => one.says === 'format')?.format;
  if (said) return said;
  const [only] = things;
  const isStill = only?.person?.doing === undefined && !isFullLength(only?.person);
  // « un menuisier dans son atelier » is seen at work there.
  const isAtWork = place !== null && only?.person?.costume !== undefined;
  // An animal that does as people do is seen whole: what it wears and holds is what was asked.
  const isOne = things.length === 1 && only?.count === 1 && !only.person?.beast;
  if (isOne && only.id === 'person' && isStill && !isAtWork) return 'portrait';
  // « deux sœurs, plan serré »
  const isNear = framing === 'close' && things.every(isFace);
  if (things.length > 0 && isNear && text.length === 0) return 'portrait';
  return text.length > 0 ? 'poster' : 'picture';
}

const isFace = ({ id, person, posture }: Collected['things'][number]): boolean =>
  (isBeast(id) && posture === null) ||
  ((id === 'person' || id === 'people') && person?.doing === undefined && !isFullLength(person));

/** What a mark shows was said by its trade; of an animal it shows the head. */
const heardOf = (
  things: Collected['things'],
  format: Format,
  typed: readonly string[],
): string[] =>
  format === 'logo'
    ? [
        ...things.map(({ said }) => said),
        ...[...firmWords, ...ofMarks],
        ...(things.some(({ id }) => isAnimal(id)) ? ['tête', 'head'] : []),
        ...(things.some(({ count }) => count === 2) ? ofCrossed : []),
      ]
    : [
        ...coloursWorn(things, typed),
        ...wordsIn(saidByFormat[format]),
        ...(things.some(({ person }) => person?.doing && isOnFeet(person.doing)) ? upright : []),
      ];

/** Of whoever does something without a seat. */
const upright = ['debout', 'standing', 'stands'];
const isOnFeet = (doing: PoseName): boolean =>
  !isSeated(doing) && !/^(?:sleep|lie|cross|kneel|crawl|swim|work|deal|chess)/.test(doing);

/** Two tools of a mark are. */
const ofCrossed = 'crossed croisé croisés croisée croisées'.split(' ');

const wordsIn = (said = ''): string[] => said.split(' ').filter(Boolean);

/** Said of what such a picture is anyhow. */
const saidByFormat: Partial<Record<Format, string>> = {
  pattern: 'seamless tileable repeating répétitif répétitive',
  packshot: 'background fond studio',
};

/** What every mark is. */
const ofMarks =
  'appli about freelance indépendant indépendante aide production app application icône icon mascotte mascot autocollant sticker moderne modern simple minimaliste minimalist minimal élégant élégante elegant classique classic épuré épurée stylisé stylized'.split(
    ' ',
  );

/** « texte « Les Gets » » */
const ofText =
  /^(textes?|text|mots?|words?|titre|title|slogan|inscription|nom|name|pr[ée]nom|phrase|sentence|lettres?|letters?|typo(?:graphie)?|lettrage|lettering|font)$/;

const blueSky =
  /(?<!\p{L})(?:cie(?:l|ux) (?:tr[èe]s |tout |bien )?bleus?(?: azur)?|blue skies|blue sky)(?!\p{L})/iu;

/** Neither heard after all, nor set in type. */
const stillUnknown = (
  unknown: readonly string[],
  heard: readonly string[],
  text: readonly string[],
): string[] =>
  unique(unknown).filter(
    (said) =>
      !(text.length > 0 && ofText.test(said)) &&
      !heard.includes(said) &&
      !text.some((line) => line.toLowerCase() === said),
  );

/** What lies about the place, and under its feet. */
const lieOf = (
  { hasPeaks, view, isDeserted }: Collected,
  rest: string,
): Partial<IllustrationDescription> => ({
  ...(isDeserted ? { isDeserted: true } : {}),
  ...(hasPeaks ? { hasPeaks: true } : {}),
  ...(view ? { view } : {}),
  ...underfoot(rest),
});

/** Said of a mark: it stands in a circle. */
const roundField =
  /(?:dans|in|inside)\s+(?:un|le|a|the)\s+(?:rond|cercle|circle)|logo\s+(?:\p{L}+\s+){0,3}(?:rond|circulaire)(?!\p{L})|(?:round|circular)\s+(?:\p{L}+\s+){0,2}logo|(?<!\p{L})(?:badge|[ée]cusson|embl[èe]me|emblem|blason|tampon|stamp|patch)s?(?!\p{L})/iu;
