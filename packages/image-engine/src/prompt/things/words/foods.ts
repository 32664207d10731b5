import { readThings } from '../../../illustration/vocabulary/read-things.ts';

/** What is eaten or drunk, by its picture's name. */
export const isFoodNamed = (id: string): boolean => foods().has(id);

const ownFood =
  'tomato-salad lemon-tart apple-tart quiche eclair mousse-glass yogurt scoop-cone tea-glass steak-plate lasagna-dish couscous-dish strawberry-tart smoothie cocktail coffee-cup wine-bottle jam-jar moules-frites fruit-salad spaghetti-plate strawberry-cone crepes seafood-platter chocolate-cake roast-chicken macaron fish-plate cheese-board croissant-plate whole-pizza macarons sushi-board galette two-scoop-cone ramen-bowl soup-bowl plain-cake birthday-cake'.split(
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
