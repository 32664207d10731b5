import { naturalSize } from './natural-size.ts';

/** Metres: how high what is found in houses is. */
const metres: Readonly<Record<string, string>> = {
  '0.1':
    'wallet hot-beverage teacup-without-handle coffee-cup closed-book open-book bowl flat-plate computer-mouse keyboard alarm-clock soap video-game joystick fork-and-knife-with-plate coin key hot-chocolate',
  '0.2':
    'turntable clothes-iron books goldfish-bowl game-die wine-glass glasses mobile-phone smartphone teapot candle snow-globe candy jam-jar french-fries croissant-plate apple cupcake birthday-cake bowl-of-fruit bowl-with-spoon saucepan chessboard perfume earbuds speaker potion cheese-board globe-showing-europe-africa jug',
  '0.3':
    'candlestick book-stack laptop laptop-open lamp-small cushion candy-jar jar camera toaster teddy-bear yarn flower-vase plain-flower-vase pot-of-food vase-with-branches wine-bottle spirit-bottle cat kitten mantelpiece-clock wall-clock globe typewriter handbag shoe',
  '0.45':
    'garden-gnome picnic-basket satchel candelabra monitor television-small desktop-computer monitor rug basket bucket coffee-machine gramophone cauldron crate package box-closed wastebasket guitar-stand poodle dachshund potted-plant violin rope-coil printer birdcage open-box luggage',
  '0.55':
    'framed-picture television microwave side-table hay-bale ottoman treasure-chest treasure-trunk backpack dog open-suitcase',
  '0.7':
    'radiator bar-stool draped-table table round-table desk long-table laid-table card-table bathtub hanging-plant bench wooden-board step-stool shelf-low',
  '0.8':
    'fire-hydrant mirror basketball-hoop toilet sink cradle washing-machine oven sofa armchair wall-shelf hanging-shelf chair wood-box hung-pans cloud-mobile map wheelbarrow pendant-lamp barrel lamp-tall',
  '0.95':
    'hand-cart shopping-cart stretcher deckchair ships-wheel cannon electric-guitar lawnmower ironing-board floor-globe workbench tyre-pile tall-vase stroller bed kitchen-island shop-counter blackboard design-chair rocking-horse drum-kit pottery-wheel guitar bicycle',
  '1.15':
    'barber-chair fireplace throne grand-piano piano flower-pails motor-scooter vespa motorcycle wood-stove window',
  '1.45':
    'parking-meter tripod lamp tall-plant easel automobile deux-chevaux convertible sports-car house-bed statue streetlamp-small',
  '1.6': 'floor-lamp softbox bunk-bed fridge christmas-tree coat-rack',
  '1.9': 'double-bass ladder bookshelf wardrobe door mirror-tall camper-van minibus',
  '2.2': 'phone-box bus-shelter car-lift tractor staircase delivery-truck food-truck',
};

let heights: ReadonlyMap<string, number> | null = null;

/** Sides of what has no line above, by its step of `naturalSize`. */
const sides: readonly (readonly [upTo: number, metres: number])[] = [
  ...([
    [0.2, 0.05],
    [0.4, 0.12],
    [0.6, 0.26],
    [0.9, 0.55],
    [1.2, 1],
    [1.7, 1.7],
  ] as const),
  ...([
    [2.3, 2.6],
    [9, 4],
  ] as const),
];

/** Metres, of a thing with a picture of this width for its height. */
export function trueHeight(id: string, aspect: number): number {
  heights ??= new Map(
    Object.entries(metres).flatMap(([high, ids]) =>
      ids.split(' ').map((one): [string, number] => [one, Number(high)]),
    ),
  );
  const size = naturalSize(id);
  return heights.get(id) ?? sides.find(([upTo]) => size <= upTo)![1] / Math.sqrt(aspect);
}
