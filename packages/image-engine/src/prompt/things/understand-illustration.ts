import type {
  Format,
  IllustrationDescription,
  Place,
  WishedThing,
} from '../../illustration/illustration-description.ts';
import { isFullLength } from '../../illustration/people/roles.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import type { Mood, Weather } from '../../scene/scene-description.ts';
import { hoursAsParts } from '../clock-hours.ts';
import { mostTelling, parsePrompt, unique, valuesOf } from '../parse-prompt.ts';
import { stopsIn, tokenise, typedWords } from '../tokenise.ts';
import { asDesigned, placeOnSheet } from './as-designed.ts';
import { weighAttributes } from './attributes.ts';
import { isOwner } from './collect-rules.ts';
import { collectThings } from './collect-things.ts';
import type { Collected } from './collected.ts';
import { tellCooked } from './cooked.ts';
import { thingOf } from './draft-things.ts';
import { withoutEnglishPlurals } from './english-plurals.ts';
import { withEvent } from './event-title.ts';
import { finished, readFinish } from './finishes.ts';
import { tellHomonyms } from './homonyms.ts';
import { readHouseParts, showsParts } from './house-words.ts';
import { readLetterColour } from './letter-colour.ts';
import { onBoard } from './on-board.ts';
import type { Piece } from './piece.ts';
import { placeOfCompany } from './place-of-company.ts';
import { indoors } from './place-rules.ts';
import { readText } from './read-text.ts';
import { readPieces } from './reading.ts';
import { firmWords } from './reading-rules.ts';
import { reword, withoutSpots } from './reword.ts';
import { emblemOfTrade } from './trades.ts';

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

const mostCharacters = 4000;

/** French or English words → things, how they stand, where, and how they are to be drawn. */
export function understandIllustration(prompt: string): UnderstoodIllustration {
  const { text, textColour, unread } = setInType(prompt.normalize('NFC').slice(0, mostCharacters));
  const { rest, words, pieces, collected, finish } = readRoom(unread);
  const parsed = parsePrompt(rest);
  const format = formatOf(pieces, collected, text);
  // « une enseigne au néon « Chez Lulu » » shines, by night.
  const isNeon = text.length > 0 && /n[ée]on/iu.test(prompt);
  const subject = withSubject(collected, { format, text, prompt: rest });
  // A tube that shines hangs on the wall that was named with it.
  const isOnWall =
    isNeon && pieces.some((piece) => piece.says === 'place' && piece.place === 'wall');
  const cooked = tellCooked({ ...collected, things: subject.things }, typedWords(rest));
  const told = isOnWall ? ('wall' as const) : placeOfCompany(collected.place, collected.things);
  const mood = mostTelling(parsed, 'mood');
  const faced = { ...collected, things: inMood(cooked.things, mood) };
  const board = onBoard({ ...faced, format, text }, rest);
  const set = asDesigned({ ...board, text }, prompt);
  const place = placeOnSheet(told, set, prompt);
  // It says the weather, too, and is read as that.
  const skyColour = collected.skyColour ?? (blueSky.test(rest) ? ('blue' as const) : null);
  const things = tellHomonyms(set.things, place);
  const isRound = set.format === 'logo' && (format === 'sign' || roundField.test(prompt));
  const seen = {
    ...{ format: set.format, manner: mannerOf(pieces), relations: set.relations },
    ...{ things, place, text },
  };
  const weighed = weighAttributes(typedWords(rest), prompt, seen);
  const heard = [
    ...[...subject.heard, ...cooked.heard, ...board.heard, ...set.heard, ...weighed.heard],
    ...(finish || (place && indoors.has(place)) ? saidByRoom : []),
    // Its picture has one.
    ...(set.things.some(({ id }) => id === 'modern-house') ? ['piscine', 'pool', 'swimming'] : []),
    ...heardAnyhow({ isNeon, isRound, place, parsed, hasText: text.length > 0 }),
    ...heardOf(faced.things, format),
  ];
  return {
    description: {
      ...{ ...seen, crop: collected.crop },
      time: isNeon ? 'night' : hourOf(rest, parsed),
      season: mostTelling(parsed, 'season'),
      weather: strongest(valuesOf(parsed.meanings, 'weather')) ?? (collected.snows ? 'snow' : null),
      ...{ mood, colours: [...collected.colours, ...set.colours] },
      ...(collected.framing ? { framing: collected.framing } : {}),
      ...(collected.isPlain && place === null ? { isPlain: true } : {}),
      ...stagingOf(collected),
      ...(skyColour ? { skyColour } : {}),
      ...lieOf(collected, rest),
      ...(isRound ? { isRound } : {}),
      ...(isNeon ? { isNeon } : {}),
      ...(textColour ? { textColour } : {}),
      ...(board.board ? { board: board.board } : {}),
      ...(set.design ? { design: set.design } : {}),
      ...(finish ? { finish } : {}),
    },
    relatives: collected.relatives.filter(({ said }) => !heard.includes(said)),
    guesses: collected.guesses.filter(({ said }) => !set.heard.includes(said)),
    doubts: doubtsOf(pieces, things, typedWords(rest)),
    sayers: [board.gone, ...set.gone].reduce(sayersWithout, collected.sayers),
    ties: set.kept.map((at) => collected.ties[at] ?? '').map((said) => asTyped(said, prompt)),
    unknown: stillUnknown([...collected.unknown, ...weighed.unseen], heard, text),
    ...{ heard: [...collected.heard, ...heard], pieces, words },
  };
}

const mannerOf = (pieces: readonly Piece[]) =>
  pieces.findLast((one) => one.says === 'manner')?.manner ?? null;

function hourOf(rest: string, parsed: ReturnType<typeof parsePrompt>) {
  if (goldenHour.test(rest)) return 'sunset' as const;
  const times = valuesOf(parsed.meanings, 'time');
  return times.findLast((time) => time !== 'afternoon') ?? times.at(-1) ?? null;
}

/** The words that are to be set, and the wish without them. */
function setInType(typed: string) {
  const quoted = readText(typed);
  const { text, rest } = withEvent(typed, quoted.text, quoted.rest);
  const letters = text.length > 0 ? readLetterColour(rest) : { colour: null, rest };
  const whole = text.length > 0 ? withoutSpots(letters.rest) : letters.rest;
  return { text, textColour: letters.colour, unread: reword(hoursAsParts(whole)) };
}

/** Of whose room it is, and from where it is seen. */
const saidByRoom = [
  ...['intérieur', 'interieur', 'interior', 'inside', 'kids', 'enfants', 'children', 'vin', 'wine'],
  ...['agencé', 'lion', 'lions'],
];

function readWords(rest: string) {
  const words = withoutEnglishPlurals(tokenise(rest), typedWords(rest));
  const pieces = readPieces(words, stopsIn(rest));
  return { rest, words, pieces, collected: collectThings(pieces, typedWords(rest)) };
}

/** What is said of walls and windows is said of a room, and of nothing that stands in it. */
function readRoom(rest: string) {
  const told = readFinish(rest);
  const room = told && readWords(told.rest);
  const place = room?.collected.place;
  return told && room && place && finished.has(place)
    ? { ...room, finish: told.finish }
    : { ...readHouse(rest), finish: null };
}

/** What is said of a roof or of shutters is said of the house that has them. */
function readHouse(rest: string) {
  const told = readHouseParts(rest);
  const read = told && readWords(told.rest);
  const at = read?.collected.things.findIndex(({ id }) => showsParts(id, told!.parts)) ?? -1;
  if (!told || !read || at < 0) return readWords(rest);
  const { collected } = read;
  const things = collected.things.with(at, { ...collected.things[at]!, parts: told.parts });
  return { ...read, collected: { ...collected, things } };
}

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
  if (things.length === 1 && only?.id === 'person' && only.count === 1 && isStill && !isAtWork)
    return 'portrait';
  // « deux sœurs, plan serré »
  const isNear = framing === 'close' && things.every(isFace);
  if (things.length > 0 && isNear && text.length === 0) return 'portrait';
  return text.length > 0 ? 'poster' : 'picture';
}

const isFace = ({ id, person }: Collected['things'][number]): boolean =>
  (id === 'person' || id === 'people') && person?.doing === undefined && !isFullLength(person);

/** What a mark shows was said by its trade; of an animal it shows the head. */
const heardOf = (things: Collected['things'], format: Format): string[] =>
  format === 'logo'
    ? [
        ...things.map(({ said }) => said),
        ...firmWords,
        ...(things.some(({ id }) => isAnimal(id)) ? ['tête', 'head'] : []),
      ]
    : [];

type Asked = {
  readonly format: Format;
  readonly text: readonly string[];
  readonly prompt: string;
};

/** « un portrait » shows somebody, a trade's mark what stands for it, a monogram its letters. */
function withSubject(
  { things, place }: Collected,
  { format, text, prompt }: Asked,
): Pick<Collected, 'things' | 'heard'> {
  const letters = text.length === 1 && text[0]!.length <= longestMonogram;
  if (format === 'logo' && letters && things.every(isOwner))
    return { things: [], heard: things.map(({ said }) => said) };
  // « une école de surf »: what is taught there, and no school.
  const trade =
    format === 'logo' && things.length === 1 && isOwner(things[0]!) ? emblemOfTrade(prompt) : null;
  const isTaught =
    trade !== null &&
    /surf|ski|tennis|danse|dance|musi|velo|vélo|bike|voile|sailing|[ée]quit|riding|art|yoga|photo|cuisine|cook/iu.test(
      trade.said,
    );
  if (trade && isTaught) return { things: [trade], heard: [things[0]!.said] };
  if (things.length > 0) return { things, heard: [] };
  if (format === 'logo' && place === null)
    return { things: [emblemOfTrade(prompt) ?? thingOf('glowing-star', '', 1)], heard: [] };
  if (format !== 'portrait') return { things, heard: [] };
  const somebody = { says: 'person', sex: 'any', age: 'adult', count: 1, from: 0, to: 0 } as const;
  return { things: collectThings([somebody], []).things, heard: [] };
}

type Circumstances = {
  readonly isNeon: boolean;
  readonly hasText: boolean;
  readonly parsed: ReturnType<typeof parsePrompt>;
  readonly isRound: boolean;
  readonly place: Place | null;
};

/** Words of which nothing is left to tell. */
const heardAnyhow = ({ isNeon, hasText, parsed, isRound, place }: Circumstances): string[] => [
  ...(isNeon ? ['néon', 'neon', 'néons', 'neons'] : []),
  ...(hasText ? textWords : []),
  // Weather is outside.
  ...(mostTelling(parsed, 'weather') ? ['dehors', 'outside', 'outdoors'] : []),
  ...(isRound ? roundWords : []),
  ...(place ? (saidByPlace[place] ?? '').split(' ').filter(Boolean) : []),
];

/** Said of what such a place looks like anyhow. */
const saidByPlace: Partial<Record<Place, string>> = {
  coast: 'breton bretonne bretons bretonnes bretagne',
  isle: 'tropical tropicale seen vue above ciel haut déserte',
  steps: 'montmartre',
  avenue: 'bordée bordé lined ombragée tronc',
};

const textWords =
  'texte textes text mot mots titre title slogan haut bas top bottom lettres letters'.split(' ');

/** « texte « Les Gets » » */
const ofText = /^(textes?|text|mots?|words?|titre|title|slogan|inscription)$/;

/** « J & B » */
const longestMonogram = 5;
const goldenHour =
  /(?<!\p{L})(?:golden (?:hour|light)|heure dor[ée]e|lumi[èe]re dor[ée]e)(?!\p{L})/iu;
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
  ...(paved.test(rest) ? { isPaved: true } : {}),
});

/** Said of a street: its stones are seen. */
const paved = /(?<!\p{L})(?:pav[ée]e?s?|cobble\w*|paving stones)(?!\p{L})/iu;
const roundField =
  /(?:dans|in|inside)\s+(?:un|le|a|the)\s+(?:rond|cercle|circle)|logo\s+(?:\p{L}+\s+){0,3}(?:rond|circulaire)(?!\p{L})|(?:round|circular)\s+(?:\p{L}+\s+){0,2}logo|(?<!\p{L})(?:badge|[ée]cusson|embl[èe]me|emblem|blason|tampon|stamp|patch)s?(?!\p{L})/iu;
const roundWords = ['rond', 'cercle', 'circle', 'circulaire', 'round', 'circular'];
