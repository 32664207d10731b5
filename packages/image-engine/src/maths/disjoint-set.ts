export type Regions = {
  /** Region of each pixel, 0 … count-1. */
  readonly labels: Int32Array;
  readonly count: number;
};

/** Disjoint sets of pixels or regions, with the strongest contrast inside each. */
export type Forest = {
  readonly parent: Int32Array;
  readonly size: Int32Array;
  readonly inner: Float32Array;
};

export function makeForest(size: number): Forest {
  const parent = new Int32Array(size);
  for (let i = 0; i < size; i += 1) parent[i] = i;
  return {
    parent,
    size: new Int32Array(size).fill(1),
    inner: new Float32Array(size),
  };
}

export function rootOf({ parent }: Forest, i: number): number {
  let root = i;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

export function join(forest: Forest, one: number, other: number, weight: number): void {
  const [large, small] = forest.size[one]! >= forest.size[other]! ? [one, other] : [other, one];
  forest.parent[small] = large;
  forest.size[large]! += forest.size[small]!;
  forest.inner[large] = Math.max(weight, forest.inner[large]!, forest.inner[small]!);
}

/** Names the sets 0 … count-1 in the order in which they are met. */
export function compact(forest: Forest, size: number): Regions {
  const names = new Int32Array(size).fill(-1);
  const labels = new Int32Array(size);
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const root = rootOf(forest, i);
    if (names[root]! < 0) {
      names[root] = count;
      count += 1;
    }
    labels[i] = names[root]!;
  }
  return { labels, count };
}
