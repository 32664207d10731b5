import type { Relation, WishedThing } from '../illustration-description.ts';
import { type Cluster, clusterOf, type Item, joinClusters, moved, widthOf } from './cluster.ts';

/** How many of them lie in a ring, at least. */
const ring = 9;
/** Of the width of what is in their middle, and of that how high one is. */
const reach = { wide: 0.72, deep: 0.15, high: 0.2 };
const turns = [18, -34, 62, -12, 40, -58, 8, -26, 48, -70, 30];

/** Petals and leaves lie on the ground in a ring about it, some behind and some before. */
export function strewAround(about: Cluster, { items }: Cluster): Cluster {
  const wide = Math.max(widthOf(about), -about.top * 0.75);
  const middle = (about.left + about.right) / 2;
  const count = Math.max(ring, items.length);
  const lain = Array.from({ length: count }, (_, at): Item => {
    const item = items[at % items.length]!;
    const angle = ((at + 0.35) / count) * 2 * Math.PI;
    const out = 1 + 0.22 * (((at * 7) % 5) / 4 - 0.5);
    return {
      ...item,
      look: at,
      x: middle + Math.cos(angle) * wide * reach.wide * out,
      base: Math.sin(angle) * wide * reach.deep * out + wide * 0.03,
      height: wide * reach.high * (0.86 + 0.14 * ((at * 3) % 4)) * (1 + 0.24 * Math.sin(angle)),
      tilt: turns[at % turns.length]!,
      isFlipped: at % 2 === 1,
      ...{ stands: false, lies: true },
    };
  });
  const behind = lain.filter(({ base }) => base < wide * 0.03);
  const before = lain.filter((one) => !behind.includes(one)).sort((a, b) => a.base - b.base);
  return joinClusters(clusterOf(behind), about, clusterOf(before));
}

/** Small enough to be strewn. */
export const isStrewn = (id: string): boolean => strewn.test(id);
const strewn =
  /leaf|leaves|petal|bloss|rose|tulip|herb|sprig|flower|hibiscus|clover|berr|strawberry|cherries|candy|coffee-beans|star|snowflake|coin|shell|ice|droplet|water-drops|lemon|slice|nut|almond|chestnut|olive|beans|pearl|heart|feather|branch|daisy|cinnamon|spice/;

/** Of its height: how far above the ground it hovers. */
const lift = 0.2;
export const hovering = (cluster: Cluster): Cluster =>
  moved(cluster, { y: cluster.top * lift }, { stands: false, lift });

/** Pictures of many: strewn they would bury what they are around. */
const isManyInOne = (id: string) => /^(?:water-drops|scattered-.*|.*-pile|.*-bed)$/.test(id);

/** « entouré de feuilles et de pétales »: both are around it. */
export const strewnToo = (
  things: readonly WishedThing[],
  relations: readonly Relation[],
): Relation[] =>
  relations.map((tie): Relation => {
    const round = relations.find(({ kind, of }) => kind === 'around' && of === tie.of);
    const { id } = things[tie.to]!;
    const isToo = tie.kind === 'beside' && tie.isJoint && isStrewn(id) && !isManyInOne(id);
    return round && isToo ? { of: tie.to, kind: 'around', to: round.to } : tie;
  });
