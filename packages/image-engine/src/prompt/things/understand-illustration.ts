import type {
  Format,
  IllustrationDescription,
} from '../../illustration/illustration-description.ts';
import { mostTelling, parsePrompt, unique, valuesOf } from '../parse-prompt.ts';
import { tokenise, typedWords } from '../tokenise.ts';
import { collectThings } from './collect-things.ts';
import type { Collected } from './collected.ts';
import { thingOf } from './draft-things.ts';
import { tellHomonyms } from './homonyms.ts';
import { readText } from './read-text.ts';
import { type Piece, readPieces } from './reading.ts';
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
  const things = withSubject(collected, format, rest);
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
      ...(isNeon ? { isNeon } : {}),
    },
    ...{ relatives: collected.relatives, guesses: collected.guesses },
    ...{ sayers: collected.sayers, ties: collected.ties },
    unknown: unique(collected.unknown).filter((said) => !isNeon || !/^n[ée]ons?$/u.test(said)),
    ...{
      heard: [...collected.heard, ...(isNeon ? ['néon', 'neon'] : []), ...heardOf(things, format)],
      pieces,
      words,
    },
  };
}

function formatOf(
  pieces: readonly Piece[],
  { things }: Collected,
  text: readonly string[],
): Format {
  const said = pieces.find((one) => one.says === 'format')?.format;
  if (said) return said;
  const [only] = things;
  const isStill = only?.person?.doing === undefined;
  if (things.length === 1 && only?.id === 'person' && only.count === 1 && isStill)
    return 'portrait';
  return text.length > 0 ? 'poster' : 'picture';
}

/** What a mark shows was said by its trade. */
const heardOf = (things: Collected['things'], format: Format): string[] =>
  format === 'logo' ? things.map(({ said }) => said) : [];

/** « un portrait » shows somebody, a trade's mark what stands for it. */
function withSubject(
  { things, place }: Collected,
  format: Format,
  prompt: string,
): Collected['things'] {
  if (things.length > 0) return things;
  if (format === 'logo' && place === null) {
    const emblem = emblemOfTrade(prompt) ?? thingOf('glowing-star', '', 1);
    return [emblem];
  }
  if (format !== 'portrait') return things;
  return collectThings([{ says: 'person', sex: 'any', age: 'adult', count: 1, from: 0, to: 0 }], [])
    .things;
}
