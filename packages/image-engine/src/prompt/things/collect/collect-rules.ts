import type {
  Posture,
  Relation,
  RelationKind,
} from '../../../illustration/illustration-description.ts';
import { holds, holdsAsTold } from '../../../illustration/vocabulary/holding.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import { tokenise } from '../../tokenise.ts';
import type { Piece } from '../reading/piece.ts';
import { bodyParts } from '../words/common-words.ts';
import type { Draft } from './draft-things.ts';
import type { Pending } from './ledger.ts';

export const mostThings = 8;
export const mostOfOne = 12;
/** How many fill a basket. */
export const filling = 5;

/** « avec un perroquet sur l'épaule »: it sits on whoever is named before it. */
export function isPerched(
  said: string,
  open: Pick<Relation, 'kind' | 'of'> | null,
  { things, relations }: { readonly things: readonly Draft[]; readonly relations: Relation[] },
): boolean {
  if (!/^(l )?([ée]paules?|shoulders?|t[êe]te|head)$/u.test(said)) return false;
  // “on a pirate's shoulder”
  const told = relations.at(-1);
  if (open === null && told?.kind === 'on' && things[told.to]?.person) return true;
  if (open?.kind !== 'on') return false;
  const at = relations.findLastIndex((one) => one.to === open.of || one.of === open.of);
  const sitter = things.findLastIndex(({ person }, index) => person && index < open.of);
  if (at < 0 || sitter < 0) return false;
  relations.splice(at, 1, { kind: 'on', of: open.of, to: sitter });
  return true;
}

/** « …, de la farine partout sur la table »: where something is of which nothing is drawn, and nobody named before it. */
export function isOfUndrawn(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const piece = pieces[index]!;
  if (piece.says !== 'relation' || piece.isAfterStop || piece.side) return false;
  if (!/^(on|in|under|before|behind|above)$/.test(piece.relation)) return false;
  let from = index;
  while (from > 0 && !isCut(pieces[from]!)) from -= 1;
  const clause = pieces.slice(from, index);
  if (from === 0 || clause.some(({ says }) => !/^(nothing|unknown|colour|size|number)$/.test(says)))
    return false;
  return clause.some((one) => one.says === 'unknown' && isNoun(typed, one));
}

/** “a couple eating, an old bicycle lying on the grass”: it lies there, and nobody does. */
export function isLaidThere(
  pieces: readonly Piece[],
  index: number,
  { doing }: { readonly doing?: string },
): boolean {
  const before = pieces[index - 1];
  if (before?.says !== 'thing' || before.to !== pieces[index]!.from) return false;
  if (!/^(lie|lean)/.test(doing ?? '') || isAnimal(before.named.id)) return false;
  let from = index - 1;
  while (from > 0 && !isCut(pieces[from]!) && !/^(person|relation)$/.test(pieces[from]!.says))
    from -= 1;
  return isCut(pieces[from]!) && pieces[from]!.says !== 'person';
}

export const otherSide = { left: 'right', right: 'left' } as const;

/** “cliffs on the left”: said of a place that has a clause of its own, and of nothing before it. */
export function isSideOfPlace(pieces: readonly Piece[], index: number): boolean {
  const isJoint = (one: Piece) => one.says === 'relation' && one.relation === 'beside';
  let at = index - 1;
  while (at >= 0 && /^(nothing|colour|size)$/.test(pieces[at]!.says)) at -= 1;
  if (pieces[at]?.says !== 'place' || pieces.slice(at + 1, index + 1).some(isCut)) return false;
  while (at > 0 && !isCut(pieces[at]!) && /^(nothing|colour|size)$/.test(pieces[at - 1]!.says))
    at -= 1;
  return at === 0 || isCut(pieces[at]!) || isJoint(pieces[at - 1]!);
}
const isCut = ({ isAfterStop }: Piece) => isAfterStop === true;

/** « un gâteau avec trois fraises dessus »: what was beside it is on it, or in it. */
export function isPutBack(said: string, relations: Relation[], last: number): boolean {
  const kind = /^(dessus|par dessus|au dessus|on top)$/.test(said)
    ? 'on'
    : /^(dedans|inside)$/.test(said)
      ? 'in'
      : /^(autour|tout autour|around|all around|around it|éparpillée?s|scattered)$/.test(said)
        ? 'around'
        : null;
  const at = relations.findLastIndex((one) => one.kind === 'beside' && one.to === last);
  // « une voiture en panne, cactus autour »: about what was named first.
  if (kind === 'around' && at < 0 && last > 0 && relations.every(({ of }) => of !== last)) {
    relations.push({ kind, of: last, to: 0 });
    return true;
  }
  if (kind === null || at < 0) return false;
  const { of, to } = relations[at]!;
  relations[at] = { kind, of: to, to: of };
  return true;
}

/** « deux corbeaux au-dessus de lui », “a cat behind her”: of who was named before. */
export function isBack(pieces: readonly Piece[], index: number, typed: readonly string[]): boolean {
  const { to } = pieces[index]!;
  const word = typed[to] ?? '';
  if (!/^(lui|elle|eux|elles|him|her|it|them)$/.test(word)) return false;
  // “behind her house”
  return word !== 'her' || !pieces.some(({ from, says }) => from === to + 1 && named.test(says));
}
const named = /^(thing|person|place|size|colour|unknown)$/;

/** « sur la troisième marche » is no « marché ». */
export const isStep = (said: string, typed: readonly string[], { from }: Piece): boolean =>
  /^marches?$/.test(said) &&
  /^(la|une|chaque|derni[èe]re|premi[èe]re|\p{L}+i[èe]me)$/u.test(typed[from - 1] ?? '');

/** Who or what was named last before a word, or the place. */
export const namedBefore = (pieces: readonly Piece[], index: number): Piece | undefined =>
  pieces.slice(0, index).findLast(({ says }) => /^(thing|person|place)$/.test(says));

/** « caché derrière un arbre »: where it is says so. */
export const isHidden = (said: string, next: Piece | undefined): boolean =>
  /^(cach[ée]e?s?|dissimul[ée]e?s?|hidden|hiding)$/u.test(said) &&
  next?.says === 'relation' &&
  /^(behind|under|in)$/.test(next.relation);

/** Before what is said of one more of the same. */
export const anothers = /^(une?|deux|trois|quatre|cinq|six|\d+|one|two|three|four|five)$/;
/** « un chat » is another one; « le chat » is the one that is there. */
export function isNew(typed: readonly string[], { from }: { from: number }): boolean {
  const [before = '', last = ''] = typed.slice(Math.max(0, from - 2), from);
  if (from === 1) return newOnes.test(before);
  return newOnes.test(last) || (newOnes.test(before) && (between.test(last) || hue.test(last)));
}
/** “a short chubby man”: by what stands before all that is said ahead of him. */
export function isNewPerson(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  let at = index;
  while (pieces[at - 1]?.says === 'trait' && pieces[at - 1]!.to === pieces[at]!.from) at -= 1;
  return isNew(typed, pieces[index]!) || isNew(typed, pieces[at]!);
}
/** “a red one”: said ahead of it in English. */
const hue = /^(red|blue|green|yellow|black|white|orange|pink|purple|brown|gr[ae]y|golden)$/;
const newOnes = /^(\d+|un|une|a|an|one|autre|another|des|deux|trois|quatre|cinq|two|three|four)$/;
const between = /^(petit|grand|gros|beau|bel|vieux|vieil|jeune|nouvel?|joli|autre)(e|le|ne)?s?$/;
/** Says where something is, and not only that it is there, too. */
export const isStanding = (kind: RelationKind, said: string): boolean =>
  /^(before|behind|above|under|around|between)$/.test(kind) ||
  /(^| )(c[oô]t[ée]|gauche|droite|left|right|pr[eè]s|aupr[eè]s|next|beside|near|contre)( |$)/u.test(
    said,
  );
/** Said of all that was joined before it. */
export const shared: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'under']);
/** What is done with a thing, and not only where it is. */
export const acts = /\b(jou|mang|boi|buv|lit|lis|play|eat|drink|read)\w*/i;
export const articles = /^(un|une|des|le|la|les|l|a|an|the|son|sa|ses|deux|trois|two|three)$/;
export function isSame(one: Draft, other: Draft): boolean {
  if (other.person === null || one.person === null) return one.id === other.id;
  // « un mariage, les mariés »: of several the first may be a man or a woman.
  if (one.id === 'people' && other.id === 'people')
    return one.person.age === other.person.age && one.person.clothes === other.person.clothes;
  const isLike =
    one.person.sex === other.person.sex &&
    one.person.age === other.person.age &&
    one.person.costume === other.person.costume &&
    one.person.beast === other.person.beast;
  return one.id === other.id && isLike;
}

/** Worn by whoever is named before, where « en » leads to it. */
export const garments: ReadonlySet<string> = new Set(
  'pyjamas dress kimono sari coat lab-coat raincoat t-shirt tshirt running-shirt necktie jeans bikini scarf womans-clothes sweater shorts briefs socks gloves sneaker running-shoe hiking-boot womans-boot mans-shoe high-heeled-shoe thong-sandal one-piece-swimsuit safety-vest billed-cap apron'.split(
    ' ',
  ),
);

/** « une tortue qui nage »: what its picture does not show, and no swimmer beside it. */
export const isUndone = (
  last: Draft | undefined,
  { id, said }: { readonly id: string; readonly said: string },
): boolean =>
  Boolean(last && !last.person) && isAction(id) && /^(qui|fait|font|lifting|doing) /.test(said);

/** « une femme qui fait du yoga » is one person. */
export const isAction = (id: string) => /^person-|^(skier|snowboarder|horse-racing)$/.test(id);

/** « qui danse le tango »: what they do, and nobody else. */
export const isDance = (id: string, { from }: { from: number }, typed: readonly string[]) =>
  id === 'dancer' && /^(le|la|du|de)$/.test(typed[from - 1] ?? '');

/** « un chat roux »: right behind the thing, or behind its other adjectives. */
export function belongsToLast(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const { says } = pieces[at]!;
    if (says === 'thing' || says === 'person' || says === 'trait') return true;
    if (says !== 'size' && says !== 'colour' && says !== 'unknown') return false;
    // « avec un zorglub rouge »: it is.
    if (says === 'unknown' && isNoun(typed, pieces[at]!)) return false;
  }
  return false;
}

/** Right behind whoever was named. */
export const isBesideSomebody = (pieces: readonly Piece[], index: number): boolean => {
  const before = pieces[index - 1];
  return before?.says === 'person' && before.to === pieces[index]!.from;
};

/** Nothing but colours and sizes between it and the thing before it. */
export function isRightBehind(pieces: readonly Piece[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const { says, to } = pieces[at]!;
    if (to !== pieces[at + 1]!.from) return false;
    if (says === 'thing') return true;
    if (says !== 'size' && says !== 'colour') return false;
  }
  return false;
}

/** “a sleeping labrador”, “a sleeping child”: of whoever sleeps the eyes are closed. */
export function bearAs(one: Draft, posture: Posture | undefined): void {
  if (!posture) return;
  if (!one.person) one.posture = posture;
  else if (posture === 'asleep') one.person = { ...one.person, hasClosedEyes: true };
}

/** “two sleepy sloths”, “an old green truck”: said of what follows right behind. */
export function isAhead(pieces: readonly Piece[], index: number): boolean {
  const [piece, next] = [pieces[index]!, pieces[index + 1]];
  if (next?.from !== piece.to || next.isAfterStop) return false;
  if (next.says === 'thing' || next.says === 'person') return true;
  return adjective.test(next.says) && isAhead(pieces, index + 1);
}
const adjective = /^(colour|size|stuff|staging|unknown)$/;

/** « du saucisson », « des olives » */
export const isSome = (typed: readonly string[], { from }: Piece): boolean =>
  from > 0 && /^(du|des)$/.test(typed[from - 1]!);

/** « en pyjama », “in a raincoat” */
export const isWorn = (typed: readonly string[], { from }: Piece, id: string): boolean =>
  garments.has(id) &&
  /(^| )(en|in|wearing)( an?| his| her| the)?( (red|blue|green|yellow|black|white|pink|orange|purple|grey|brown|long|short))?$/.test(
    typed.slice(Math.max(0, from - 3), from).join(' '),
  );

/** People, told or as the set has them. */
export const isDressed = ({ id, person }: Draft): boolean =>
  person !== null || packedOf(id)?.group === 1;

/** « logo pour une boulangerie, un épi de blé »: the first that is named is whose mark it is. */
export function isForFirst(pieces: readonly Piece[], typed: readonly string[]): boolean {
  const first = pieces.find(({ says }) => says === 'thing' || says === 'person');
  const before = first ? typed.slice(Math.max(0, first.from - 2), first.from).join(' ') : '';
  return /(^| )(pour|for|de|d|du|of)( (une?|la|le|les|l|a|the))?$/.test(before);
}

/** « un logo hibou pour une librairie »: whose it is, behind what it shows. */
export function isFor(typed: readonly string[], said: string): boolean {
  const all = ` ${typed.join(' ')} `;
  const before = all.slice(0, Math.max(0, all.indexOf(` ${said} `)));
  return /.+ (pour|for)( (une?|la|le|les|l|mon|ma|mes|notre|a|an|the|my|our))?( (?!avec|with|et|and|une?|des|les?|la|an?|the|de|d|du|of|deux|trois|two|three)\p{L}+){0,2}( (de|d|du|of))?$/u.test(
    before,
  );
}

/** A house or somebody, who may have a mark. */
export const isOwner = ({ id, person }: Draft): boolean =>
  person !== null || packedOf(id)?.group === 1 || houses.test(id);
const houses =
  /shop|store|school|hospital|bank|hotel|factory|farmhouse|stadium|kiosk|stall|truck|garage/;

/** « avec un zorglub rouge »: said of what we do not know. */
export function isOfUnknown(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const before = pieces[index - 1];
  const isRight = before?.says === 'unknown' && before.to === pieces[index]!.from;
  // “an old green truck”: said of what follows.
  if (isRight && adjectives.test(typed[before.from]!)) return false;
  // « aux yeux verts »: of what it has, and not of it.
  return isRight && (isNoun(typed, before) || isPartOfBody(typed[before.from]!));
}

/** Fur, plumage and scales are all that is seen of it, and have its colour. */
const coverings: ReadonlySet<string> = new Set(['plume', 'feather', 'ecaille']);
const isPartOfBody = (typed: string): boolean => {
  const [word = ''] = tokenise(typed);
  return bodyParts.has(word) && !coverings.has(word);
};

const adjectives =
  /^(old|new|nouveau|nouvelle|vieux|vieil|vieille|ancien|ancienne|rusty|vintage|shiny|dirty|muddy|sleepy)$/;

/** « une chambre d'ado », « un bureau d'enfant » */
export const isWhose = (pieces: readonly Piece[], index: number): boolean => {
  const before = pieces.slice(0, index).findLast(({ says }) => says !== 'nothing');
  return before?.says === 'place' || before?.says === 'thing';
};

/** Something is named there, though we do not know what. */
export const isNoun = (typed: readonly string[], { from }: Piece): boolean =>
  from > 0 &&
  /^(une?|des?|le|la|les|l|d|du|son|sa|ses|quelques|plusieurs|deux|trois|quatre|cinq|avec|en|sur|dans|an?|the|some|few|of|with|in|on|his|her|two|three|\d+)$/.test(
    typed[from - 1]!,
  );

/** Behind « de ». */
export const isOf = (typed: readonly string[], { from }: Piece): boolean =>
  from > 0 && /^(de|d|du|of)$/.test(typed[from - 1]!);

/** As typed, in figures, right before a word; else null. */
export function numberBefore(
  pieces: readonly Piece[],
  typed: readonly string[],
  index: number,
): string | null {
  const [before, piece] = [pieces[index - 1], pieces[index]!];
  if (before?.says !== 'number' || before.to !== piece.from) return null;
  const number = typed[before.from]!;
  return /^\d+$/.test(number) ? number : null;
}

/** What is said ahead of a thing and kept as it is. */
export const saidOnce = ({
  side,
  otherColour,
  isFar,
  mark,
  isUpturned,
}: Pending): Partial<Draft> => ({
  ...(side && { side }),
  ...(otherColour && { otherColour }),
  ...(isFar && { isFar }),
  ...(mark && { mark }),
  ...(isUpturned && { isUpturned }),
});

/** As typed: how many of what was called so were told. */
export function numberOf(said: string, pieces: readonly Piece[], typed: readonly string[]): string {
  const wordsOf = ({ from, to }: Piece) => typed.slice(from, to).join(' ');
  const named = pieces.findLastIndex((piece) => wordsOf(piece) === said);
  const number = pieces.slice(0, Math.max(0, named)).findLast(({ says }) => says === 'number');
  return number ? wordsOf(number) : said;
}

/** Who holds a guitar is seen to play it; a dog beside a piano is not. */
export function actsNotSeen(
  acted: readonly { readonly verb: string; readonly of: number }[],
  things: readonly Draft[],
  relations: readonly Relation[],
): string[] {
  const isSeen = (of: number) =>
    relations.some(
      (tie) =>
        tie.of === of &&
        (holds(things[of]!, things[tie.to]!) || holdsAsTold(things[of]!, things[tie.to]!)),
    );
  return acted.flatMap(({ verb, of }) => (isSeen(of) ? [] : [verb]));
}

/** « un savon à la lavande » */
export const isScentOf = (typed: readonly string[], { from }: Piece, { id }: Draft): boolean =>
  /^(soap|candle|candle-jar|perfume|cream-jar|lotion-bottle)$/.test(id) &&
  /(^|[ ])([àa] la|au|aux|[àa] l)$/u.test(typed.slice(Math.max(0, from - 2), from).join(' '));

/** « deux cornichons amoureux »: they are, and nobody else. */
export const areInLove = (pieces: readonly Piece[], index: number, said: string): boolean =>
  /^amoureu(x|ses?)$/.test(said) &&
  pieces[index - 1]?.says === 'thing' &&
  pieces[index - 1]!.to === pieces[index]!.from;

/** « style vieux manuel »: what it is to look like. */
export const isOfStyle = (typed: readonly string[], { from }: Piece): boolean =>
  /(^| )(style|fa[çc]on|look|esprit|fa[çc]on d|dans le style d)( (une?|les?|la|d|du|de|des|vieux|vieil|vieille|ancien|ancienne))*$/u.test(
    typed.slice(Math.max(0, from - 4), from).join(' '),
  );

/** What has a roof on which something is. */
export const roofed =
  /house|castle|tower|hut|church|chalet|farm|school|hospital|windmill|shop|hotel|garage|factory|temple|car$|bus$|van$|truck|caravan|automobile|igloo/;
/** What is sat and lain on, and what else bears something. */
export const seats = /^(sofa|armchair|bench|chair|design-chair|bed|throne|cushion|hammock|rug)$/;
export const bearers =
  /table|desk|board|plate|rock|book|box|shelf|stool|piano|fireplace|cake|crepes|waffle|tart|cone|island|tower/;
