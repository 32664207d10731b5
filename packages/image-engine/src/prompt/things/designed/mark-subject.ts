import type { Format } from '../../../illustration/illustration-description.ts';
import { emblemId } from '../../../illustration/vocabulary/emblems.ts';
import { tokenise } from '../../tokenise.ts';
import { isOwner } from '../collect/collect-rules.ts';
import type { Collected } from '../collect/collected.ts';
import { type Draft, thingOf } from '../collect/draft-things.ts';
import { firmWords } from '../reading/reading-rules.ts';
import { markOfTrade, type TradeMark } from '../words/trades.ts';

export type MarkSubject = Pick<Collected, 'things' | 'heard' | 'relatives'> & {
  readonly format: Format;
};

type Asked = {
  readonly format: Format;
  readonly text: readonly string[];
  readonly prompt: string;
};

const mascot = /(?<!\p{L})(?:mascottes?|mascots?)(?!\p{L})/iu;
const visiting = /cartes? de visite|business cards?|visiting cards?/iu;

/** What a mark shows of whose it is; null where something of its own was asked for, or it is no mark. */
export function markSubject(
  { things, place, unknown }: Collected,
  { format, text, prompt }: Asked,
): MarkSubject | null {
  const isMascot = mascot.test(prompt) && format !== 'pattern';
  const isCard = visiting.test(prompt);
  if (format !== 'logo' && !isMascot && !isCard) return null;
  const trade = markOfTrade(prompt);
  const isOfTrade = ({ said }: { readonly said: string }) =>
    trade !== null && isAmong(said, trade.heard);
  const isWhose = things.every(
    (thing) => (isOwner(thing) || isOfTrade(thing)) && !isShown(thing.said, prompt),
  );
  if (!isWhose || (things.length === 0 && place !== null && !trade)) return null;
  // A house or somebody of no trade is what the mark shows.
  if (!trade?.isTrade && things.length > 0) return null;
  const heard = things.map(({ said }) => said);
  const whole = isMascot ? ({ format: 'logo' } as const) : { format };
  if (trade)
    return {
      ...whole,
      things: [ofTrade(trade, isMascot)],
      heard: [...heard, ...heardOf(trade), ...(isCard ? ['business', 'visiting'] : [])],
      relatives: [],
    };
  return format === 'logo' ? { ...whole, ...lettered(text, unknown) } : null;
}

function ofTrade({ ids, said }: TradeMark, isMascot: boolean): Draft {
  const [first = ''] = ids;
  const symbol = thingOf(first, said, 1);
  const faced = ids.find((id) => solid.test(id));
  // Somebody is greeted by one symbol that has a face.
  return isMascot
    ? { ...symbol, id: faced ?? first, ...(faced ? { face: 'smile' } : {}) }
    : { ...symbol, either: ids };
}

/** Wide enough for eyes and a mouth. */
const solid =
  /^mark:(?:pawn|cup|mug|loaf|tooth|heart|drop|flame|cloud|house|book|apple|bag|jar|bean|pizza|cupcake|icecone|pot|flower|bulb|leaf|shell|burger|gift|candle|balloon|truck|spades|basketball)$/;

const heardOf = ({ heard }: TradeMark): string[] =>
  heard.flatMap((said) => [said.toLowerCase(), ...said.toLowerCase().split(/[\s’'-]+/u)]);

/** Its initial in a disc, of the name or else of what it is for, and said so. */
function lettered(
  text: readonly string[],
  unknown: readonly string[],
): Pick<MarkSubject, 'things' | 'heard' | 'relatives'> {
  const named = initialOf(text[0] ?? '');
  if (named) return { things: [letterMark(named, '')], heard: [], relatives: [] };
  const said = unknown.find((word) => initialOf(word) && !isPlainWord(word));
  if (!said) return { things: [thingOf(emblemId('spiral'), '', 1)], heard: [], relatives: [] };
  const thing = letterMark(initialOf(said)!, said);
  return { things: [thing], heard: [said], relatives: [{ said, id: thing.id }] };
}

const letterMark = (initial: string, said: string) =>
  thingOf(emblemId(`disc<=${initial}`), said, 1);

function initialOf(text: string): string | null {
  const [letter] = /\p{L}/u.exec(text.replace(/^(?:the|le|la|les|l['’])\s*/iu, '')) ?? [];
  return letter ? letter.normalize('NFD')[0]!.toLocaleUpperCase() : null;
}

const isPlainWord = (said: string): boolean =>
  tokenise(said).every((word) => plain.has(word) || firmWords.includes(word));
const plain = new Set(
  'freelance independent local small new app application called named petit nouvelle nouveau'.split(
    ' ',
  ),
);

const isAmong = (said: string, all: readonly string[]): boolean => {
  const words = tokenise(all.join(' '));
  return tokenise(said).some((word) => word.length > 3 && words.includes(word));
};

/** « avec un boulanger », “a mountain logo for a shop”: it is to be seen. */
function isShown(said: string, prompt: string): boolean {
  const plainly = tokenise(prompt).join(' ');
  const at = plainly.indexOf(tokenise(said).join(' '));
  if (at < 0) return false;
  const [before, behind] = [plainly.slice(0, at), plainly.slice(at)];
  return withIt.test(before) || (!/(?:^| )(?:pour|for) /u.test(before) && onIt.test(behind));
}
const withIt =
  /(?:^| )(?:avec|with|montrant|showing|featuring)(?: (?:une?|an?|des|the|le|la))?(?: \p{L}+)? $/u;
const onIt = / (?:logo|icon|emblem|badge|mascot)s? (?:for|pour) /u;
