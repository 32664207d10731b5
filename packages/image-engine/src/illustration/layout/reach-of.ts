import type { WishedThing } from '../illustration-description.ts';
import type { Act, Reach } from '../people/act.ts';
import { isChild, isInfant } from '../people/ages.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { trueHeight } from '../vocabulary/true-heights.ts';

/** Metres. */
const heights = { adult: 1.66, child: 1.17, baby: 0.75 };
/** Up to which share of his height something lies on a table, is bent over, or knelt to. */
const upTo = { table: 0.3, ground: 0.16, down: 0.3, low: 0.8 };
/** What is smaller than people is shown larger than it is, or little would be seen of it. */
const shownPower = 0.75;

/** Metres, as it is shown beside whoever works on it. */
export function shownHeight(metres: number, size: WishedThing['size'] = 'usual'): number {
  const high = metres * ({ small: 0.5, usual: 1, large: 1.35 } as const)[size];
  return high < 1 ? high ** shownPower : high;
}

/** How somebody holds himself for how high it is what he works on. */
export function reachTo(
  { person }: WishedThing,
  { id, size, count }: WishedThing,
  reaches: Act['reaches'],
): Reach {
  if (reaches === 'ground') return 'ground';
  if (isHung(id)) return 'up';
  const age = person && isInfant(person) ? 'baby' : person && isChild(person) ? 'child' : 'adult';
  const metres = trueHeight(id, 1);
  const isLaid = reaches === true && !isAnimal(id) && !isRooted.test(id) && count <= 3;
  if (isLaid && (size === 'large' ? 1.35 : 1) * metres <= upTo.table * heights.adult)
    return 'table';
  const share = shownHeight(metres, size) / heights[age];
  if (share <= upTo.ground) return 'ground';
  return share <= upTo.down ? 'down' : share <= upTo.low ? 'low' : 'up';
}

/** On a wall. */
export const isHung = (id: string): boolean =>
  /^(?:window|mirror|framed-picture|wall-shelf|curtain|porthole|dartboard|wall-clock)$/.test(id);

/** Grows, is built or stands on the ground where it is. */
const isRooted =
  /flower-bed|tomato|vegetable|plant|seedling|grass|bush|rose$|tulip|sunflower|lavender|mushroom|sand-castle|snowman|log$|stone|rock|pumpkin|rug|door|window|wall|fence|cauldron|well$|barrel|campfire|bathtub|cradle/;
