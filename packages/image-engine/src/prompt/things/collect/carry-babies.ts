import type { Relation } from '../../../illustration/illustration-description.ts';
import type { Draft } from './draft-things.ts';

type Company = { readonly things: readonly Draft[]; readonly relations: readonly Relation[] };

/** “a mum with a baby”: it is in her arms; one that nobody carries sits on the ground. */
export function carryBabies<Wish extends Company>(wish: Wish): Wish {
  const { things, relations } = wish;
  let ties = relations;
  const carried = things.map((thing, at): Draft => {
    if (!isBaby(thing)) return thing;
    if (ties.some(({ of, kind }) => of === at && kind !== 'beside')) return thing;
    const bearer = things.findIndex((one, index) => index !== at && canBear(one));
    const isBorne = thing.count === 1 && bearer >= 0 && !hasHandsFull(ties, bearer, at);
    if (!isBorne) return thing.person!.doing ? thing : sitting(thing);
    const isSeated = ties.some(({ of, kind }) => of === bearer && kind === 'on');
    const tie: Relation = { of: at, kind: 'on', to: bearer, at: isSeated ? 'lap' : 'arms' };
    const told = ties.findIndex(({ to, kind }) => /^(beside|holds)$/.test(kind) && to === at);
    // Each tie keeps its place: what it was said by is found by that.
    const kept = ties.map((one, index) =>
      index === told ? tie : one.of === at ? { ...one, of: bearer } : one,
    );
    ties = told < 0 ? [...kept, tie] : kept;
    return thing;
  });
  return { ...wish, things: carried, relations: ties };
}

const isBaby = ({ person }: Draft): boolean => person?.age === 'baby';

const sitting = (thing: Draft): Draft => ({
  ...thing,
  person: { ...thing.person!, doing: 'cross' },
});

/** One grown person who does nothing else with his hands. */
const canBear = ({ person, count }: Draft): boolean =>
  count === 1 &&
  person !== null &&
  /^(young|adult|old)$/.test(person.age) &&
  (person.doing === undefined || /^(sleep|sit|stand|walk)$/.test(person.doing));

const hasHandsFull = (ties: readonly Relation[], bearer: number, baby: number): boolean =>
  ties.some(
    ({ of, to, kind, isHeld, at }) =>
      (of === bearer && to !== baby && (isHeld || kind === 'holds')) ||
      (to === bearer && at !== undefined),
  );
