import type { RelationKind, Touch } from '../illustration-description.ts';
import { hasTable } from '../people/doings.ts';
import { isTopping } from '../vocabulary/toppings.ts';
import { reachedBy } from './acted-upon.ts';
import { against } from './against.ts';
import { beside } from './beside.ts';
import { type Cluster, fit, joinClusters, moved, settled, widthOf } from './cluster.ts';
import { isBuilding } from './habits.ts';
import { inside } from './inside.ts';
import { mergeMark } from './merge-mark.ts';
import type { Player } from './rows.ts';
import { seated } from './seated.ts';
import { standBetween } from './stand-between.ts';
import { armsOf, touching } from './touching.ts';
import { under } from './under.ts';
import { wornAt } from './wearing.ts';
import { inMouth } from './with-animals.ts';

type Parent = { readonly cluster: Cluster; readonly player: Player };

export type Attached = {
  readonly kind: RelationKind;
  readonly child: Player;
  readonly at?: Touch | undefined;
};

/**
 * A thing and one that belongs to it → both, that one where it was said to be: at a part of the
 * other, worked on by it, or on, in, above, under, before or around it.
 */
export const attach = (parent: Parent, child: Cluster, tie: Attached): Cluster =>
  touchedAt(parent, child, tie) ??
  reachedBy(parent, { cluster: child, player: tie.child }, tie.kind) ??
  set(parent, child, tie);

function touchedAt(
  parent: Parent,
  cluster: Cluster,
  { kind, child, at }: Attached,
): Cluster | null {
  if (!at) return null;
  const touched = kind === 'beside' ? against : touching;
  return touched(parent, { cluster, player: child }, at);
}

const headOf = ({ head, landmarks }: Player) => head ?? landmarks?.head;

/** Of the height of who stands at it. */
const tableHigh = 0.42;

function set(
  { cluster, player }: Parent,
  child: Cluster,
  { kind, child: occupant }: Attached,
): Cluster {
  const { id, pose } = occupant;
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const centre = (cluster.left + cluster.right) / 2;
  const scaleTo = fit(cluster, child);
  switch (kind) {
    case 'on':
      if (player.isPerson) {
        // On a shoulder.
        const at = { x: centre + 0.17 * high, y: -0.62 * high, scale: scaleTo(0.45, 0.23) };
        return joinClusters(cluster, moved(child, at, settled));
      }
      // What lies on a dish is a part of it.
      return isTopping(id, player.id)
        ? seated({ cluster, player }, moved(child, { scale: scaleTo(0.34, 0.4) }), null)
        : seated({ cluster, player }, child, pose ?? null);
    case 'in':
      return inside({ cluster, player }, child, occupant);
    case 'merges':
      return mergeMark({ cluster, id: player.id }, { cluster: child, id });
    case 'above':
      return above({ cluster, player }, child);
    case 'under':
      return under({ cluster, id: player.id }, child);
    case 'before': {
      if (/^(?:long|laid|card)-table$/.test(id)) {
        // Those who sit at it are seen above it.
        const scale = Math.max((1.06 * wide) / widthOf(child), (tableHigh * high) / -child.top);
        return joinClusters(moved(cluster, {}, settled), moved(child, { x: centre, scale }));
      }
      return inFront({ cluster, player }, child, occupant.isPerson === true);
    }
    case 'wears': {
      const at = wornAt(player.id, id, { aspect: wide / high, head: headOf(player) });
      const scale = (at.wide * wide) / widthOf(child);
      const half = at.isOnTop ? 0 : (-child.top * scale) / 2;
      const spot = { x: cluster.left + wide * at.x, y: cluster.top + high * at.y + half, scale };
      return joinClusters(cluster, moved(child, spot, settled));
    }
    case 'holds': {
      if (id === 'umbrella-held') {
        const scale = (0.62 * high) / -child.top;
        const hand = { x: centre + 0.125 * high, y: -0.55 * high, scale };
        return joinClusters(moved(child, hand, settled), cluster);
      }
      if (player.landmarks) return inMouth(cluster, child, player.landmarks.mouth);
      if (/balloon/.test(id)) {
        // By their strings, beside the head.
        const scale = (0.5 * high) / -child.top;
        const hand = { x: centre + 0.3 * high, y: -0.42 * high, scale };
        return joinClusters(moved(child, hand, settled), cluster);
      }
      return inHands({ cluster, player }, child);
    }
    case 'around':
      return joinClusters(moved(child, { x: centre, y: -high * 0.25 }, settled), cluster);
    case 'breathes': {
      const scale = Math.min(1, (0.42 * high) / -child.top);
      const flame = moved(
        child,
        { scale, x: cluster.left - widthOf(child) * scale * 0.42, y: cluster.top + high * 0.52 },
        { ...settled, tilt: -78 },
      );
      return joinClusters(cluster, flame);
    }
    default:
      return kind === 'between' ? standBetween(cluster, child) : beside(cluster, child);
  }
}

/** Before the chest, on the table, at the mouth: between the body and the arms. */
function inHands({ cluster, player }: Parent, child: Cluster): Cluster {
  const { isPerson } = player;
  const high = -cluster.top;
  const isCup = player.pose === 'drink';
  const isLaid = hasTable(player.pose) || player.reach === 'table';
  const most = isCup ? 0.14 : isLaid ? 0.2 : isPerson ? 0.3 : 0.26;
  const scale = fit(cluster, child)(isPerson ? (isLaid ? 0.3 : 1) : 0.6, most);
  const y = -high * (isCup ? 0.6 : isPerson ? 0.4 : 0.1);
  const x = (cluster.left + cluster.right) / 2 + (isCup ? 0.1 * high : 0);
  return joinClusters(cluster, moved(child, { x, y, scale }, settled), ...armsOf(cluster, player));
}

/** Of the height of what is behind: what is lower than that hides little of it. */
const lowBefore = 0.62;
/** Of the narrower: how much of each other those of one size hide. */
const hidden = 0.24;

/** Of the height of somebody: a house behind stands farther away, and is no larger than that. */
const mostBehind = { high: 2, wide: 2.2 };

/** What is behind rises over what stands before it, or is seen at its side. */
function inFront({ cluster, player }: Parent, child: Cluster, isSomebody: boolean): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const [broad, tall] = [widthOf(child), -child.top];
  if (isBuilding(player.id)) {
    // A house is a house, however large the van before it.
    const whole = Math.max(1.25, tall / (0.5 * high), broad / (0.8 * wide));
    const most = isSomebody
      ? tall * Math.min(mostBehind.high / high, mostBehind.wide / wide)
      : whole;
    const scale = Math.max(Math.min(whole, most), broad / (0.8 * wide));
    const grown = moved(cluster, { scale, y: child.top * 0.1 }, settled);
    const aside = Math.min(0.34 * broad, 0.22 * wide * scale);
    return joinClusters(grown, moved(child, { x: (grown.left + grown.right) / 2 - aside }));
  }
  const centre = (cluster.left + cluster.right) / 2;
  // A crowd is all about who stands before it.
  if (player.isCrowd)
    return joinClusters(moved(cluster, {}, settled), moved(child, { x: centre, y: 0.1 * high }));
  const isOver = high * 1.25 > tall / lowBefore && wide * 1.25 > broad;
  if (isOver) {
    const grown = moved(cluster, { scale: 1.25, y: child.top * 0.1 }, settled);
    return joinClusters(grown, moved(child, { x: centre - wide * 0.2 }));
  }
  const x = cluster.left + hidden * Math.min(wide, broad) - child.right;
  return joinClusters(moved(cluster, { y: child.top * 0.06 }, settled), moved(child, { x }));
}

function above({ cluster, player }: Parent, child: Cluster): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  // What was named first is seen, however small it would be there.
  const most = ((isBuilding(player.id) ? 0.8 : 1.1) * wide) / widthOf(child);
  const scale = Math.min(most, Math.max(1, (leastAbove * wide) / widthOf(child)));
  const x = (cluster.left + cluster.right) / 2 + wide * 0.12;
  const up = moved(child, { x, y: cluster.top - high * 0.1, scale }, settled);
  return joinClusters(cluster, up);
}

/** Of the width of what is below. */
const leastAbove = 0.4;
