import { borrowUnits } from '../duration/borrow-units.ts';
import { inFigures } from '../duration/in-figures.ts';
import { meantNumber } from './number-words.ts';
import { type Piece, RewrittenText } from './rewritten-text.ts';
import { sameWords } from './same-words.ts';
import { meantWord } from './spelling.ts';
import { spoken } from './spoken-words.ts';
import { verbForms } from './verb-forms.ts';

/** A quoted stretch of the instructions, kept verbatim. `start` and `end` include the marks. */
export type Quote = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Instructions made easy to match: lower case, without accents, slips mended, numbers in
 * figures. `originOf` says where a unit of `folded` stood in what was written.
 */
export type Wording = {
  readonly original: string;
  readonly folded: string;
  /** In units of `folded`. */
  readonly quotes: readonly Quote[];
  readonly originOf: (index: number) => number;
  readonly placeOf: (origin: number) => number;
  /** Whether what was written there is taken back, or says nothing. */
  readonly isStruck: (origin: number) => boolean;
  /** The same with a stretch of `folded` in other words. */
  readonly rewritten: (at: Readonly<{ start: number; end: number }>, words: string) => Wording;
};

/** The API's own limit; anything beyond is not read. */
const maxLength = 5000;
const maxQuoteLength = 200;
/** More than any film shows. */
const mostQuotes = 40;

/** Stands in the folded text for letters that belong to a claimed text and mean nothing else. */
export const blank = '\u0000';

/**
 * @param protectedWords folded words that are no slips: the names of files
 * @param amend rewrites what is taken back, once the wish stands in figures
 */
export function readWording(
  instructions: string,
  protectedWords?: ReadonlySet<string>,
  amend?: (text: RewrittenText) => void,
): Wording {
  const original = instructions.slice(0, maxLength);
  const rewritten = new RewrittenText(fold(original));
  rewritten.replace(/œ/g, () => 'oe');
  for (const [pattern, whole] of spoken)
    rewritten.replace(pattern, ([, first = '']) => whole.replace('$1', first));
  for (const [pattern, meant] of verbForms) rewritten.replace(pattern, meant);
  const written = findQuotes(original);
  rewritten.replace(/(?<![a-z0-9_.])[a-z][a-z-]{2,15}(?![a-z0-9_])/g, ({ 0: word, index = 0 }) => {
    const isKept =
      protectedWords?.has(word) || isAName(original, rewritten.originOf(index), written);
    return isKept ? null : meantWord(word, protectedWords);
  });
  rewritten.replace(
    /(?<![a-z])[a-z]{4,10}(?= (?:secondes?|seconds?|sec|minutes?|min|plans?|shots?)(?![a-z]))/g,
    ([word]) => meantNumber(word),
  );
  for (const [said, meant] of sameWords) {
    rewritten.replace(said, (match) => (meant.includes('$') ? inOrder(match, meant) : meant));
  }
  inFigures(rewritten);
  borrowUnits(rewritten);
  const meant = withoutTakenBack(written, original);
  for (const quote of written) {
    if (meant.includes(quote)) continue;
    const next = written[written.indexOf(quote) + 1] as Quote;
    rewritten.strike(rewritten.placeOf(quote.start), rewritten.placeOf(next.start), '');
  }
  amend?.(rewritten);
  return wordingOf(original, rewritten, meant);
}

/** Words in quotes, and those with a capital in the middle of a sentence: « chez Mélanie » is no « mélange ». */
function isAName(original: string, at: number, quotes: readonly Quote[]): boolean {
  if (quotes.some(({ start, end }) => start < at && at < end)) return true;
  return (
    /^\p{Lu}\p{Ll}/u.test(original.slice(at, at + 2)) &&
    /[\p{Ll},] $/u.test(original.slice(Math.max(0, at - 2), at))
  );
}

function wordingOf(original: string, text: RewrittenText, quotes: readonly Quote[]): Wording {
  return {
    original,
    folded: text.text,
    quotes: quotes.map((quote) => ({
      start: text.placeOf(quote.start),
      end: text.placeOf(quote.end),
      text: quote.text,
    })),
    originOf: (index) => text.originOf(index),
    placeOf: (origin) => text.placeOf(origin),
    isStruck: (origin) => text.isStruck(origin),
    rewritten: ({ start, end }, words) => {
      const copy = text.copy();
      copy.replaceRange(start, end, words, true);
      return wordingOf(original, copy, quotes);
    },
  };
}

/** « $1 $3 $2 »: what was said, in another order; other words stand for what no sign takes. */
function inOrder(match: RegExpMatchArray, meant: string): readonly Piece[] {
  const { indices } = match as RegExpMatchArray & { indices: readonly [number, number][] };
  const shift = match.index as number;
  const placeOf = (sign: string) => {
    const [start, end] = indices[Number(sign)] ?? [shift, shift];
    return { start: start - shift, end: end - shift };
  };
  const signs = [...meant.matchAll(/\$(\d)/g)].map(([, sign = '']) => placeOf(sign));
  const gaps = gapsBeside(signs, match[0].length);
  const [longest = { start: 0, end: match[0].length }] = gaps;
  const pieces = [...meant.matchAll(/\$(\d)([, ]*)|[^$]+/g)].map(([words, sign, stops = '']) =>
    sign === undefined
      ? { text: words, ...longest, isOurs: true }
      : { text: `${match[Number(sign)] ?? ''}${stops}`, ...placeOf(sign) },
  );
  const isOurs = pieces.some((piece) => 'isOurs' in piece);
  return isOurs ? [...pieces, ...gaps.map((gap) => ({ text: '', ...gap, isOurs }))] : pieces;
}

type Place = { readonly start: number; readonly end: number };

/** What none of the parts has, the longest first. */
function gapsBeside(parts: readonly Place[], length: number): readonly Place[] {
  const inOrder = parts.toSorted((a, b) => a.start - b.start);
  const starts = [0, ...inOrder.map(({ end }) => end)];
  const ends = [...inOrder.map(({ start }) => start), length];
  return starts
    .map((start, at) => ({ start, end: ends[at] ?? length }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

/** Hides a stretch from every later rule, so that a title « Slow life » sets no pace. */
export function hide(folded: string, start: number, end: number): string {
  return folded.slice(0, start) + blank.repeat(end - start) + folded.slice(end);
}

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '×': 'x',
  '‘': "'",
  ʼ: "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\r': '\n',
  '″': '"',
  '′': "'",
  '\u0000': ' ',
};

/** Lower case without accents, one unit for one unit. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index] as string;
    folded += unit < '\u007f' && unit > ' ' ? unit.toLowerCase() : foldUnit(unit);
  }
  return folded;
}

function foldUnit(unit: string): string {
  const known = replacements[unit];
  if (known !== undefined) return known;
  return (unit.normalize('NFD')[0] as string).toLowerCase()[0] as string;
}

const closers: Readonly<Record<string, string>> = {
  '«': '»',
  '“': '”',
  '„': '”“',
  '”': '”',
  '‹': '›',
  '"': '"',
  '‘': '’',
  "'": "'",
  '`': '`',
};

const pardon =
  /^[ ,.…-]{0,4}(?:(?:ou|mais|euh|ah|oups|or)[ ,]*)?(?:non|plutôt|pardon|enfin|sorry|rather|no|je voulais dire|i mean)[ ,:]*(?:plutôt |le |pas )?$/i;

/** « the clip called “final_v2.mp4” » is no text to be shown. */
const fileName = /^[^ ]+\.(?:mp4|mov|m4v|avi|mkv|webm|jpe?g|png|heic|gif|mp3|wav|m4a|aac)$/i;

/** « Rome », pardon « Roma »: the first was not meant. */
function withoutTakenBack(quotes: readonly Quote[], original: string): readonly Quote[] {
  return quotes.filter(({ end }, index) => {
    const next = quotes[index + 1];
    return next === undefined || !pardon.test(original.slice(end, next.start));
  });
}

function findQuotes(text: string): readonly Quote[] {
  const quotes: Quote[] = [];
  let index = 0;
  while (index < text.length && quotes.length < mostQuotes) {
    const end = isOpening(text, index) ? closingIndex(text, index) : -1;
    if (end < 0) {
      index += 1;
      continue;
    }
    const inner = text.slice(index + 1, end).trim();
    if (inner !== '' && !fileName.test(inner))
      quotes.push({ start: index, end: end + 1, text: inner });
    index = end + 1;
  }
  return quotes;
}

function isOpening(text: string, index: number): boolean {
  const mark = text[index] as string;
  if (!(mark in closers)) return false;
  if (mark !== "'" && mark !== '‘' && mark !== '"') return true;
  // An apostrophe (l'été) or the seconds of 1'30" open nothing.
  return index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1] as string);
}

function closingIndex(text: string, open: number): number {
  const mark = text[open] as string;
  const closing = closers[mark] as string;
  const last = Math.min(text.length, open + maxQuoteLength + 2);
  for (let index = open + 1; index < last; index += 1) {
    const unit = text[index] as string;
    if (unit === '\n' && mark !== '«') return -1;
    if (!closing.includes(unit)) continue;
    const insideWord = /\p{L}/u.test(text[index + 1] ?? ' ');
    if (insideWord && (unit === "'" || unit === '’')) continue;
    return index;
  }
  return -1;
}
