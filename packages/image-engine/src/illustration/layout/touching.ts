import type { Touch } from '../illustration-description.ts';
import { trueHeight } from '../vocabulary/true-heights.ts';
import {
  aspectOf,
  type Cluster,
  clusterOf,
  type Item,
  joinClusters,
  moved,
  widthOf,
} from './cluster.ts';
import { grown } from './hold-as-touched.ts';
import type { Player } from './rows.ts';

type Bearer = { readonly cluster: Cluster; readonly player: Player };
type Borne = { readonly cluster: Cluster; readonly player: Player };

/** Metres: how high somebody is who stands, and of a figure's units how many that are. */
const person = { metres: 1.66, units: 166 };
/** In a figure's units: as high and as wide as what is there may be. */
const most: Partial<Record<Touch, readonly [high: number, wide: number]>> = {
  lap: [46, 66],
  arms: [56, 64],
  shoulder: [36, 36],
  shoulders: [60, 60],
  head: [52, 60],
  nose: [15, 15],
  hand: [34, 36],
  feet: [70, 110],
};
/** As high as it is at least, or it would not be seen. */
const leastHigh: Partial<Record<Touch, number>> = {
  ...{ lap: 22, arms: 44, shoulder: 22, head: 18, nose: 11, hand: 15, feet: 26 },
};
/** What touches somebody, where it was told; null where nothing tells where that is. */
export function touching(bearer: Bearer, child: Borne, at: Touch): Cluster | null {
  const { cluster, player } = bearer;
  const { places } = player;
  if (!places) return player.landmarks ? onAnimal(bearer, child, at) : null;
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const unit = high * places.unit;
  const isFlipped = cluster.items[0]?.isFlipped ?? false;
  const on = (name: Exclude<keyof typeof places, 'unit'>) => ({
    x: cluster.left + wide * (isFlipped ? 1 - places[name].x : places[name].x),
    y: cluster.top + high * places[name].y,
  });
  const scale = scaleFor(child, at, unit);
  const set = (where: { x: number; y: number }, more: Partial<Item> = {}) => {
    const { cluster: own } = child;
    const x = where.x - ((own.left + own.right) / 2) * scale;
    return moved(own, { x, y: where.y, scale }, { stands: false, ...more });
  };
  const arms = armsOf(cluster, player);
  switch (at) {
    case 'lap':
      return joinClusters(cluster, set({ ...on('lap'), y: on('lap').y - 2 * unit }), ...arms);
    case 'arms': {
      if (/^embrace/.test(player.pose ?? '')) return embraced(bearer, child, unit);
      const { y } = on('hand');
      return joinClusters(cluster, set({ x: on('chest').x, y: y + 12 * unit }), ...arms);
    }
    case 'shoulder':
      return joinClusters(cluster, set(on('shoulder')));
    case 'shoulders':
      return joinClusters(set({ x: on('crown').x, y: on('shoulder').y }), cluster);
    case 'head':
      return joinClusters(cluster, set({ ...on('crown'), y: on('crown').y + 5 * unit }));
    case 'nose': {
      const { x, y } = on('nose');
      return joinClusters(cluster, set({ x, y: y - (child.cluster.top * scale) / 2 }));
    }
    case 'hand':
      return joinClusters(cluster, set({ ...on('hand'), y: on('hand').y - 2 * unit }));
    default:
      return null;
  }
}

/** As large as it is beside a person, within what the place bears. */
function scaleFor({ cluster, player }: Borne, at: Touch, unit: number): number {
  const [item] = cluster.items;
  const aspect = item ? aspectOf(item.drawing) : 1;
  const metres = trueHeight(player.id, aspect) * grownOf(player);
  const units = Math.max(leastHigh[at] ?? 0, (metres / person.metres) * person.units);
  const [high, wide] = most[at] ?? [60, 60];
  return Math.min((Math.min(units, high) * unit) / -cluster.top, (wide * unit) / widthOf(cluster));
}

/** Told to be small or large. */
const grownOf = ({ isLarge = false }: Player) => (isLarge ? grown : 1);

/** Of a figure's units: how far the one who is embraced stands over who embraces it. */
const over = 36;
const embracedHigh = [70, 128] as const;

/** It stands or sits at the right of who embraces it, between the body and the arms. */
function embraced({ cluster, player }: Bearer, child: Borne, unit: number): Cluster {
  const [item] = child.cluster.items;
  const metres =
    trueHeight(child.player.id, item ? aspectOf(item.drawing) : 1) * grownOf(child.player);
  const units = Math.min(
    embracedHigh[1],
    Math.max(embracedHigh[0], (metres / person.metres) * person.units),
  );
  const scale = (units * unit) / -child.cluster.top;
  const x = bodyRight(cluster, player) - over * unit - child.cluster.left * scale;
  return joinClusters(cluster, moved(child.cluster, { x, scale }), ...armsOf(cluster, player));
}

function bodyRight(cluster: Cluster, { places }: Player): number {
  const middle = cluster.left + widthOf(cluster) * places!.middle.x;
  const unit = -cluster.top * places!.unit;
  return middle + 42 * unit;
}

/** Over what they hold, in the frame of whose they are. */
export function armsOf(cluster: Cluster, { looks }: Player): Cluster[] {
  const [item] = cluster.items;
  const over = looks[0]?.over;
  if (!item || !over || looks.length > 1) return [];
  const arms: Item = { ...item, ...over, stands: false, isOver: true };
  return [clusterOf([arms])];
}

/** Of its box: on the back, on the head, on the muzzle. */
function onAnimal({ cluster, player }: Bearer, child: Borne, at: Touch): Cluster | null {
  const { head, mouth, back } = player.landmarks!;
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const where =
    at === 'head'
      ? { x: head.x, y: head.top + 0.03 }
      : at === 'nose'
        ? { x: mouth.x + 0.02, y: mouth.y - 0.05 }
        : at === 'back' || at === 'shoulder'
          ? back
          : null;
  if (!where) return null;
  const share = at === 'nose' ? 0.18 : 0.4;
  const own = child.cluster;
  const scale = Math.min(1, (share * high) / -own.top, (0.5 * wide) / widthOf(own));
  const x = cluster.left + wide * where.x - ((own.left + own.right) / 2) * scale;
  const y = cluster.top + high * where.y;
  return joinClusters(cluster, moved(own, { x, y, scale }, { stands: false }));
}
