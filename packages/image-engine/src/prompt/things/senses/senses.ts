import { tokenise } from '../../tokenise.ts';
import { readsEnglish } from '../reading/reading-rules.ts';
import type { Named } from '../words/name-index.ts';
import { englishSenses } from './english-senses.ts';
import { fields } from './fields.ts';
import { frenchLivingSenses } from './french-living-senses.ts';
import { frenchSenses } from './french-senses.ts';
import { placeSenses } from './place-senses.ts';

/** One of the things that a word can mean; `id` is null where there is no picture of it. */
type Sense = {
  readonly id: string | '*' | null;
  readonly called: { readonly fr: string; readonly en: string } | null;
  readonly cues: RegExp | null;
};
type Senses = ReadonlyMap<string, readonly Sense[]>;

/** French words that are others in English: « jars », « des baskets », « une cane ». */
const falseFriends: Readonly<Record<string, string>> = {
  ...{
    jar: 'jar',
    basket: 'basket',
    cane: 'walking-cane',
    tongs: 'kitchen-tongs',
    tong: 'kitchen-tongs',
  },
};

const named = (id: string): Named => ({ id, isRelative: false, isLoose: false });

/**
 * What a word means beside the others: the sense of which most is told there. Null where none of its
 * pictures is meant. What nothing tells is the usual sense, and said to be so where others are usual, too.
 */
export function senseBeside(
  words: readonly string[],
  at: number,
  usual: Named | null,
): Named | null {
  const word = words[at]!;
  const isEnglish = readsEnglish(words);
  const friend = isEnglish ? falseFriends[word] : undefined;
  if (friend) return named(friend);
  const tables = isEnglish ? [english(), french()] : [french(), english()];
  const senses = tables.find((table) => table.has(word))?.get(word);
  if (!senses) return usual;
  const { sense, isTold } = chosen(senses, words, at);
  if (sense.id === '*') return usual;
  if (sense.id === null) return null;
  const { called } = sense;
  return called && !isTold ? { ...named(sense.id), called } : named(sense.id);
}

/** Whether a word for a place means it beside the others. */
export function isPlaceBeside(words: readonly string[], at: number): boolean {
  const senses = places().get(words[at]!);
  return !senses || chosen(senses, words, at).sense.id !== null;
}

function chosen(senses: readonly Sense[], words: readonly string[], at: number) {
  const others = ` ${words.map((word, index) => (index === at ? '_' : word)).join(' ')} `;
  const told = senses.map(({ cues }) => (cues ? (others.match(cues)?.length ?? 0) : 0));
  const most = Math.max(...told);
  return { sense: senses[most > 0 ? told.indexOf(most) : 0]!, isTold: most > 0 };
}

let read: { readonly fr: Senses; readonly en: Senses; readonly places: Senses } | null = null;
function all() {
  read ??= {
    ...{ fr: sensesOf(`${frenchLivingSenses}${frenchSenses}`), en: sensesOf(englishSenses) },
    places: sensesOf(placeSenses),
  };
  return read;
}
const french = () => all().fr;
const english = () => all().en;
const places = () => all().places;

function sensesOf(table: string): Senses {
  const senses = new Map<string, readonly Sense[]>();
  for (const line of table.trim().split('\n')) {
    const [said = '', told = ''] = line.split(' = ');
    const read = told.split(' ; ').map(senseOf);
    for (const word of said.split(', ')) senses.set(tokenise(word).join(' '), read);
  }
  return senses;
}

function senseOf(told: string): Sense {
  const [, id = '-', fr, en = '', cues = ''] =
    /^(\S+)(?: \[(.+?)\|(.+?)\])?(?: (.+))?$/u.exec(told) ?? [];
  return {
    id: id === '-' ? null : id,
    called: fr ? { fr, en } : null,
    cues: cues ? new RegExp(cuesIn(cues).map(cueOf).join('|'), 'gu') : null,
  };
}

/** `@racket` stands for all words of a field. */
const cuesIn = (cues: string): string[] =>
  cues
    .split(' ')
    .filter(Boolean)
    .flatMap((cue) => (cue.startsWith('@') ? (fields[cue.slice(1)] ?? []) : [cue]));

/** `papier*` begins a word, `a+la+_` is a phrase with the word itself in it, `#` a number. */
function cueOf(cue: string): string {
  const words = cue.split('+').map((part) => {
    if (part === '_') return '_';
    if (part === '#') return '\\d+';
    if (part.endsWith('*')) return `${part.slice(0, -1)}[a-z0-9]*`;
    return tokenise(part)[0] ?? '';
  });
  return `(?<= )${words.join(' ')}(?= )`;
}

/** Every drawing that the tables lead to. */
export function idsOfSenses(): string[] {
  return [...french().values(), ...english().values()]
    .flat()
    .flatMap(({ id }) => (id && id !== '*' ? [id] : []));
}

/** How many words of a language have several senses. */
export const countSenses = () => ({ fr: french().size, en: english().size });
