import type { Relation, Touch } from '../../../illustration/illustration-description.ts';
import { isChild } from '../../../illustration/people/ages.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { Draft } from './draft-things.ts';

type Named = {
  readonly things: readonly Draft[];
  readonly relations: readonly Relation[];
  readonly last: Draft | undefined;
};

/** Worn there: « un chapeau sur la tête » is on whoever has it. */
const worn: ReadonlySet<Touch> = new Set<Touch>(['head', 'nose']);
/** Where small children are, and nobody else. */
const ofChildren: ReadonlySet<Touch> = new Set<Touch>(['arms', 'lap', 'shoulders', 'back']);

/**
 * « une dame avec un chat sur les genoux »: how what was named last stands to who was named before;
 * `heard` where it is seen anyhow, null where nobody is there.
 */
export function tieTouching(
  { things, relations, last }: Named,
  at: Touch,
): readonly Relation[] | 'heard' | null {
  if (!last) return null;
  const of = things.indexOf(last);
  const isBearer = ({ id, person }: Draft) => person !== null || isAnimal(id);
  const to = things.findLastIndex((one, index) => index !== of && isBearer(one));
  const isSmall = last.person !== null && isChild(last.person);
  if (last.person && !(isSmall && ofChildren.has(at) && to >= 0))
    return worn.has(at) ? 'heard' : null;
  if (to < 0) return null;
  const tie = relations.find((one) => one.of === to && one.to === of);
  // « un chien couché sur le dos » lies on his own.
  if (at === 'back' && !last.person && !tie?.isHeld) return null;
  const others = relations.filter((one) => one !== tie);
  return [...others, { of, kind: at === 'feet' ? 'before' : 'on', to, at }];
}
