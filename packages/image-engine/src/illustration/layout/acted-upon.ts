import type { RelationKind } from '../illustration-description.ts';
import { actOf } from '../people/acts.ts';
import { trueHeight } from '../vocabulary/true-heights.ts';
import { isBoat } from '../vocabulary/vessels.ts';
import { aspectOf, type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import { leftAt } from './edge-at.ts';
import { inVessel } from './in-vessel.ts';
import { isHung, shownHeight } from './reach-of.ts';
import type { Player } from './rows.ts';

/** Of the doer's height: how large what he works on is at most, there and in his hand. */
const mostHigh = { ground: 1.45, planted: 0.75, hand: 0.26, aloft: 0.42, above: 0.4 };
/** Of the width of what is worked on: how far the doer reaches over it. */
const over = { tend: 0.36, high: 0.34, push: 0.12, aside: 0.06 };
/** Of the doer's height: where a hand is that offers something, and where what hangs is put up. */
const handHigh = { offers: 0.52, lifts: 0.96, hangs: 0.72 };
/** In a figure's units: how far from the hand and above it a platter bears what is on it. */
const platter = [16, 7] as const;
/** Of whoever carries it: how large it is at most, and how far above the ground. */
const hauled = { wide: 1.5, high: 0.42, above: 0.3, tall: 0.94, low: 0.05, over: 0.3 };

/** What somebody works on, and a boat that somebody is in; null where it is neither. */
export function reachedBy(
  { cluster, player }: { readonly cluster: Cluster; readonly player: Player },
  child: { readonly cluster: Cluster; readonly player: Player },
  kind: RelationKind,
): Cluster | null {
  if (kind === 'acts')
    return touchedByTool({ cluster, player }, child) ?? actedUpon({ cluster, player }, child);
  const isAboard = isBoat(player.id) && (kind === 'on' || kind === 'in');
  return isAboard ? inVessel({ cluster, player }, child) : null;
}

type Whoever = { readonly cluster: Cluster; readonly player: Player };

/** In a figure's units: to the metre, how far a tool is over what it touches, and how far from the body that stays. */
const figure = { perMetre: 100, over: 5, aside: 20, least: 22, wall: 62 };

/** As high as it is, where the tool meets its outline; null for who does not reach to it so. */
function touchedByTool(
  { cluster, player }: { readonly cluster: Cluster; readonly player: Player },
  {
    cluster: child,
    player: { id, isPerson, isLarge },
  }: {
    readonly cluster: Cluster;
    readonly player: Player;
  },
): Cluster | null {
  const { places, reach } = player;
  const [item] = child.items;
  if (!places || !item || isPerson) return null;
  const high = -cluster.top;
  const unit = high * places.unit;
  const metres = shownHeight(trueHeight(id, aspectOf(item.drawing)), isLarge ? 'large' : 'usual');
  if (!reach && !isLed(player.pose, metres)) return null;
  const units = Math.max(figure.least, metres * figure.perMetre);
  const scale = Math.min((units * unit) / item.height, (mostHigh.ground * high) / -child.top);
  const own = moved(faced(child, player.pose, id), { scale });
  const at = places.tip;
  const [tip, middle] = [acrossOf(cluster, at), acrossOf(cluster, places.middle)];
  const edge = leftAt(own, cluster.top + high * at.y);
  const x = Math.max(tip - edge - figure.over * unit, middle + figure.aside * unit - own.left);
  const isOnWall = isHung(id);
  const by = isOnWall ? { x, y: -figure.wall * unit } : { x };
  return joinClusters(moved(own, by, isOnWall ? { stands: false } : {}), cluster);
}

const acrossOf = (cluster: Cluster, { x }: { readonly x: number }): number =>
  cluster.left + widthOf(cluster) * (cluster.items[0]?.isFlipped ? 1 - x : x);

/** By a rope, or what is low by a leash; what is watered is below the can. */
function isLed(pose: Player['pose'], metres: number): boolean {
  const { station, tool } = actOf(pose) ?? {};
  return station === 'rope' || tool?.[0] === 'wateringCan' || (station === 'leash' && metres < 1);
}

/** In a figure's units: its top above the ground, how high and wide what lies on it is at most, and where one thing alone lies. */
const counter = { top: 66, high: 27, wide: 140, aside: 46, all: 224 };

/** In a row on the counter, or beside the hands. */
function onCounter({ cluster, player }: Whoever, child: Cluster): Cluster {
  const unit = -cluster.top * (player.places?.unit ?? 1 / counter.all);
  const scale = Math.min(
    (counter.high * unit) / -child.top,
    (counter.wide * unit) / widthOf(child),
  );
  const aside = child.items.length > 1 ? 0 : counter.aside * unit;
  const middle = (cluster.left + cluster.right) / 2 + aside;
  const x = middle - ((child.left + child.right) / 2) * scale;
  const lying = moved(child, { x, y: -counter.top * unit, scale }, { stands: false });
  return joinClusters(cluster, lying);
}

/** What is pushed has its handles toward whoever does. */
function faced(child: Cluster, pose: Player['pose'], id: string): Cluster {
  if (actOf(pose)?.stance !== 'push' || !handlesRight.test(id)) return child;
  const items = child.items.map((item) => ({ ...item, x: -item.x, isFlipped: !item.isFlipped }));
  return { ...child, items, left: -child.right, right: -child.left };
}
const handlesRight = /^(?:wheelbarrow|stroller|shopping-cart)$/;

/** On the doer's right, on the ground as he is, in his hand or above; he reaches to it. */
function actedUpon(
  { cluster, player }: { readonly cluster: Cluster; readonly player: Player },
  { cluster: child, player: { isPerson } }: { readonly cluster: Cluster; readonly player: Player },
): Cluster {
  const act = actOf(player.pose);
  const high = -cluster.top;
  const fit = (share: number) => Math.min(1, (share * high) / -child.top);
  const middle = (scale: number) => ((child.left + child.right) / 2) * scale;
  if (act?.object === 'hands' && !isPerson) {
    const isLifted = act.stance === 'lift';
    const { places } = player;
    const unit = places && !isLifted ? high * places.unit : null;
    const scale = fit(isLifted ? mostHigh.above : mostHigh.hand);
    const hand = unit
      ? { x: acrossOf(cluster, places!.hand), y: cluster.top + high * places!.hand.y }
      : { x: isLifted ? (cluster.left + cluster.right) / 2 : cluster.right, y: null };
    const [aside, up] = act.tool ? platter : [0, 0];
    const x = hand.x + aside * (unit ?? 0) - middle(scale);
    const y = (hand.y ?? -high * (isLifted ? handHigh.lifts : handHigh.offers)) - up * (unit ?? 0);
    return joinClusters(cluster, moved(child, { x, y, scale }, { stands: false }));
  }
  if (act?.object === 'counter' && !isPerson) return onCounter({ cluster, player }, child);
  if (act?.object === 'aloft') {
    const scale = fit(mostHigh.aloft);
    const at = { x: cluster.right - middle(scale), y: -high * handHigh.hangs, scale };
    return joinClusters(moved(child, at, { stands: false }), cluster);
  }
  if (act?.object === 'hauled') {
    // A ladder is upright at his side.
    const isTall = -child.top > 1.15 * widthOf(child);
    const across = (hauled.wide * widthOf(cluster)) / widthOf(child);
    const scale = isTall ? fit(hauled.tall) : Math.min(fit(hauled.high), across);
    if (isTall) {
      const x = cluster.right - hauled.over * widthOf(cluster) - child.left * scale;
      return joinClusters(
        moved(child, { x, y: -high * hauled.low, scale }, { stands: false }),
        cluster,
      );
    }
    const x = (cluster.left + cluster.right) / 2 - middle(scale);
    const at = { x, y: -high * hauled.above, scale };
    return joinClusters(cluster, moved(child, at, { stands: false }));
  }
  const least = ((act?.least ?? 0) * high) / -child.top;
  const scale = Math.max(least, fit(act?.stance === 'dig' ? mostHigh.planted : mostHigh.ground));
  const reach =
    act?.stance === 'tend' || act?.stance === 'high' || act?.stance === 'push'
      ? over[act.stance]
      : over.aside;
  const x = cluster.right - reach * widthOf(child) * scale - child.left * scale;
  const beside = moved(child, { x, scale });
  // Who reaches up or over is before what he reaches for.
  return reach > 0.2 ? joinClusters(beside, cluster) : joinClusters(cluster, beside);
}
