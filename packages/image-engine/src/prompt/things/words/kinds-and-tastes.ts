import type { WishedThing } from '../../../illustration/illustration-description.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import { materials } from '../collect/food-and-number.ts';
import { isFoodNamed } from './foods.ts';

/** A general word and what says it more exactly right behind it. */
const kinds: Readonly<Record<string, RegExp>> = {
  automobile:
    /^(convertible|sports-car|deux-chevaux|taxi|police-car|racing-car|sport-utility-vehicle|pickup-truck)$/,
  airliner: /^(fighter-jet|small-airplane)$/,
  train: /^(steam-train|high-speed-train|metro)$/,
  'delivery-truck': /^(fire-engine|food-truck|articulated-lorry)$/,
  cocktail: /^(tropical-drink|tumbler-glass|mojito)$/,
  'birthday-cake': /cake|^(galette|macarons|eclair|cupcake)$/,
  'scoop-cone': /ice|cone/,
  'whole-pizza': /^(tomato|cheese)/,
  'wine-bottle': /^(beer-bottle|water-bottle|olive-oil|bottle-with-popping-cork)$/,
  blossom: /^(rose|tulip|sunflower|hibiscus|lotus|hyacinth|cherry-blossom)$/,
  'deciduous-tree': /tree|^(cactus|bonsai)$/,
  headphone: /^earbuds$/,
  chair: /^(design-chair|armchair)$/,
};

/** « une voiture … décapotable » */
export const specifies = (id: string, general: string) => kinds[general]?.test(id) ?? false;

/** What something looks like that tastes of it. */
const tastes: readonly (readonly [tastesOf: RegExp, colour: ColourName])[] = [
  [/^(strawberry|cherries|cherry-blossom|candy)$/, 'pink'],
  [/^(chocolate|coffee|hot-beverage|chestnut|peanuts)/, 'brown'],
  [/^(green-apple|kiwi-fruit|lime|herb|avocado)$/, 'green'],
  [/^(lemon|banana|pineapple|honey-pot|cheese-wedge|cheese-board)$/, 'yellow'],
  [/^(tangerine|mango|peach|melon|carrot)$/, 'orange'],
  [/^(blueberries|grapes)$/, 'violet'],
  [/^(coconut|glass-of-milk|garlic)$/, 'white'],
  [/^(tomato|red-apple|watermelon|hot-pepper)$/, 'red'],
];

/** Their own colour is their taste's. */
const tasting =
  /^(scoop-cone|two-scoop-cone|soft-ice-cream|ice-cream|shaved-ice|cupcake|doughnut|smoothie|yogurt|mousse-glass|jam-jar|jar|candy|lollipop|cup-with-straw|bubble-tea|macarons|tea-glass|popsicle|eclair|cocktail|tropical-drink|birthday-cake|lemon-tart)$/;

/** Those whose picture shows it already. */
const shown: Readonly<Record<string, RegExp>> = {
  'drawbridge-castle': /^(wizard-tower|stone-bridge|planted-flag|garden-bridge)$/,
  castle: /^(wizard-tower)$/,
  petanque: /^pig$/,
  'kitchen-island': /^bar-stool$/,
  'barber-chair': /^chair$/,
  'strawberry-tart': /^strawberry$/,
  'strawberry-cone': /^strawberry$/,
  'chocolate-cake': /^(chocolate|cherries)/,
  'tomato-salad': /^(tomato|cheese|herb)/,
  'whole-pizza': /^(tomato|herb|cheese)/,
  sandwich: /^(bacon|leafy-green|cheese)/,
  hamburger: /^(cheese|cut-of-meat|leafy-green|green-salad|tomato|onion|steak)/,
  'pot-of-food': /^(vegetables|carrot|tomato)/,
  eclair: /^chocolate/,
  'mousse-glass': /^chocolate/,
  'tea-glass': /^herb$/,
  crepes: /^chocolate/,
  'coffee-cup': /^(teacup|coffee|tea-glass)/,
  taco: /^(cut-of-meat|leafy-green|tomato)/,
  'strawberry-shortcake': /^strawberry$/,
  pancakes: /^(honey-pot|maple-leaf|butter|butter-dish)$/,
  sloth: /^branch$/,
  snowman: /^(carrot|scarf|top-hat|stick)$/,
  chipmunk: /^(chestnut|hazelnut|walnut|peanuts)$/,
  'soup-bowl': /^(bowl|bowl-with-spoon)$/,
  'bowl-with-spoon': /^(bowl|soup-bowl)$/,
  scarecrow: /^(womans-hat|top-hat|straw)$/,
  'hot-chocolate': /^(candy|coffee-cup|hot-beverage|soft-ice-cream)$/,
  'drum-kit': /^drum$/,
  'sardine-tin': /^(fish|open-box|box-closed)$/,
  'ramen-bowl':
    /^(egg|egg-pan|cooking|spring-onions|onion|herb|mint-sprig|leafy-green|cut-of-meat)$/,
  'seafood-platter':
    /^(oyster|shrimp|lemon|ice|ice-cubes|lime-half|lemon-slice|seafood-platter|scoop-cone)$/,
  'moules-frites': /^(french-fries|fries-cone|moules-frites)$/,
  'lemonade-glass':
    /^(ice|ice-cubes|mint-sprig|herb|lemon|lemon-slice|leaf-fluttering-in-wind|green-leaf|cup-with-straw)$/,
  mojito: /^(ice|ice-cubes|mint-sprig|herb|lime-half|lemon)$/,
  'tiered-cake': /^(candle|cake-candle|candy)$/,
  'birthday-cake': /^(candle|cake-candle)$/,
  'three-scoop-cone': /^(scoop-cone|ice-cream)$/,
  'lit-candle-glass': /^(jar|jar-label|glass-of-milk)$/,
  'kraft-gift': /^(knot|ribbon|eucalyptus-sprig|branch|thread|yarn)$/,
  'ribboned-chocolates': /^(ribbon|knot|chocolate-bar)$/,
  'pearls-in-case': /^(box-closed|open-box|necklace|gift-box|pearls-in-case)$/,
  'snow-globe': /^(evergreen-tree|christmas-tree|snowflake|snow-globe)$/,
  'stand-mixer': /^bowl$/,
  wristwatch: /^(bracelet|smartwatch)$/,
  croissant: /^croissant-plate$/,
  'jam-jar': /^(jar-label|jar)$/,
  'honey-pot': /^(jar-label|jar)$/,
  'coffee-bag': /^(jar-label|coffee-beans)$/,
  'wine-bottle': /^jar-label$/,
  'beer-bottle': /^jar-label$/,
  perfume: /^jar-label$/,
  'tube-standing': /^jar-label$/,
  'pump-bottle': /^jar-label$/,
  'shampoo-bottle': /^jar-label$/,
  'couscous-dish': /^(shallow-pan-of-food|bowl|fork-and-knife-with-plate|carrot)$/,
  'spaghetti-plate': /^(fork-and-knife-with-plate|shallow-pan-of-food)$/,
  typewriter: /^(page-facing-up|page-with-curl|roll-of-paper|leaf-fluttering-in-wind|memo)$/,
  'crepe-stack': /^(lemon|lemon-slice|salt-and-pepper|salt)$/,
  'mashed-plate': /^(flat-plate|fork-and-knife-with-plate|potato)$/,
  'daisies-in-can': /^(mixed-flowers|blossom)$/,
  'straw-chair': /^straw$/,
  'chocolate-cake-berries': /^(raspberries|strawberry)$/,
  'tools-box-open': /^(hammer|wrench|screwdriver|key)$/,
  toaster: /^(bread|baguettes)$/,
  'cheese-board': /^(grapes|chestnut|walnut)$/,
  'christmas-tree': /^(star|glowing-star|string-lights|red-apple)$/,
};

/** « un bol de ramen avec un œuf »: it is in it. */
export const showsAlready = (whole: string, id: string): boolean => shown[whole]?.test(id) ?? false;

/** « un burger aux oignons rouges »: as its picture has them. */
export const showsInColour = (whole: string, id: string, colour: ColourName): boolean =>
  showsAlready(whole, id) && (colourOfPart[id]?.includes(colour) ?? false);
const colourOfPart: Readonly<Record<string, readonly ColourName[]>> = {
  ...({ onion: ['red', 'violet'], tomato: ['red'], cheese: ['yellow', 'orange'] } as const),
  ...({ 'leafy-green': ['green'], 'green-salad': ['green'] } as const),
};

/** Made of it, tasting of it, or holding it; what its picture does not show of that is unseen. */
export function complementOf(
  whole: WishedThing,
  of: string,
  said: string,
): Partial<Pick<WishedThing, 'id' | 'said' | 'colour'>> | 'unseen' {
  // « un plat de spaghetti » is spaghetti.
  if (vessels.has(whole.id) && isFoodNamed(of)) return { id: of, said };
  if (materials.has(of)) return isMadeOf(whole.id, of) ? {} : 'unseen';
  return tasteOf(whole.id, of, said) ?? 'unseen';
}

/** « un pont en pierre »: its picture is of that. */
export const isMadeOf = (id: string, of: string): boolean => madeOf[of]?.test(id) ?? false;
const madeOf: Readonly<Record<string, RegExp>> = {
  rock: /castle|bridge|viaduct|lighthouse|fountain|statue|church|pyramid|classical|staircase|well|headstone|golem|arc-|windmill|stone|fireplace|tower|rock/,
  wood: /modern-house|spoon|barrel|chalet|bench|table|chair|desk|bed|shelf|easel|ladder|hut|fence|box|board|chest|boat|canoe|door|guitar|violin|piano|stick|tree|crate|sled|stall|cradle|wagon/,
  stone:
    /castle|bridge|viaduct|lighthouse|fountain|statue|church|pyramid|classical|staircase|^well|headstone|golem|arc-|windmill|stone|fireplace|tower|rock/,
  glass: /bottle|jar|glass|vase|perfume|window|bulb|lamp|sphere|goldfish/,
  fire: /phoenix|campfire/,
  ice: /^ice|igloo|popsicle/,
  marble: /statue|classical|taj/,
  metal: /saucepan|kettle|robot|bicycle|car|train|barbecue|wheel|tower|armou?r|knight/,
  iron: /eiffel|anchor|cauldron|lamp|fence|stove|pan|bench/,
  gold: /crown|trophy|gold|medal/,
  bronze: /bell|medal/,
  brick: /wall|factory|fireplace|oven|chimney/,
};

/** Of which what is on them is the picture. */
const vessels = new Set(['shallow-pan-of-food', 'fork-and-knife-with-plate', 'bowl-with-spoon']);

/** What a food becomes that tastes of another; null where its picture would be the same without. */
function tasteOf(
  food: string,
  of: string,
  said: string,
): Partial<Pick<WishedThing, 'id' | 'colour'>> | null {
  const exact = variants[food]?.find(([pattern]) => pattern.test(of));
  if (exact) return { id: exact[1] };
  if (shown[food]?.test(of)) return {};
  if (!tasting.test(food)) return null;
  const colour = /pistache|pistachio|menthe|mint/iu.test(said)
    ? 'green'
    : tastes.find(([pattern]) => pattern.test(of))?.[1];
  return colour ? { colour } : null;
}

/** Of which there are pictures of their own. */
const variants: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'wine-bottle': [
    [/^(lotion-bottle|soap|cream-jar|tube)$/, 'lotion-bottle'],
    [/^(beer-mug|beer-bottle)$/, 'beer-bottle'],
    [/^(droplet|water-bottle)$/, 'water-bottle'],
    [/^(perfume)$/, 'perfume'],
    [/^(olive|olive-oil)$/, 'olive-oil'],
    [/^(juice-glass|glass-of-milk|cup-with-straw)$/, 'juice-bottle'],
    [/^(tumbler-glass|spirit-bottle|cocktail)$/, 'spirit-bottle'],
  ],
  'scoop-cone': [[/^strawberry$/, 'strawberry-cone']],
  'strawberry-tart': [
    [/^(lemon|lime)$/, 'lemon-tart'],
    [/^(red-apple|green-apple|pear|peach)$/, 'apple-tart'],
  ],
  'birthday-cake': [[/^chocolate/, 'chocolate-cake']],
  'green-salad': [[/^tomato$/, 'tomato-salad']],
};
