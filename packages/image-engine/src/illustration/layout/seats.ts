import type { WishedThing } from '../illustration-description.ts';

/** Where something sits on a thing, as shares of that thing's box from the upper left. */
const seats: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  'car-lift': { x: 0.5, y: 0.5 },
  'side-table': { x: 0.5, y: 0.02 },
  'treasure-trunk': { x: 0.5, y: 0.08 },
  'hay-bale': { x: 0.5, y: 0.1 },
  fireplace: { x: 0.5, y: 0.05 },
  plinth: { x: 0.5, y: 0.22 },
  'stone-block': { x: 0.46, y: 0.12 },
  'flat-stone': { x: 0.5, y: 0.3 },
  stool: { x: 0.5, y: 0.1 },
  'straw-chair': { x: 0.5, y: 0.5 },
  barrel: { x: 0.5, y: 0.04 },
  'map-sheet': { x: 0.5, y: 0.5 },
  'shop-counter': { x: 0.5, y: 0.05 },
  'road-sign': { x: 0.5, y: 0.01 },
  'stop-sign': { x: 0.5, y: 0.01 },
  workbench: { x: 0.42, y: 0.27 },
  jetty: { x: 0.5, y: 0.12 },
  swing: { x: 0.5, y: 0.74 },
  'bunk-bed': { x: 0.4, y: 0.24 },
  'handwritten-letter': { x: 0.5, y: 0.72 },
  'grapefruit-half': { x: 0.5, y: 0.62 },
  'grass-blade': { x: 0.52, y: 0.1 },
  crate: { x: 0.5, y: 0.1 },
  'garden-gate': { x: 0.5, y: 0.1 },
  'wizard-tower': { x: 0.5, y: 0.26 },
  rooftop: { x: 0.44, y: 0.29 },
  cliff: { x: 0.28, y: 0.1 },
  anvil: { x: 0.6, y: 0.14 },
  'wooden-board': { x: 0.5, y: 0.5 },
  'power-line': { x: 0.5, y: 0.2 },
  'floating-island': { x: 0.45, y: 0.36 },
  beam: { x: 0.5, y: 0.04 },
  'gold-pile': { x: 0.5, y: 0.3 },
  staircase: { x: 0.36, y: 0.55 },
  'wall-shelf': { x: 0.5, y: 0.02 },
  'kitchen-island': { x: 0.5, y: 0.06 },
  'open-suitcase': { x: 0.5, y: 0.64 },
  'leaf-pile': { x: 0.5, y: 0.35 },
  sofa: { x: 0.5, y: 0.6 },
  armchair: { x: 0.5, y: 0.62 },
  bed: { x: 0.55, y: 0.44 },
  chair: { x: 0.45, y: 0.54 },
  bench: { x: 0.5, y: 0.5 },
  table: { x: 0.5, y: 0.05 },
  'long-table': { x: 0.5, y: 0.14 },
  desk: { x: 0.4, y: 0.03 },
  cushion: { x: 0.5, y: 0.42 },
  rug: { x: 0.5, y: 0.6 },
  horse: { x: 0.52, y: 0.42 },
  elephant: { x: 0.5, y: 0.16 },
  camel: { x: 0.5, y: 0.3 },
  donkey: { x: 0.5, y: 0.4 },
  dragon: { x: 0.6, y: 0.55 },
  turtle: { x: 0.55, y: 0.3 },
  snail: { x: 0.62, y: 0.2 },
  pig: { x: 0.5, y: 0.3 },
  swan: { x: 0.6, y: 0.6 },
  bicycle: { x: 0.45, y: 0.35 },
  motorcycle: { x: 0.45, y: 0.35 },
  window: { x: 0.5, y: 0.95 },
  'big-wave': { x: 0.36, y: 0.3 },
  'flying-carpet': { x: 0.5, y: 0.35 },
  'garden-bridge': { x: 0.5, y: 0.42 },
  hammock: { x: 0.5, y: 0.58 },
  viaduct: { x: 0.5, y: 0.02 },
  branch: { x: 0.5, y: 0.5 },
  rock: { x: 0.5, y: 0.12 },
  unicorn: { x: 0.55, y: 0.42 },
  throne: { x: 0.5, y: 0.68 },
  sled: { x: 0.5, y: 0.3 },
  skateboard: { x: 0.5, y: 0.1 },
  'running-horse': { x: 0.52, y: 0.42 },
  'treasure-chest': { x: 0.5, y: 0.1 },
  'design-chair': { x: 0.5, y: 0.6 },
  'stone-bridge': { x: 0.5, y: 0.2 },
  'house-bed': { x: 0.55, y: 0.68 },
  'water-wave': { x: 0.55, y: 0.5 },
  books: { x: 0.5, y: 0.12 },
  'book-stack': { x: 0.5, y: 0.06 },
  'draped-table': { x: 0.5, y: 0.18 },
  girder: { x: 0.5, y: 0.68 },
  'lying-book': { x: 0.5, y: 0.1 },
  'open-book': { x: 0.5, y: 0.4 },
  'flat-plate': { x: 0.5, y: 0.62 },
  'round-table': { x: 0.5, y: 0.16 },
  'plain-cake': { x: 0.5, y: 0.12 },
  'chocolate-cake': { x: 0.5, y: 0.12 },
  'wedding-cake': { x: 0.5, y: 0.1 },
  'yule-log': { x: 0.5, y: 0.2 },
  sphere: { x: 0.5, y: 0.03 },
  cube: { x: 0.5, y: 0.22 },
  cylinder: { x: 0.5, y: 0.12 },
  'box-closed': { x: 0.5, y: 0.1 },
  'gift-box': { x: 0.5, y: 0.28 },
  automobile: { x: 0.48, y: 0.04 },
  scroll: { x: 0.5, y: 0.3 },
};

const soft = new Set([
  'sofa',
  'armchair',
  'bench',
  'chair',
  'bed',
  'seat',
  'design-chair',
  'straw-chair',
  'stool',
  'throne',
  'sled',
  'staircase',
  'beam',
  'girder',
]);
/** What people sit on. */
export const isSeat = (id: string) => soft.has(id);

/** As long as somebody is tall: there one lies. */
export const liesOn = ({ person, count }: WishedThing, { id }: WishedThing): boolean =>
  person?.doing === 'lie' && count === 1 && isLongSeat(id);

export const isLongSeat = (id: string): boolean =>
  /^(?:sofa|bench|bed|hammock|rug|picnic-blanket)$/.test(id);

const ridden = new Set(
  'horse running-horse unicorn elephant camel two-hump-camel donkey dragon llama cow ox deer moose zebra lion tiger bear polar-bear t-rex sauropod motorcycle vespa motor-scooter ram goat ostrich rhinoceros hippopotamus giraffe snail turtle pig sheep whale spouting-whale dolphin swan'.split(
    ' ',
  ),
);
/** Who is on it sits astride. */
export const isRidden = (id: string) => ridden.has(id);

export function seatOf(id: string): { readonly x: number; readonly y: number } {
  return seats[id] ?? { x: 0.5, y: 0.14 };
}
