import type { IllustrationDescription, Place, WishedThing } from './illustration-description.ts';
import { isCelestial } from './layout/habits.ts';
import { roofed } from './place-names.ts';
import { areAllSeen, skyless } from './scenery/outdoors/sky-seen.ts';
import { isSetPiece } from './scenery/set-pieces.ts';

const list = (places: string): ReadonlySet<string> => new Set(places.split(' '));

/** What stands in a place's own scenery, and of which places; nothing else has become part of one. */
const standing: readonly (readonly [ids: RegExp, places: ReadonlySet<string>])[] = [
  [/^(bathtub|mirror)$/, list('bathroom')],
  [/^wall-shelf$/, list('bar shop bakery library')],
  [/^(bookshelf|books|closed-book|open-book|book-stack)$/, list('library')],
  [/^stone-bridge$/, list('canal')],
  [/^(table|wooden-board|draped-table|round-table)$/, list('table studio kitchen cafe')],
  [
    /^window$/,
    list(
      'greenhouse attic cabin ship ward station classroom church factory restaurant room bedroom kitchen office library alley street paris village canal harbour',
    ),
  ],
  [
    /^(house|stone-house|house-with-garden|apartment-block)$/,
    list('street alley paris newyork village canal harbour seine'),
  ],
  [/^metro$/, list('street')],
  [/^(desk|blackboard|chair|design-chair)$/, list('classroom')],
  [/^seat$/, list('theatre')],
  [/^basketball-hoop$/, list('hall')],
  [/^(barber-chair|chair|design-chair|mirror)$/, list('barber')],
  [/^washing-machine$/, list('laundromat')],
  [/^hay-bale$/, list('barn')],
  [/^bed$/, list('ward')],
  [/^bench$/, list('church station')],
  [/^shop-counter$/, list('bar shop bakery')],
  [/^(draped-table|table)$/, list('restaurant')],
  [/^barrel$/, list('cellar')],
  [/^stadium$/, list('stadium')],
];

/** Whose own drawing has panes. */
const paned = /house|lighthouse|castle|tower|church|chalet|farm|shop|school|hotel|caravan|van/;

/** Stands in the vase that was named. */
const cut =
  /^(tulip|hyacinth|blossom|hibiscus|rose|cherry-blossom|sunflower|bouquet|white-flower|mixed-flowers|peony-flower|daisy-flower|lily-flower)$/;

/**
 * Of what has no group of its own in a picture: whether it is there all the same, in the scenery, in
 * the sky or on somebody. What no line here vouches for is not.
 */
export function isShownByPlace(
  thing: WishedThing,
  { things, manner, isFromAbove }: IllustrationDescription,
  place: Place,
): 'whole' | 'one' | 'no' {
  const { id } = thing;
  if (isSetPiece(thing, place)) return 'whole';
  if (isFromAbove && /^(desk|table|round-table|kitchen-island)$/.test(id)) return 'whole';
  if (isCelestial(id)) {
    // Through a room's window moon and sun are seen, and no more.
    const isInside = roofed.has(place) && !/^(sun|full-moon|crescent-moon|cloud)$/.test(id);
    if (skyless.has(place) || isInside) return 'no';
    // There is one aurora in the sky, and one of most things.
    return !areAllSeen(thing) && !thing.isSome && !/star|snowflake|cloud|fireworks/.test(id)
      ? 'one'
      : 'whole';
  }
  if (/^(scarf|womans-boot|hiking-boot)$/.test(id))
    return things.some(({ person }) => person?.scarf ?? person?.boots) || hasPerson(things)
      ? 'whole'
      : 'no';
  if (cut.test(id) && things.some((one) => one !== thing && /vase/.test(one.id))) return 'whole';
  if (/^(window|door)$/.test(id) && things.some((one) => one !== thing && paned.test(one.id)))
    return 'whole';
  if (manner === 'plan' || manner === 'carte') return 'whole';
  return standing.some(([ids, where]) => ids.test(id) && where.has(place)) ? 'whole' : 'no';
}

const hasPerson = (things: readonly WishedThing[]) => things.some(({ person }) => person !== null);
