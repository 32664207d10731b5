import { isOddPlural } from './english-plurals.ts';
import { isFoodNamed } from './foods.ts';
import { isManyAlready } from './many-already.ts';
import type { Piece } from './piece.ts';

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
  /^(octopus|platypus|walrus|papyrus|lotus|solex|cactus|ananas|ours|h[ée]ros|souris|jus|tapis|puits|radis|iris|hibiscus|noix|croix|brebis|tennis|matelas|repas|palais|bois|rubis|velours|couscous|bus|abribus|autobus|sous|gaz|nez|riz|pates|pâtes|huîtres|cassis|anis|maïs|mais|os|virus|compas|verglas|cadenas|canevas|paradis|vernis|colis|houx|choux|faux|prix|kudzu|bras|lys|colosse|tournevis|jus|tartines|lunettes|ciseaux|lasagnes?|glass|bass|dress|cross|chess)$/u;

export function isPlural(
  typed: readonly string[],
  piece: Extract<Piece, { says: 'thing' }>,
): boolean {
  if (isManyAlready(piece.named.id)) return false;
  const name = typed.slice(piece.from, piece.to);
  // “water drops”: an English name is plural by its last word.
  const isJoined = name.some((one) => /^(de|d|du|des|à|a|au|aux|en|of)$/.test(one));
  const words = name.filter((one) => one.length > 3);
  const telling = isJoined ? words.slice(0, 1) : [words[0] ?? '', words.at(-1) ?? ''];
  const article = typed[piece.from - 1] ?? '';
  if (/^(un|une|le|la|l|a|an|du|de la|sa|son|ma|mon)$/.test(article)) return false;
  return telling.some(
    (word) => (!alwaysEnding.test(word) && /[^s]s$|x$/.test(word)) || isOddPlural(word),
  );
}
