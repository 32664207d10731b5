/** What a set that shows a thing is chosen by. */
type Row = {
  readonly ids: RegExp;
  /** Of a side, in centimetres, where the thing has no size of its own. */
  readonly cm: number;
  readonly sets: string;
  /** What stands behind it, what lies before it and what is strewn there: the first few fit best. */
  readonly tall?: string;
  readonly low?: string;
  readonly strewn?: string;
};

/** The first whose name fits. */
const rows = {
  jewel: {
    ids: /^(ring|plain-ring|gem-stone|necklace|pearls-in-case|brooch|earrings|leaf-earrings|locket|bracelet|cufflinks|crown)$/,
    ...{ cm: 4, sets: 'podium leaves pastel slate marble', low: 'flat-stone', strewn: 'petal' },
  },
  watch: {
    ids: /watch$|alarm-clock|mantelpiece-clock|hourglass/,
    ...{ cm: 8, sets: 'podium slate pastel sweep shelf' },
  },
  perfume: {
    ids: /^(perfume|potion)$/,
    ...{ cm: 10, sets: 'podium leaves marble pastel sill', low: 'flat-stone', strewn: 'petal' },
    tall: 'rose eucalyptus-sprig',
  },
  soap: {
    ids: /^(soap|sponge|toothbrush|hairbrush|comb)$/,
    ...{ cm: 8, sets: 'marble linen leaves podium', tall: 'rolled-towels eucalyptus-sprig' },
    ...{ low: 'lavender-sprigs green-leaf flat-stone', strewn: 'green-leaf' },
  },
  cosmetic: {
    ids: /^(lotion-bottle|cream-jar|tube|tube-standing|pump-bottle|shampoo-bottle|nail-polish|lipstick|pill-bottle|glue-bottle)$/,
    ...{ cm: 10, sets: 'podium leaves pastel marble sweep', tall: 'eucalyptus-sprig' },
    ...{ low: 'flat-stone green-leaf', strewn: 'petal green-leaf' },
  },
  candle: {
    ids: /candle|^(lantern|oil-lamp)/,
    ...{ cm: 9, sets: 'linen shelf slate podium sill', tall: 'eucalyptus-sprig book-stack' },
    ...{ low: 'matchbox flat-stone', strewn: 'petal' },
  },
  honey: {
    ids: /honey|^(jam-jar|open-jar|jar|candy-jar)$/,
    ...{ cm: 11, sets: 'board linen sill counter picnic', tall: 'honeycomb bread-loaf' },
    ...{ low: 'honey-dipper', strewn: 'walnut blossom' },
  },
  bread: {
    ids: /bread|baguette|bagel|pretzel|toast|sandwich|croque/,
    ...{ cm: 22, sets: 'board linen counter sill picnic', tall: 'jug jam-jar wheat-ear' },
    ...{ low: 'butter-dish kitchen-knife', strewn: 'walnut' },
  },
  cake: {
    ids: /cake|^(yule-log|macaron|macarons|macaron-pyramid|shortcake|pie|mille-feuille|clafoutis|galette)$/,
    ...{ cm: 18, sets: 'pastel linen marble cafe picnic podium', tall: 'teapot flower-vase' },
    ...{ low: 'teacup-without-handle napkin', strewn: 'raspberries strawberry' },
  },
  pastry: {
    ids: /croissant|tart|eclair|chouquettes|canneles|madeleines|waffle|pancake|crepe|doughnut|cookie|quiche|mooncake/,
    ...{ cm: 13, sets: 'cafe linen marble sill board', tall: 'coffee-cup jam-jar jug' },
    ...{ low: 'butter-dish napkin', strewn: 'raspberries blueberries' },
  },
  sweet: {
    ids: /candy|chocolate-b|lollipop|ice-cream|cone|popsicle|popcorn|mousse-glass|yogurt|custard|shaved-ice|dango|chocolates|candies/,
    ...{
      cm: 11,
      sets: 'pastel podium marble cafe picnic',
      low: 'cookie',
      strewn: 'strawberry cherries',
    },
  },
  cheese: {
    ids: /cheese|raclette|fondue/,
    ...{ cm: 18, sets: 'board slate linen cafe picnic', tall: 'wine-glass-red wine-bottle' },
    ...{ low: 'grapes kitchen-knife', strewn: 'walnut hazelnut' },
  },
  fruit: {
    ids: /apple|pear|lemon|lime|tangerine|orange-slice|banana|grape|melon|cherries|strawberry|raspberries|blueberries|peach|mango|kiwi|coconut|pomegranate|fruit|bowl-of-fruit|walnut|chestnut|hazelnut|olive$/,
    ...{
      cm: 9,
      sets: 'linen pastel slate board sill marble',
      tall: 'jug',
      low: 'kitchen-knife napkin',
    },
    strewn: 'green-leaf',
  },
  vegetable: {
    ids: /tomato|carrot|potato|onion|garlic|broccoli|cucumber|pepper$|eggplant|avocado|leafy|ear-of-corn|mushroom|radish|artichoke|asparagus|beetroot|cauliflower|squash|pumpkin|jack-o|vegetable|ginger|beans|spring-onions|peanuts/,
    ...{
      cm: 12,
      sets: 'board counter linen slate picnic',
      tall: 'olive-oil pepper-mill',
      low: 'kitchen-knife',
    },
    strewn: 'garlic herb',
  },
  soup: {
    ids: /soup|stew|pot-of-food|cassoulet|bouillabaisse|bowl-with-spoon|casserole/,
    ...{
      cm: 18,
      sets: 'board linen sill counter slate',
      tall: 'bread-loaf pepper-mill',
      low: 'spoon napkin',
    },
    strewn: 'herb',
  },
  asian: {
    ids: /sushi|ramen|rice|bento|dumpling|curry|noodle|tempura|fish-cake|dango|oden/,
    ...{
      cm: 20,
      sets: 'slate board linen counter',
      tall: 'tea-box',
      low: 'chopsticks teacup-without-handle',
    },
  },
  breakfast: {
    ids: /^(egg|egg-pan|cooking|english-breakfast|bacon|avocado-toast|cereal.*)$/,
    ...{ cm: 20, sets: 'linen counter sill cafe', tall: 'juice-glass coffee-cup', low: 'napkin' },
  },
  dish: {
    ids: /plate|spaghetti|pizza|salad|dish|paella|moules|seafood|burger|fries|hot-dog|taco|burrito|steak|chicken$|meat|saucisson|foie-gras|mashed|pan-of-food|kebab|falafel|flatbread|oyster|lobster$|shrimp$/,
    ...{
      cm: 22,
      sets: 'board linen cafe slate counter',
      tall: 'wine-glass-red pepper-mill olive-oil',
    },
    ...{ low: 'napkin', strewn: 'tomato herb' },
  },
  hotDrink: {
    ids: /coffee|tea|hot-beverage|hot-chocolate|cup-above|mate$|moka-pot|kettle|thermos/,
    ...{
      cm: 10,
      sets: 'cafe sill linen board marble',
      tall: 'book-stack flower-vase',
      low: 'cookie madeleines',
    },
    strewn: 'coffee-beans',
  },
  wine: {
    ids: /wine|champagne|spirit-bottle|goblet|popping-cork|hip-flask|tumbler|clinking/,
    ...{
      cm: 20,
      sets: 'slate board cafe linen',
      tall: 'wine-glass-red',
      low: 'grapes corkscrew',
      strewn: 'olive',
    },
  },
  coldDrink: {
    ids: /cocktail|mojito|lemonade|juice|beer|soda|smoothie|water-bottle|straw|tropical-drink|glass-of-milk|sake|beverage-box|bubble-tea/,
    ...{
      cm: 14,
      sets: 'pastel sill cafe picnic leaves',
      tall: 'pineapple',
      low: 'lime-half orange-slice ice-cubes',
    },
    strewn: 'mint-sprig ice-cubes',
  },
  oil: {
    ids: /^(olive-oil|ketchup-bottle|mustard.*|salt|salt-and-pepper|pepper-mill)$/,
    ...{
      cm: 20,
      sets: 'board linen counter sill',
      tall: 'bread-loaf',
      low: 'tomato garlic',
      strewn: 'olive herb',
    },
  },
  shoe: {
    ids: /shoe|sneaker|boot|sandal|clogs|slipper/,
    ...{ cm: 26, sets: 'podium pastel sweep leaves', tall: 'box-closed' },
  },
  bag: {
    ids: /bag$|backpack|satchel|luggage|purse|briefcase|clutch/,
    ...{ cm: 30, sets: 'podium pastel leaves sweep', low: 'sunglasses', strewn: '' },
  },
  device: {
    ids: /^(mobile-phone|smartphone|rotary-phone|telephone|headphone|computer-mouse)$|earbuds|speaker|laptop|keyboard|camera|television|monitor|console|drone|video-game|joystick|radio|turntable|remote|calculator|microphone|film-reel|cassette/,
    ...{ cm: 18, sets: 'pastel podium sweep leaves shelf' },
  },
  toy: {
    ids: /toy|teddy|doll|marionette|rocking-horse|spinning-top|building-blocks|jack-in|pinwheel|marbles|balloon|kite|music-box|puzzle|yo-yo|game-die|chess|robot/,
    ...{
      cm: 18,
      sets: 'shelf pastel podium linen',
      tall: 'gift-box',
      low: 'building-blocks marbles',
    },
  },
  tool: {
    ids: /hammer|wrench|saw$|screwdriver|pliers|chisel|drill|nails|screws|tape-measure|spirit-level|plane-tool|tools|anvil|scissors|pruning|trowel|axe/,
    ...{ cm: 24, sets: 'board shelf slate sweep', low: 'screws tape-measure', strewn: 'nails' },
  },
  book: {
    ids: /book|diary|notebook|scroll|newspaper|letter$|envelope|typewriter|fountain-pen|quill|diploma/,
    ...{
      cm: 20,
      sets: 'sill shelf linen board cafe',
      tall: 'candlestick flower-vase coffee-cup',
      low: 'glasses fountain-pen',
    },
  },
  flower: {
    ids: /bouquet|vase|flower|rose$|tulip|daisies|monstera|cactus|potted-plant|bonsai|hyacinth|lotus$|sunflower|hibiscus|blossom/,
    ...{ cm: 26, sets: 'sill linen shelf leaves podium', low: 'book-stack jug', strewn: 'petal' },
  },
  curio: {
    ids: /skull|globe|ship-in|snow-globe|compass|old-key|telescope|binoculars|gramophone|statue|mask|hat$|glasses|gift|treasure|violin|guitar|trumpet|saxophone|goldfish-bowl|music/,
    ...{ cm: 22, sets: 'shelf slate linen sill podium' },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type Kind = keyof typeof rows;

const entries = Object.entries(rows) as [Kind, Row][];

export const kinds: readonly Kind[] = entries.map(([kind]) => kind);

/** Null for what is of no such kind. */
export const kindOf = (id: string): Kind | null =>
  entries.find(([, { ids }]) => ids.test(id))?.[0] ?? null;

const listed = (names = ''): readonly string[] => names.split(' ').filter(Boolean);

export const setsOf = (kind: Kind): readonly string[] => listed(rows[kind].sets);
export const usualCentimetres = (kind: Kind): number => rows[kind].cm;

export function propsOf(kind: Kind) {
  const { tall, low, strewn }: Row = rows[kind];
  return { tall: listed(tall), low: listed(low), strewn: listed(strewn) };
}

/** What a thing is never shown with, since that is the same again. */
export const isAlike = (id: string, other: string): boolean =>
  id === other || (kindOf(id) !== null && kindOf(id) === kindOf(other));
