import { isChild } from '../../../illustration/people/ages.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import type { Piece } from '../reading/piece.ts';
import { readsEnglish, readsFrench } from '../reading/reading-rules.ts';
import { isFoodNamed } from '../words/foods.ts';
import { specifies } from '../words/kinds-and-tastes.ts';

/**
 * Nouns that stand where an adjective does: right beside another, without a stop or an article. They
 * say what that one is (« un robot jardinier », “a mushroom lamp”) and draw no thing of their own.
 */
export function asApposition(
  piece: Piece,
  words: readonly string[],
  { before, after }: Around,
): Piece | null {
  const { from, to } = piece;
  const behind = isJoined(before, piece) ? before : undefined;
  const ahead = isJoined(piece, after) ? after : undefined;
  if (piece.says === 'person') {
    const isYoung = isChild(piece);
    // « deux judokas enfants », “a child astronaut”: the same people, who are so old.
    const isTheirs = isRole(behind) || isRole(ahead);
    return isYoung && isTheirs
      ? {
          from,
          to,
          says: 'trait',
          trait: { age: piece.age },
          colour: null,
          isAhead: !isRole(behind),
        }
      : null;
  }
  if (piece.says !== 'thing') return null;
  // “sushi plate”: it is served on one.
  const isServed = behind !== undefined && isFood(behind) && !readsFrench(words);
  if (isServed && /plate$|^bowl$/.test(piece.named.id)) return { from, to, says: 'nothing' };
  if (isFood(piece)) return null;
  const isAhead =
    ahead?.says === 'thing' &&
    !readsFrench(words) &&
    (englishSet.test(words[from - 1] ?? '') || (from === 0 && readsEnglish(words))) &&
    !isKin(piece, ahead) &&
    // “a kangaroo boxer” is one, dressed or not.
    !(isCreature(piece) && isRole(ahead)) &&
    !(isJewelry(ahead) && isCreature(piece));
  const isBehind =
    behind?.says === 'thing' &&
    frenchSet.test(words[behind.from - 1] ?? '') &&
    !isKin(behind, piece) &&
    !(isJewelry(behind) && isCreature(piece));
  return isAhead || isBehind || (isRole(piece) && isCreature(behind))
    ? { from, to, says: 'unknown' }
    : null;
}

type Around = { readonly before: Piece | undefined; readonly after: Piece | undefined };

const isJoined = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one !== undefined && one.to === other?.from && !other.isAfterStop;

const isRole = (piece: Piece | undefined): boolean =>
  piece?.says === 'thing' && roleOf(piece.named.id) !== null;

const isCreature = (piece: Piece | undefined): boolean =>
  piece?.says === 'thing' &&
  (isAnimal(piece.named.id) ||
    /^(robot|snowman|ghost|alien|teddy-bear)$/.test(piece.named.id) ||
    packedOf(piece.named.id)?.group === 1);

/** « une broche scarabée » shows one. */
const isJewelry = (piece: Piece | undefined): boolean =>
  piece?.says === 'thing' && /^(brooch|locket)$/.test(piece.named.id);

const isFood = (piece: Piece): boolean => piece.says === 'thing' && isFoodNamed(piece.named.id);

/** « une voiture décapotable », « un cocktail mojito » are one by both words; so is an animal twice. */
const isKin = (one: Piece, other: Piece): boolean => {
  if (one.says !== 'thing' || other.says !== 'thing') return false;
  const [a, b] = [one.named.id, other.named.id];
  return a === b || specifies(b, a) || specifies(a, b) || (isRole(one) && isRole(other));
};

/** In a sentence, and no list of words, these stand before the first of the two. */
const frenchSet =
  /^(une?|de|d|du|le|la|l|son|sa|ses|leur|cet|cette|ce|deux|troi|quatre|cinq|petite?|grande?|vieux|vieille)$/;
const englishSet = /^(an?|the|hi|her|their|two|three|four|five|small|big|old|little|cute)$/;

/** « dessin pour enfants », “a book for kids”: whom something is made for is not on it. */
export function asAddressee(
  piece: Piece,
  words: readonly string[],
  earlier: readonly Piece[],
): Piece | null {
  const { from, to } = piece;
  const isFor = piece.says === 'person' && /^(pour|for)$/.test(words[from - 1] ?? '');
  const isMade = earlier.some(
    (one) => /^(thing|format|manner|place)$/.test(one.says) || works.test(words[one.from]!),
  );
  return isFor && isMade ? { from, to, says: 'unknown' } : null;
}
const works = /^(dessin|illustration|livre|album|image|coloriage|affiche|drawing|picture|book)$/;

/** « style cinéma », “poster style”: whatever else it is called, it is a style. */
export function asStyle(
  piece: Piece,
  words: readonly string[],
  { after }: Pick<Around, 'after'>,
): Piece | null {
  const { from, to } = piece;
  if (!/^(thing|place|person)$/.test(piece.says)) return null;
  const before = words.slice(Math.max(0, from - 4), from).join(' ');
  // « un lit en forme de bateau » is a bed.
  const isShape = /(^| )(en forme|shape|shaped like)( d| de| of)?( une?| an?)?$/.test(before);
  const isBehind = isShape || /(^| )(style|esthetique|look|facon)( d| de| du)?$/.test(before);
  const isAhead = words[to] === 'style' && isJoined(piece, after) && !readsFrench(words);
  return isBehind || isAhead ? { from, to, says: 'unknown' } : null;
}
