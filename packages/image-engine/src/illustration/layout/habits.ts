import type { Place, Posture } from '../illustration-description.ts';
import { arrangedAs } from '../vocabulary/flower-kinds.ts';
import { isFourLegged } from '../vocabulary/four-legged.ts';
import { packedOf } from '../vocabulary/read-things.ts';

const list = (names: string) => new Set(names.split(' '));

const flying = list(
  'wall-clock dreamcatcher smiling-cloud airship icicles punching-bag chandelier blinds orbital-station space-shuttle cobweb porthole hung-pans basketball-hoop hanging-plant cloud-mobile gull blossom-branch smoke flying-sparks pendant-lamp paper-plane framed-picture hanging-shelf fighter-jet drone flag-garland string-lights flying-witch phoenix airliner space-rocket butterfly honeybee bat eagle airplane small-airplane helicopter rocket flying-saucer hot-air-balloon satellite parachute dove kite mosquito ghost balloon airplane-departure comet phoenix-bird fly branch floating-island window flying-carpet balloon-bunch plain-balloon-bunch lantern-string scattered-stars scattered-hearts soap-bubbles wall-shelf musical-notes',
);
const swimming = list(
  'coral-reef diver koi fish tropical-fish blowfish shark octopus jellyfish squid whale dolphin spouting-whale seal narwhal submarine woman-merpeople man-merpeople person-merpeople turtle sea-turtle coral shrimp lobster',
);
const floating = list(
  'timber-raft swimmer cargo-ship walnut-shell woman-swimming paper-boat rowing-boat big-wave kayak big-sailboat sailboat canoe speedboat passenger-ship barge ferry motor-boat ship ring-buoy swan duck person-surfing man-surfing woman-surfing person-rowing-boat man-rowing-boat woman-rowing-boat person-swimming fishing-boat pirate-ship gondola',
);
const celestial = list(
  'aurora sun full-moon crescent-moon star milky-way shooting-star comet rainbow cloud fireworks ringed-planet solar-system snowflake',
);
const buildings = list(
  'garden-shed pergola clock-tower town-hall-flag fire-house police-house playhouse wind-turbine observatory dam tunnel beach-hut modern-house shop-front drawbridge-castle gas-station rooftop wizard-tower stone-house mushroom-house garage apartment-block labyrinth torii kiosk carousel pyramids taj-mahal sacre-coeur arc-de-triomphe notre-dame colosseum pisa-tower suspension-bridge sydney-opera christ-redeemer louvre-pyramid st-basil tower-bridge waterfall chalet bakery-shop farmhouse cliff castle mont-saint-michel big-ben viaduct stone-bridge tree-house japanese-castle house hut house-with-garden derelict-house church lighthouse windmill eiffel-tower igloo tent mosque hindu-temple classical-building school hospital factory office-building bank hotel stadium circus-tent ferris-wheel fountain volcano mountain mount-fuji statue-of-liberty tokyo-tower',
);
const vehicles = list(
  'forklift-truck combine-harvester camper-motorhome tricycle convertible excavator caravan tramway camper-van vespa automobile sports-car deux-chevaux steam-train double-decker racing-car taxi bus minibus delivery-truck pickup-truck sport-utility-vehicle motorcycle motor-scooter bicycle tractor police-car ambulance fire-engine articulated-lorry kick-scooter skateboard train locomotive high-speed-train metro tram',
);
const furniture = list(
  'chest-of-drawers rocking-chair low-table fiddle-leaf-fig snake-plant bean-bag coat-stand mattress barred-cot high-chair white-board water-dispenser printing-press lab-bench operating-table dental-chair steel-table wooden-counter treadmill exercise-bike dress-dummy sewing-table ironing-board radiator straw-chair stool wood-oven bar-stool floor-globe barber-chair softbox side-table car-lift pottery-wheel cloud-mobile hanging-plant hung-pans treasure-trunk bunk-bed workbench drum-kit shop-counter sink wood-stove fridge wardrobe wall-shelf kitchen-island oven draped-table floor-lamp round-table monitor vacuum blackboard washing-machine throne design-chair grand-piano tall-plant sofa armchair bed desk table lamp bookshelf window rug cushion fireplace chair bathtub toilet shower television potted-plant door mirror house-bed easel',
);
/** Whole, whatever the set's group says. */
const whole = list('snowman astronaut');
/** Figures of the set that are whole. */
const wholeFigures =
  /walking|running|dancing|standing|kneeling|surfing|swimming|biking|skier|snowboarder|golfing|rowing|climbing|fencing|lifting|bouncing|cartwheel|juggling|lotus|handball|wrestling|racing|levitating|in-bed|bath|wheelchair|cane|merpeople|polo|hugging|hand|foot|leg|biceps|nose|ear|eye|tooth|bone|brain|heart|mouth|tongue|lungs|nail|selfie|genie/;

export const isFlying = (id: string) => flying.has(id);
export const isSwimming = (id: string) => swimming.has(id);
export const isFloating = (id: string) => floating.has(id);
/** An animal of the land that swims: it is in the water to its middle. */
export const isInWater = ({ id, posture }: { id: string; posture: Posture | null }) =>
  posture === 'swimming' && isFourLegged(id);
export const isCelestial = (id: string) => celestial.has(id);
export const isBuilding = (id: string) => buildings.has(id);
export const isVehicle = (id: string) => vehicles.has(id);
export const isFurniture = (id: string) => furniture.has(id);
/** Furniture that stands on other furniture. */
export const isOfCounter = (id: string) =>
  /^(potted-plant|lamp|window|monitor|television)$/.test(id);

/** A head and shoulders, cut off below. */
export function isBust(id: string): boolean {
  if (whole.has(id)) return false;
  return packedOf(id)?.group === 1 && !wholeFigures.test(id);
}

/** Where something is seen when no place was said. */
const usualPlaces: Partial<Record<Place, string>> = {
  space:
    'orbital-station space-shuttle space-rocket rocket flying-saucer satellite ringed-planet solar-system spiral-galaxy comet alien',
  sky: 'smiling-cloud',
  moon: 'astronaut man-astronaut woman-astronaut',
  snow: 'icicles reindeer skier snowboarder penguin polar-bear walrus snowman igloo sled seal ice-skate skis',
  savanna:
    'lioness cheetah gazelle hyena lion elephant giraffe zebra rhinoceros hippopotamus leopard',
  jungle:
    'waterfall chameleon monstera black-panther tiger parrot gorilla orangutan monkey sloth snake panda t-rex sauropod',
  desert: 'pyramids camel two-hump-camel cactus scorpion',
  forest:
    'monster sleeping-bag tree-roots tree-stump moss doe lynx dew-drop red-panda mushroom-house cauldron campfire leaf-pile bamboo woman-fairy ninja branch tree-house bear fox wolf deer owl hedgehog chipmunk boar badger mushroom unicorn moose raccoon woman-fairy person-fairy person-elf troll tent fire',
  coast: 'lighthouse',
  beach:
    'deckchair beach-hut cliff sand-castle surfboard beach-ball sydney-opera treasure-map treasure-chest rock mont-saint-michel palm-tree crab spiral-shell bikini umbrella-on-ground coconut person-surfing man-surfing woman-surfing water-wave',
  mountain:
    'observatory dam tunnel griffin drawbridge-castle golem gold-pile chalet christ-redeemer dragon sleeping-dragon eagle viking castle goat mountain volcano mount-fuji ram knight',
  pool: 'woman-swimming ring-buoy',
  workshop: 'spirit-level tape-measure workbench anvil pottery-wheel',
  garage: 'car-lift tyre-pile',
  barn: 'hay-bale',
  barber: 'barber-chair',
  spaceship: 'porthole',
  photoStudio: 'softbox',
  attic: 'cobweb treasure-trunk rocking-horse',
  hall: 'basketball-hoop',
  road: 'forklift-truck camper-motorhome gas-station road-sign stop-sign fuel-pump convertible sports-car deux-chevaux camper-van vespa racing-car automobile motorcycle minibus delivery-truck bicycle sport-utility-vehicle pickup-truck articulated-lorry',
  street:
    'traffic-cone clock-tower town-hall-flag fire-house police-house playhouse vending-machine phone-box bus-shelter manhole-cover fire-hydrant parking-meter shop-front flower-pails pigeon skateboarder staircase market-parasol market-stall kiosk food-truck apartment-block tramway bakery-shop superhero pisa-tower colosseum notre-dame sacre-coeur arc-de-triomphe louvre-pyramid st-basil big-ben double-decker traffic-light horizontal-traffic-light fountain bus taxi person-superhero woman-superhero tram motor-scooter kick-scooter streetlamp police-car ambulance fire-engine',
  garden:
    'garden-shed pergola birdhouse bird-feeder tricycle hummingbird anthill weathervane garden-gnome picnic-basket guinea-pig mole seesaw sandbox hopscotch frisbee golf-club lawnmower garden-hose clothesline daisies-in-can wheelbarrow tree-swing garden-gate scarecrow swing grass-blade puddle fence stone-wall bush statue beehive stick stroller bench flower-bed plain-flower-bed tomato-plants vegetable-bed torii garden-bridge barbecue hammock carousel bonsai toys eiffel-tower taj-mahal peacock picnic-blanket samurai cherry-tree rabbit',
  graveyard:
    'jack-o-lantern ghost derelict-house headstone woman-zombie person-zombie skull coffin person-vampire bat',
  party:
    'gift-pile balloon-bunch plain-balloon-bunch birthday-cake wedding-cake balloon party-popper confetti-ball clinking-glasses',
  stage:
    'maracas double-bass electric-guitar drum-kit singer dancer grand-piano ballerina guitar saxophone trumpet microphone drum mirror-ball musical-keyboard violin woman-dancing man-dancing',
  ring: 'punching-bag boxer boxing-glove judoka',
  stadium:
    'badminton-racket tennis-racket goalkeeper rugby-player gladiator soccer-ball goal-net tennis footballer tennis-player trophy rugby-football',
  city: 'fireworks rooftop',
  table:
    'grilled-sausages brownie-squares cheesecake-slice muffin-baked fish-and-chips nachos-plate spring-rolls brioche-loaf camembert-wheel omelette-plate hummus-bowl poke-bowl granola-bowl spritz-glass tea-cup-with-bag french-press-pot oil-lamp pickle-jar iced-coffee champagne-flute croque-monsieur cassoulet bouillabaisse foie-gras clafoutis mille-feuille chouquettes canneles madeleines butternut-squash cream-pot butter-dish board-game playing-cards candelabra candlestick corkscrew drinking-straws hip-flask thermos lunchbox placemat napkin bread-loaf raspberries ice-cubes lime-half spring-onions mixed-flowers tiered-cake three-scoop-cone lemonade-glass mashed-plate crepe-stack macaron-pyramid chocolate-cake-berries fries-cone bouquet folded-blanket candy-jar crate ship-in-bottle hot-chocolate tipped-wine-glass sardine-tin grapefruit-half orange-slice lemon-slice walnut hazelnut macaron juice-bottle fish-plate kitchen-knife spoon wooden-spoon honey-pot saucisson two-scoop-cone coffee-beans wooden-board avocado-toast chocolate-box spirit-bottle saucepan scoop-cone lemon-tart apple-tart quiche tomato-salad green-salad bowl eclair mousse-glass yogurt tea-glass soup-bowl ramen-bowl steak-plate lasagna-dish couscous-dish paella-pan egg-pan jam-jar juice-glass champagne-bottle mojito beer-bottle water-bottle soda-can baguettes yule-log flat-plate plain-cake coffee-machine toaster coffee-bag tea-box strawberry-tart oyster chopsticks snow-globe candle wine-glass roast-chicken moules-frites fruit-salad spaghetti-plate strawberry-cone crepes seafood-platter chocolate-cake coffee-cup wine-glass-red roast-chicken cheese-board croissant-plate cocktail smoothie jug wine-bottle bowl-of-fruit whole-pizza macarons sushi-board galette english-breakfast raclette-grill cheese-plate olive-oil goldfish-bowl',
  studio:
    'spell-book molecule atom beaker pill-bottle flippers ships-wheel life-jacket binoculars goblet christmas-wreath bauble dartboard wall-clock stapler hairdryer time-machine jetpack lightsaber venetian-mask spinning-top film-reel jump-rope whistle paddle kettlebell dumbbell shuttlecock satchel pencil-case folded-map diploma eraser glue-bottle sheet-of-paper cable cassette tripod hung-suit belt beanie hairbrush bow-tie beret straw-hat cowboy-hat party-hat plain-ring leaf-earrings bracelet pearls-in-case shampoo-bottle pump-bottle tube-standing lit-candle-glass kraft-gift ribboned-chocolates rotary-phone vintage-camera old-key pocket-knife tools-box-open petal eucalyptus-sprig mint-sprig green-leaf flat-stone plinth stone-block acoustic-guitar brooch earrings locket handwritten-letter raincoat pyjamas roll-of-paper potion anvil lavender-sprigs open-box rope-coil open-suitcase france-map smartwatch book-stack cube sphere cone cylinder triangle-shape square-shape circle-shape box-closed gift-box tube nail-polish speaker sweater necklace tshirt smartphone wristwatch sneaker leather-bag perfume cream-jar candle-jar earbuds heart',
  field:
    'combine-harvester wind-turbine solar-panel cracked-egg chicken rooster cow pig goat wheat-ear labyrinth barrel sheep farmhouse petanque easter-eggs tractor viaduct steam-train',
  kitchen: 'oven-mitt rolling-pin grater stand-mixer wood-oven kitchen-island oven hung-pans',
  room: 'wall-clock dreamcatcher coat-stand mattress barred-cot high-chair chest-of-drawers rocking-chair low-table fiddle-leaf-fig snake-plant bean-bag bird-cage curtain building-blocks turntable yoga-mat remote-control hot-water-bottle ironing-board clothes-iron radiator chandelier blinds straw-chair stool bar-stool floor-globe side-table hanging-plant cloud-mobile christmas-tree pendant-lamp wall-shelf cradle draped-table framed-picture hanging-shelf chessboard gramophone easel yarn window',
  canal: 'barge',
  river:
    'reeds dragonfly landing-net willow jetty duckling fisher heron kayak crocodile stone-bridge suspension-bridge tower-bridge',
  hills:
    'crow power-line beam stone-house volcano person people unicorn sheep butterfly honeybee stork',
};

let placesById: ReadonlyMap<string, Place> | null = null;

export function placeOf(id: string): Place {
  placesById ??= new Map(
    Object.entries(usualPlaces).flatMap(([place, ids]) =>
      ids.split(' ').map((one): [string, Place] => [one, place as Place]),
    ),
  );
  const flowers = arrangedAs(id);
  if (flowers) return flowers.as === 'bed' || flowers.as === 'flower' ? 'garden' : 'table';
  const said = placesById.get(id);
  if (said) return said;
  if (swimming.has(id)) return 'underwater';
  if (floating.has(id)) return 'sea';
  if (flying.has(id)) return 'sky';
  if (furniture.has(id)) return 'room';
  if (buildings.has(id) || vehicles.has(id)) return 'hills';
  const group = packedOf(id)?.group;
  if (group === 4) return 'table';
  if (isFourLegged(id)) return 'hills';
  if (group === 3) return plants.has(id) ? 'garden' : 'hills';
  return group === 1 ? 'hills' : 'studio';
}

const plants = list(
  'bouquet rose tulip sunflower blossom hibiscus lotus hyacinth cherry-blossom seedling evergreen-tree deciduous-tree herb easter-eggs fountain four-leaf-clover maple-leaf',
);
