import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';

const settled = { stands: false };

/** Between the jaws of an animal, or on the ground before its muzzle; shares of its box. */
export function inMouth(
  cluster: Cluster,
  child: Cluster,
  { x, y }: { readonly x: number; readonly y: number },
): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  const scale = Math.min(1, (0.5 * wide) / widthOf(child), (0.34 * high) / -child.top);
  const low = Math.min(0, cluster.top + high * y - child.top * scale * 0.5);
  const at = { x: cluster.left + wide * x, y: low, scale };
  return joinClusters(cluster, moved(child, at, settled));
}

/** Of the shell's width, and how far up its height they come out. */
const shell = { wide: 1.15, out: 0.42 };

/** A shell is as large as who comes out of it. */
export function inShell(cluster: Cluster, child: Cluster): Cluster {
  const scale = (shell.wide * widthOf(child)) / widthOf(cluster);
  const egg = moved(cluster, { scale });
  const at = { x: (egg.left + egg.right) / 2, y: egg.top * shell.out };
  return joinClusters(moved(child, at, settled), egg);
}
