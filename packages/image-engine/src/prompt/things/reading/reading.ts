import type { Format, Person } from '../../../illustration/illustration-description.ts';
import { isAct } from '../../../illustration/people/doings.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import { isJoining } from '../../empty-words.ts';
import { isShadeNamed } from '../../shades.ts';
import { negations, numbers, vocabulary } from '../../vocabulary.ts';
import { colourOf, offerStuffs } from '../collect/offer-stuffs.ts';
import { somebodyId } from '../relatives/relatives.ts';
import { inCompany } from '../senses/in-company.ts';
import { isPlaceBeside, senseBeside } from '../senses/senses.ts';
import { feelingWords, postureWords } from '../words/animal-words.ts';
import { beforeNouns, bodyParts, onlyEnglish, onlyFrench, silent } from '../words/common-words.ts';
import { isFoodNamed } from '../words/foods.ts';
import { isGarment } from '../words/gear.ts';
import { longestName, type Named, nameIndex } from '../words/name-index.ts';
import { personWords, traitWords } from '../words/person-words.ts';
import { isTradesman, somebody } from '../words/tradespeople.ts';
import { longestIn } from '../words/word-table.ts';
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
} from '../words/word-tables.ts';
import { isHandled, slotOf } from '../words/worn-words.ts';
import { ageAt } from './age-piece.ts';
import { asPerson } from './as-person.ts';
import { feelingAt, postureAt } from './feeling-piece.ts';
import { gatheringAt, groupOf } from './group-of.ts';
import { nameOf } from './name-of.ts';
import { isOfCloth } from './of-cloth.ts';
import { isOldThing, personAt, wordBefore } from './person-piece.ts';
import { isAdjective, type Piece, type Said, thingRightBefore } from './piece.ts';
import {
  hung,
  isAccessory,
  isBareNoun,
  isBesideGround,
  isBlanket,
  isDoor,
  isFirm,
  isHeldMap,
  isHomeMade,
  isMeasure,
  isOfHead,
  isOven,
  isOwnFace,
  isTwoColours,
  isVerb,
  oven,
  readsEnglish,
  readsFrench,
} from './reading-rules.ts';
import { isNamedAt, isOwned, isSaidAhead } from './somebody-ahead.ts';
import { endOf, markStops } from './stops.ts';
import { offerTouch } from './touch-piece.ts';

/** Words (`tokenise`) → what they say, the longest stretch first; none reaches over a stop (`stopsIn`). */
export function readPieces(
  words: readonly string[],
  stops: ReadonlySet<number> = new Set(),
): Piece[] {
  const pieces: Piece[] = [];
  let hasPerson = false;
  let hadPerson = false;
  const [isFrench, isEnglish] = [readsFrench(words), readsEnglish(words)];
  const isMark = words.some((word) => formatWords.get(word) === 'logo');
  const isPrint =
    isMark || words.some((one) => formatWords.get(one) === 'pattern' || isSticker(one));
  const ofAll = { isMark, isPrint, isFrench, isEnglish };
  for (let at = 0; at < words.length; ) {
    const end = endOf(at, words.length, stops);
    const piece = readPiece(end < words.length ? words.slice(0, end) : words, at, {
      ...{ all: words, before: pieces.at(-1), hasPerson, hadPerson, ...ofAll },
      hasNamed: pieces.some(({ says }) => says === 'thing' || says === 'person'),
      isFresh: stops.has(at),
      hasAnimal: pieces.some((one) => one.says === 'thing' && isAnimal(one.named.id)),
    });
    const read = isMark ? [piece] : asPerson(piece, words, pieces);
    const last = read.at(-1)!;
    // « en manteau et chapeau rouge »: what is worn is no other thing.
    const isWorn = last.says === 'thing' && isGarment(last.named.id);
    if ((last.says === 'thing' && !isWorn) || last.says === 'place') hasPerson = false;
    if (isSomebody(last)) hasPerson = hadPerson = true;
    pieces.push(...read);
    at = piece.to;
  }
  return inCompany(markStops(pieces, stops), words);
}

function isMeantOtherwise(word: string, context: Context): boolean {
  const { isFrench, isEnglish, hasNamed, isPrint } = context;
  // « une fée aux ailes brillantes » has them; no other thing with wings is meant.
  const isOfMark = isPrint && /^(patte|paw|feuille|leaf)$/.test(word);
  return (
    (isFrench && onlyEnglish.has(word)) ||
    (isEnglish && onlyFrench.has(word)) ||
    (hasNamed && bodyParts.has(word) && !isOfMark)
  );
}

const isSticker = (word: string): boolean => mannerWords.get(word) === 'autocollant';

const isNamed = (words: string): boolean => nameIndex().get(words)?.isLoose === false;

type Nobody = { readonly named: Named; readonly length: number; readonly context: Context };

/** Of a mark whose it is, or a trade. */
const isNobody = (words: readonly string[], at: number, { named, length, context }: Nobody) =>
  (context.isMark && named.id === somebodyId) || (length === 1 && isTradesman(words, at, named));

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
  /** Nothing but a stop before it. */
  readonly isFresh: boolean;
  /** An animal. */
  readonly hasAnimal: boolean;
  /** A mark shows a mountain, and does not play there. */
  readonly isMark: boolean;
  /** A mark, a pattern, a sticker. */
  readonly isPrint: boolean;
};
type Say<Value> = (value: Value, length: number) => Said | null;
type Offer = <Value>(table: ReadonlyMap<string, Value>, say: Say<Value>) => void;

/** What something does with its body, feels, and how several stand. */
function offerBearing(offer: Offer, words: readonly string[], at: number, context: Context): void {
  offer(postureWords, (posture, length) => postureAt(words, at + length, { posture, ...context }));
  offer(feelingWords, (feeling, length) => feelingAt(words, at + length, { feeling, ...context }));
  offer(motleyWords, () => ({ says: 'motley' }));
  offer(stanceWords, (stance) => (context.hasNamed ? { says: 'stance', stance } : null));
}

/** How old whoever is named beside it is; of nobody it says nothing. */
function agedAt(words: readonly string[], at: number, context: Context): [number, Said] | null {
  const years = ageAt(words, at);
  if (!years) return null;
  const { age, length } = years;
  const isAhead = isNamedAt(words, at + length);
  return [length, traitAt(words, at, { trait: { age }, length, isAhead, context }) ?? nothing];
}

function readPiece(words: readonly string[], at: number, context: Context): Piece {
  const options: [length: number, said: Said][] = [];
  const offer: Offer = (table, say) => {
    const found = longestIn(table, words, at, longestName);
    const said = found && say(found[1], found[0]);
    if (said) options.push([found[0], said]);
  };
  const isAhead = isSaidAhead(words, at, context.hadPerson);
  const doing = longestIn(traitWords, words, at, longestName)?.[1].doing;
  const alone = saidAlone(words, at, { ...context, isAhead });
  if (alone) return alone;
  const isNoun = at === 0 || beforeNouns.has(words[at - 1]!) || isAdjective(context.before);
  const word = words[at]!;
  options.push(...traitsAt(words, at, { isAhead, context }));
  const aged = agedAt(words, at, context);
  if (aged) options.push(aged);
  offer(formatWords, (format) => formatAt(words, at, { format, before: context.before }));
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
    (context.isPrint && isNamed(words.slice(at, at + length).join(' '))) ||
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
    return nameOf(words, at, { named, length, isNoun, isFresh: context.isFresh });
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
  offerTouch(offer, words, at);
  offer(furWords, (colour) => (context.hasPerson ? null : { says: 'colour', colour }));
  offer(sizeWords, (size) => ({ says: 'size', size }));
  offer(vocabulary, (meanings, length) =>
    sceneWord(meanings, words.slice(at, at + length), wordBefore(words, at, length)),
  );
  // « un chien noir et blanc »: both words are colours, and the first of them is one by itself.
  if (isTwoColours(words.slice(at, at + 3).join(' '), wordBefore(words, at, 3)))
    options.push([1, { says: 'colour', colour: 'black' }]);
  offer(unseenWords, () => ({ says: 'unknown' }));
  return longestOf(options, words, at);
}

/** Null where it is somebody's own. */
function formatAt(
  words: readonly string[],
  at: number,
  { format, before }: { readonly format: Format; readonly before: Piece | undefined },
): Said | null {
  if (isOwnFace(words, at) || isBlanket(words, at)) return null;
  return before && isAccessory(words, at) ? onIt(words[at]!) : { says: 'format', format };
}

/** « un chapeau de cow-boy » is no hat with a cowboy: words behind an article may say more than those with it. */
function traitsAt(
  words: readonly string[],
  at: number,
  { isAhead, context }: Pick<SaidTrait, 'isAhead' | 'context'>,
): [length: number, said: Said][] {
  return [0, 1].flatMap((skipped): [number, Said][] => {
    const found = longestIn(traitWords, words, at + skipped, longestName);
    if (!found || (skipped === 1 && (found[0] < 2 || !articles.test(words[at]!)))) return [];
    const [length, trait] = found;
    const said = traitAt(words, at + skipped, { trait, length, isAhead, context });
    return said ? [[length + skipped, said]] : [];
  });
}
const articles = /^(une?|des|an?|sa|son|ses|his|her|their|leurs?|qui)$/;

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
  // « des fleurs poussent »
  if (trait.doing === 'push' && before?.says === 'thing' && grows.test(before.named.id))
    return null;
  // « son téléphone » is one, and no call.
  const isDone = isAct(trait.doing);
  const isRight = before !== undefined && before.to === at && isSomebody(before);
  const isNamed = trait.doing && (length === 1 || isDone) && !isRight && isOwned(words[at - 1]);
  // « le soleil qui se lève » lifts nothing.
  if (isDone && /^(se|s)$/.test(words[at - 1] ?? '')) return null;
  // “a tall man”, and no tall tree beside him.
  if (trait.stature && !isAhead && !(before?.to === at && isSomebody(before))) return null;
  // “studio lighting”, “an office building”
  if (isDone && length === 1 && /^(lighting|building)$/.test(words[at]!) && !isRight) return null;
  // « une robe noire », “a black coat” are no skin.
  if (colour && trait.skin !== undefined && isOfCloth(words, at, before)) return null;
  // “a black and white shirt”
  if (trait.skin !== undefined && isTwoColours(words.slice(at, at + 3).join(' '), words[at - 1]))
    return null;
  // « fond noir » is no skin.
  if (isNamed || (colour && isBesideGround(words, at, before))) return null;
  const isGarment = slotOf(trait) !== null;
  if (isGarment && isHandled(words, at)) return null;
  // « … à la terrasse, l’une porte un chapeau », « … sur un banc, en robe rouge »
  const isWorn =
    (before?.says === 'relation' && wearing.test(words[before.from]!)) ||
    (isGarment && /^(en|wearing|son|sa|ses|his|her)$/.test(words[at - 1] ?? '')) ||
    (isGarment && before !== undefined && isBareNoun(words, at));
  // « une fille sur la plage, cheveux longs »
  const isHead = isOfHead(trait) && before !== undefined && isBareNoun(words, at);
  const isOfView = trait.isTurned || trait.isProfile || trait.isThreeQuarter || trait.light;
  const isOfFace = trait.onSkin ?? trait.handAt ?? trait.piercing ?? trait.hasTongueOut;
  const isLate = trait.doing || trait.mood || isOfView || isOfFace || isWorn || isHead;
  const isSaid = hasPerson || isAhead || (isLate && hadPerson);
  // « lit une histoire à sa fille »: who is named behind it listens.
  const isDoneTo = trait.doing && hadPerson && leadsOn.test(words[at + length - 1]!);
  return isSaid ? { says: 'trait', trait, colour, isAhead: isAhead && !isDoneTo } : null;
}
const leadsOn = /^(a|au|aux|to|for|with|pour|avec)$/;
/** What has roots. */
const grows = /flower|blossom|mushroom|tree|plant|tulip|rose|herb|grass|seedling/;
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
  const gathered = gatheringAt(words, at);
  if (gathered !== null) return { from: at, to: at + 1, says: 'number', count: gathered };
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

const unreadOf = (words: readonly string[], at: number): Said =>
  isMeasure(words, at) ? nothing : (somebody(words, at) ?? lastly(words[at]!));

const nothing: Said = { says: 'nothing' };

const isAfterFood = (before: Piece | undefined, at: number) => {
  const id = thingRightBefore(before, at) ?? '';
  return isFoodNamed(id) || homeDrinks.test(id);
};
const homeDrinks = /lemonade|juice|iced-tea|smoothie|cider|syrup|beverage|cocktail/;

/** A picture hangs there, a map lies there; a mark on a thing is not drawn. */
function onIt(word: string): Said {
  const id = hung.has(word) ? 'framed-picture' : word === 'carte' ? 'treasure-map' : null;
  return id ? { says: 'thing', named: { id, isRelative: false, isLoose: false } } : lastly(word);
}

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

/** « mur » alone is a place; with a colour behind it it is the ground. */
function isGround(words: readonly string[], at: number): boolean {
  const before = at > 0 && /^(background|wall|backdrop)$/.test(words[at]!) ? words[at - 1]! : '';
  return [before, ...words.slice(at, at + 5)].some((word) => colourOf(word) !== null);
}
