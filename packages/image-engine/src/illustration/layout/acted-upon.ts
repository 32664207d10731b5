import type { RelationKind } from '../illustration-description.ts';
import { actOf } from '../people/acts.ts';
import type { PoseName } from '../people/poses.ts';
import { isBoat } from '../vocabulary/vessels.ts';
import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';
import { inVessel } from './in-vessel.ts';
import type { Player } from './rows.ts';

/** Of the doer's height: how large what he works on is at most, there and in his hand. */
const mostHigh = { ground: 1.45, hand: 0.26, aloft: 0.42, above: 0.4 };
/** Of the width of what is worked on: how far the doer reaches over it. */
const over = { tend: 0.36, high: 0.34, push: 0.12, aside: 0.06 };
/** Of the doer's height: where a hand is that offers something, and where what hangs is put up. */
const handHigh = { offers: 0.52, lifts: 0.96, hangs: 0.72 };
/** Of whoever carries it: how large it is at most, and how far above the ground. */
const hauled = { wide: 1.5, high: 0.42, above: 0.3, tall: 0.94, low: 0.05, over: 0.3 };

/** What somebody works on, and a boat that somebody is in; null where it is neither. */
export function reachedBy(
  { cluster, player }: { readonly cluster: Cluster; readonly player: Player },
  child: { readonly cluster: Cluster; readonly player: Player },
  kind: RelationKind,
): Cluster | null {
  if (kind === 'acts') return actedUpon(cluster, child.cluster, player.pose);
  const isAboard = isBoat(player.id) && (kind === 'on' || kind === 'in');
  return isAboard ? inVessel({ cluster, player }, child) : null;
}

/** On the doer's right, on the ground as he is, in his hand or above; he reaches to it. */
function actedUpon(cluster: Cluster, child: Cluster, pose: PoseName | null | undefined): Cluster {
  const act = actOf(pose);
  const high = -cluster.top;
  const fit = (share: number) => Math.min(1, (share * high) / -child.top);
  const middle = (scale: number) => ((child.left + child.right) / 2) * scale;
  if (act?.object === 'hands') {
    const isLifted = act.stance === 'lift';
    const scale = fit(isLifted ? mostHigh.above : mostHigh.hand);
    const x = (isLifted ? (cluster.left + cluster.right) / 2 : cluster.right) - middle(scale);
    const y = -high * (isLifted ? handHigh.lifts : handHigh.offers);
    return joinClusters(cluster, moved(child, { x, y, scale }, { stands: false }));
  }
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
  const scale = fit(mostHigh.ground);
  const reach =
    act?.stance === 'tend' || act?.stance === 'high' || act?.stance === 'push'
      ? over[act.stance]
      : over.aside;
  const x = cluster.right - reach * widthOf(child) * scale - child.left * scale;
  const beside = moved(child, { x, scale });
  // Who reaches up or over is before what he reaches for.
  return reach > 0.2 ? joinClusters(beside, cluster) : joinClusters(cluster, beside);
}
