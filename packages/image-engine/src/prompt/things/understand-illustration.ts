import type {
  Format,
  IllustrationDescription,
} from '../../illustration/illustration-description.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import { mostTelling, parsePrompt, unique, valuesOf } from '../parse-prompt.ts';
import { tokenise, typedWords } from '../tokenise.ts';
import { isOwner } from './collect-rules.ts';
import { collectThings } from './collect-things.ts';
import type { Collected } from './collected.ts';
import { thingOf } from './draft-things.ts';
import { tellHomonyms } from './homonyms.ts';
import { readText } from './read-text.ts';
import { type Piece, readPieces } from './reading.ts';
import { firmWords } from './reading-rules.ts';
import { reword } from './reword.ts';
import { emblemOfTrade } from './trades.ts';

export type UnderstoodIllustration = {
  readonly description: IllustrationDescription;
  readonly relatives: Collected['relatives'];
  readonly guesses: Collected['guesses'];
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
  const { text, rest: whole } = readText(prompt.normalize('NFC').slice(0, mostCharacters));
  const rest = reword(whole);
  const words = tokenise(rest);
  const pieces = readPieces(words);
  const collected = collectThings(pieces, typedWords(rest));
  const parsed = parsePrompt(rest);
  const times = valuesOf(parsed.meanings, 'time');
  const format = formatOf(pieces, collected, text);
  // « une enseigne au néon « Chez Lulu » » shines, by night.
  const isNeon = text.length > 0 && /n[ée]on/iu.test(prompt);
  const { things, heard: owners } = withSubject(collected, { format, text, prompt: rest });
  const isRound = format === 'logo' && roundField.test(prompt);
  return {
    description: {
      format,
      manner: pieces.findLast((one) => one.says === 'manner')?.manner ?? null,
      things: tellHomonyms(things, collected.place),
      relations: collected.relations,
      place: collected.place,
      crop: collected.crop,
      time: isNeon
        ? 'night'
        : (times.findLast((time) => time !== 'afternoon') ?? times.at(-1) ?? null),
      season: mostTelling(parsed, 'season'),
      weather: mostTelling(parsed, 'weather') ?? (collected.snows ? 'snow' : null),
      mood: mostTelling(parsed, 'mood'),
      colours: collected.colours,
      text,
      ...(collected.framing ? { framing: collected.framing } : {}),
      ...(collected.isDeserted ? { isDeserted: true } : {}),
      ...(collected.isPlain && collected.place === null ? { isPlain: true } : {}),
      ...(collected.hasPeaks ? { hasPeaks: true } : {}),
      ...(isRound ? { isRound } : {}),
      ...(isNeon ? { isNeon } : {}),
    },
    ...{ relatives: collected.relatives, guesses: collected.guesses },
    ...{ sayers: collected.sayers, ties: collected.ties },
    unknown: unique(collected.unknown).filter(
      (said) =>
        !(isNeon && /^n[ée]ons?$/u.test(said)) &&
        !(text.length > 0 && ofText.test(said)) &&
        !(isRound && roundWords.includes(said)) &&
        !heardOf(things, format).includes(said),
    ),
    ...{
      heard: [
        ...collected.heard,
        ...(isNeon ? ['néon', 'neon'] : []),
        ...owners,
        ...(isRound ? roundWords : []),
        ...heardOf(things, format),
      ],
      pieces,
      words,
    },
  };
}

function formatOf(
  pieces: readonly Piece[],
  { things, framing }: Collected,
  text: readonly string[],
): Format {
  const said = pieces.find((one) => one.says === 'format')?.format;
  if (said) return said;
  const [only] = things;
  const isStill = only?.person?.doing === undefined;
  if (things.length === 1 && only?.id === 'person' && only.count === 1 && isStill)
    return 'portrait';
  // « deux sœurs, plan serré »
  const isNear = framing === 'close' && things.every(isFace);
  if (things.length > 0 && isNear && text.length === 0) return 'portrait';
  return text.length > 0 ? 'poster' : 'picture';
}

const isFace = ({ id, person }: Collected['things'][number]): boolean =>
  (id === 'person' || id === 'people') && person?.doing === undefined;

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
  if (things.length > 0) return { things, heard: [] };
  if (format === 'logo' && place === null)
    return { things: [emblemOfTrade(prompt) ?? thingOf('glowing-star', '', 1)], heard: [] };
  if (format !== 'portrait') return { things, heard: [] };
  const somebody = { says: 'person', sex: 'any', age: 'adult', count: 1, from: 0, to: 0 } as const;
  return { things: collectThings([somebody], []).things, heard: [] };
}

/** « texte « Les Gets » » */
const ofText = /^(textes?|text|mots?|words?|titre|title|slogan|inscription)$/;

/** « J & B » */
const longestMonogram = 5;
const roundField =
  /(?:dans|in|inside)\s+(?:un|le|a|the)\s+(?:rond|cercle|circle)|logo\s+(?:rond|circulaire)|(?:round|circular)\s+logo/iu;
const roundWords = ['rond', 'cercle', 'circle', 'circulaire', 'round', 'circular'];
