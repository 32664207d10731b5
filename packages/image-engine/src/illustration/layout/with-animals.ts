import { type Cluster, joinClusters, moved, widthOf } from './cluster.ts';

const settled = { stands: false };

/** So many times as wide as high. */
const stick = 3.4;
/** Of its width, from the middle to where it is bitten. */
const rim = 0.36;

/** Between the jaws of an animal, or on the ground before its muzzle; shares of its box. */
export function inMouth(
  cluster: Cluster,
  child: Cluster,
  { x, y }: { readonly x: number; readonly y: number },
): Cluster {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  // A stick is held by its middle; anything else by its rim, so that the head stays seen.
  const isStick = widthOf(child) > stick * -child.top;
  const share = isStick ? 0.5 : 0.34;
  const scale = Math.min(1, (share * wide) / widthOf(child), (0.34 * high) / -child.top);
  const low = Math.min(0, cluster.top + high * y - child.top * scale * 0.5);
  // Who looks at us has it below the nose.
  const isAside = !isStick && Math.abs(x - 0.5) > 0.2;
  const out = isAside ? Math.sign(x - 0.5) * rim * widthOf(child) * scale : 0;
  const at = { x: cluster.left + wide * x + out, y: low, scale };
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
