import type { Composition } from './compose-picture.ts';
import { measureVisible, type Visible } from './picture/measure-visible.ts';

/** Less of a silhouette is not seen for what it is; nor is what is smaller, as a share of the picture. */
const leastSeen = { share: 0.3, area: 0.0007 };
/** Of several of a kind one is counted that is seen no more than so. */
const leastCounted = 0.12;

/** A composition is judged and told: it is measured once. */
const measured = new WeakMap<Composition, readonly Visible[]>();

function visibleIn(composition: Composition): readonly Visible[] {
  const { picture, firstThing } = composition;
  const seen = measured.get(composition) ?? measureVisible(picture, firstThing);
  measured.set(composition, seen);
  return seen;
}

/** Those things of a picture that are seen for what they are, in the order in which they were drawn. */
export function legibleOf(composition: Composition): Composition['things'] {
  const { things } = composition;
  const seen = visibleIn(composition);
  // Small ones that lie together are seen together.
  const areas = new Map<string, number>();
  for (const [at, { item }] of things.entries())
    areas.set(item.name, (areas.get(item.name) ?? 0) + seen[at]!.area);
  return things.filter(
    ({ item }, at) => seen[at]!.share >= leastSeen.share && areas.get(item.name)! >= leastSeen.area,
  );
}

/** Those that can be counted: of several that stand before each other less is seen. */
export function countedOf(composition: Composition): Composition['things'] {
  const seen = visibleIn(composition);
  return composition.things.filter(
    ({ item }, at) => !item.isOver && seen[at]!.share >= leastCounted,
  );
}
