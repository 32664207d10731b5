import { roleOf } from '../../../illustration/people/roles.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import { collectives } from '../words/collectives.ts';
import { beforeNouns } from '../words/common-words.ts';
import { isFoodNamed } from '../words/foods.ts';
import { mediumAt } from '../words/mediums.ts';
import { wordTable } from '../words/word-table.ts';
import { asAddressee, asApposition, asStyle } from './apposed.ts';
import { withToldNumber } from './told-number.ts';

type Thing = Extract<Piece, { says: 'thing' }>;

/** Pieces whose words mean another thing beside their neighbours, as they are meant. */
export function inCompany(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const told = withYoung(sexed(asMediums(pieces, words), words), words);
  const read = withToldNumber(told, words);
  return read.map((piece, index) => {
    const around = {
      before: read[index - 1],
      after: read[index + 1],
      earlier: read.slice(0, index),
    };
    const meant =
      asParticiple(piece, words) ??
      asShade(piece, words, around) ??
      asStyle(piece, words, around) ??
      asAddressee(piece, words, around.earlier) ??
      asYoung(piece, words, around) ??
      asParent(piece, words, around) ??
      asPurpose(piece, words, around) ??
      asMaterial(piece, words, around) ??
      asHeadgear(piece, words, around) ??
      asAdjective(piece, around) ??
      asTrade(piece, around) ??
      asApposition(piece, words, around) ??
      piece;
    return piece.isAfterStop ? { ...meant, isAfterStop: true } : meant;
  });
}

type Around = {
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
  readonly earlier: readonly Piece[];
};

/** « style manga », “fantasy painting”: how it is drawn, and nothing on it. */
function asMediums(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const { from } = piece;
    if (from < (read.at(-1)?.to ?? 0)) continue;
    const medium = piece.says === 'manner' ? null : mediumAt(words, from);
    if (!medium) read.push(piece);
    else {
      const to = from + medium.length;
      const { manner } = medium;
      read.push(manner ? { from, to, says: 'manner', manner } : { from, to, says: 'unknown' });
      // What began within it and goes on behind.
      const cut = pieces.find((one) => one.from < to && one.to > to);
      if (cut) read.push({ from: to, to: cut.to, says: 'nothing' });
    }
  }
  return read;
}

/** Names of shades that are said of things by themselves: « un cuir camel », “a mustard sofa”. */
const shadeNouns = wordTable<ColourName>({
  brown:
    'camel, caramel, chocolat, chocolate, cognac, noisette, chataigne, tabac, terracotta, rouille, rust, cannelle, tan, havane, moka',
  beige:
    'sable, sand, lin, champagne, nude, chair, taupe, ficelle, mastic, coquille d oeuf, avoine',
  white: 'ivoire, creme, cream, nacre, perle, pearl, coton, craie',
  yellow: 'citron, lemon, moutarde, mustard, paille, canari, banane, poussin, safran, miel, honey',
  orange: 'abricot, apricot, mandarine, tangerine, potiron, pumpkin, citrouille, corail, coral',
  pink: 'saumon, salmon, peche, peach, poudre, dragee, framboise, raspberry, fuchsia, bonbon, pivoine',
  red: 'brique, brick, bordeaux, burgundy, cerise, cherry, tomate, grenat, rubis, ruby, cardinal',
  violet: 'prune, plum, aubergine, parme, lavande, lavender, lila, myrtille, raisin',
  green:
    'sapin, olive, menthe, mint, bouteille, sauge, sage, kaki, khaki, pistache, pistachio, anis, tilleul, emeraude, amande, avocat, lime, mousse, pin',
  turquoise: 'canard, petrole, lagon, paon, celadon, teal',
  blue: 'marine, navy, denim, ciel, nuit, outremer, saphir, sapphire',
  grey: 'anthracite, ardoise, slate, souris, acier, charcoal, perle, plomb, tourterelle',
  black: 'ebene, charbon, jais, corbeau',
});

/** A noun right behind a stuff, a ground or a thing that is not eaten, without an article. */
function asShade(piece: Piece, words: readonly string[], { before, after }: Around): Piece | null {
  const { from, to } = piece;
  if (to - from !== 1 || !/^(thing|place|unknown|nothing|circumstance)$/.test(piece.says))
    return null;
  const colour = shadeNouns.get(words[from]!);
  if (!colour) return null;
  const isOfStuff =
    isRightOf(before, piece) && stuffs.test(words.slice(before!.from, before!.to).join(' '));
  const isOfThing =
    isRightOf(before, piece) &&
    (before!.says === 'ground' || (before!.says === 'thing' && isDyed(before!.named.id)));
  // “a mustard sofa”: an English noun has its shade before it.
  const isAhead =
    after?.says === 'thing' &&
    after.from === to &&
    english.has(words[from]!) &&
    isDyed(after.named.id);
  return isOfStuff || isOfThing || isAhead
    ? { from, to, says: 'colour', colour, isShade: true }
    : null;
}

const isRightOf = (before: Piece | undefined, { from }: Piece) => before?.to === from;
const stuffs =
  /(^| )(cuir|velour|laine|soie|satin|coton|daim|tissu|feutre|cachemire|tweed|jean|toile|leather|velvet|wool|silk|suede|fabric|peinture|vernis)$/;
const english = new Set(
  'camel caramel chocolate cognac rust tan sand nude taupe cream pearl lemon mustard apricot tangerine pumpkin coral salmon peach raspberry fuchsia brick burgundy cherry ruby plum lavender olive mint sage khaki pistachio emerald lime teal navy denim sapphire slate charcoal'.split(
    ' ',
  ),
);

/** Its colour is anybody's choice. */
const isDyed = (id: string): boolean =>
  !isFoodNamed(id) &&
  !isAnimal(id) &&
  !/tree|jar|tube|bottle|jug|bowl|cup|glass|basket|tart|cake/.test(id);

/** « un éléphant et son bébé »: one of its kind, and small. */
function asYoung(
  { from, to, ...piece }: Piece,
  words: readonly string[],
  { after, earlier }: Around,
): Piece | null {
  if (piece.says !== 'person' || !/^(bebes?|baby|babies)$/.test(words[to - 1]!)) return null;
  // “a baby fox”, « un bébé panda »
  if (after?.says === 'thing' && after.from === to && isAnimal(after.named.id))
    return { from, to, says: 'size', size: 'small' };
  const counted = earlier.at(-1)?.says === 'number' ? earlier.at(-1)!.from : from;
  const isTheirs = /^(leurs?|son|sa|ses|se|their|it|its|her|hi|his)$/.test(
    words[counted - 1] ?? '',
  );
  const grown = earlier.some((one) => one.says === 'thing' && isAnimal(one.named.id));
  return isTheirs && grown && !earlier.some(({ says }) => says === 'person')
    ? { from, to, says: 'size', size: 'small' }
    : null;
}

/** “elephant calf”, “lion cub”: of the animal right before. */
const withYoung = (pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.map((piece, at) => {
    const { from, to } = piece;
    // « un chat tigré » is no tiger.
    if (
      /^tigree?$/.test(words[from]!) &&
      to === from + 1 &&
      isAnimalRightBefore(pieces[at - 1], from)
    )
      return { from, to, says: 'nothing' };
    return isYoungOf(words[from]!) && isAnimalRightBefore(pieces[at - 1], from)
      ? { from, to, says: 'size', size: 'small' }
      : piece;
  });
const isYoungOf = (word: string): boolean =>
  /^(calf|calves|cub|foal|pup|puppy|puppie|kitten|chick|fawn|lamb|joey|hatchling|owlet)$/.test(
    word,
  );
const isAnimalRightBefore = (before: Piece | undefined, from: number): boolean =>
  before?.says === 'thing' && before.to === from && isAnimal(before.named.id);

/** « cinq canetons … leur mère », « une maman ours et ses petits »: it is of their kind. */
function asParent(
  piece: Piece,
  words: readonly string[],
  { before, after, earlier }: Around,
): Piece | null {
  if (piece.says !== 'person' || !parents.has(words.slice(piece.from, piece.to).join(' ')))
    return null;
  const { from, to } = piece;
  // The animal's own word follows: « une maman renard ».
  const owner =
    after?.says === 'nothing' && /^(de|d|du|des|of)$/.test(words[after.from]!) ? null : after;
  if (owner?.says === 'thing' && owner.from === to && isAnimal(owner.named.id))
    return {
      from,
      to,
      says: /^(grand|pap|mam[ioe]|mamy)/.test(words[from]!) ? 'unknown' : 'nothing',
    };
  const isTheirs =
    before?.to === from && /^(leur|sa|son|se|their|it|her|hi)$/.test(words[from - 1]!);
  if (!isTheirs || earlier.some(({ says }) => says === 'person')) return null;
  const young = earlier.findLast(
    (one): one is Thing => one.says === 'thing' && isAnimal(one.named.id),
  );
  if (!young) return null;
  const id = grownUps[young.named.id] ?? young.named.id;
  return { from, to, says: 'thing', named: { id, isRelative: false, isLoose: false } };
}
const parents = new Set([
  ...['grand pere', 'grand mere', 'petite fille', 'petit fil', 'grand father', 'grand mother'],
  ...'papi papy mamie mamy pepe grandpa grandma granny grandfather grandmother mere maman pere papa parent mother mom mum mommy mama father dad daddy'.split(
    ' ',
  ),
]);
/** Of whose young there is a picture of its own. */
const grownUps: Readonly<Record<string, string>> = {
  ...{ duckling: 'duck', 'baby-chick': 'chicken', 'hatching-chick': 'chicken' },
  ...{ kitten: 'cat', puppy: 'dog', 'front-facing-baby-chick': 'chicken' },
};

/** « une table en zinc », « un pull en cachemire »: of what it is made, right behind it and without an article. */
function asMaterial(
  piece: Piece,
  words: readonly string[],
  { before, earlier }: Around,
): Piece | null {
  const { from, to } = piece;
  const of = earlier.at(-2);
  const isOf =
    piece.says === 'thing' &&
    before?.says === 'nothing' &&
    words[before.from] === 'en' &&
    of?.says === 'thing' &&
    of.to === before.from &&
    roleOf(of.named.id) === null &&
    packedOf(of.named.id)?.group !== 1 &&
    !/knight|astronaut/.test(of.named.id) &&
    !isAnimal(of.named.id);
  return isOf ? { from, to, says: 'unknown' } : null;
}

/** « combattant un géant », « pendant la tempête »: what somebody does or when, where an article follows. */
function asParticiple(piece: Piece, words: readonly string[]): Piece | null {
  const { from, to } = piece;
  const isVerbal =
    piece.says === 'thing' &&
    to - from === 1 &&
    /ant$/.test(words[from]!) &&
    /^(une?|le|la|les|l|des|du|son|sa|ses|leur)$/.test(words[to] ?? '') &&
    !beforeNouns.has(words[from - 1] ?? 'un');
  if (!isVerbal) return null;
  return { from, to, says: words[from] === 'pendant' ? 'nothing' : 'unknown' };
}

/** « un panneau de randonnée »: what a sign is for is written on it. */
function asPurpose(
  piece: Piece,
  words: readonly string[],
  { before, earlier }: Around,
): Piece | null {
  const sign = earlier.at(-2);
  const isFor =
    piece.says === 'thing' &&
    before?.says === 'nothing' &&
    /^(de|d|du|of)$/.test(words[before.from]!) &&
    sign?.says === 'format' &&
    sign.format === 'sign';
  return isFor ? { from: piece.from, to: piece.to, says: 'unknown' } : null;
}

/** « un casque » is worn against blows or for music, as its wearer and the other words say. */
function asHeadgear(piece: Piece, words: readonly string[], { earlier }: Around): Piece | null {
  const { from, to } = piece;
  const said = words.slice(from, to).join(' ');
  if (!/^(casque|helmet)$/.test(said)) return null;
  const isOfSound = words.some((word) => sounds.test(word));
  const isWorn = earlier.some(
    (one) => one.says === 'person' || (one.says === 'thing' && roleOf(one.named.id) !== null),
  );
  if (isWorn) {
    const trait = { hasHat: true, hatKind: isOfSound ? 'headphones' : 'helmet' } as const;
    return { from, to, says: 'trait', trait, colour: null, isAhead: false };
  }
  const isForBlows = !isOfSound && (said === 'helmet' || words.some((word) => blows.test(word)));
  const id = isForBlows ? 'rescue-workers-helmet' : 'headphone';
  return { from, to, says: 'thing', named: { id, isRelative: false, isLoose: false } };
}
const sounds =
  /^(musique|music|audio|dj|ecoute\w*|gam(er|ing)|micro|podcast\w*|oreille|son|radio|stream\w*|sans fil)$/;
const blows =
  /^(moto\w*|motard\w*|biker|velo|cycliste|grimp\w*|escalad\w*|alpinis\w*|climb\w*|ski\w*|chantier|ouvrier\w*|pompier\w*|soldat|cavali\w*|pilote|hockey|kart\w*|rallye|skate\w*|mineur|speleo\w*|kayak\w*|securite|protection|worker|rider|bike)$/;

/** « un escalier fleuri », « hibou géométrique »: said of what stands before it, and no things beside it. */
function asAdjective(piece: Piece, { before }: Around): Piece | null {
  const isSet = piece.says === 'thing' && collectives[piece.named.id] !== undefined;
  const isBehind =
    before?.to === piece.from && (before.says === 'thing' || before.says === 'place');
  return isSet && isBehind && adjectival.has((piece as Thing).named.id)
    ? { from: piece.from, to: piece.to, says: 'unknown' }
    : null;
}
const adjectival = new Set(['geometry', 'florals']);

/** “a female firefighter”, « une femme pompier »: one person, by her trade. */
function sexed(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const before = read.at(-1);
    const isSex =
      before &&
      before.to === piece.from &&
      before.to - before.from === 1 &&
      /^(female|male|femme|homme|woman|lady|man)$/.test(words[before.from]!);
    const role = piece.says === 'thing' ? roleOf(piece.named.id) : null;
    if (isSex && role && !role.sex) read[read.length - 1] = { ...piece, from: before.from };
    else read.push(piece);
  }
  return read;
}

/** “an astronaut grandmother”: what she is, of which her own face shows nothing. */
function asTrade(piece: Piece, { after }: Around): Piece | null {
  const isWhole =
    piece.says === 'thing' &&
    (packedOf(piece.named.id)?.group === 1 || piece.named.id === 'astronaut') &&
    roleOf(piece.named.id) === null;
  return isWhole && after?.says === 'person' && after.from === piece.to
    ? { from: piece.from, to: piece.to, says: 'unknown' }
    : null;
}
