import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import type { Arranged, Room, Rooted } from './room.ts';

/** Of the hero's side: a sheet shows things as signs, so a ticket is no dot beside a piano. */
const beside = { first: 0.62, later: 0.5, being: 0.8 };
/** Of the narrower: how much of the hero those right beside it hide. */
const hides = 0.11;
/** Of the hero's side: how far before its line the others stand. */
const before = 0.07;
/** Of the width and of the height that a sheet has for its things. */
const share = { width: 0.84, height: 0.94 };

/**
 * What a card or a poster is about, large in the middle, the others close about its foot by turns, the
 * first to each side before it. Null where one thing is alone or an order, a side or the air was told.
 */
export function setOnSheet(clusters: readonly Rooted[], room: Room): Arranged | null {
  const isFree = clusters.every(
    ({ isFlying, isHung, isFar, isBust, side, isOrdered }) =>
      !(isFlying || isHung || isFar || isBust || side || isOrdered),
  );
  if (!isFree || clusters.length < 2 || clusters.length > 5) return null;
  const hero = clusters.find(({ isBeing, hasPerson }) => isBeing || hasPerson) ?? clusters[0]!;
  const others = clusters.filter((one) => one !== hero);
  const signs = others.map(({ cluster, isBeing }, at) =>
    ofSide(cluster, isBeing ? beside.being : at < 2 ? beside.first : beside.later),
  );
  return { items: placed(gathered(ofSide(hero.cluster, 1), signs), room).items, focus: 0.5 };
}

/** Large about its foot as a square of this side. */
function ofSide(cluster: Cluster, side: number): Cluster {
  return moved(cluster, { scale: side / Math.sqrt(widthOf(cluster) * -cluster.top) });
}

function gathered(hero: Cluster, signs: readonly Cluster[]): Cluster {
  const around: Cluster[] = [];
  let [left, right] = [hero.left, hero.right];
  for (const [at, sign] of signs.entries()) {
    const hidden = at < 2 ? hides * Math.min(widthOf(sign), widthOf(hero)) : 0;
    const isRight = at % 2 === 0;
    const x = isRight ? right - sign.left - hidden : left - sign.right + hidden;
    const set = moved(sign, { x, y: before });
    if (isRight) right = set.right;
    else left = set.left;
    around.push(set);
  }
  const all = joinClusters(hero, ...around);
  return moved(all, { x: -(all.left + all.right) / 2, y: -before });
}

function placed(group: Cluster, room: Room): Cluster {
  const foot = room.foot ?? room.base;
  const scale = Math.min(
    (share.width * room.width) / widthOf(group),
    (share.height * (foot - room.top)) / -group.top,
  );
  const set = moved(group, { scale, x: room.width / 2, y: room.base });
  if (room.hasGround) return set;
  const middle = (room.top + foot) / 2;
  return moved(set, { y: middle - (set.top + room.base) / 2 }, { stands: false });
}
