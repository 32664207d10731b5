import type { Person, Relation, WishedThing } from '../illustration-description.ts';

type Wished = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
};

/** Two who were named apart and hold each other: « une mère et sa fille main dans la main ». */
export type Companions = {
  readonly one: number;
  readonly other: number;
  readonly doing: Person['doing'];
};

const held: ReadonlySet<Person['doing']> = new Set<Person['doing']>([
  'clasp',
  'hug',
  'kiss',
  'dance',
]);

/** Null where nobody does; both are drawn as one then. */
export function companionsOf({ things, relations }: Wished): Companions | null {
  for (const { of, kind, to, facing } of relations) {
    const [one, other] = [things[of], things[to]];
    if (kind !== 'beside' || !one?.person || !other?.person) continue;
    if (one.id !== 'person' || other.id !== 'person' || one.count + other.count !== 2) continue;
    const isTied = relations.some(
      (tie) =>
        /^(on|in|holds)$/.test(tie.kind) && [tie.of, tie.to].some((at) => at === of || at === to),
    );
    const doings = [one.person.doing, other.person.doing];
    const doing = doings.find((each) => held.has(each));
    if (doing && !(doing === 'dance' && doings.includes(undefined)))
      return { one: of, other: to, doing };
    const isKin =
      !facing && (one.person.age !== other.person.age || one.person.sex !== other.person.sex);
    if (isKin && !isTied && doings.every((each) => each === undefined))
      return { one: of, other: to, doing: 'clasp' };
  }
  return null;
}
