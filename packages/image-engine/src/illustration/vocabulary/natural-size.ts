import { arrangedAs } from './flower-kinds.ts';
import { packedOf } from './read-things.ts';
import { realSize } from './real-sizes.ts';

/** Steps of size; between two things in one picture a part of their difference is shown. */
const steps = {
  least: 0.16,
  tiny: 0.34,
  small: 0.55,
  middle: 0.85,
  usual: 1.15,
  large: 1.6,
  huge: 2.2,
  vast: 3,
} as const;
type Step = keyof typeof steps;

const named: Partial<Record<Step, string>> = {
  least: 'egg petal dew-drop cake-candle skateboard droplet water-drops',
  tiny: 'radish artichoke asparagus-bunch beetroot pomegranate starfish-orange seahorse-upright candy-cane-striped gingerbread-man popsicle calculator surgical-mask pill-bottle bauble playing-cards spinning-top whistle shuttlecock tape-measure eraser stapler glue-bottle cassette remote-control hairbrush corkscrew hip-flask bow-tie beret straw-hat cowboy-hat party-hat egg plain-ring leaf-earrings pocket-knife raspberries ice-cubes lime-half spring-onions mint-sprig green-leaf eucalyptus-sprig bracelet old-key walnut-shell brooch earrings locket walnut hazelnut orange-slice lemon-slice grapefruit-half comb macaron wooden-spoon spoon kitchen-knife coffee-beans nail-polish necklace beach-ball chopsticks ant lady-beetle honeybee mosquito beetle bug butterfly cricket ring gem-stone peanuts chestnut lipstick cherries strawberry blueberries olive grapes candy pill key musical-note candle snowflake star game-die coin blossom fire heart spider snail baby-chick four-leaf-clover fallen-leaf leaf-fluttering-in-wind maple-leaf pencil potato garlic ice cheese-wedge pretzel onion ginger beans popcorn',
  small:
    'wallet dandelion palm-leaf lying-book flowerpot quill-in-inkwell first-aid-kit cauliflower piggy-bank ketchup-bottle cotton-candy-stick ferret meerkat hare jack-russell spell-book beaker champagne-flute binoculars goblet guinea-pig mole moss croque-monsieur cassoulet bouillabaisse foie-gras clafoutis mille-feuille chouquettes canneles madeleines butternut-squash cream-pot butter-dish venetian-mask board-game building-blocks film-reel maracas frisbee kettlebell dumbbell pencil-case folded-map spirit-level diploma sheet-of-paper cable belt beanie hot-water-bottle clothes-iron hairdryer candlestick drinking-straws thermos lunchbox placemat napkin oven-mitt rolling-pin grater three-scoop-cone lemonade-glass lit-candle-glass tube-standing pump-bottle shampoo-bottle kraft-gift ribboned-chocolates pearls-in-case rotary-phone vintage-camera mixed-flowers daisies-in-can bread-loaf flat-stone fries-cone macaron-pyramid crepe-stack chocolate-cake-berries folded-blanket koi poppy candy-jar cobweb gull pigeon crow crate hot-chocolate tipped-wine-glass sardine-tin handwritten-letter roll-of-paper ship-in-bottle grass-blade cat black-cat kitten sleeping-cat cat-face rabbit owl duck chicken rooster turtle step-nail typewriter potion duckling anvil apron flying-sparks juice-bottle lavender-sprigs jar-label saucisson rope-coil stick two-scoop-cone sand-castle watering-can wooden-board flower-vase plain-flower-vase avocado-toast chocolate-box spirit-bottle saucepan paper-boat paper-plane smartwatch book-stack scoop-cone lemon-tart apple-tart quiche eclair mousse-glass yogurt tea-glass jam-jar juice-glass champagne-bottle mojito beer-bottle water-bottle soda-can cube sphere cone cylinder triangle-shape square-shape circle-shape box-closed gift-box coffee-bag tea-box tube speaker strawberry-tart blueberry-tart gingerbread-house bonsai snow-globe hops fruit-salad strawberry-cone coffee-cup wine-glass-red cocktail smoothie smartphone wristwatch jug salt-and-pepper sneaker leather-bag bird monstera chocolate-cake crepes treasure-map cream-jar candle-jar earbuds olive-oil petanque macarons scarf neck-scarf worn-glasses boxing-glove mouse hamster frog bird hedgehog chipmunk bat dove blackbird wine-glass hot-beverage croissant red-apple green-apple lemon tangerine banana pear peach carrot tomato cupcake cookie doughnut mushroom yarn watch perfume glasses sunglasses mobile-phone camera alarm-clock soccer-ball basketball tennis book closed-book open-book rose tulip sunflower hyacinth lotus hibiscus cherry-blossom crab shrimp spiral-shell fish tropical-fish squid jack-o-lantern cushion wine-bottle lamp balloon microphone headphone lotion-bottle soap running-shoe high-heeled-shoe handbag wrapped-gift hamburger french-fries teapot beer-mug light-bulb',
  middle:
    'potted-cactus orchid lit-sparkler reeds sea-turtle geranium-pot spice-bowls anthill bird-cage cash-register-till arctic-fox molecule atom garden-gnome manhole-cover fire-hydrant flippers life-jacket picnic-basket christmas-wreath icicles jetpack lightsaber turntable electric-guitar jump-rope dartboard wall-clock landing-net yoga-mat badminton-racket tennis-racket satchel garden-hose candelabra cracked-egg tiered-cake mashed-plate stand-mixer tools-box-open acoustic-guitar stool plinth stone-block bar-stool floor-globe flower-pails fern hanging-plant cloud-mobile hung-pans side-table hay-bale tyre-pile porthole blossom-branch raincoat pyjamas woman-swimming fish-plate open-box beehive leaf-pile flower-buckets gift-pile balloon-bunch plain-balloon-bunch open-suitcase soap-bubbles scattered-stars scattered-hearts flower-bed plain-flower-bed tomato-plants vegetable-bed musical-notes france-map sushi-set framed-picture hanging-shelf tomato-salad green-salad bowl soup-bowl ramen-bowl steak-plate lasagna-dish couscous-dish paella-pan egg-pan baguettes yule-log flat-plate plain-cake drone vacuum coffee-machine toaster sweater tshirt monitor cauldron toys barrel wheat-ear barbecue moules-frites dachshund spaghetti-plate seafood-platter roast-chicken cheese-board croissant-plate chameleon chessboard gramophone laptop-open treasure-chest design-chair campfire vase-with-branches phoenix whole-pizza sushi-board galette english-breakfast cheese-plate raclette-grill easter-eggs goldfish-bowl alien easel branch dog red-panda dog-face poodle fox raccoon goose monkey koala otter badger beaver skunk sloth penguin lobster octopus jellyfish snake lizard basket bucket guitar violin saxophone trumpet birthday-cake pizza potted-plant bouquet cactus laptop broom umbrella backpack luggage teddy-bear ghost robot chair person-baby snowman kite',
  usual:
    'care-trolley smiling-cloud monster hand-cart iv-drip sundial tapestry-hung capybara warthog great-dane ibex alpaca treadmill exercise-bike mine-cart dress-dummy sewing-table parking-meter weathervane deckchair ships-wheel cannon tree-stump paddle punching-bag golf-club lawnmower tripod hung-suit ironing-board radiator chandelier blinds gazelle doe lynx hyena straw-chair wood-oven wheelbarrow barber-chair basketball-hoop rocking-horse treasure-trunk softbox pottery-wheel road-sign stop-sign scarecrow drum-kit workbench swing tall-plant pendant-lamp wood-stove heron gold-pile stroller fence stone-wall bush cradle floor-lamp planted-flag surfboard minotaur blackboard washing-machine throne sheep peacock picnic-blanket stork knight riding-knight traffic-light rock umbrella-held wolf goat ewe pig ram boar person swan flamingo peacock eagle turkey kangaroo panda oven desktop-computer television desk armchair motor-scooter bicycle wedding-cake bench',
  large:
    'walrus narwhal girder vending-machine curtain tapir snow-leopard jaguar yak highland-cow normandy-cow brown-cow printing-press lab-bench operating-table dental-chair steel-table wooden-counter stretcher phone-box sleeping-bag coral-reef tree-roots seesaw sandbox hopscotch double-bass clothesline pony pegasus reindeer cheetah black-panther lioness bunk-bed garden-gate jetty shop-counter beam puddle power-line water-buffalo fridge wardrobe statue lantern-string kitchen-island wall-shelf draped-table round-table convertible rowing-boat long-table laid-table card-table flying-carpet well hammock staircase kayak flying-witch grand-piano vespa lion tiger leopard horse cow ox donkey deer moose zebra bear polar-bear gorilla camel two-hump-camel llama unicorn crocodile shark dolphin seal sofa bed table motorcycle automobile sports-car deux-chevaux house-bed gondola racing-car bookshelf fireplace christmas-tree palm-tree tent canoe igloo yurt rug',
  huge: 'spiral-galaxy airship bus-shelter observatory tunnel geyser time-machine griffin beach-hut willow modern-house shop-front car-lift orbital-station space-shuttle cargo-ship gas-station barge rooftop stone-house mushroom-house golem market-parasol market-stall garage ambulance fire-engine fighter-jet metro big-wave diver garden-bridge torii kiosk food-truck carousel excavator caravan tramway camper-van bamboo big-sailboat space-rocket cherry-tree chalet bakery-shop sleeping-dragon steam-train submarine fishing-boat double-decker pirate-ship stone-bridge fountain elephant giraffe rhinoceros hippopotamus mammoth bison dragon t-rex sauropod bus train locomotive delivery-truck sailboat helicopter rocket hot-air-balloon evergreen-tree deciduous-tree house hut derelict-house flying-saucer tractor whale minibus streetlamp octopus-giant',
  vast: 'solar-system tower-crane water-tower dam pipe-organ tree-swing drawbridge-castle wizard-tower labyrinth apartment-block cliff pyramids taj-mahal sacre-coeur arc-de-triomphe notre-dame colosseum pisa-tower suspension-bridge sydney-opera christ-redeemer louvre-pyramid st-basil tower-bridge waterfall farmhouse airliner mont-saint-michel big-ben viaduct tree-house floating-island spouting-whale castle japanese-castle church eiffel-tower statue-of-liberty lighthouse windmill airplane ferris-wheel ship passenger-ship office-building volcano mountain mount-fuji full-moon stadium circus-tent ringed-planet',
};

/** What houses, workshops, wardrobes and orchestras hold. */
const household: Partial<Record<Step, string>> = {
  tiny: 'whisk ladle spatula funnel kitchen-tongs pepper-mill egg-cup can-opener pliers chisel screws nails trowel garden-trowel pruning-shears tape-roll button zipper clothespin castanets treble-clef harmonica recorder flute dominoes marbles pacifier baby-rattle slingshot cufflinks baby-bib fez-hat music-triangle',
  small:
    'child-car-seat guitar-amplifier traffic-cone matchbox honey-dipper honeycomb rolled-towels sieve colander frying-pan kettle blender mortar-and-pestle kitchen-scale moka-pot cocktail-shaker casserole-pot serving-tray cake-tin power-drill plane-tool sickle water-tap pipe-work paint-roller dustpan horseshoe handcuffs gavel slipper-pair rain-boots wooden-clogs baby-onesie turban-wound bike-helmet clarinet pan-flute lyre tambourine cymbals xylophone metronome rag-doll marionette pinwheel jack-in-the-box toy-train music-box clothes-hanger',
  middle:
    'low-table snake-plant bean-bag high-chair baseball-bat tricycle microwave trash-can chainsaw rake shovel pitchfork scythe mop sewing-machine saddle skirt tutu-dress overalls waistcoat cloak bathrobe-hung tuxedo walking-cane bagpipes trombone tuba french-horn hula-hoop dollhouse',
  usual:
    'chest-of-drawers rocking-chair fiddle-leaf-fig coat-stand barred-cot white-board water-dispenser spinning-wheel loom wedding-gown evening-gown harp cello upright-piano gong-on-frame arcade-cabinet foosball-table trampoline',
  large: 'mattress solar-panel forklift-truck timber-raft',
  huge: 'garden-shed pergola combine-harvester camper-motorhome',
  vast: 'wind-turbine town-hall-flag clock-tower fire-house police-house playhouse',
};

let byName: ReadonlyMap<string, number> | null = null;

/** Of a side, about a person's height; for comparison only. */
export function naturalSize(id: string): number {
  byName ??= new Map(
    [...Object.entries(named), ...Object.entries(household)].flatMap(([step, names]) =>
      names.split(' ').map((name): [string, number] => [name, steps[step as Step]]),
    ),
  );
  const flowers = arrangedAs(id);
  if (flowers) return flowers.as === 'vase' || flowers.as === 'flower' ? steps.small : steps.middle;
  return realSize(id) ?? byName.get(id) ?? ofGroup(packedOf(id)?.group);
}

function ofGroup(group: number | undefined): number {
  if (group === 4 || group === 7 || group === 6) return steps.small;
  if (group === 5) return steps.large;
  return group === 1 ? steps.usual : steps.middle;
}
