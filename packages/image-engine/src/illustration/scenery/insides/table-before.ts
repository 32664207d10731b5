import type { IllustrationDescription, Place } from '../../illustration-description.ts';
import { isFurniture } from '../../layout/habits.ts';
import { blend, tone } from '../../palette/tones.ts';
import { isAnimal } from '../../vocabulary/is-animal.ts';
import { naturalSize } from '../../vocabulary/natural-size.ts';
import { isOfOutdoors } from '../place-for.ts';
import type { Setting, Stage } from '../stage.ts';
import { slab } from '../still-lifes/grounds.ts';

/** Where one eats, drinks or buys what lies on its counter. */
const served: ReadonlySet<Place> = new Set<Place>([
  ...(['bar', 'bakery', 'diner', 'restaurant', 'tavern', 'shop', 'pharmacy'] as const),
  ...(['bookshop', 'toyShop', 'laboratory', 'bakehouse', 'casino'] as const),
]);
/** Where a table is set out of doors for what is eaten and drunk there. */
const laidOutside: ReadonlySet<Place> = new Set<Place>([
  ...(['garden', 'field', 'hills', 'beach', 'forest', 'mountain', 'rooftop', 'porch'] as const),
  ...(['orchard', 'quayside', 'river', 'balcony'] as const),
]);
const ofTable =
  /^(?:teapot|.*-?cup|hot-beverage|hot-chocolate|teacup.*|.*-glass|glass-of-milk|cookie|croissant|.*cake|pie|tart|lemonade|jam-jar|honey-pot|carafe|pitcher|bread|baguettes?|waffle|pancakes|cocktail|tropical-drink|ice-cream|sundae)$/;
/** So many kinds of things are seen on one table. */
const most = 3;
/** Of a person's height. */
const largest = 0.62;

/** « un cocktail dans un bar »: what is small is seen from near, on a table there. */
export const isOnTableOf = (
  { things, format, text, framing, manner }: IllustrationDescription,
  place: Place,
): boolean =>
  (served.has(place) || (laidOutside.has(place) && things.some(({ id }) => ofTable.test(id)))) &&
  format === 'picture' &&
  text.length === 0 &&
  framing !== 'wide' &&
  manner !== 'isometrique' &&
  things.length > 0 &&
  things.length <= most &&
  things.every(
    ({ id, person, count }) =>
      person === null &&
      count <= 4 &&
      !isAnimal(id) &&
      !isFurniture(id) &&
      !isOfOutdoors(id) &&
      naturalSize(id) <= largest,
  );

/** Of the height: where the table begins, where things stand on it and where its edge is. */
const at = { top: 0.7, base: 0.86, edge: 0.955 };
const lone = 0.5;

/** A place with a table before it, from one side to the other. */
export function withTableBefore({ back }: Stage, setting: Setting): Stage {
  const { height, palette, place } = setting;
  const isPale = place === 'diner' || place === 'laboratory' || place === 'pharmacy';
  const own = isPale ? '#e9e6de' : '#a9764a';
  const fill = blend(tone(own), tone(palette.ground), palette.isDark ? 0.45 : 0.1);
  const table = slab(setting, {
    ...{ fill, top: height * at.top, edge: height * at.edge },
    matter: isPale ? 'marble' : 'wood',
  });
  return {
    ...{ back: [...back, table], front: [], base: height * at.base },
    ...{ horizon: height * at.top, hasGround: true, lone, isTable: true },
  };
}
