import type { MannerName } from '../../illustration/illustration-description.ts';
import { beforeNouns } from './common-words.ts';
import type { Named } from './name-index.ts';
import type { Piece } from './piece.ts';

/** What single words (`tokenise`) mean beside others. */

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
  const isPrinted = printed.has(words[at]!) || hung.has(words[at]!);
  return isPrinted && accessory.test(words.slice(0, at).join(' '));
}
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
  return at > 0 && verbMarks.has(words[at - 1]!);
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

export const readsEnglish = (words: readonly string[]): boolean =>
  countIn(words, englishWords) > countIn(words, frenchWords);

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
