import type { Composition } from './compose-picture.ts';
import type {
  IllustrationDescription,
  RelationKind,
  WishedThing,
} from './illustration-description.ts';
import { facingOf } from './layout/facing.ts';
import { isCelestial } from './layout/habits.ts';
import { isBetween, isNextTo, meet, standsTo } from './layout/stands-to.ts';
import { isWorn } from './layout/wearing.ts';
import { isAnimal } from './vocabulary/is-animal.ts';

/** What is seen of each of the things of a wish. */
type SeenAt = readonly Composition['things'][];

/** Which relations of a wish do not hold in its picture: `relation 1`. */
export function unshownTies(
  { things, relations }: Pick<IllustrationDescription, 'things' | 'relations'>,
  seenAt: SeenAt,
): string[] {
  const boxes = seenAt.map((some) => some.map(({ box }) => box));
  return relations.flatMap((tie, at) => {
    const { of, kind, to, facing, isNear = false, isHeld = false } = tie;
    // What somebody wears or holds stands where he does.
    const bearers = relations.flatMap((other) =>
      other.kind === 'beside' && other.to === of ? (boxes[other.of] ?? []) : [],
    );
    const [one, other] = [[...(boxes[of] ?? []), ...bearers], boxes[to] ?? []];
    const isGone = boxes[to]?.length === 0;
    if (cannotBe(kind, [things[of]!, things[to]!], isGone)) return [`relation ${at}`];
    if (one.length === 0 || other.length === 0) return [];
    // Of two that have faces one looks at the other at least.
    const pair = [things[of]!, things[to]!];
    const needed = facing === 'apart' ? pair : pair.filter(hasFace);
    if (facing && needed.length > 0 && !needed.some(canLook)) return [`relation ${at}`];
    if (facing === 'apart' && !pair.every(canLook)) return [`relation ${at}`];
    // Those about somebody who is at something look on.
    if (kind === 'around' && things[of]!.person && things[to]!.person?.doing) return [];
    if (kind === 'between') {
      // « entre une pile de livres et une lampe »
      const about = relations.filter(
        (same) => (same.kind === kind && same.of === of) || (same.isJoint && same.of === to),
      );
      const isMidst = isBetween(
        one,
        about.flatMap((same) => boxes[same.to] ?? []),
      );
      return isMidst ? [] : [`relation ${at}`];
    }
    // What stands in a row of its own is in nobody's hands.
    const isApart = isHeld && seenAt[to]!.every(({ item }) => item.isBehind);
    if (isApart) return [`relation ${at}`];
    // « une tortue avec un chapeau » wears it.
    const isClothed = isWorn(things[to]!.id) && isAnimal(things[of]!.id);
    if (kind === 'beside' && !isClothed && !isNear && !isHeld) return [];
    const isStanding = isClothed || isHeld ? meet : kind === 'beside' ? isNextTo : standsTo[kind];
    const isLaid = one.some((box) => other.some((about) => isStanding(box, about)));
    return isLaid ? [] : [`relation ${at}`];
  });
}

/**
 * What one thing was said to do to another, by its relation, where they only stand beside each other: `act 1`,
 * `act 1 faced` where it is turned to the other. What somebody does shows in a posture or in hands.
 */
export function unshownActs(
  { things, relations }: Pick<IllustrationDescription, 'things' | 'relations'>,
  { cast }: Composition,
  seenAt: SeenAt,
): string[] {
  return relations.flatMap((tie, at) => {
    const { of, kind, to, isNear, isHeld, isJoint, facing } = tie;
    if (kind !== 'beside' || isNear || isHeld || isJoint || facing || tie.at) return [];
    const [one, other] = [things[of]!, things[to]!];
    const isDoing = cast.things.some(
      ({ said, posture, person, pose }) =>
        said === one.said && (pose || person?.doing || (posture && posture !== 'standing')),
    );
    const isSettled = !cast.relations.some(
      (laid) =>
        laid.kind === 'beside' &&
        !laid.isHeld &&
        cast.things[laid.of]?.said === one.said &&
        cast.things[laid.to]?.said === other.said,
    );
    if (isDoing || isSettled) return [];
    const isLooking = seenAt[of]!.some((seen) =>
      seenAt[to]!.some((about) => isTurnedTo(one, seen, about)),
    );
    return [isLooking ? `act ${at} faced` : `act ${at}`];
  });
}

type Seen = Composition['things'][number];
const centre = ({ box: { left, right } }: Seen) => (left + right) / 2;

function isTurnedTo({ id, person }: WishedThing, one: Seen, other: Seen): boolean {
  const looks = person ? null : facingOf(id);
  if (looks === null) return false;
  const isRight = (looks === 'right') !== one.item.isFlipped;
  return isRight === centre(other) > centre(one);
}

/** Nobody sits on what hangs in the sky, nor fits below a car: who works there stands before it. */
function cannotBe(
  kind: RelationKind,
  [one, other]: readonly [WishedThing, WishedThing],
  isGone: boolean,
): boolean {
  if (kind === 'under') return one.person !== null && isLow(other.id);
  return isGone && isCelestial(other.id) && (kind === 'on' || kind === 'in');
}
const isLow = (id: string): boolean =>
  /^(automobile|.*-car|taxi|delivery-truck|.*-truck|bus|van|camper-van|tractor|motorcycle|sofa|bed|deux-chevaux)$/.test(
    id,
  );

const hasFace = ({ id, person }: WishedThing) => person !== null || isAnimal(id);
/** Whether its picture can look to a side. */
export const canLook = ({ id, person }: WishedThing) =>
  person ? !person.isTurned : facingOf(id) !== null;
