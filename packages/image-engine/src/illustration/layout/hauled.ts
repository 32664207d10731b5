import type { Posed } from '../cast-players.ts';
import type { Relation, WishedThing } from '../illustration-description.ts';
import { dailyGestures } from '../people/daily-gestures.ts';
import { holds } from '../vocabulary/holding.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { trueHeight } from '../vocabulary/true-heights.ts';
import { isWorn } from './wearing.ts';

/** What one carries is larger than so many metres; what two carry together is no smaller than this. */
const highestHeld = 1.3;
const leastForTwo = 0.5;

/** « portent un canapé »: too large for the hands of one, or carried by two; else null. */
export function asHauled(
  settled: (WishedThing & Posed)[],
  { of, kind, to, isHeld, isJoint }: Relation,
): Relation | null {
  const [one, other] = [settled[of]!, settled[to]!];
  if (kind !== 'beside' || !isHeld || isJoint || !isBearer(one) || !isLoad(other)) return null;
  const isLarge =
    one.count === 1
      ? !holds(one, other) || trueHeight(other.id, 1) > highestHeld
      : naturalSize(other.id) > leastForTwo;
  if (!isLarge) return null;
  settled[of] = { ...one, pose: 'haul' };
  return { of, kind: 'acts', to };
}

const isBearer = ({ person, count }: WishedThing): boolean =>
  person !== null && count <= 2 && /^(undefined|stand|walk)$/.test(`${person.doing}`);

const isLoad = ({ id, person, count }: WishedThing): boolean =>
  !person && count === 1 && !isAnimal(id) && !isWorn(id) && id !== 'umbrella';

/** Who slips, quarrels, sweeps, swings or does push-ups holds nothing; to whom somebody reads is not held. */
export const hasHands = ({ person }: WishedThing, { id }: WishedThing): boolean =>
  !person?.doing ||
  !(
    /^(sweep|swinging|cycle|scoot)$/.test(person.doing) ||
    (isAnimal(id) && inBothHands.test(person.doing)) ||
    Object.hasOwn(dailyGestures, person.doing)
  );

const inBothHands = /^(?:read|readPaper|knit|sew|paint|guitar|violin|accordion|cook|work|text)$/;
