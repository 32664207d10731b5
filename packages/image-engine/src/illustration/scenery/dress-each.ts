import type { Relation, WishedThing } from '../illustration-description.ts';
import { isWorn, wears } from '../layout/wearing.ts';

type Related = {
  readonly things: readonly WishedThing[];
  readonly relations?: readonly Relation[];
};

const mostDressed = 4;

/** “dinosaurs in party hats”: each wears one, so each is a thing of its own with its own. */
export function dressEach<Wish extends Related>(wish: Wish): Wish {
  const { things, relations = [] } = wish;
  const worn = relations.findIndex(({ of, kind, to }) => {
    const [wearer, garment] = [things[of]!, things[to]!];
    const isSeveral = wearer.count > 1 && wearer.count <= mostDressed && wearer.person === null;
    return /^(in|beside)$/.test(kind) && isSeveral && isWorn(garment.id) && wears(alone(wearer));
  });
  if (worn < 0) return wish;
  const { of, to } = relations[worn]!;
  const more = Array.from({ length: things[of]!.count - 1 }, (_, at) => things.length + 2 * at);
  const dressed = things.map((one, at) => (at === of || at === to ? alone(one) : one));
  return {
    ...wish,
    things: [...dressed, ...more.flatMap(() => [dressed[of]!, dressed[to]!])],
    relations: [
      ...relations.with(worn, { of, kind: 'beside', to }),
      ...more.map((at): Relation => ({ of: at, kind: 'beside', to: at + 1 })),
    ],
  };
}

const alone = (thing: WishedThing): WishedThing => {
  const { isSome: _, ...one } = thing;
  return { ...one, count: 1 };
};
