import type { Relation, WishedThing } from './illustration-description.ts';

/** `drawn`: how many of it. */
type Counted = WishedThing & { readonly drawn: number };

type Told<One extends Counted> = {
  readonly things: readonly One[];
  readonly relations: readonly Relation[];
};

/**
 * Several who were named together and stand one by one, each with his own, are told together again: the
 * first of them is all, and what was tied to another of them is tied to it; null stands for the others.
 */
export function foldCopies<One extends Counted>(
  { things, relations }: Told<One>,
  wished: readonly WishedThing[],
): { things: readonly (One | null)[]; relations: readonly Relation[] } {
  const severalOf = things.map(({ id, said, count }) => {
    if (count > 1) return undefined;
    const told = wished.find((one) => one.said === said && one.count > 1);
    // Who was not named holds what was.
    const copies = things.filter((one) => one.id === 'people' && one.said === said).length;
    const isSame = (one: { id: string; said: string }) => one.id === id && one.said === said;
    // « deux infirmières, un café à la main »
    const isOfEach = things.filter(isSame).length > Math.max(1, wished.filter(isSame).length);
    if (!told && id !== 'people' && isOfEach) return { count: 1, isSome: false };
    return told ?? (id === 'people' ? { count: copies, isSome: false } : undefined);
  });
  const firsts = things.map(({ said, id }, at) =>
    severalOf[at] ? things.findIndex((one) => one.said === said && one.id === id) : at,
  );
  const isAlone = (at: number) => firsts.filter((first) => first === at).length < 2;
  const folded = things.map((thing, at) => {
    if (firsts[at] !== at) return null;
    const several = severalOf[at];
    if (!several || isAlone(at)) return thing;
    const drawn = things.reduce(
      (sum, one, other) => sum + (firsts[other] === at ? one.drawn : 0),
      0,
    );
    return { ...thing, count: several.count, drawn, ...(several.isSome && { isSome: true }) };
  });
  const ties = relations.map((tie) => ({ ...tie, of: firsts[tie.of]!, to: firsts[tie.to]! }));
  return {
    things: folded,
    relations: ties.filter(
      ({ of, kind, to }, at) =>
        of !== to &&
        ties.findIndex((one) => one.of === of && one.kind === kind && one.to === to) === at,
    ),
  };
}
