import type { Person } from '../../illustration/illustration-description.ts';
import { isAct } from '../../illustration/people/doings.ts';
import { roleOf } from '../../illustration/people/roles.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import type { ColourName } from '../../scene/scene-description.ts';
import { isJoining } from '../empty-words.ts';
import { isShadeNamed } from '../shades.ts';
import { negations, numbers, vocabulary } from '../vocabulary.ts';
import { feelingWords, postureWords } from './animal-words.ts';
import {
  beforeNouns,
  bodyParts,
  functionWords,
  groups,
  onlyEnglish,
  onlyFrench,
  silent,
} from './common-words.ts';
import { feelingAt } from './feeling-piece.ts';
import { isFoodNamed } from './foods.ts';
import { groupOf } from './group-of.ts';
import { inCompany } from './in-company.ts';
import { longestName, type Named, nameIndex } from './name-index.ts';
import { colourOf, offerStuffs } from './offer-stuffs.ts';
import { isOldThing, personAt } from './person-piece.ts';
import { personWords, traitWords } from './person-words.ts';
import type { Piece } from './piece.ts';
import {
  hung,
  isAccessory,
  isBesideGround,
  isDoor,
  isFirm,
  isGiant,
  isHeap,
  isHeldMap,
  isHomeMade,
  isMeasure,
  isOven,
  isTwoColours,
  isVerb,
  oven,
  readsEnglish,
  readsFrench,
} from './reading-rules.ts';
import { somebodyId } from './relatives/relatives.ts';
import { isPlaceBeside, senseBeside } from './senses.ts';
import { endOf, markStops } from './stops.ts';
import { isTradesman, somebody, somebodyBy } from './tradespeople.ts';
import { longestIn } from './word-table.ts';
import {
  cropWords,
  desertedWords,
  emptyPhrases,
  formatWords,
  framingWords,
  furWords,
  groundWords,
  mannerWords,
  motleyWords,
  placeWordsTable,
  relationWords,
  sideWords,
  sizeWords,
  stanceWords,
  unseenWords,
} from './word-tables.ts';
import { isHandled, slotOf } from './worn-words.ts';

/** Words (`tokenise`) → what they say, the longest stretch first; none reaches over a stop (`stopsIn`). */
export function readPieces(
  words: readonly string[],
  stops: ReadonlySet<number> = new Set(),
): Piece[] {
  const pieces: Piece[] = [];
  let hasPerson = false;
  let hadPerson = false;
  const [isFrench, isEnglish] = [readsFrench(words), readsEnglish(words)];
  // “mountain logo”: said behind what it shows, too.
  const isMark = words.some((word) => formatWords.get(word) === 'logo');
  for (let at = 0; at < words.length; ) {
    const end = endOf(at, words.length, stops);
    const piece = readPiece(end < words.length ? words.slice(0, end) : words, at, {
      ...{ all: words, before: pieces.at(-1), hasPerson, hadPerson, isMark, isFrench, isEnglish },
      hasNamed: pieces.some(({ says }) => says === 'thing' || says === 'person'),
      hasAnimal: pieces.some((one) => one.says === 'thing' && isAnimal(one.named.id)),
    });
    if (piece.says === 'thing' || piece.says === 'place') hasPerson = false;
    if (isSomebody(piece)) hasPerson = hadPerson = true;
    pieces.push(piece);
    at = piece.to;
  }
  return inCompany(markStops(pieces, stops), words);
}

function isMeantOtherwise(
  word: string,
  { isFrench, isEnglish, hasNamed, isMark }: Context,
): boolean {
  // « une fée aux ailes brillantes » has them; no other thing with wings is meant.
  const isOfMark = isMark && /^(patte|paw)$/.test(word);
  return (
    (isFrench && onlyEnglish.has(word)) ||
    (isEnglish && onlyFrench.has(word)) ||
    (hasNamed && bodyParts.has(word) && !isOfMark)
  );
}

const isNamed = (words: string): boolean => nameIndex().get(words)?.isLoose === false;

type Nobody = { readonly named: Named; readonly length: number; readonly context: Context };

/** Of a mark whose it is, and a trade beside what is made. */
const isNobody = (words: readonly string[], at: number, { named, length, context }: Nobody) =>
  (context.isMark && named.id === somebodyId) || (length === 1 && isTradesman(words, at, named));

const isOwned = /^(un|une|des|le|la|les|l|son|sa|mon|ma|leur|the|a|his|her)$/;

const isSomebody = (piece: Piece) =>
  piece.says === 'person' || (piece.says === 'thing' && roleOf(piece.named.id) !== null);

type Context = {
  /** Of the whole wish. */
  readonly all: readonly string[];
  readonly before: Piece | undefined;
  readonly hasPerson: boolean;
  /** Anywhere before. */
  readonly hadPerson: boolean;
  readonly isFrench: boolean;
  readonly isEnglish: boolean;
  /** Anything before. */
  readonly hasNamed: boolean;
  /** An animal. */
  readonly hasAnimal: boolean;
  /** A mark shows a mountain, and does not play there. */
  readonly isMark: boolean;
};
type Said = Piece extends infer One
  ? One extends Piece
    ? Omit<One, 'from' | 'to'>
    : never
  : never;

type Say<Value> = (value: Value, length: number) => Said | null;
type Offer = <Value>(table: ReadonlyMap<string, Value>, say: Say<Value>) => void;

/** What something does with its body, feels, and how several stand. */
function offerBearing(offer: Offer, words: readonly string[], at: number, context: Context): void {
  offer(postureWords, (posture) => ({ says: 'posture', posture }));
  offer(feelingWords, (feeling, length) => feelingAt(words, at + length, { feeling, ...context }));
  offer(motleyWords, () => ({ says: 'motley' }));
  offer(stanceWords, (stance) => (context.hasNamed ? { says: 'stance', stance } : null));
}

function readPiece(words: readonly string[], at: number, context: Context): Piece {
  const options: [length: number, said: Said][] = [];
  const offer: Offer = (table, say) => {
    const found = longestIn(table, words, at, longestName);
    const said = found && say(found[1], found[0]);
    if (said) options.push([found[0], said]);
  };
  const isAhead = isSaidAhead(words, at, context);
  const doing = longestIn(traitWords, words, at, longestName)?.[1].doing;
  const alone = saidAlone(words, at, { ...context, isAhead });
  if (alone) return alone;
  const isNoun = at === 0 || beforeNouns.has(words[at - 1]!) || isAdjective(context.before);
  const word = words[at]!;
  offer(traitWords, (trait, length) => traitAt(words, at, { trait, length, isAhead, context }));
  offer(formatWords, (format) =>
    context.before && isAccessory(words, at) ? onIt(word) : { says: 'format', format },
  );
  offer(mannerWords, (manner) =>
    isHeldMap(words, at, manner) ? null : { says: 'manner', manner },
  );
  offer(desertedWords, () => (context.before?.says === 'place' ? { says: 'deserted' } : null));
  offer(framingWords, (framing) => ({ says: 'framing', framing }));
  offer(emptyPhrases, () => ({ says: 'nothing' }));
  offer(groundWords, () => (isGround(words, at) ? { says: 'ground' } : null));
  offerBearing(offer, words, at, context);
  offer(cropWords, (crop) => ({ says: 'place', place: 'field', crop }));
  offer(placeWordsTable, (place, length) =>
    isVerb(words, at) ||
    (context.isMark && isNamed(words.slice(at, at + length).join(' '))) ||
    (length === 1 && !isPlaceBeside(context.all, at))
      ? null
      : { says: 'place', place },
  );
  offer(personWords, (value) => personAt(words, at, { value, before: context.before }));
  const behind = thingRightBefore(context.before, at);
  offerStuffs(offer, words, { at, behind, hasNamed: context.hasNamed, isAhead });
  const sayNamed = (usual: Named | null, length: number) => {
    const named = length === 1 ? senseBeside(context.all, at, usual) : usual;
    const isOther = length === 1 && isMeantOtherwise(word, context);
    if (named === null || isOther || isNobody(words, at, { named, length, context })) return null;
    return nameOf(words, at, { named, length, isNoun });
  };
  offer(nameIndex(), sayNamed);
  const sense = nameIndex().has(word) ? null : sayNamed(null, 1);
  if (sense) options.push([1, sense]);
  // « lit un » says what somebody does with what follows, not only where that is.
  const isActs = doing !== undefined && (context.hadPerson || isAhead);
  offer(relationWords, (relation) =>
    isActs || isDoor(words, at) ? null : { says: 'relation', relation },
  );
  offer(sideWords, (side) => ({ says: 'relation', relation: 'beside', side }));
  offer(furWords, (colour) => (context.hasPerson ? null : { says: 'colour', colour }));
  offer(sizeWords, (size) => ({ says: 'size', size }));
  offer(vocabulary, (meanings, length) =>
    sceneWord(meanings, words.slice(at, at + length), words[at - 1]),
  );
  offer(unseenWords, () => ({ says: 'unknown' }));
  return longestOf(options, words, at);
}

/** « coiffe sa fille » is said of who was named before. */
function isSaidAhead(words: readonly string[], at: number, { hadPerson }: Context): boolean {
  const doing = longestIn(traitWords, words, at, longestName)?.[1].doing;
  return !(hadPerson && isAct(doing)) && isBeforeSomebody(words, at);
}

type SaidTrait = {
  readonly trait: Partial<Person>;
  readonly length: number;
  readonly isAhead: boolean;
  readonly context: Context;
};

/** Of whoever was named, or is about to be. */
function traitAt(
  words: readonly string[],
  at: number,
  { trait, length, isAhead, context }: SaidTrait,
): Said | null {
  const { before, hasPerson, hadPerson } = context;
  const colour = colourOf(words[at]!);
  // « son téléphone » is one, and no call.
  const isDone = isAct(trait.doing);
  const isNamed = trait.doing && (length === 1 || isDone) && isOwned.test(words[at - 1] ?? '');
  // « le soleil qui se lève » lifts nothing.
  if (isDone && /^(se|s)$/.test(words[at - 1] ?? '')) return null;
  // “studio lighting”, “an office building”
  const isRight = before !== undefined && before.to === at && isSomebody(before);
  if (isDone && length === 1 && /^(lighting|building)$/.test(words[at]!) && !isRight) return null;
  // « fond noir » is no skin.
  if (isNamed || (colour && isBesideGround(words, at, before))) return null;
  const isGarment = slotOf(trait) !== null;
  if (isGarment && isHandled(words, at)) return null;
  // « … à la terrasse, l’une porte un chapeau », « … sur un banc, en robe rouge »
  const isWorn =
    (before?.says === 'relation' && wearing.test(words[before.from]!)) ||
    (isGarment && /^(en|wearing)$/.test(words[at - 1] ?? ''));
  const isLate = trait.doing || trait.mood || trait.isTurned || trait.isProfile || isWorn;
  const isSaid = hasPerson || isAhead || (isLate && hadPerson);
  return isSaid ? { says: 'trait', trait, colour, isAhead } : null;
}
const wearing = /^(porte|portant|portent|wear|wearing|coiffe)$/;

/** What most words say together; of as many, what was asked first. */
function longestOf(
  options: readonly (readonly [length: number, said: Said])[],
  words: readonly string[],
  at: number,
): Piece {
  const word = words[at]!;
  const longest = Math.max(0, ...options.map(([length]) => length));
  const best = options.find(([length]) => length === longest);
  const [length, said] = best ?? [1, unreadOf(words, at)];
  if (longest <= 1) {
    if (isOven(words, at)) return { from: at, to: at + 1, says: 'thing', named: oven };
    const count = numbers.get(word) ?? groupOf(words, at);
    if (count !== undefined && said.says !== 'thing' && said.says !== 'person')
      return { from: at, to: at + 1, says: 'number', count };
    if (negations.has(word)) return { from: at, to: at + 1, says: 'denial' };
  }
  return { from: at, to: at + length, ...said };
}

/** Whatever else its words could name. */
function saidAlone(
  words: readonly string[],
  at: number,
  { isAhead, ...context }: Context & { readonly isAhead: boolean },
): Piece | null {
  if (isUnsaid(words, at, context)) return { from: at, to: at + 1, says: 'nothing' };
  const isAged = isOldThing(words, at) && !isAhead;
  if (isAged) return { from: at, to: at + 1, says: 'unknown' };
  // « une famille de canards »
  const isFamily = words[at] === 'famille' && words[at + 1] === 'de';
  return isFamily ? { from: at, to: at + 2, says: 'number', count: 4 } : null;
}

/** « confiture maison », « le logo d'un cabinet »: nothing to see. */
const isUnsaid = (words: readonly string[], at: number, { before, isMark }: Context) =>
  isHomeMade(words, at, isAfterFood(before, at)) ||
  (isMark && isFirm(words, at) && (longestIn(nameIndex(), words, at, longestName)?.[0] ?? 1) < 2);

type Candidate = { readonly named: Named; readonly length: number; readonly isNoun: boolean };

/** Null where the words mean something else here. */
function nameOf(
  words: readonly string[],
  at: number,
  { named, length, isNoun }: Candidate,
): Said | null {
  const word = words[at]!;
  if (length === 1 && isMeasure(words, at)) return null;
  const isColour = length === 1 && colourOf(word) !== null;
  if (length === 1 && (functionWords.has(word) || numbers.has(word))) return null;
  // « un gros ballon » is no pig, “a pile of books” no battery.
  if (length === 1 && ((sizeWords.has(word) && !isGiant(words, at)) || isHeap(words, at)))
    return null;
  if (length === 1 && named.isLoose && groups.has(word)) return null;
  const stands = isNoun && !isVerb(words, at);
  if (isColour && !isAfterArticle(words, at)) return null;
  // “a round window”: said of what follows.
  if (named.isLoose && length === 1 && isBeforeNoun(words, at)) return null;
  // « noir et blanc » are colours, and no zebra.
  const isOfColours = (one: string) => one === 'et' || one === 'and' || colourOf(one) !== null;
  if (named.isLoose && words.slice(at, at + length).every(isOfColours)) return null;
  // A loose name of one word must stand where nouns do, and be no word of another kind.
  if (named.isLoose && (!stands || (length === 1 && isKnown(word)))) return null;
  if (isVerb(words, at)) return null;
  return named.id === somebodyId ? somebodyBy(words, at) : { says: 'thing', named };
}

const thingRightBefore = (before: Piece | undefined, at: number): string | null =>
  before?.says === 'thing' && before.to === at ? before.named.id : null;

const isBeforeNoun = (words: readonly string[], at: number) =>
  longestIn(nameIndex(), words, at + 1, longestName)?.[1].isLoose === false ||
  (readsEnglish(words) &&
    (longestIn(placeWordsTable, words, at + 1) ?? longestIn(personWords, words, at + 1)) !== null);

const unreadOf = (words: readonly string[], at: number): Said =>
  isMeasure(words, at) ? nothing : (somebody(words, at) ?? lastly(words[at]!));

const nothing: Said = { says: 'nothing' };

const isAfterFood = (before: Piece | undefined, at: number) =>
  isFoodNamed(thingRightBefore(before, at) ?? '');

/** A picture hangs there; a mark on a thing is not drawn. */
const onIt = (word: string): Said =>
  hung.has(word)
    ? { says: 'thing', named: { id: 'framed-picture', isRelative: false, isLoose: false } }
    : { says: 'unknown' };

function lastly(word: string): Said {
  return { says: isJoining(word) || silent.has(word) ? 'nothing' : 'unknown' };
}

function sceneWord(
  meanings: readonly { field: string; value?: string }[],
  words: readonly string[],
  before: string | undefined,
): Said | null {
  const said = words.join(' ');
  if (isTwoColours(said, before)) return null;
  const colour = meanings.find(({ field }) => field === 'colour');
  if (colour) {
    const isShade = isShadeNamed(said);
    return { says: 'colour', colour: colour.value as ColourName, ...(isShade ? { isShade } : {}) };
  }
  if (meanings.some(({ field }) => circumstances.has(field))) return { says: 'circumstance' };
  if (meanings.every(({ field }) => field === 'filler')) return { says: 'nothing' };
  return null;
}
const circumstances = new Set(['time', 'season', 'weather', 'mood']);

const articles = new Set('un une des le la les l d a an the deux troi quatre cinq six'.split(' '));
const isAfterArticle = (words: readonly string[], at: number) =>
  at === 0 || articles.has(words[at - 1]!) || /^\d+$/.test(words[at - 1]!);

/** What is said here is said of whoever is named right behind it, or behind another such word. */
function isBeforeSomebody(words: readonly string[], at: number): boolean {
  const trait = longestIn(traitWords, words, at, longestName);
  if (!trait || isVerb(words, at)) return false;
  const next = at + trait[0];
  if (longestIn(personWords, words, next, longestName) && !isOldThing(words, next)) return true;
  const named = longestIn(nameIndex(), words, next, longestName)?.[1];
  return (named && roleOf(named.id) !== null) || isBeforeSomebody(words, next);
}

/** « mur » alone is a place; with a colour behind it it is the ground. */
function isGround(words: readonly string[], at: number): boolean {
  const before = at > 0 && /^(background|wall|backdrop)$/.test(words[at]!) ? words[at - 1]! : '';
  return [before, ...words.slice(at, at + 5)].some((word) => colourOf(word) !== null);
}

function isKnown(word: string): boolean {
  return vocabulary.get(word)?.every(({ field }) => field !== 'cannot') ?? false;
}

function isAdjective(piece: Piece | undefined): boolean {
  return piece?.says === 'size' || piece?.says === 'colour' || piece?.says === 'number';
}
