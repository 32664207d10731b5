import { readThings } from '../../illustration/vocabulary/read-things.ts';
import type { Piece } from './reading.ts';

/** « gâteau au chocolat », « tasse de porcelaine »: what it is made of is no thing beside it. */
export function isComplement(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const piece = pieces[index]!;
  const between = pieces.slice(0, index).findLast(({ says }) => says !== 'nothing');
  // A basket of apples shows the apples, too.
  if (between?.says !== 'thing' || between.named.id === 'basket') return false;
  const link = typed.slice(between.to, piece.from).join(' ');
  if (/^(de|d|du|des|of)$/.test(link)) return true;
  if (link === 'en' && isMaterial(piece)) return true;
  return /^(au|aux|à la|a la|à l|en)$/.test(link) && isFood(between) && isFood(piece);
}

/** Of which what is on them is the picture. */
export const vessels = new Set([
  'shallow-pan-of-food',
  'fork-and-knife-with-plate',
  'bowl-with-spoon',
]);

/** « un pont en pierre » */
function isMaterial(piece: Piece): boolean {
  return piece.says === 'thing' && /^(rock|wood|brick|gem-stone)$/.test(piece.named.id);
}

export function isFood(piece: Piece): boolean {
  return piece.says === 'thing' && foods().has(piece.named.id);
}

const ownFood =
  'moules-frites fruit-salad spaghetti-plate strawberry-cone crepes seafood-platter chocolate-cake roast-chicken cheese-board croissant-plate whole-pizza macarons sushi-board galette'.split(
    ' ',
  );
let foodNames: ReadonlySet<string> | null = null;
const foods = () => {
  foodNames ??= new Set([
    ...readThings().flatMap(({ slug, group }) => (group === 4 ? [slug] : [])),
    ...ownFood,
  ]);
  return foodNames;
};

/** Their picture shows several already, or there is but one of them. */
const alreadyMany = new Set(
  'bowl-with-spoon birthday-cake string-lights cherries grapes french-fries books spaghetti musical-notes jeans glasses sunglasses ballet-shoes shopping-bags scissors blueberries olive fireworks running-shoe high-heeled-shoe pancakes crossed-swords bowl-of-fruit socks gloves skis sushi sushi-board cheese-plate petanque easter-eggs dango pyramids bamboo fruit-salad toys chopsticks hops labyrinth staircase crepes treasure-chest chessboard picnic-blanket sneaker pizza headphone earbuds macarons performing-arts horizontal-traffic-light traffic-light cooked-rice fallen-leaf sparkles clinking-glasses sun moon'.split(
    ' ',
  ),
);

export function isPlural(
  typed: readonly string[],
  piece: Extract<Piece, { says: 'thing' }>,
): boolean {
  if (alreadyMany.has(piece.named.id)) return false;
  const word = typed.slice(piece.from, piece.to).find((one) => one.length > 3) ?? '';
  const article = typed[piece.from - 1] ?? '';
  if (/^(un|une|le|la|l|a|an|du|de la|sa|son|ma|mon)$/.test(article)) return false;
  return /[^s]s$|x$/.test(word);
}
