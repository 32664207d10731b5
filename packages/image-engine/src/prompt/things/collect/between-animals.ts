import type {
  Posture,
  Relation,
  WishedThing,
} from '../../../illustration/illustration-description.ts';
import { isFourLegged } from '../../../illustration/vocabulary/four-legged.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';

/** Says that one runs after another. */
export const chasing =
  /(^| )(poursui\p{L}+|pourchass\p{L}+|court après|courent après|chas(?:e|es|ing)|running after|runs after)( |$)/u;

type Told = { readonly things: readonly WishedThing[]; readonly relations: readonly Relation[] };

/** What animals do with each other, said of one: both fight or play and look at each other, both run. */
export function withBoth<One extends Told>(told: One): One {
  const things = told.things.map((one) =>
    isMutual(one.posture) && one.count > 1 && !one.stance
      ? { ...one, stance: 'facing' as const }
      : one,
  );
  const bear = (at: number, posture: Posture) => {
    if (things[at]!.posture === null) things[at] = { ...things[at]!, posture };
  };
  const relations = told.relations.map((tie) => {
    const [one, other] = [things[tie.of]!, things[tie.to]!];
    if (tie.kind !== 'beside') return tie;
    if (tie.facing === 'after') flee(things, tie);
    if (tie.isHeld && isFourLegged(one.id) && isAnimal(other.id)) bear(tie.of, 'walking');
    if (one.posture === 'playing' && !isAnimal(other.id) && !other.person)
      return { ...tie, facing: 'facing' as const };
    const shared = [one, other].map(({ posture }) => posture).find(isMutual);
    if (!shared || ![one, other].every(({ id }) => isAnimal(id)) || tie.facing) return tie;
    bear(tie.of, shared);
    bear(tie.to, shared);
    return { ...tie, facing: 'facing' as const };
  });
  return { ...told, things, relations };
}

const isMutual = (posture: Posture | null): boolean => /^(fighting|playing)$/.test(`${posture}`);

/** Whoever is run after runs as well. */
function flee(things: WishedThing[], { of, to }: Relation): void {
  for (const at of [of, to]) {
    const one = things[at]!;
    if (one.person && !one.person.doing)
      things[at] = { ...one, person: { ...one.person, doing: 'run' } };
    else if (!one.person && isFourLegged(one.id) && one.posture === null)
      things[at] = { ...one, posture: 'moving' };
  }
}
