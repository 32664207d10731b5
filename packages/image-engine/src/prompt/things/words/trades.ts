import {
  emblemId,
  isCarrier,
  joinSymbols,
  partsOfEmblem,
} from '../../../illustration/vocabulary/emblems.ts';
import { ideaRows, tradeRows } from './trade-words.ts';

type Row = { readonly says: RegExp; readonly marks: readonly string[] };

const rowsOf = (text: string): readonly Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [says = '', marks = ''] = line.split(' = ');
      return {
        says: new RegExp(`(?<!\\p{L})(?:${says})(?!\\p{L})`, 'iu'),
        marks: marks.trim().split(' '),
      };
    });

let rows: { readonly trades: readonly Row[]; readonly ideas: readonly Row[] } | null = null;

function allRows(): NonNullable<typeof rows> {
  rows ??= { trades: rowsOf(tradeRows), ideas: rowsOf(ideaRows) };
  return rows;
}

/** For whoever checks: every mark that a word may have. */
export const allTradeMarks = (): readonly string[] =>
  Object.values(allRows()).flatMap((table) => table.flatMap(({ marks }) => marks));

type Found = { readonly said: string; readonly from: number; readonly marks: readonly string[] };

/** In the order of their rows; words that are said already say nothing more. */
function foundIn(prompt: string, table: readonly Row[], taken: Found[]): Found[] {
  const found: Found[] = [];
  for (const { says, marks } of table) {
    const match = says.exec(prompt);
    if (!match) continue;
    const one = { said: match[0], from: match.index, marks };
    const overlaps = (other: Found) =>
      one.from < other.from + other.said.length && other.from < one.from + one.said.length;
    if ([...taken, ...found].some(overlaps)) continue;
    found.push(one);
  }
  return found;
}

export type TradeMark = {
  /** Of the vocabulary of emblems; any of them. */
  readonly ids: readonly string[];
  /** The trade, as typed, and all that the mark says. */
  readonly said: string;
  readonly heard: readonly string[];
  /** It is somebody's, and not only about something. */
  readonly isTrade: boolean;
};

const mostMarks = 4;

/** What stands for a trade and what it is about; null where we know no symbol of either. */
export function markOfTrade(prompt: string): TradeMark | null {
  const { trades: named, ideas: meant } = allRows();
  const trades = foundIn(prompt, named, []);
  const ideas = foundIn(prompt, meant, trades);
  const [main, second] = [...trades, ...ideas];
  if (!main) return null;
  const idea = ideas.find((one) => one !== main);
  const joined = idea ? joinedMarks(main.marks, idea.marks) : [];
  const beside = joined.length === 0 && second ? joinedMarks(main.marks, second.marks) : [];
  const shown = joined.length > 0 ? joined : [...main.marks, ...beside.slice(0, 1)];
  const said = joined.length > 0 ? [main, idea!] : beside.length > 0 ? [main, second!] : [main];
  return {
    ids: shown.slice(0, mostMarks).map(emblemId),
    said: main.said,
    isTrade: trades.length > 0,
    heard: [...said, ...trades].map((one) => one.said),
  };
}

/** « une boulangerie bio », “a podcast about the sea”: one within the other. */
function joinedMarks(one: readonly string[], other: readonly string[]): string[] {
  const [mine, theirs] = [plainOf(one), plainOf(other)];
  const pairs = [
    ...theirs.filter(isCarrier).flatMap((outer) => mine.map((inner) => [outer, inner] as const)),
    ...mine.filter(isCarrier).flatMap((outer) => theirs.map((inner) => [outer, inner] as const)),
  ].filter(([, inner]) => !isCarrier(inner) || theirs.length === 1);
  const held = pairs.flatMap(([outer, inner]) => joinSymbols(outer, inner) ?? []);
  if (held.length > 0) return [...new Set(held)].slice(0, 3);
  return mine
    .flatMap((a) => theirs.flatMap((b) => joinSymbols(a, b) ?? joinSymbols(b, a) ?? []))
    .slice(0, 2);
}

/** Each symbol that its marks are made of; plain fields are none. */
const plainOf = (marks: readonly string[]): string[] => [
  ...new Set(
    marks
      .flatMap((mark) => {
        const { outer = mark, inner = null } = partsOfEmblem(emblemId(mark)) ?? {};
        return inner ? [outer, inner] : [outer];
      })
      .filter((symbol) => !/^(disc|tile|shield|hands|pin|lens)$/.test(symbol)),
  ),
];
