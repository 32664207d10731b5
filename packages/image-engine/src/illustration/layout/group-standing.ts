import { isAnimal } from '../vocabulary/is-animal.ts';
import { type Cluster, clusterOf, type Item, moved } from './cluster.ts';
import { type Player, rowOf } from './rows.ts';

/** From the first on, whether each of so many stands a step behind. */
const steps: Readonly<Record<number, readonly boolean[]>> = {
  3: [false, true, false],
  4: [true, false, true, false],
  5: [false, true, false, true, false],
};
/** Of the height: how far up who is behind stands; how much smaller; how close all stand, of their width. */
const shapes = {
  people: { up: 0.075, scale: 0.95, close: 0.84 },
  animals: { up: 0.28, scale: 0.86, close: 0.54 },
} as const;
/** Holding each other they stand as they are drawn. */
const joined = /^(clasp|scrum|hug|kiss)$/;

/** Three to five people or animals who are by themselves: at two depths and close, as a group stands. */
export function groupStanding(player: Player, thing: number): Cluster {
  const row = rowOf(player, thing);
  const behind = steps[player.looks.length];
  const isGroup = player.isPerson || isAnimal(player.id);
  const isJoined = joined.test(player.pose ?? '');
  if (!behind || !isGroup || isJoined || player.isStacked || player.isCrowd || player.isFloating)
    return row;
  const { up, scale, close } = player.isPerson ? shapes.people : shapes.animals;
  const high = -row.top;
  const back = { stands: false, isBehind: true } as const;
  const items = row.items
    .toSorted((one, other) => one.look - other.look)
    .map((item, at): Item => {
      const x = item.x * close;
      return behind[at]
        ? { ...item, ...back, x, base: item.base - up * high, height: item.height * scale }
        : { ...item, x };
    });
  const deep = clusterOf(items.toSorted((one, other) => one.base - other.base));
  return moved(deep, { x: -(deep.left + deep.right) / 2 });
}
