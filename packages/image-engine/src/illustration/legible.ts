import type { Composition } from './compose-picture.ts';
import { measureVisible } from './picture/measure-visible.ts';

/** Less of a silhouette is not seen for what it is; nor is what is smaller, as a share of the picture. */
const leastSeen = { share: 0.3, area: 0.0007 };
/** Of several of a kind one is counted that is seen no more than so. */
const leastCounted = 0.12;

/** Those things of a picture that are seen for what they are, in the order in which they were drawn. */
export function legibleOf({ picture, things, firstThing }: Composition): Composition['things'] {
  const seen = measureVisible(picture, firstThing);
  // Small ones that lie together are seen together.
  const areas = new Map<string, number>();
  for (const [at, { item }] of things.entries())
    areas.set(item.name, (areas.get(item.name) ?? 0) + seen[at]!.area);
  return things.filter(
    ({ item }, at) => seen[at]!.share >= leastSeen.share && areas.get(item.name)! >= leastSeen.area,
  );
}

/** Those that can be counted: of several that stand before each other less is seen. */
export function countedOf({ picture, things, firstThing }: Composition): Composition['things'] {
  const seen = measureVisible(picture, firstThing);
  return things.filter(({ item }, at) => !item.isOver && seen[at]!.share >= leastCounted);
}
