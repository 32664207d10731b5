import type { Aerial, Place, Section } from './place-names.ts';

const trees = 'evergreen-tree|deciduous-tree|palm-tree|cherry-tree|willow|apple-tree|bush';
const boats =
  'sailboat|big-sailboat|fishing-boat|rowing-boat|rowboat|canoe|speedboat|motor-boat|ship|cargo-ship|passenger-ship|ferry|barge|kayak|yacht';
const cars =
  'automobile|car|racing-car|taxi|sport-utility-vehicle|pickup-truck|oncoming-automobile';
const houses = 'house|stone-house|hut|chalet|house-with-garden|farmhouse|rooftop|apartment-block';
const ids = (...names: string[]) => new RegExp(`^(?:${names.join('|')})$`);

/** What is drawn from above where such a land is, by the names of things. */
export const shownFromAbove: Readonly<Record<Aerial, RegExp>> = {
  villageAbove: ids(trees, houses, 'church'),
  cityAbove: ids(cars, houses, 'deciduous-tree|office-building|skyscraper|tower'),
  fieldsAbove: ids(trees, houses, 'tractor|sheaf-of-rice|hay-bale'),
  forestAbove: ids(trees),
  riverAbove: ids(trees, boats),
  roadAbove: ids(trees, cars),
  seaAbove: ids(boats),
  beachAbove: ids(
    boats,
    'palm-tree|parasol|umbrella|umbrella-on-ground|market-parasol|beach-towel',
  ),
  coastAbove: ids(boats, trees, 'lighthouse|rock|cliff'),
  harbourAbove: ids(boats, houses),
  poolAbove: ids('parasol|umbrella|umbrella-on-ground|ring-buoy|deckchair|lounger'),
  mazeAbove: ids('labyrinth|hedge|bush'),
};

/** What is drawn in what is cut open, by the names of things. */
export const shownInSection: Readonly<Record<Section, RegExp>> = {
  houseSection: ids('bed|bathtub|sofa|floor-lamp|oven|fridge|luggage'),
  groundSection: ids('deciduous-tree|worm|tree-roots|roots|rock'),
  anthillSection: ids('ant'),
  burrowSection: ids('rabbit|rabbits|carrot|deciduous-tree'),
  volcanoSection: ids('volcano|lava|smoke'),
  earthSection: ids('globe-showing-europe-africa|scattered-stars'),
};

/** The same land as it is seen by who stands there. */
export const fromGround: Readonly<Record<Aerial, Place | null>> = {
  ...{ villageAbove: 'village', cityAbove: 'city', fieldsAbove: 'field', forestAbove: 'forest' },
  ...{ riverAbove: 'river', roadAbove: 'road', seaAbove: 'sea', beachAbove: 'beach' },
  ...{ coastAbove: 'coast', harbourAbove: 'harbour', poolAbove: 'pool', mazeAbove: null },
};
