import type { Posed } from '../cast-players.ts';
import type { Relation, WishedThing } from '../illustration-description.ts';
import type { PoseName } from '../people/poses.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { isCelestial } from './habits.ts';
import { isRidden } from './seats.ts';

/** Whether somebody was told to sit, whatever the hands do. */
export const sits = ({ person }: WishedThing): boolean =>
  person?.doing === 'sit' || person?.also === 'sit';

/** Spread on the ground: nobody's legs hang down from it. */
const isSpread = (id: string): boolean =>
  /^(?:rug|picnic-blanket|map-sheet|flying-carpet|leaf-pile|lotus|water-lily|cloud)$/.test(id);

/** Astride; on an edge, a roof, a wall legs hang before it; null for who was told nothing of it. */
export function poseOn(one: WishedThing, { id }: WishedThing): PoseName | null {
  if (isRidden(id) || isAnimal(id)) return 'mount';
  if (!sits(one)) return null;
  if (id === 'swing') return 'swinging';
  return isSpread(id) ? 'cross' : 'sit';
}

/** Who has nothing to sit on does so on the ground. */
export function sitOnGround(
  settled: (WishedThing & Posed)[],
  relations: readonly Relation[],
): void {
  for (const [at, thing] of settled.entries()) {
    const isOn = relations.some(
      ({ of, kind, to }) => of === at && /^(?:on|in)$/.test(kind) && !isCelestial(settled[to]!.id),
    );
    if (sits(thing) && !thing.pose && !isOn) settled[at] = { ...thing, pose: 'cross' };
  }
}

/** Whom somebody reads to sits before him and listens. */
export function sitToListen(
  settled: (WishedThing & Posed)[],
  relations: readonly Relation[],
): void {
  for (const { of, kind, to, isJoint } of relations) {
    const [reader, other] = [settled[of]!, settled[to]!];
    const isToldAgain = kind === 'beside' && !isJoint && reader.person?.doing === 'read';
    if (isToldAgain && other.person && !other.person.doing && !other.pose)
      settled[to] = { ...other, pose: 'cross' };
  }
}

/** Who does gymnastics or dances on a beam does not sit there. */
export const balances = ({ person }: WishedThing, { id }: WishedThing): boolean =>
  /^(?:beam|girder)$/.test(id) &&
  /^(?:treePose|ballet|handstand|jump|walk|tightrope|stand|cheer)$/.test(person?.doing ?? '');
