import type { Relation, WishedThing } from '../illustration-description.ts';
import { isWorn, wears } from '../layout/wearing.ts';
import { holds } from '../vocabulary/holding.ts';

type Related = {
  readonly things: readonly WishedThing[];
  readonly relations?: readonly Relation[];
};

const mostDressed = { animals: 4, people: 5 };

/**
 * “dinosaurs in party hats”: each wears one, so each is a thing of its own with its own; and “people with
 * umbrellas”: each holds one, the one in the middle that of another colour.
 */
export function dressEach<Wish extends Related>(wish: Wish): Wish {
  const { things, relations = [] } = wish;
  const found = relations.findIndex((tie) => isOfEach(tie, things));
  if (found < 0) return wish;
  const { of, to } = relations[found]!;
  const wearer = alone(things[of]!);
  const garment = alone(things[to]!);
  const odd = oddOneOf(wish, to);
  const count = things[of]!.count;
  const dressed = things.map((one, at) => (at === of ? wearer : at === to ? garment : one));
  const ties: Relation[] = [{ of, kind: 'beside', to }];
  for (let nth = 1; nth < count; nth += 1) {
    const at = dressed.push(nth % 2 === 1 ? ofOtherSex(wearer) : wearer) - 1;
    const isOdd = odd >= 0 && nth === Math.floor(count / 2);
    ties.push({ of: at, kind: 'beside', to: isOdd ? odd : dressed.push(garment) - 1 });
  }
  const [own, ...more] = ties;
  return { ...wish, things: dressed, relations: [...relations.with(found, own!), ...more] };
}

/** Worn or held by each of several who are named together. */
function isOfEach(
  { of, kind, to, isJoint, isHeld }: Relation,
  things: readonly WishedThing[],
): boolean {
  const [wearer, garment] = [things[of]!, things[to]!];
  if (wearer.count < 2) return false;
  if (wearer.person === null)
    return (
      /^(in|beside)$/.test(kind) &&
      wearer.count <= mostDressed.animals &&
      isWorn(garment.id) &&
      wears(alone(wearer))
    );
  const isTaken = kind === 'beside' && !isJoint && holds(alone(wearer), alone(garment));
  const isOver = /^(beside|under)$/.test(kind) && garment.id === 'umbrella';
  return (
    (isOver || (isTaken && !isStrung.test(garment.id))) &&
    wearer.count <= mostDressed.people &&
    wearer.person.doing === undefined &&
    (garment.count > 1 || (isHeld === true && ofOneHand.test(garment.id)))
  );
}

/** Where several are named they hang on a string, stand about or lie in a heap. */
const isStrung = /^(red-paper-lantern|lantern|star|glowing-star|flag-garland|droplet|bubbles)$/;

/** « deux infirmières, un café à la main »: each has hers. */
const ofOneHand =
  /cup|glass|flute|mug|candle|smartphone|rose|tulip|sunflower|balloon$|cone|lollipop|book$|cocktail/;

/** “and one red umbrella” */
const oddOneOf = ({ things, relations = [] }: Related, among: number): number =>
  things.findIndex(
    ({ id, count }, at) =>
      at !== among &&
      id === things[among]!.id &&
      count === 1 &&
      !relations.some(({ of, to, isJoint }) => !isJoint && (of === at || to === at)),
  );

/** « des gens » are women and men. */
const ofOtherSex = (one: WishedThing): WishedThing =>
  one.id === 'people' && one.person
    ? { ...one, person: { ...one.person, sex: one.person.sex === 'woman' ? 'man' : 'woman' } }
    : one;

const alone = (thing: WishedThing): WishedThing => {
  const { isSome: _, ...one } = thing;
  return { ...one, count: 1 };
};
