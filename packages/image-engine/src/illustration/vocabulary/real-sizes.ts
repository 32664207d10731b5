/**
 * How large things that lie, stand on tables or are held are, in centimetres of a side: the root of how
 * wide and how high their shows them. What has no line here has its step of `natural-size.ts`.
 */
const centimetres: Readonly<Record<string, string>> = {
  '1.5': 'ant pill coffee-beans mosquito lady-beetle',
  '2': 'ring plain-ring gem-stone blueberries olive petal hazelnut beans peanuts droplet dew-drop',
  '3': 'honeybee bug beetle cherries raspberries game-die coin cricket brooch earrings leaf-earrings spider chestnut walnut popcorn candy ice-cubes',
  '4': 'postage-stamp strawberry walnut-shell garlic egg key lipstick snail mushroom macaron snowflake musical-note locket',
  '5.5':
    'fig-cut usb-key lime-half orange-slice lemon-slice cookie nail-polish old-key pocket-knife butterfly dragonfly grapes lemon four-leaf-clover fallen-leaf maple-leaf onion bow-tie earbuds mint-sprig green-leaf blossom candle baby-chick',
  '7': 'chalk tangerine red-apple green-apple peach tomato potato lit-candle-glass cheese-wedge cupcake eclair tea-glass pear kiwi-fruit pencil crayon spoon yarn watch grapefruit-half comb thread mouse scissors credit-card tulip rose ticket spiral-shell cream-jar matchbox computer-mouse wristwatch smartwatch glasses sunglasses light-bulb hamster rice-ball',
  '9': 'muffin-baked tea-cup-with-bag rubber-duck hummingbird coffee-cup hot-beverage teacup-without-handle hot-chocolate alarm-clock jam-jar perfume doughnut carrot avocado hot-pepper soap lemon-tart strawberry-tart apple-tart yogurt mousse-glass mobile-phone smartphone banana poppy sunflower hot-dog paintbrush chopsticks bracelet necklace frog crab cucumber tennis kitchen-knife wooden-spoon sardine-tin mango hops shrimp tube tube-standing candle-jar honey-pot cherry-blossom hibiscus lotus fountain-pen salt-and-pepper petanque dagger screwdriver toothbrush',
  '12': 'cheesecake-slice brownie-squares dragon-fruit-half camembert-wheel hummus-bowl picture-postcard oil-lamp iced-coffee smoking-pipe croissant hamburger sandwich french-fries fries-cone scoop-cone two-scoop-cone three-scoop-cone ice-cream strawberry-cone taco cocktail smoothie wine-glass wine-glass-red mojito juice-glass lemonade-glass tumbler-glass cup-with-straw beer-mug lollipop glass-of-milk potion pump-bottle lotion-bottle shampoo-bottle soda-can camera vintage-camera pretzel broccoli eggplant coconut closed-book open-book envelope handwritten-letter snow-globe hammer wrench microphone flashlight compass tea-box speaker hedgehog chipmunk bird blackbird turtle fish goldfish-bowl scarf neck-scarf worn-glasses gloves socks running-shoe sneaker bowl soup-bowl candy-jar jar stethoscope syringe',
  '15': 'spritz-glass measuring-jug granola-bowl poke-bowl spring-rolls french-press-pot stacking-rings brioche-loaf call-headset diaper mittens pickle-jar open-jar water-bottle beer-bottle juice-bottle olive-oil wine-bottle spirit-bottle bottle-with-popping-cork melon pineapple saucisson baguettes bread-loaf bread teapot jug ramen-bowl coffee-bag honeycomb honey-dipper ribboned-chocolates chocolate-box chocolate-bar womans-sandal high-heeled-shoe mans-shoe hiking-boot womans-boot thong-sandal flower-vase tulip-vase sunflower-vase daisies-in-can mixed-flowers camera-with-flash headphone pigeon dove saucepan flat-plate crepe-stack pancakes waffle crepes teddy-bear cactus potted-plant crown trophy step-nail squid lavender-sprigs billed-cap beret womans-hat',
  '20': 'ring-binder paper-folder glossy-magazine sheet-music omelette-plate nachos-plate fish-and-chips fried-chicken-bucket grilled-sausages potted-cactus lit-sparkler shortcake pie birthday-cake chocolate-cake chocolate-cake-berries plain-cake whole-pizza pizza quiche watering-can rotary-phone kraft-gift wrapped-gift gift-box box-closed soccer-ball basketball volleyball american-football handbag leather-bag bouquet tulip-bouquet fork-and-knife-with-plate cheese-board avocado-toast leafy-green watermelon jack-o-lantern rabbit-face duck owl crow gull kitten rolled-towels folded-blanket pot-of-food mantelpiece-clock book-stack books boxing-glove sushi-board sushi-set english-breakfast steak-plate mashed-plate spaghetti-plate seafood-platter lasagna-dish couscous-dish monstera eucalyptus-sprig dandelion palm-leaf lying-book flowerpot carpentry-saw closed-umbrella',
  '28': 'bongos boombox dreamcatcher birdhouse bird-feeder wall-clock tote-bag cool-box orchid basket bucket crate typewriter toaster coffee-machine stand-mixer laptop laptop-open violin cushion backpack globe-showing-europe-africa chessboard gramophone tools-box-open cat black-cat sleeping-cat sitting-cat chicken rooster rabbit paella-pan roast-chicken umbrella tiered-cake trumpet saxophone goose keyboard',
};

/** Up to this a thing keeps more of its size; above it the large come nearer to each other. */
const bend = { at: 58, size: 0.85, below: 0.6, above: 0.41 } as const;
const least = 0.16;

/**
 * Centimetres of a side → what is compared in one picture, about 1.15 at a person's. Of two small
 * things one that is twice as large is shown 1.4 times as large once rows have drawn it (`sizePower`):
 * an egg beside a teapot is still read, and is an egg.
 */
export const shownSize = (cm: number): number =>
  Math.max(least, bend.size * (cm / bend.at) ** (cm < bend.at ? bend.below : bend.above));

let byName: ReadonlyMap<string, number> | null = null;

/** Null of what has no line. */
export function centimetresOf(id: string): number | null {
  byName ??= new Map(
    Object.entries(centimetres).flatMap(([cm, ids]) =>
      ids.split(' ').map((one): [string, number] => [one, Number(cm)]),
    ),
  );
  return byName.get(id) ?? null;
}

/** Null of what has no line. */
export function realSize(id: string): number | null {
  const cm = centimetresOf(id);
  return cm === null ? null : shownSize(cm);
}

/** For whoever checks: every id that has a line, as often as it has one. */
export const idsWithSize = (): readonly string[] =>
  Object.values(centimetres).flatMap((ids) => ids.split(' '));
