import type { Relation } from '../../../illustration/illustration-description.ts';
import { isFoodNamed } from '../words/foods.ts';
import type { Draft } from './draft-things.ts';

/** « un panier de pommes, de poires et de raisins »: all that is named in a row lies in it, and not the first alone. */
export function fillLists(things: readonly Draft[], relations: readonly Relation[]): Relation[] {
  const filled: Relation[] = [...relations];
  for (const { of: first, kind, to } of relations) {
    if (kind !== 'in' || first !== to + 1 || !isLoose(things[first])) continue;
    for (let at = first + 1; isLoose(things[at]) && isListed(filled, at); at += 1) {
      const joint = filled.findIndex((tie) => tie.to === at && tie.of === at - 1);
      if (joint >= 0) filled.splice(joint, 1);
      filled.push({ of: at, kind: 'in', to });
    }
  }
  return filled;
}

const isLoose = (thing: Draft | undefined): boolean =>
  thing !== undefined && thing.person === null && isFoodNamed(thing.id);

/** Tied to nothing but its neighbours in the list. */
const isListed = (relations: readonly Relation[], at: number): boolean =>
  relations.every(
    ({ of, to, isJoint }) => (of !== at && to !== at) || (isJoint && Math.abs(of - to) === 1),
  );
