import type { MannerName, Person } from '../../../illustration/illustration-description.ts';
import { beforeNouns, functionWords } from '../words/common-words.ts';
import type { Named } from '../words/name-index.ts';
import type { Piece } from './piece.ts';

/** What single words (`tokenise`) mean beside others. */

/** « …, costume bleu marine »: no article and nothing that joins it to what stands before. */
export const isBareNoun = (words: readonly string[], at: number): boolean =>
  !functionWords.has(words[at - 1] ?? '') &&
  !/^(an?|l|d|des|mes|her|his|my|their|your|leurs?|from|by|over|under|near|behind|beside)$/.test(
    words[at - 1] ?? '',
  );

/** What a face or a head has, and no thing. */
export const isOfHead = (trait: Partial<Person>): boolean =>
  [trait.hasBeard, trait.hairCut, trait.glasses, trait.onFace, trait.eyes].some(
    (told) => told !== undefined,
  );

/** « une part de tarte », “a slice of cake”: what is meant is what follows. */
export function isMeasure(words: readonly string[], at: number): boolean {
  return measures.has(words[at]!) && /^(de|d|du|of)$/.test(words[at + 1] ?? '');
}
const measures = new Set(
  'tray platter caravane caravanne caravan brin brins sprig part portion tranche morceau bouchee slice piece bite'.split(
    ' ',
  ),
);

/** « une pile de livres »: what is heaped is the thing. */
export function isHeap(words: readonly string[], at: number): boolean {
  return heaps.has(words[at]!) && /^(de|d|of)$/.test(words[at + 1] ?? '');
}
const heaps = new Set('pile tas amas stack heap tour'.split(' '));

/** « confiture maison », « fait maison » */
export function isHomeMade(words: readonly string[], at: number, isAfterFood: boolean): boolean {
  return words[at] === 'maison' && (words[at - 1] === 'fait' || isAfterFood);
}

/** « le logo d'un cabinet de yoga »: whose mark it is, and no thing on it. */
export function isFirm(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  return owners.has(words[at]!) || (firms.has(words[at]!) && /^(de|d|du|of)$/.test(next));
}
const owners = new Set(
  'equipe team marque brand entreprise societe company business startup firm'.split(' '),
);
const firms = new Set(
  'cabinet agence club studio boutique magasin salle centre association ecole atelier maison cafe'.split(
    ' ',
  ),
);

/** Whose mark it is, and nothing that it shows. */
export const firmWords: readonly string[] = [...owners, ...firms];

/** « un t-shirt avec un logo », « une chambre avec des posters »: not the picture itself. */
export function isAccessory(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).join(' ');
  if (sheets.has(words[at]!) && laidOn.test(before)) return true;
  // « un pirate avec une carte »
  if (words[at] === 'carte' && words[at + 1] !== 'de' && /\p{L} (avec|et) une$/u.test(before))
    return true;
  // « une chambre avec un lit, posters de planètes »
  if (hung.has(words[at]!) && at > 2 && rooms.test(before) && !asFormat.test(before)) return true;
  const isPrinted = printed.has(words[at]!) || hung.has(words[at]!);
  return isPrinted && accessory.test(before);
}
/** « une montre sur une vieille carte »: a map that lies there. */
const sheets = new Set(['carte', 'invitation', 'couverture']);
const laidOn =
  /\p{L} (?:sur|sou|dan|on|in|under|tient|tenant|lit|holding)(?: (?:une?|la|the|a|sa|vieille|ancienne|old|grande|petite))+$/u;
/** « un chat dans un panier, couverture verte »: cloth, and no cover of a book. */
export const isBlanket = (words: readonly string[], at: number): boolean =>
  words[at] === 'couverture' && at > 2 && !ofBook.test(words[at + 1] ?? '');
const ofBook = /^(?:de|d|du|pour|livre|magazine|album|roman|bd|cd)$/;
const rooms = /(?:^| )(?:chambre|salon|bureau|studio|atelier|bedroom|room|office|mur|wall)(?: |$)/;
const asFormat =
  /(?:^| )(?:pour|for|comme|as|style|format|type|facon|en)(?: (?:une?|an?|le|la|the))?$/;
const printed = new Set('logo embleme badge icone enseigne sign pancarte visage face'.split(' '));
export const hung = new Set(['poster', 'affiche']);
const accessory =
  /(^| )(avec|with|et|and)( (une?|des|les?|son|ses|a|the|some|deux|trois|petit|gros))*$/;

/** « combattant un géant » is one; « un géant vert » and “a giant cat” are large. */
export const isGiant = (words: readonly string[], at: number): boolean =>
  /^(geant|geante|giant)$/.test(words[at]!) &&
  beforeNouns.has(words[at - 1] ?? '') &&
  (words[at + 1] === undefined ||
    beforeNouns.has(words[at + 1]!) ||
    /^(qui|who|that)$/.test(words[at + 1]!));

/** “a single red rose”, « une douzaine de roses »: the flower. */
export const isRose = (words: readonly string[], at: number): boolean =>
  words[at] === 'rose' &&
  (/^(red|white|yellow|single|long|wild|dried|fresh|black|blue)$/.test(words[at - 1] ?? '') ||
    /^(douzaine|dizaine|dozen|centaine|brassee|gerbe|bunch|seule|unique) (de|of)$/.test(
      words.slice(Math.max(0, at - 2), at).join(' '),
    ));

/** “flour on his face”: of who is there, and no portrait. */
export const isOwnFace = (words: readonly string[], at: number): boolean =>
  /^(face|visage)$/.test(words[at]!) &&
  (/^(hi|his|her|their|my|son|leur|leurs)$/.test(words[at - 1] ?? '') ||
    /^(on|sur|over) (the|le)$/.test(words.slice(Math.max(0, at - 2), at).join(' ')));

export const oven: Named = { id: 'oven', isRelative: false, isLoose: false };

/** « devant son four »: French has no such number. */
export function isOven(words: readonly string[], at: number): boolean {
  return words[at] === 'four' && frenchArticles.has(words[at - 1] ?? '');
}
const frenchArticles = new Set('un le du au son mon ton leur ce'.split(' '));

/** « un chien noir et blanc » has both; « en noir et blanc » is the picture. */
export const isTwoColours = (said: string, before: string | undefined): boolean =>
  /^(noir et blanc|black and white)$/.test(said) &&
  before !== undefined &&
  !/^(en|in|photo|photographie|image|portrait|dessin|style)$/.test(before);

/** « qui marche », « il se lève ». */
export function isVerb(words: readonly string[], at: number): boolean {
  // “three pigs building a house”
  const isBuilding =
    words[at] === 'building' && at > 0 && /^(an?|the|their|his|her)$/.test(words[at + 1] ?? '');
  return (at > 0 && verbMarks.has(words[at - 1]!)) || isBuilding;
}
const verbMarks = new Set('qui que se il elle on y'.split(' '));

const frenchWords = new Set(
  'un une de le la les du des au aux qui dan sur avec et en sou ou'.split(' '),
);
const englishWords = new Set(
  'the an of with in on at and under from by is over near behind one two three her his their your my this that small big red white black green blue'.split(
    ' ',
  ),
);

const countIn = (words: readonly string[], some: ReadonlySet<string>) =>
  words.filter((word) => some.has(word)).length;

export const readsFrench = (words: readonly string[]): boolean =>
  countIn(words, frenchWords) > countIn(words, englishWords);

/** “A basket …”: no French prompt begins so. */
export const readsEnglish = (words: readonly string[]): boolean =>
  countIn(words, englishWords) + (words[0] === 'a' ? 1 : 0) > countIn(words, frenchWords);

/** « un pirate avec une carte au trésor » holds one, « au premier plan » is none. */
export const isHeldMap = (words: readonly string[], at: number, manner: MannerName): boolean =>
  (manner === 'carte' || manner === 'plan') && at > 1 && beforeNouns.has(words[at - 1]!);

/** « une porte » is one, and nobody wears it. */
export const isDoor = (words: readonly string[], at: number) =>
  words[at] === 'porte' &&
  words[at - 2] !== 'l' &&
  /^(une|la|cette|sa|leur|grande|petite|vieille|belle|deux)$/.test(words[at - 1] ?? '');

/** « fond noir » */
export const isBesideGround = (
  words: readonly string[],
  at: number,
  before: Piece | undefined,
): boolean => before?.says === 'ground' || /^(background|backdrop)$/.test(words[at + 1] ?? '');

const articles = new Set('un une des le la les l d a an the deux troi quatre cinq six'.split(' '));
export const isAfterArticle = (words: readonly string[], at: number): boolean =>
  at === 0 || articles.has(words[at - 1]!) || /^\d+$/.test(words[at - 1]!);
