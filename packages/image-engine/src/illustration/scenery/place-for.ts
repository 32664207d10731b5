import type {
  IllustrationDescription,
  Place,
  Relation,
  WishedThing,
} from '../illustration-description.ts';
import { isHalfSunk } from '../layout/at-surface.ts';
import {
  isBuilding,
  isCelestial,
  isFloating,
  isFlying,
  isInWater,
  isSwimming,
  isVehicle,
  placeOf,
} from '../layout/habits.ts';
import { reachTo } from '../layout/reach-of.ts';
import { actOf } from '../people/acts.ts';
import type { CostumeName } from '../people/costumes.ts';
import { placeOfDoing } from '../people/doings.ts';
import { roleOf } from '../people/roles.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';

/** What somebody works on lies on a table. */
const atTable = ({ things, relations }: IllustrationDescription): boolean =>
  relations.some(({ of, to }) => {
    const [one, other] = [things[of]!, things[to]!];
    const reaches = actOf(one.person?.doing)?.reaches;
    return reaches === true && !other.person && reachTo(one, other, reaches) === 'table';
  });

/** Where nothing was said, where the first thing is usually seen. */
export function placeFor(wish: IllustrationDescription): Place {
  const [first] = wish.things;
  if (!first) return wish.place ?? 'studio';
  if (first.posture === 'hung' && (wish.place === null || wish.place === 'wall')) return 'room';
  if (wish.place === null && isOfMacro(wish)) return 'blur';
  const root = rootOf(wish).id;
  const isAfloat = isFloating(root) || isFlying(root) || isCelestial(root);
  if (wish.place === 'harbour' && !isAfloat) return 'quayside';
  if (wish.place === 'quayside' && isFloating(root)) return 'harbour';
  // « devant la mer »: what cannot float stands on its shore.
  const isBathing = isInWater(rootOf(wish));
  if (isBathing && wish.place === null) return 'river';
  const isDry = !isBathing && !isFloating(root) && !isSwimming(root) && !isFlying(root);
  if (wish.place === 'sea' && isDry) return 'beach';
  const leaps = first.posture === 'leaping' || first.posture === 'flying';
  if ((wish.place === 'sea' || wish.place === null) && isSwimming(root) && leaps) return 'sea';
  if ((wish.place === 'sea' || wish.place === null) && isHalfSunk(wish)) return 'underwater';
  if (wish.place === 'sea' && isSwimming(root)) return 'underwater';
  if (wish.place === null && wish.ground && isOfTable(wish)) return 'studio';
  // « une station spatiale autour de la Terre »: the globe is no toy there.
  const isInSpace =
    wish.place === null &&
    placeOf(first.id) === 'space' &&
    /^(globe|ringed-planet|full-moon|sun)/.test(root);
  const place = isInSpace ? 'space' : (wish.place ?? usualPlaceOf(wish, root));
  const hasPeople = wish.things.some(({ person }) => person);
  return place === 'table' && wish.place === null && hasPeople ? 'room' : place;
}

/** Small things from so near that nothing is sharp behind them. */
const isOfMacro = ({ framing, format, things, text, weather }: IllustrationDescription): boolean =>
  framing === 'close' &&
  format === 'picture' &&
  text.length === 0 &&
  weather === null &&
  things.every(
    ({ id, person }) =>
      person === null &&
      !isOfOutdoors(id) &&
      (naturalSize(id) <= largestOfMacro || ofBody.test(id)),
  );
/** Of a person's height. */
const largestOfMacro = 0.6;
const ofBody =
  /(?:^|-)(?:hand|palm|fist|fingers?|eyes?|ear|nose|mouth|tongue|foot|finger-splayed|fingers-splayed)(?:-|$)/;

/** Indoors where there is a hearth or a bed; where the first could be anywhere the others say it. */
function usualPlaceOf(wish: IllustrationDescription, root: string): Place {
  const { things, weather } = wish;
  if (isIndoors(wish) || isBehindPanes(wish)) return 'room';
  const isShown = indoorsOf(placeOf(root)) && isOfTable(wish);
  const others = things.map(({ id, person }) =>
    person || (isShown && isCutGreen(id)) ? 'studio' : placeOf(id),
  );
  const besides = others.find((one) => onLand.has(one));
  const doing = things.find(({ person }) => person?.doing)?.person?.doing;
  const costume = things.find(({ person }) => person?.costume)?.person?.costume;
  const ofWork = costume ? placesOfWork[costume] : undefined;
  const ofRole = placeOfDoing(doing ?? roleOf(root)?.pose);
  const ofTable = atTable(wish) ? 'room' : null;
  const usual = isSomebody(root)
    ? (ofRole ?? ofTable ?? ofWork ?? null)
    : roleOf(root)
      ? ofRole
      : null;
  // « lit sous un arbre » is outdoors.
  if (usual) return usual === 'room' ? (besides ?? usual) : usual;
  // A turtle lives in the sea and on land.
  const isAshore = root === 'turtle' && things.some(({ id }) => !isSwimming(id));
  const isOfSnow = things.some(({ person }) => person?.beast && placeOf(person.beast) === 'snow');
  const own = isAshore ? 'garden' : isOfSnow ? 'snow' : placeOf(root);
  const usualOne = besides && isSomebody(root) ? besides : own;
  // What is seen in a house as well as out of doors is where the others are.
  const around = anywhere.has(usualOne) ? outsideOf(wish) : null;
  const place = around ?? usualOne;
  // Rain and snow fall outdoors.
  const out = weather === 'rain' || weather === 'storm' || weather === 'snow' ? 'street' : place;
  return place === 'studio' ? (besides ?? out) : place;
}
/** Where who is called by his work is seen. */
const placesOfWork: Partial<Record<CostumeName, Place>> = {
  ...{ chef: 'kitchen', baker: 'kitchen', waiter: 'cafe', farmer: 'field', gardener: 'garden' },
  ...{
    police: 'street',
    postman: 'street',
    builder: 'buildingSite',
    sailor: 'beach',
    pirate: 'beach',
  },
  ...{
    cowboy: 'desert',
    explorer: 'jungle',
    doctor: 'office',
    surgeon: 'operating',
    nurse: 'ward',
    beekeeper: 'field',
    hairdresser: 'room',
  },
  ...{ carpenter: 'workshop', smith: 'workshop', mechanic: 'workshop' },
  ...{ barista: 'cafe', teacher: 'classroom', astronaut: 'moon', knight: 'castleHall' },
};
const isSomebody = (id: string) => id === 'person' || id === 'people';

/** Nobody is there, and nothing that is too large for a table. */
const isOfTable = ({ things }: IllustrationDescription): boolean =>
  things.every(
    ({ id, person, size }) =>
      person === null && !isAnimal(id) && (size === 'small' || !isOfOutdoors(id)),
  );

/** Leaves, sprigs and petals are laid about what is shown; they grow where they are shown alone. */
const isCutGreen = (id: string): boolean =>
  /leaf|leaves|branch|herb|sprig|petal|bloss|rose|tulip|hyacinth|hibiscus|lotus|sunflower|bouquet|flower|rock|stone|shell|clover|grass|mushroom|water-drops|dew-drop|seedling|wheat|cactus|fern|barrel/.test(
    id,
  );

const indoorsOf = (place: Place): boolean => anywhere.has(place);

/** Where a surface that was told is seen; a floor of a room or a street is its own. */
export const isShownOn = (place: Place): boolean =>
  place === 'studio' || place === 'table' || place === 'kitchen';

/** Food, things of a desk or clothes, laid out and seen from above. */
export const isLaidOut = (wish: IllustrationDescription): boolean =>
  (wish.isFromAbove ?? false) &&
  wish.things.length > 0 &&
  isOfTable(wish) &&
  (wish.place === null || anywhere.has(wish.place) || wish.place === 'office');

/** Furniture and food are found in houses, and wherever people take them. */
const anywhere: ReadonlySet<Place> = new Set<Place>(['room', 'table', 'studio', 'kitchen']);

/** Where what is too large for a room, or grows or drives outside, is usually seen. */
function outsideOf({ things, relations }: IllustrationDescription): Place | null {
  const isCarried = (at: number) =>
    relations.some(({ of, kind }) => of === at && (kind === 'on' || kind === 'in'));
  const large = things.find(
    ({ id, size, person }, at) =>
      person === null && size !== 'small' && isOfOutdoors(id) && !isCarried(at),
  );
  return large ? placeOf(large.id) : null;
}

/** « une table avec une caravane » stands out of doors. */
export const isOfOutdoors = (id: string): boolean =>
  isBuilding(id) || isVehicle(id) || /-tree$|^(tent|well|fence|bush|hammock)$/.test(id);

/** Rain is seen through the window of a room where somebody works, or a lamp is lit. */
function isBehindPanes({ things, weather }: IllustrationDescription): boolean {
  if (weather !== 'rain' && weather !== 'storm' && weather !== 'snow') return false;
  const isOut = things.some(({ id }) => isOfOutdoors(id));
  return !isOut && things.some(({ id }) => ofRooms.has(id));
}
const ofRooms = new Set(
  'window desk table round-table lamp floor-lamp desktop-computer laptop laptop-open monitor chair design-chair candle books book-stack open-book hot-beverage coffee-cup grand-piano curtain'.split(
    ' ',
  ),
);

/** By a hearth, a bed or a window, by a tree with what is given, or under a table. */
export function isIndoors({
  things,
  relations,
}: Pick<IllustrationDescription, 'things' | 'relations'>): boolean {
  const isOut = things.some(({ id }) => isOfOutdoors(id) && id !== 'christmas-tree');
  const isOfChristmas = ['christmas-tree', 'wrapped-gift'].every((one) =>
    things.some(({ id }) => id === one),
  );
  const isUnder = ({ kind, to }: Relation) =>
    kind === 'under' && /^(round-)?table$|^desk$|^chair$/.test(things[to]?.id ?? '');
  return (
    (isOfChristmas && !isOut) ||
    things.some(({ id }) => indoorPieces.has(id) || (id === 'window' && !isOut)) ||
    relations.some(isUnder)
  );
}
const indoorPieces = new Set(
  'shop-counter sink fireplace sofa armchair bed bookshelf bathtub house-bed blackboard fridge wardrobe cradle'.split(
    ' ',
  ),
);
const onLand: ReadonlySet<Place> = new Set<Place>([
  ...(['garden', 'forest', 'field', 'beach', 'street', 'kitchen'] as const),
]);

/** What the first thing sits on or is in decides where it is seen. */
function rootOf({ things, relations }: IllustrationDescription): WishedThing {
  let root = 0;
  for (const { of, kind, to } of relations) {
    const isOver = kind === 'above' && isFlying(things[of]!.id);
    const isBorne = kind === 'on' || kind === 'in' || kind === 'around' || isOver;
    // “in the sun” is no place.
    if (of === root && isBorne && !isCelestial(things[to]!.id)) root = to;
  }
  return things[root]!;
}
