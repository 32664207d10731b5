import type { Piece } from '../reading/piece.ts';
import { isOddPlural } from '../words/english-plurals.ts';
import { isFoodNamed } from '../words/foods.ts';
import { isManyAlready } from '../words/many-already.ts';

/** « gâteau au chocolat », « tasse de porcelaine »: what it is made of is no thing beside it. */
export function isComplement(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const piece = pieces[index]!;
  const between = pieces.slice(0, index).findLast(({ says }) => says !== 'nothing');
  // A basket of apples shows the apples, too.
  if (between?.says !== 'thing' || holdsLoose.has(between.named.id)) return false;
  if (piece.says === 'thing' && vessels.has(between.named.id) && areSeveral(typed, piece))
    return false;
  // « une licorne, des ballons »: one more thing.
  const isListed = pieces.some(
    ({ from, to, isAfterStop }) => isAfterStop && from >= between.to && to <= piece.to,
  );
  if (isListed && piece.says === 'thing' && areSeveral(typed, piece)) return false;
  const link = typed.slice(between.to, piece.from).join(' ');
  if (/^(de|d|du|des|of)$/.test(link)) return true;
  if (link === 'en' && isMaterial(piece)) return true;
  return (
    /^(au|aux|à la|a la|à l|en)$/.test(link) &&
    isFood(between) &&
    (isFood(piece) || isMushroom(piece))
  );
}

/** What lies in them is seen. */
export const holdsLoose = new Set(['basket', 'bucket', 'bowl', 'crate']);

/** What lies in them, or on them, is seen where it is said to fill them, or to be several. */
const vessels = new Set([
  ...['jar', 'bathtub', 'luggage', 'leather-bag', 'shopping-cart', 'canoe'],
  ...[
    'package',
    'box-closed',
    'pot-of-food',
    'backpack',
    'handbag',
    'tent',
    'fork-and-knife-with-plate',
  ],
  ...['flat-plate', 'potted-plant', 'automobile', 'treasure-trunk', 'sailboat', 'rowing-boat'],
]);
/** As they are when something is in them. */
const asFilled: Readonly<Record<string, string>> = {
  ...{ jar: 'open-jar', luggage: 'open-suitcase', 'leather-bag': 'handbag', package: 'open-box' },
  ...{ 'box-closed': 'open-box', 'fork-and-knife-with-plate': 'flat-plate' },
};

/** It is now what it is when something is in it; how that stands to it. */
export function fill(bearer: { id: string }): 'in' | 'on' {
  bearer.id = asFilled[bearer.id] ?? bearer.id;
  return bearer.id === 'flat-plate' ? 'on' : 'in';
}

/** Whether what is named next is in it: “a bathtub full of ducks”, “a jar of pickles”. */
export const isHeldIn = (holder: string, typed: readonly string[], { from }: Piece): boolean => {
  const link = typed.slice(Math.max(0, from - 3), from).join(' ');
  return (holdsLoose.has(holder) && of.test(link)) || (vessels.has(holder) && filled.test(link));
};
const of = /(^| )(of|de|d)( \p{L}+)?$/u;
const filled =
  /(^| )((full|filled|packed|loaded|overflowing|brimming) (of|with)|(plein|rempli|charg[ée]|bourr[ée]|d[ée]bordant)\p{L}* (de|d)|(of|de|d))( \p{L}+)?$/u;

const areSeveral = (typed: readonly string[], piece: Extract<Piece, { says: 'thing' }>): boolean =>
  isPlural(typed, piece) || loose.test(piece.named.id);
const loose = /^(madeleines|canneles|chouquettes|macarons|socks|toys|books)$/;

/** « un pont en pierre » */
export const materials = new Set([
  ...['rock', 'wood', 'brick', 'gem-stone', 'package', 'box-closed', 'page-facing-up'],
  ...['thread', 'yarn'],
]);

const isMaterial = (piece: Piece) => piece.says === 'thing' && materials.has(piece.named.id);

const isMushroom = (piece: Piece) => piece.says === 'thing' && piece.named.id === 'mushroom';

function isFood(piece: Piece): boolean {
  return piece.says === 'thing' && isFoodNamed(piece.named.id);
}

/** One of them ends so, too. */
const alwaysEnding =
  /^(roux|christmas|octopus|platypus|phoenix|phénix|lynx|sphinx|perdrix|albatros|rhinocéros|colibris|walrus|papyrus|lotus|solex|cactus|ananas|ours|h[ée]ros|souris|jus|tapis|puits|radis|iris|hibiscus|noix|croix|brebis|tennis|matelas|repas|palais|bois|rubis|velours|couscous|bus|abribus|autobus|sous|gaz|nez|riz|pates|pâtes|huîtres|cassis|anis|maïs|mais|os|virus|compas|verglas|cadenas|canevas|paradis|vernis|colis|houx|choux|faux|prix|kudzu|bras|lys|colosse|tournevis|jus|tartines|lunettes|ciseaux|lasagnes?|glass|bass|dress|cross|chess)$/u;

/** « renards », and no « ours ». */
export const endsAsMany = (word: string): boolean =>
  (!alwaysEnding.test(word) && /[^s]s$|x$/.test(word)) || isOddPlural(word);

export function isPlural(
  typed: readonly string[],
  piece: Extract<Piece, { says: 'thing' }>,
): boolean {
  if (isManyAlready(piece.named.id)) return false;
  const name = typed.slice(piece.from, piece.to);
  // “water drops”: an English name is plural by its last word.
  const isJoined = name.some((one) => /^(de|d|du|des|à|a|au|aux|en|of)$/.test(one));
  // A sports car is one.
  const words = name.filter((one) => one.length > 3 && one !== 'sports');
  const telling = isJoined ? words.slice(0, 1) : [words[0] ?? '', words.at(-1) ?? ''];
  const article = typed[piece.from - 1] ?? '';
  if (/^(un|une|le|la|l|a|an|du|de la|sa|son|ma|mon)$/.test(article) || isOne(typed, piece.from))
    return false;
  return telling.some(endsAsMany);
}

/** “a red sports car”: an English article says it before the adjectives. */
function isOne(typed: readonly string[], from: number): boolean {
  const before = typed.slice(Math.max(0, from - 3), from);
  const article = before.findLastIndex((word) => word === 'a' || word === 'an');
  return article >= 0 && before.slice(article).every((word) => !/^(of|and|with|lot|s)$/.test(word));
}
