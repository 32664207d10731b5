import type { Person, Relation, Touch, WishedThing } from '../illustration-description.ts';
import { isTended } from './acts.ts';
import { hasTable } from './doings.ts';

type Wished = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
};

/** Two who were named apart and hold each other: « une mère et sa fille main dans la main ». */
export type Companions = {
  readonly one: number;
  readonly other: number;
  readonly doing: Person['doing'];
  /** One carries the other: they have one skin. */
  readonly isKin?: boolean;
};

/** Who is there is carried: by where he is. */
const carriedAt: Partial<Record<Touch, Person['doing']>> = {
  ...{ arms: 'carry', lap: 'onLap', shoulders: 'shoulders', back: 'piggyback' },
};

const held: ReadonlySet<Person['doing']> = new Set<Person['doing']>([
  'clasp',
  'hug',
  'kiss',
  'dance',
  'carry',
  'shakeHands',
  'linkArms',
  'wrestle',
  'chess',
  'deal',
  'talk',
  'argue',
  'whisper',
  'fives',
]);

/** Null where nobody does; both are drawn as one then. */
export function companionsOf({ things, relations }: Wished): Companions | null {
  for (const { of, kind, to, facing, at } of relations) {
    const [one, other] = [things[of], things[to]];
    const isPair = one?.person && other?.person && one.count + other.count === 2;
    const doing = at && isPair ? carriedAt[at] : undefined;
    if (doing && one!.id === 'person' && other!.id === 'person')
      return { one: to, other: of, doing, isKin: true };
    if (kind !== 'beside' || !one?.person || !other?.person) continue;
    if (one.id !== 'person' || other.id !== 'person' || one.count + other.count !== 2) continue;
    const isTied = relations.some(
      (tie) =>
        /^(on|in|holds)$/.test(tie.kind) && [tie.of, tie.to].some((at) => at === of || at === to),
    );
    const doings = [one.person.doing, other.person.doing];
    const told = at === 'side' ? 'linkArms' : doings.find((each) => held.has(each));
    if (told && !(told === 'dance' && doings.includes(undefined)))
      return { one: of, other: to, doing: told };
    if (isTended(one.person.doing) && !isTied)
      return { one: of, other: to, doing: one.person.doing };
    const isKin =
      !facing && (one.person.age !== other.person.age || one.person.sex !== other.person.sex);
    if (isKin && !isTied && doings.every((each) => each === undefined))
      return { one: of, other: to, doing: 'clasp' };
  }
  return null;
}

/** Both as one thing of two. */
export function asOne(
  both: readonly [WishedThing, WishedThing],
  together: Partial<Person>,
): WishedThing {
  const members = both.map(({ person, colour, said }) => ({ person: person!, colour, said }));
  return {
    ...both[0],
    ...{ id: 'people', count: 2, members },
    person: { ...both[0].person!, ...together },
  };
}

/** « une mère et son fils préparent une tarte »: named apart, and at work on the same. */
export function tableMates({ things, relations }: Wished): readonly [number, number] | null {
  const found = relations.find(({ of, kind, to, isJoint }) => {
    const [one, other] = [things[of], things[to]];
    const arePair = one?.id === 'person' && other?.id === 'person' && one.count + other.count === 2;
    if (kind !== 'beside' || !isJoint || !arePair) return false;
    const { doing } = one.person ?? {};
    return hasTable(doing) && doing === other.person?.doing;
  });
  return found ? [found.of, found.to] : null;
}
