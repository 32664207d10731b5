import { type Act, act } from './act.ts';
import { dailyActs } from './daily-acts.ts';
import { type Pose, stances } from './joints.ts';

export type { Act } from './act.ts';

export const acts = {
  // With what lies on a bench or a table.
  plane: act('bench', 'none', { station: 'plank', place: 'workshop', shows: 'wooden-board wood' }),
  saw: act('bench', 'bench', {
    ...{ tool: ['saw', 70], station: 'sawhorse', place: 'workshop' },
    shows: 'wooden-board wood carpentry-saw hand-saw log',
  }),
  hammer: act('bench', 'bench', {
    ...{ tool: ['hammer', 30], station: 'bench', place: 'workshop' },
    shows: 'hammer nail nut-and-bolt anvil',
  }),
  assemble: act('bench', 'bench', { tool: ['screwdriver', 40], station: 'bench' }),
  cut: act('bench', 'bench', {
    ...{ tool: ['knife', 100], station: 'table', place: 'kitchen' },
    shows: 'kitchen-knife knife',
  }),
  scissor: act('bench', 'bench', {
    ...{ tool: ['scissors', 80], station: 'table', place: 'room' },
    shows: 'scissors',
  }),
  knead: act('bench', 'none', { station: 'dough', place: 'kitchen', shows: 'bread' }),
  prepare: act('bench', 'bench', { station: 'table', place: 'kitchen' }),
  bouquet: act('bench', 'bench', {
    station: 'flowers',
    place: 'garden',
    shows: 'bouquet blossom rose tulip',
  }),
  wrap: act('bench', 'bench', {
    station: 'parcel',
    place: 'room',
    shows: 'wrapped-gift gift-box package',
  }),
  decorate: act('bench', 'bench', { tool: ['icing', 150], station: 'table', place: 'kitchen' }),
  sew: act('desk', 'none', {
    ...{ station: 'sewing', place: 'room' },
    shows: 'thread sewing-needle dress coat wedding-gown skirt sewing-machine needle',
  }),
  iron: act('bench', 'none', { station: 'ironing', place: 'room', shows: 'tshirt t-shirt shirt' }),
  fold: act('bench', 'bench', { station: 'laundry', place: 'room', shows: 'tshirt t-shirt' }),
  study: act('desk', 'none', { station: 'microscope', place: 'laboratory', shows: 'microscope' }),
  mix: act('bench', 'none', {
    ...{ station: 'flasks', place: 'office' },
    shows: 'test-tube alembic petri-dish potion',
  }),
  weigh: act('bench', 'bench', { station: 'scales', shows: 'balance-scale' }),
  throwPot: act('bench', 'none', { station: 'wheel', place: 'workshop', shows: 'amphora vase' }),
  weld: act('bench', 'none', { station: 'weld', place: 'workshop' }),
  operate: act('bench', 'none', {
    ...{ tool: ['scalpel', -150], station: 'operation', place: 'operating' },
    shows: 'operating-table',
  }),
  forge: act('bench', 'none', {
    ...{ tool: ['hammer', 20], station: 'forge', place: 'workshop' },
    shows: 'anvil hammer fire sword dagger crossed-swords horseshoe',
  }),
  fryPan: act('bench', 'none', { station: 'pancake', place: 'kitchen', shows: 'crepes pancakes' }),
  pourHot: act('pouring', 'bench', {
    ...{ tool: ['teapot', -24], station: 'flatTable', place: 'room' },
    shows: 'teapot tea-glass',
  }),
  pour: act('pouring', 'bench', {
    ...{ tool: ['bottle', -112], station: 'glass', place: 'room' },
    shows: 'wine-glass wine-glass-red wine-bottle glass-of-milk tumbler-glass pouring-liquid',
  }),
  writeDown: act('desk', 'bench', {
    station: 'writing',
    place: 'room',
    shows: 'pencil pen open-book',
  }),
  deal: act('desk', 'none', {
    station: 'cards',
    place: 'room',
    shows: 'joker flower-playing-cards',
  }),
  mixMusic: act('desk', 'none', { station: 'turntables', place: 'stage', shows: 'gramophone' }),
  washUp: act('bench', 'none', {
    ...{ tool: ['sponge', 0], station: 'basin', place: 'kitchen' },
    shows: 'flat-plate sponge soap bubbles fork-and-knife-with-plate',
  }),
  chess: act('desk', 'none', { station: 'chess', place: 'room', shows: 'chessboard' }),
  // Beside.
  water: act('offer', 'ground', {
    ...{ tool: ['wateringCan', 0], place: 'garden', brings: 'flower-bed' },
    shows: 'watering-can',
  }),
  feed: act('offer', 'ground', {
    reaches: true,
    tool: ['bowl', 0],
    place: 'garden',
    brings: 'chicken',
  }),
  repair: act('low', 'ground', {
    reaches: true,
    tool: ['wrench', 60],
    place: 'workshop',
    brings: 'bicycle',
    shows: 'wrench',
  }),
  tie: act('low', 'ground', { brings: 'sneaker' }),
  plant: act('low', 'ground', { tool: ['trowel', 150], place: 'garden', brings: 'seedling' }),
  pick: act('high', 'ground', {
    station: 'basketLow',
    place: 'garden',
    brings: 'deciduous-tree',
    shows: 'basket',
  }),
  gather: act('low', 'ground', { station: 'basketLow', place: 'garden', shows: 'basket' }),
  light: act('offer', 'stand', { tool: ['match', 60], place: 'room', brings: 'candle' }),
  lightHigh: act('high', 'aloft', { tool: ['match', 30] }),
  blowOut: act('aside', 'stand', { place: 'party', brings: 'birthday-cake' }),
  dust: act('aside', 'stand', { tool: ['duster', 70], place: 'room' }),
  wash: act('both', 'ground', {
    reaches: true,
    tool: ['sponge', 0],
    station: 'foam',
    shows: 'sponge soap bubbles bucket',
  }),
  paintOver: act('aside', 'ground', {
    reaches: true,
    tool: ['paintBrush', 62],
    station: 'paintPot',
    place: 'wall',
    shows: 'paintbrush',
  }),
  paintObject: act('aside', 'ground', {
    ...{ reaches: true, tool: ['paintBrush', 62], station: 'paintPot' },
    shows: 'paintbrush',
  }),
  carve: act('both', 'ground', { reaches: true, tool: ['chisel', 60], place: 'workshop' }),
  sandDown: act('both', 'ground', { reaches: true, tool: ['sandpaper', 0], place: 'workshop' }),
  prune: act('aside', 'ground', {
    reaches: true,
    tool: ['shears', 66],
    place: 'garden',
    brings: 'bush',
    shows: 'scissors pruning-shears',
  }),
  stir: act('both', 'ground', {
    tool: ['ladle', 155],
    brings: 'cauldron',
    shows: 'potion wooden-spoon spoon',
  }),
  watch: act('toEyes', 'none', { tool: ['binoculars', 0], shows: 'binoculars' }),
  stargaze: act('tend', 'none', { station: 'telescope', place: 'hills', shows: 'telescope' }),
  decorateTree: act('high', 'ground', {
    ...{ tool: ['bauble', 0], place: 'room' },
    shows: 'bauble string-lights',
  }),
  openUp: act('both', 'ground', { reaches: true }),
  push: act('push', 'ground', { reaches: 'stand', lowStance: 'pushLow', brings: 'shopping-cart' }),
  pull: act('pull', 'ground', { station: 'rope', shows: 'rope-coil knot' }),
  lead: act('offer', 'ground', { station: 'leash', place: 'street', brings: 'dog' }),
  pet: act('low', 'ground', { reaches: true }),
  milk: act('low', 'ground', {
    reaches: 'stand',
    station: 'pail',
    place: 'field',
    brings: 'cow',
    shows: 'bucket glass-of-milk',
  }),
  shear: act('low', 'ground', {
    reaches: 'stand',
    tool: ['scissors', 80],
    place: 'field',
    brings: 'sheep',
  }),
  measure: act('both', 'ground', {
    reaches: true,
    tool: ['tape', 0],
    shows: 'straight-ruler tape-measure',
  }),
  build: act('low', 'ground', { brings: 'sand-castle' }),
  film: act('aside', 'ground', { station: 'camera', shows: 'movie-camera video-camera camera' }),
  hang: act('high', 'none', {
    station: 'line',
    place: 'garden',
    shows: 'tshirt t-shirt sock socks',
  }),
  hangUp: act('high', 'aloft', {}),
  bake: act('both', 'none', {
    ...{ tool: ['peel', 90], station: 'oven', place: 'kitchen' },
    shows:
      'oven wood-oven bread baguettes croissant whole-pizza pizza fire baguette-bread croissant-plate',
  }),
  grill: act('aside', 'none', {
    ...{ tool: ['tongs', 100], station: 'grill', place: 'garden' },
    shows: 'barbecue cut-of-meat meat-on-bone steak-plate hot-dog',
  }),
  teach: act('point', 'person', { station: 'blackboard', place: 'office', shows: 'blackboard' }),
  kite: act('high', 'none', { station: 'kite', place: 'hills', shows: 'kite' }),
  mend: act('desk', 'none', { station: 'net', place: 'beach', shows: 'net goal-net spider-web' }),
  weave: act('both', 'none', { station: 'loom', place: 'workshop' }),
  snowman: act('low', 'ground', { place: 'snow', brings: 'snowman' }),
  // With a long tool.
  dig: act('dig', 'none', { station: 'spade', place: 'garden', shows: 'shovel hole' }),
  plantTree: act('dig', 'ground', { station: 'spade', place: 'garden', shows: 'shovel' }),
  rake: act('dig', 'ground', { station: 'rakeTool', place: 'garden' }),
  mow: act('push', 'none', { station: 'mower', place: 'garden' }),
  mop: act('dig', 'none', { station: 'mop', place: 'room', shows: 'bucket broom' }),
  vacuum: act('dig', 'none', { station: 'hoover', place: 'room', shows: 'vacuum' }),
  chop: act('swingTool', 'none', {
    ...{ tool: ['axe', 60], station: 'log', place: 'forest' },
    shows: 'axe wood log wood-logs',
  }),
  // In the hands.
  examine: act('tend', 'ground', {
    reaches: true,
    tool: ['magnifier', 60],
    place: 'office',
    other: 'stand',
  }),
  taste: act('taste', 'none', {
    ...{ tool: ['spoon', -60], station: 'pot', place: 'kitchen' },
    shows: 'spoon wooden-spoon pot-of-food soup-bowl saucepan shallow-pan-of-food',
  }),
  tasteWine: act('speak', 'none', {
    tool: ['wineGlass', 0],
    shows: 'wine-glass wine-glass-red wine-bottle',
  }),
  present: act('offer', 'none', {
    tool: ['dish', 0],
    shows: 'fork-and-knife-with-plate flat-plate pot-of-food',
  }),
  serve: act('offer', 'none', {
    ...{ tool: ['tray', 0], place: 'cafe' },
    shows:
      'wine-glass wine-glass-red beer-mug coffee-cup hot-beverage cocktail-glass tropical-drink cocktail juice-glass champagne-bottle',
  }),
  serveDish: act('offer', 'hands', { tool: ['platter', 0], place: 'cafe' }),
  frame: act('before', 'none', { station: 'hiveFrame', place: 'field', shows: 'honeybee beehive' }),
  blueprint: act('before', 'none', {
    station: 'blueprint',
    shows: 'scroll treasure-map roll-of-paper',
  }),
  readPaper: act('before', 'none', {
    station: 'newspaper',
    shows: 'newspaper rolled-up-newspaper',
  }),
  showSign: act('lift', 'none', { station: 'placard', shows: 'placard' }),
  lift: act('lift', 'hands', {}),
  barbell: act('lift', 'none', {
    station: 'barbell',
    place: 'hall',
    shows: 'barbell person-lifting-weights',
  }),
  trophy: act('lift', 'none', { station: 'cup', place: 'stadium', shows: 'trophy sports-medal' }),
  juggle: act('open', 'none', {
    station: 'juggling',
    shows: 'soccer-ball beach-ball orange tangerine',
  }),
  conduct: act('open', 'none', { tool: ['baton', -20], place: 'stage' }),
  speak: act('speak', 'none', { tool: ['microphone', -20], shows: 'microphone studio-microphone' }),
  vlog: act('point', 'none', {
    station: 'ringLight',
    place: 'bedroom',
    shows: 'smartphone mobile-phone ring camera',
  }),
  wrapHands: act('before', 'none', { station: 'bandage', place: 'ring', shows: 'boxing-glove' }),
  raiseHand: act('handUp', 'none'),
  point: act('point', 'ground'),
  clean: act('aside', 'ground', { reaches: true, tool: ['cloth', 0] }),
  // With somebody.
  comb: act('tend', 'person', {
    reaches: true,
    tool: ['comb', 80],
    place: 'room',
    other: 'sit',
    shows: 'comb',
  }),
  haircut: act('tend', 'person', {
    ...{ tool: ['scissors', 80], place: 'room', other: 'sit' },
    shows: 'scissors comb',
  }),
  trimBeard: act('tend', 'person', {
    ...{ tool: ['scissors', 80], place: 'room', other: 'sit' },
    shows: 'scissors comb',
  }),
  care: act('tend', 'person', {
    reaches: true,
    tool: ['stethoscope', 0],
    place: 'office',
    other: 'sit',
    shows: 'stethoscope',
  }),
  inject: act('tend', 'person', {
    tool: ['syringe', 80],
    place: 'office',
    other: 'sit',
    shows: 'syringe',
  }),
  makeUp: act('tend', 'person', {
    tool: ['brush', 70],
    place: 'room',
    other: 'sit',
    shows: 'lipstick paintbrush',
  }),
  spoonFeed: act('tend', 'person', {
    tool: ['spoon', 80],
    place: 'kitchen',
    other: 'sit',
    shows: 'spoon bowl-with-spoon baby-bottle',
  }),
  giveKeys: act('offer', 'person', { tool: ['keys', 150], other: 'offer', shows: 'key' }),
  giveFlowers: act('offer', 'person', {
    tool: ['flowers', 20],
    other: 'offer',
    shows: 'bouquet rose tulip sunflower blossom',
  }),
  give: act('offer', 'person', {
    tool: ['gift', 0],
    other: 'offer',
    shows: 'wrapped-gift gift-box',
  }),
  handOver: act('offer', 'hands', { other: 'offer' }),
  shakeHands: act('offer', 'person', { other: 'offer' }),
  propose: act('kneelGive', 'person', {
    tool: ['ringBox', 0],
    shows: 'ring gem-stone',
    other: 'stand',
  }),
  tell: act('point', 'person', { other: 'cross' }),
  teachRiding: act('push', 'person', { other: 'cycle', place: 'road' }),
  interview: act('offer', 'person', {
    tool: ['microphone', 60],
    shows: 'microphone studio-microphone',
    other: 'stand',
  }),
  rescue: act('high', 'ground', { station: 'ladder', shows: 'ladder' }),
  highFive: act('high', 'person', { other: 'stand' }),
  ...dailyActs,
} as const satisfies Record<string, Act>;
export type ActName = keyof typeof acts;

/** To whom it is done at the head, at the mouth, at the chest: a hand reaches there. */
const tended: Partial<Record<ActName, 'hair' | 'mouth' | 'chest' | 'hand' | 'knee'>> = {
  bandage: 'knee',
  ...{
    comb: 'hair',
    haircut: 'hair',
    makeUp: 'mouth',
    trimBeard: 'mouth',
    spoonFeed: 'mouth',
    care: 'chest',
  },
  ...{ inject: 'chest', giveKeys: 'hand', giveFlowers: 'hand', give: 'hand' },
};
export const tendedAt = (doing: string | null | undefined) =>
  doing && Object.hasOwn(tended, doing) ? tended[doing as ActName]! : null;
export const isTended = (doing: string | null | undefined): boolean => tendedAt(doing) !== null;

/** Who stands before such a thing does with it what it is there for. */
const usedFor: Readonly<Record<string, ActName>> = {
  ...{
    blackboard: 'teach',
    microscope: 'study',
    barbecue: 'grill',
    anvil: 'forge',
    telescope: 'stargaze',
  },
};
export const actWith = (id: string): ActName | null => usedFor[id] ?? null;

export const posesOfActs = Object.fromEntries(
  Object.entries(acts).map(([name, { stance }]) => [name, stances[stance]]),
) as Readonly<Record<ActName, Pose>>;

export const actOf = (doing: string | null | undefined): Act | null =>
  doing && Object.hasOwn(acts, doing) ? acts[doing as ActName] : null;
