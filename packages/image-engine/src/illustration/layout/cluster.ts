import type { Oklab } from '@armoni/colour/oklab';
import type { Drawing } from '../drawings/drawing.ts';

/** One thing in its place. Units of its cluster until that is set into the picture. */
export type Item = {
  readonly name: string;
  /** Which of the wished things it is, and which of those of that kind. */
  readonly thing: number;
  readonly look: number;
  readonly drawing: Drawing;
  readonly fills: readonly Oklab[];
  /** Middle of its foot. */
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly isFlipped: boolean;
  readonly tilt: number;
  /** Stands on the ground and not on something or in the air. */
  readonly stands: boolean;
  /** Stands on the ground behind others, which hide some of it. */
  readonly isBehind?: boolean;
  /** Lies flat on what is below it. */
  readonly lies?: boolean;
  /** Arms that lie over what they hold: a piece of an item that comes before. */
  readonly isOver?: true;
  /** Cut where it is seen in something: it stays there, and what is left of it is all that is to be seen. */
  readonly isCut?: true;
  /** Hovers so far above the ground, as a share of its height. */
  readonly lift?: number;
};

/** Things that belong together, from the back to the front; the ground is at 0, up is negative. */
export type Cluster = {
  readonly items: readonly Item[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

export const widthOf = ({ left, right }: Cluster) => right - left;

export function aspectOf({ box }: Drawing): number {
  return (box.right - box.left) / (box.bottom - box.top);
}

export function clusterOf(items: readonly Item[]): Cluster {
  const half = (item: Item) => (item.height * aspectOf(item.drawing)) / 2;
  return {
    items,
    left: Math.min(...items.map((item) => item.x - half(item))),
    right: Math.max(...items.map((item) => item.x + half(item))),
    top: Math.min(...items.map((item) => item.base - item.height)),
  };
}

/** Made `scale` times as large about its foot at 0, 0, then moved. */
export function moved(
  cluster: Cluster,
  by: { x?: number; y?: number; scale?: number },
  changes: Partial<Item> = {},
): Cluster {
  const { x = 0, y = 0, scale = 1 } = by;
  return {
    items: cluster.items.map((item) => ({
      ...item,
      ...changes,
      x: item.x * scale + x,
      base: item.base * scale + y,
      height: item.height * scale,
    })),
    left: cluster.left * scale + x,
    right: cluster.right * scale + x,
    top: cluster.top * scale + y,
  };
}

/** Of what lies on, in or before another, or in the air: the ground is not below it. */
export const settled = { stands: false };

/** Shares of the one's width and height → how large the other is there: no larger than it was. */
export function fit(cluster: Cluster, child: Cluster) {
  const [wide, high] = [widthOf(cluster), -cluster.top];
  return (share: number, shareHigh = 2) =>
    Math.min(1, (share * wide) / widthOf(child), (shareHigh * high) / -child.top);
}

export function joinClusters(...clusters: readonly Cluster[]): Cluster {
  return {
    items: clusters.flatMap(({ items }) => items),
    left: Math.min(...clusters.map(({ left }) => left)),
    right: Math.max(...clusters.map(({ right }) => right)),
    top: Math.min(...clusters.map(({ top }) => top)),
  };
}
