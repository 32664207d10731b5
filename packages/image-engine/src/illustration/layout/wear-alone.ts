import type { Relation, WishedThing } from '../illustration-description.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { isWorn, wears, wornAs } from './wearing.ts';

/** « un escargot avec une valise et un chapeau », “an owl on a branch wearing a scarf”: the only one there wears it. */
export function wearAlone(things: WishedThing[], relations: Relation[]): void {
  const wearers = things.flatMap((one, at) => (isAnimal(one.id) && wears(one) ? [at] : []));
  const [of] = wearers;
  if (of === undefined || wearers.length > 1 || things.some(({ person }) => person)) return;
  for (const [to, { id, count }] of things.entries()) {
    const ties = relations.filter((tie) => tie.to === to || tie.of === to);
    const isFree = ties.every(
      (tie) => tie.kind === 'beside' && tie.to === to && tie.of !== of && !tie.isNear,
    );
    if (!isWorn(id) || count > 1 || ties.length === 0 || !isFree) continue;
    for (const tie of ties) relations.splice(relations.indexOf(tie), 1);
    things[to] = { ...things[to]!, id: wornAs[id] ?? id };
    relations.push({ of, kind: 'wears', to });
  }
}
