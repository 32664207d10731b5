import type { Posed } from '../cast-players.ts';
import type { Relation, WishedThing } from '../illustration-description.ts';
import type { Reach } from '../people/act.ts';
import { type Act, actOf } from '../people/acts.ts';
import type { PoseName } from '../people/poses.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { reachTo } from './reach-of.ts';
import { isSeat } from './seats.ts';
import { sits } from './sitters.ts';

type Settling = (WishedThing & Posed)[];

/** Of a person's height: what lies on a bench. */
const largestLaid = 1;
/** People to whom something is done at once. */
const mostAtHands = 2;
/** Said of a thing right behind the verb: what it is done to, and no place. */
const joins = /^(beside|on|in|before)$/;

const actBy = ({ person }: WishedThing): Act | null => actOf(person?.doing);

/** « arrose des tomates »: they are before him, as what he does asks; null where he does nothing to it. */
export function doneTo(relation: Relation, one: WishedThing, other: WishedThing): Relation | null {
  const { of, kind, to } = relation;
  const act = actBy(one);
  // On it he sits, and works on nothing.
  if (kind === 'on' && sits(one)) return null;
  if (!act || relation.isJoint || relation.isNear || !joins.test(kind)) return null;
  // One is at another's hands; many stand by.
  if (other.person && other.count > mostAtHands) return null;
  if (other.person) return isDoneToPersons(act) ? { of, kind: 'acts', to } : null;
  // « plie du linge sur le lit »: nobody stands on it with a table.
  if (kind === 'on' && other.id === 'bed' && act.object === 'bench')
    return { of, kind: 'beside', to };
  if (kind !== 'beside' && (isSeat(other.id) || underfoot.test(other.id))) return null;
  // What is there as well lies about, and leaves his hands as they are.
  const isForPersons = act.object === 'person' && !isAnimal(other.id);
  if (act.object === 'none' || isForPersons) return { of, kind: 'beside', to };
  if (act.reaches && reachTo(one, other, act.reaches) === 'table') return { of, kind: 'holds', to };
  if (act.object !== 'bench') return { of, kind: 'acts', to };
  const isLaid = naturalSize(other.id) < largestLaid && other.count <= 3;
  return isLaid ? { of, kind: 'holds', to } : { of, kind: 'acts', to };
}
const underfoot =
  /^(rug|ladder|staircase|jetty|rooftop|cliff|rock|picnic-blanket|beam|stone-bridge|garden-bridge|boat|.*-boat|sailboat|canoe|kayak|house|tree-house)$/;

const isDoneToPersons = ({ object }: Act): boolean => object === 'person' || object === 'ground';

/** « remet les clés à un couple »: those who are named next, whatever was told between; all turn to what they do. */
export function doneToOthers(things: Settling, relations: readonly Relation[]): Relation[] {
  const more = things.flatMap((one, of): Relation[] => {
    const act = actBy(one);
    const isOpen = act && (act.object === 'person' || act.other !== undefined);
    const hasSomebody = relations.some(
      (tie) => tie.of === of && tie.kind === 'acts' && things[tie.to]!.person,
    );
    if (!isOpen || hasSomebody) return [];
    const isFree = (at: number) =>
      !relations.some((tie) => tie.of === at && !/^(beside|on|in)$/.test(tie.kind));
    const to = things.findIndex(
      ({ person, count }, at) => at > of && person !== null && count <= mostAtHands && isFree(at),
    );
    return to < 0 ? [] : [{ of, kind: 'acts', to }];
  });
  turnToWork(things, [...relations, ...more]);
  return more;
}

/** Who works on what stands beside him looks at it, and it at him where it has a face. */
function turnToWork(things: Settling, relations: readonly Relation[]): void {
  for (const { of, kind, to } of relations) {
    const reach = reachIn(things[of]!, things[to]!, kind);
    if (reach) things[of] = { ...things[of]!, reach };
    if (kind !== 'acts') continue;
    const [one, other] = [things[of]!, things[to]!];
    // What is carried or sold is before whoever does it.
    const isBefore = /^(?:hauled|counter)$/.test(actBy(one)?.object ?? '');
    if (!one.person?.isTurned && !isBefore) things[of] = { ...one, turn: 'right' };
    if (!other.person) {
      // Its flank, and no face, is before him.
      if (fromBehind.test(one.person?.doing ?? '')) things[to] = { ...other, turn: 'right' };
      continue;
    }
    const how = actBy(one)?.other;
    const pose = how && !other.person.doing ? { pose: posesOfOthers[how] } : {};
    // Who sits before a hairdresser looks at us; who rides or flees looks ahead.
    const goesOn = how === 'cycle' || how === 'run';
    const turn = how === 'sit' ? {} : ({ turn: goesOn ? 'right' : 'left' } as const);
    things[to] = { ...other, ...pose, ...turn };
  }
}

const fromBehind = /^(?:shear|milk)$/;

/** Of who works on a thing or an animal. */
function reachIn(one: WishedThing, other: WishedThing, kind: Relation['kind']): Reach | null {
  const isDone = kind === 'acts' || kind === 'holds';
  const act = actBy(one);
  // What is too large for his bench he works on where it stands.
  const isOffBench = act?.object === 'bench' && act.tool && kind === 'acts';
  const reaches = act?.reaches ?? (isOffBench ? 'stand' : undefined);
  return isDone && reaches && !other.person ? reachTo(one, other, reaches) : null;
}

const posesOfOthers = {
  ...({ sit: 'sitStool', offer: 'receive', cross: 'cross', stand: 'stand' } as const),
  ...({ cycle: 'cycle', run: 'run' } as const),
} as const satisfies Record<NonNullable<Act['other']>, PoseName>;
