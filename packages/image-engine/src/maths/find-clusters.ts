export type Clusters = {
  readonly count: number;
  /** Interleaved, three numbers per cluster. */
  readonly centres: Float32Array;
  /** Share of all weight, 0–1. */
  readonly shares: Float32Array;
  /** Root mean square distance of the members to their centre. */
  readonly spreads: Float32Array;
  /** Cluster of each point. */
  readonly members: Uint8Array;
};

const rounds = 14;

/**
 * k-means (Lloyd 1982) of interleaved points in three dimensions, started from points far from
 * each other, so that small but distinct colours get a cluster and no randomness is needed.
 */
export function findClusters(
  points: Float32Array,
  count: number,
  weights?: Float32Array,
): Clusters {
  const total = points.length / 3;
  const centres = startFarApart(points, count);
  const members = new Uint8Array(total);
  const sums = new Float64Array(count * 4);
  for (let round = 0; round < rounds; round += 1) {
    sums.fill(0);
    for (let i = 0; i < total; i += 1) {
      const cluster = nearest(points, i, centres, count);
      const weight = weights ? weights[i]! : 1;
      members[i] = cluster;
      for (let c = 0; c < 3; c += 1) sums[cluster * 4 + c]! += weight * points[i * 3 + c]!;
      sums[cluster * 4 + 3]! += weight;
    }
    for (let k = 0; k < count; k += 1) {
      const weight = sums[k * 4 + 3]!;
      if (weight <= 0) continue;
      for (let c = 0; c < 3; c += 1) centres[k * 3 + c] = sums[k * 4 + c]! / weight;
    }
  }
  return { count, centres, members, ...describe(points, members, centres, count, weights) };
}

function describe(
  points: Float32Array,
  members: Uint8Array,
  centres: Float32Array,
  count: number,
  weights?: Float32Array,
) {
  const shares = new Float32Array(count);
  const squares = new Float64Array(count);
  let total = 0;
  for (let i = 0; i < members.length; i += 1) {
    const cluster = members[i]!;
    const weight = weights ? weights[i]! : 1;
    shares[cluster]! += weight;
    squares[cluster]! += weight * squaredDistance(points, i, centres, cluster);
    total += weight;
  }
  const spreads = shares.map((share, k) => (share > 0 ? Math.sqrt(squares[k]! / share) : 0));
  return { shares: shares.map((share) => share / Math.max(1e-9, total)), spreads };
}

/** First the point nearest to the mean, then always the one farthest from those chosen. */
function startFarApart(points: Float32Array, count: number): Float32Array {
  const total = points.length / 3;
  const centres = new Float32Array(count * 3);
  for (let i = 0; i < points.length; i += 1) centres[i % 3]! += points[i]! / total;
  const far = new Float32Array(total).fill(Number.POSITIVE_INFINITY);
  for (let k = 1; k < count; k += 1) {
    let best = 0;
    for (let i = 0; i < total; i += 1) {
      far[i] = Math.min(far[i]!, squaredDistance(points, i, centres, k - 1));
      if (far[i]! > far[best]!) best = i;
    }
    centres.set(points.subarray(best * 3, best * 3 + 3), k * 3);
  }
  return centres;
}

function nearest(points: Float32Array, i: number, centres: Float32Array, count: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 1) {
    const distance = squaredDistance(points, i, centres, k);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  return best;
}

function squaredDistance(
  points: Float32Array,
  i: number,
  centres: Float32Array,
  k: number,
): number {
  const x = points[i * 3]! - centres[k * 3]!;
  const y = points[i * 3 + 1]! - centres[k * 3 + 1]!;
  const z = points[i * 3 + 2]! - centres[k * 3 + 2]!;
  return x * x + y * y + z * z;
}
