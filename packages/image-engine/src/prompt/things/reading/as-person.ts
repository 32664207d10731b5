import { isBeast } from '../../../illustration/drawings/beast-body.ts';
import { hasFrontFace } from '../../../illustration/drawings/front-beast.ts';
import type { Person } from '../../../illustration/illustration-description.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { beingOf } from '../../../illustration/vocabulary/beings.ts';
import { hasOwnHead } from '../../../illustration/vocabulary/heads.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { costumeNamed, isGarment } from '../words/gear.ts';
import { longestName, nameIndex } from '../words/name-index.ts';
import { personWords, traitWords } from '../words/person-words.ts';
import { longestIn } from '../words/word-table.ts';
import type { Piece } from './piece.ts';

type Doing = NonNullable<Person['doing']>;

/** Animals do these on their own feet, too: said of one they do not make a person of it. */
const ofAnimals: ReadonlySet<Doing> = new Set<Doing>([
  ...(['sleep', 'run', 'jump', 'walk', 'stand', 'sit', 'cross', 'eat', 'fight', 'kneel'] as const),
  ...([
    'kneelDown',
    'lie',
    'carry',
    'push',
    'pull',
    'dig',
    'climb',
    'wash',
    'care',
    'pick',
  ] as const),
  ...(['gather', 'lookFar', 'think', 'stretch', 'bend', 'crouch', 'hideFace', 'hug'] as const),
  ...(['kiss', 'shoulders', 'lift', 'feed', 'pet', 'rescue', 'milk', 'open', 'openUp'] as const),
  ...(['cut', 'bow', 'handstand', 'blow', 'throw', 'kick', 'lead', 'clasp', 'shelter'] as const),
  ...(['shear', 'watch', 'examine', 'taste', 'blowOut', 'build', 'comb', 'hang'] as const),
  ...(['hangUp', 'tie', 'plant', 'handOver', 'give', 'swinging', 'sip'] as const),
  ...(['onBelly', 'dive', 'point', 'grapple', 'raiseHand', 'chase', 'callOut'] as const),
]);
/** What these do so they do as they are. */
const fishers = /^(bear|polar-bear|otter|penguin|eagle|seal|heron|pelican|duck)$/;
const singers = /^(bird|blackbird|rooster|wolf|frog|dove|crow|parrot|duckling|baby-chick)$/;
/** How many words on something may be said of it. */
const reach = 14;

/** Taken in a hand, where an animal is said to have it with it. */
const held =
  /^(luggage|backpack|umbrella|briefcase|basket|guitar|violin|open-book|closed-book|newspaper|camera|smartphone|dagger|sword|red-paper-lantern|lantern|wrapped-gift|coffee-cup|scoop-cone|bouquet|magic-wand|paintbrush|laptop|leather-bag|magnifying-glass-tilted-left|saucepan|egg-pan|surfboard|skis|fishing-pole|balloon|microphone|beer-mug|wine-glass|cocktail|planted-flag|broom|fork-and-knife|fork|spoon|wooden-spoon|chopsticks|wrench|hammer)$/;
const having =
  /^(avec|tient|tenant|tenan|porte|portant|with|holding|hold|carrying|carrie|has|wearing)$/;
const inMouth = /^(gueule|bec|mouth|beak|trompe|trunk|dent|teeth|croc|jaw)$/;
const worn =
  /^(en|in|wearing|porte|portant|avec|with|vetu|vetue|habille|habillee|dressed|son|sa|it|hi|her)$/;
const warm =
  /^(cafe|coffee|tea|cocktail|vin|wine|biere|beer|chocolat|latte|espresso|cappuccino|martini)$/;
const inPlace = /^(dan|une?|la|le|les|l|de|d|du|en|the|an?|of|in|au|sa|son)$/;

/** Who has a face that a person may have. */
const isSomebodyElse = (id: string): boolean => hasFrontFace(id) || beingOf(id) !== null;

/** « un chat qui lit le journal », “a pug dressed as an astronaut”, « un hibou professeur »: drawn as people are. */
export function actsAsPerson(id: string, words: readonly string[], to: number): boolean {
  if (!isSomebodyElse(id)) return false;
  const end = endOfSaid(words, to);
  if (words.slice(to, end).some((word) => inMouth.test(word))) return false;
  for (let at = to; at < end; at += 1)
    if (isDoneByPeople(id, words, at) || isWornByPeople(id, words, at) || isInHand(words, at))
      return true;
  return (
    isRoleAt(words, to) ||
    isTradeAt(words, to) ||
    isAtTable(words, to, end) ||
    areBoth(id, words, to)
  );
}

/** « un ours assis à la table de la cuisine » sits on a chair. */
const isAtTable = (words: readonly string[], from: number, end: number): boolean =>
  atTable.test(words.slice(from, end).join(' '));
const atTable =
  /(?:^| )(?:assi|assise|sitting|sit|sat|seated|dining) (?:at|a(?! cote)|around|autour d) (?:\p{L}+ ){0,3}table(?: |$)/u;

/** “a fox and a rabbit drinking tea”: what is done behind the second both do. */
function areBoth(id: string, words: readonly string[], to: number): boolean {
  if (!/^(et|and)$/.test(words[to] ?? '')) return false;
  for (let at = to + 1; at < Math.min(words.length, to + 4); at += 1) {
    const found = longestIn(nameIndex(), words, at, longestName);
    if (!found || found[1].isLoose || !isAnimal(found[1].id)) continue;
    const after = at + found[0];
    const doer = /^(qui|who|that|is|are|en train d)$/.test(words[after] ?? '') ? after + 1 : after;
    return (
      isDoneByPeople(id, words, doer) || isAtTable(words, after, Math.min(words.length, after + 8))
    );
  }
  return false;
}

/** Up to whoever is named next. */
function endOfSaid(words: readonly string[], to: number): number {
  const last = Math.min(words.length, to + reach);
  for (let at = to + 1; at < last; at += 1) {
    const named = longestIn(nameIndex(), words, at, longestName)?.[1];
    const isOther = named && !named.isLoose && isAnimal(named.id);
    if (isOther || (longestIn(personWords, words, at, longestName) && at > to)) return at;
  }
  return last;
}

function isDoneByPeople(id: string, words: readonly string[], at: number): boolean {
  const [length, trait] = longestIn(traitWords, words, at, longestName) ?? [0, null];
  const doing = trait?.doing;
  if (doing === 'sip') return words.slice(at, at + 6).some((word) => warm.test(word));
  // An elephant sprays water.
  if (!doing || ofAnimals.has(doing) || /^spray/.test(words[at]!)) return false;
  if (doing === 'fish' && fishers.test(id)) return false;
  if (doing === 'sing' && singers.test(id)) return false;
  // « dans une cuisine » cooks nothing.
  return length > 1 || !inPlace.test(words[at - 1] ?? '');
}

function isWornByPeople(id: string, words: readonly string[], at: number): boolean {
  const trait = longestIn(traitWords, words, at, longestName)?.[1];
  const isSaid = words.slice(Math.max(0, at - 3), at).some((word) => worn.test(word));
  if (trait && (trait.clothes || trait.apron || trait.cape || trait.backpack || trait.boots))
    return isSaid;
  if (trait?.legwear || trait?.costume) return isSaid;
  // Where no head is known there is nothing to hang them on.
  if (
    trait &&
    !isBeast(id) &&
    !hasOwnHead(id) &&
    (trait.hasHat || trait.necklace || trait.scarf || trait.glasses)
  )
    return isSaid;
  const named = longestIn(nameIndex(), words, at, longestName)?.[1];
  if (!named) return false;
  const isDisguised = words
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(en|as|like)$/.test(word));
  return (isSaid && isGarment(named.id)) || (isDisguised && costumeNamed(named.id) !== null);
}

function isInHand(words: readonly string[], at: number): boolean {
  const named = longestIn(nameIndex(), words, at, longestName)?.[1];
  return (
    named !== undefined &&
    held.test(named.id) &&
    words.slice(Math.max(0, at - 3), at).some((word) => having.test(word))
  );
}

/** « un crapaud roi », « un chat pirate » */
const isRoleAt = (words: readonly string[], at: number): boolean => {
  const named = longestIn(nameIndex(), words, at, longestName)?.[1];
  return named !== undefined && !named.isLoose && costumeNamed(named.id) !== null;
};

/** « un hibou professeur », « quatre souris élèves » */
const isTradeAt = (words: readonly string[], at: number): boolean => {
  const somebody = longestIn(personWords, words, at, longestName);
  return somebody !== null && / adult 1$/.test(somebody[1]);
};

/**
 * What a piece says where an animal is somebody; a role before or behind it says what it wears, and the
 * one before is taken out of those that were read.
 */
export function asPerson(piece: Piece, words: readonly string[], earlier: Piece[]): Piece[] {
  const before = earlier.at(-1);
  // « une souris astronaute qui plante un drapeau »: nobody else does.
  const role = roleBehind(piece, before);
  if (role) return [role];
  const acting = asActing(piece, words);
  if (acting) return [acting];
  if (piece.says !== 'thing') return [piece];
  const { id } = piece.named;
  // “a pirate cat”
  const costume =
    before?.says === 'thing' && before.to === piece.from && !piece.isAfterStop && isSomebodyElse(id)
      ? costumeNamed(before.named.id)
      : null;
  if (isWornBySomebody(words, piece.from)) return [piece];
  if (costume === null && !actsAsPerson(id, words, piece.to)) return [piece];
  const somebody: Piece = {
    ...{ from: piece.from, to: piece.to, says: 'person', age: 'adult', count: 1, beast: id },
    sex: /^(une|la|her)$/.test(words[piece.from - 1] ?? '') ? 'woman' : 'man',
    ...(piece.named.isRelative ? { isRelative: true } : {}),
  };
  if (costume === null) return [somebody];
  const { from, to } = earlier.pop()!;
  return [{ from, to, says: 'trait', trait: { costume }, colour: null, isAhead: true }, somebody];
}

/** « un astronaute qui lit », “a knight riding a horse”: drawn as people are, not as they stand in their suits. */
function asActing(piece: Piece, words: readonly string[]): Piece | null {
  if (piece.says !== 'thing' || !suited.test(piece.named.id)) return null;
  const end = endOfSaid(words, piece.to);
  for (let at = piece.to; at < end; at += 1) {
    const doing = longestIn(traitWords, words, at, longestName)?.[1].doing;
    const acts = doing !== undefined && !inSuits.has(doing) && !inPlace.test(words[at - 1] ?? '');
    const isSat = sits.test(words[at]!) && piece.named.id !== 'woman-merpeople';
    if (acts || isSat || isInHand(words, at))
      return { ...piece, named: { ...piece.named, id: `acting-${piece.named.id}` } };
  }
  return null;
}
const suited = /^(astronaut|knight|woman-merpeople)$/;
const inSuits: ReadonlySet<Doing> = new Set<Doing>(['fight', 'stand', 'lookFar']);
const sits =
  /^(assi|assise?|sitting|sit|seated|riding|ride|chevauche|monte|kneeling|cape|cheval|horseback)$/;

/** « un papa déguisé en ours qui danse »: he does. */
const isWornBySomebody = (words: readonly string[], from: number): boolean =>
  words
    .slice(Math.max(0, from - 4), from)
    .some((word) => /^(deguise|costume|habille|dressed|disguised)e?s?$/.test(word));

/** What stands right behind an animal that is a person: its role's clothes, or what it teaches. */
function roleBehind(piece: Piece, before: Piece | undefined): Piece | null {
  const isBehind = before?.says === 'person' && before.beast && before.to === piece.from;
  if (!isBehind || piece.isAfterStop) return null;
  const { from, to } = piece;
  const told = { from, to, says: 'trait' as const, colour: null, isAhead: false };
  if (piece.says === 'thing') {
    const costume = costumeNamed(piece.named.id);
    const doing = roleOf(piece.named.id)?.pose;
    return costume ? { ...told, trait: { costume, ...(doing ? { doing } : {}) } } : null;
  }
  if (piece.says !== 'person') return null;
  return { ...told, trait: piece.sex === 'any' ? { backpack: 'red' } : { glasses: 'clear' } };
}
