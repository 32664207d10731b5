import { isContainer } from '../vocabulary/is-container.ts';
import { beside } from './beside.ts';
import { type Cluster, fit, joinClusters, moved, settled, widthOf } from './cluster.ts';
import { filled, openings } from './fill-box.ts';
import { inVessel } from './in-vessel.ts';
import type { Player } from './rows.ts';
import { seated } from './seated.ts';
import { inShell } from './with-animals.ts';

type Holder = { readonly cluster: Cluster; readonly player: Player };

/** Lowered behind the front of what holds it; among the leaves of a tree. */
export function inside({ cluster, player }: Holder, child: Cluster, occupant: Player): Cluster {
  const pose = occupant.pose ?? null;
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const centre = (cluster.left + cluster.right) / 2;
  const scaleTo = fit(cluster, child);
  if (player.id === 'big-wave') return seated({ cluster, player }, child, pose);
  if (player.id === 'cracked-egg') return inShell(cluster, child);
  if (player.id === 'leaf-pile') {
    // Several stand before it: sunk in they would be backs alone.
    if (child.items.length > 1)
      return joinClusters(cluster, moved(child, { x: centre, scale: scaleTo(0.9, 0.9) }));
    const scale = scaleTo(0.5, 1.5);
    const out = moved(child, { x: centre, y: -0.58 * high, scale }, settled);
    return joinClusters(out, cluster);
  }
  if (crowns.has(player.id)) {
    const at = { x: centre, y: cluster.top + high * 0.5, scale: scaleTo(0.42, 0.36) };
    return joinClusters(cluster, moved(child, at, settled));
  }
  // Thought of: seen before the cloud that it fills.
  if (player.id === 'thought-balloon') {
    const scale = Math.min((0.56 * wide) / widthOf(child), (0.52 * high) / -child.top);
    const at = { x: centre, y: -0.58 * high - (scale * child.top) / 2, scale };
    return joinClusters(cluster, moved(child, at, settled));
  }
  // On the gold, before the lid.
  if (player.id === 'treasure-chest') {
    const at = { x: centre, y: cluster.top + high * 0.46, scale: scaleTo(0.5, 0.42) };
    return joinClusters(cluster, moved(child, at, settled));
  }
  if (player.id === 'puddle') {
    const scale = (1.25 * widthOf(child)) / wide;
    const lain = moved(cluster, { scale, x: -centre * scale, y: 0.45 * high * scale }, settled);
    return joinClusters(lain, child);
  }
  const held = inVessel({ cluster, player }, { cluster: child, player: occupant });
  if (held) return held;
  if (!isContainer(player.id)) return beside(cluster, child);
  const rim = rims[player.id];
  const opening = openings[player.id];
  if (child.items.length > 2 && opening) return filled(cluster, child, opening);
  const scale = scaleTo(rim ? 0.86 : 0.7, rim ? (deep.has(player.id) ? 1 : 0.5) : 2);
  const sunk = rim ? (deep.has(player.id) ? 0.22 : 0.3) : 0.42;
  const y = cluster.top + high * (rim ?? 0.12) + -child.top * scale * sunk;
  return joinClusters(moved(child, { x: centre, y, scale }, settled), cluster);
}

const crowns = new Set(['deciduous-tree', 'cherry-tree', 'evergreen-tree', 'palm-tree']);

const deep = new Set(['open-box', 'sneaker', 'running-shoe', 'womans-boot', 'hiking-boot']);

/** Where the edge of an open one is, as a share of its height. */
const rims: Readonly<Record<string, number>> = {
  ...{
    basket: 0.32,
    bowl: 0.1,
    bucket: 0.2,
    'open-suitcase': 0.6,
    'open-box': 0.4,
    crate: 0.02,
    'walnut-shell': 0.1,
  },
  ...{
    tulip: 0.12,
    lotus: 0.3,
    sneaker: 0.2,
    'running-shoe': 0.2,
    'womans-boot': 0.06,
    'hiking-boot': 0.08,
  },
};
