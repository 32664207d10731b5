import type {
  IllustrationDescription,
  Place,
  Relation,
  WishedThing,
} from './illustration-description.ts';
import { type Settled, settle } from './layout/settle.ts';
import { relationsWithout } from './relations-without.ts';
import { atWork } from './scenery/at-work.ts';
import { crowded } from './scenery/crowds.ts';
import { dozing } from './scenery/dozing.ts';
import { furnish as furnishPlainly } from './scenery/furnish.ts';
import type { Furnished } from './scenery/furnished.ts';
import { gatherMany, withoutBuilt } from './scenery/gather-many.ts';
import { isOfOutdoors } from './scenery/place-for.ts';
import { withoutSetPieces } from './scenery/set-pieces.ts';

/** What stands there and how, of a wish or of a change of the first. */
export function settledAs(first: IllustrationDescription, wish: IllustrationDescription): Settled {
  const furnished = furnishAs(first, wish);
  const settled = settle(furnished.things, tiesOf(wish, furnished));
  return { ...settled, relations: settled.relations.map((tie) => ofWearer(tie, settled)) };
}

/** “a dog with sunglasses in a car”: who wears them is. */
function ofWearer(tie: Relation, { relations }: Settled): Relation {
  if (!/^(?:in|on|under|behind|before)$/.test(tie.kind)) return tie;
  const worn = relations.find(({ kind, to }) => kind === 'wears' && to === tie.of);
  return worn && worn.of !== tie.to ? { ...tie, of: worn.of } : tie;
}

/** Relations name things by their number: others where those are others. */
const tiesOf = (wish: IllustrationDescription, { relations = wish.relations }: Furnished) => ({
  format: wish.format,
  relations,
});

function furnish(wish: IllustrationDescription, played: Place | null = null): Furnished {
  const asked = withoutSetPieces(crowded(atWork(dozing(withoutBuilt(behindCurtains(wish))))));
  // What its place shows is all that was asked for; a room is furnished behind its curtains, too.
  const isShown = asked.things.length === 0 && wish.things.some(({ id }) => id !== 'curtain');
  if (isShown && asked.place && wish.text.length === 0)
    return { things: [], relations: [], place: asked.place };
  const furnished = furnishPlainly(asked, played);
  return gatherMany({ relations: asked.relations, ...furnished }, wish.format);
}

/** Curtains hang at the window of a room. */
function behindCurtains(wish: IllustrationDescription): IllustrationDescription {
  const { place, things } = wish;
  const hang = things.some(({ id, isWorkedOn }) => id === 'curtain' && !isWorkedOn);
  const isPictured = wish.format === 'picture' && things.length > 1;
  if (place !== null || !hang || !isPictured || things.some(({ id }) => isOfOutdoors(id)))
    return wish;
  return { ...wish, place: 'room' };
}

/** Where nothing else is said a changed picture plays where it played, and its place brings nothing new. */
export function furnishAs(
  first: IllustrationDescription,
  wish: IllustrationDescription,
): Furnished {
  if (wish === first) return furnish(first);
  const before = furnish(first);
  const isElsewhere = wish.place !== null && wish.place !== first.place;
  const brought = isElsewhere ? [] : before.things.filter((thing) => isBrought(thing, first));
  const isEmptied = wish.things.length === 0 && first.things.length > 0;
  if (isEmptied) return { things: brought, relations: [], place: wish.place ?? before.place };
  const furnished = furnish(wish, before.place);
  if (isElsewhere) return furnished;
  const known = new Set(brought.map(({ id }) => id));
  const isNew = (thing: WishedThing) => isBrought(thing, wish) && !known.has(thing.id);
  const gone = furnished.things.flatMap((thing, at) => (isNew(thing) ? [at] : []));
  return {
    ...furnished,
    things: furnished.things.filter((thing) => !isNew(thing)),
    relations: gone.reduceRight(relationsWithout, furnished.relations ?? wish.relations),
  };
}

/** By its place, and nobody asked for it. */
const isBrought = ({ id, said }: WishedThing, { things }: IllustrationDescription): boolean =>
  said === id && !things.some((thing) => thing.id === id && thing.said === said);
