/** A sentence with what it means; its features are buckets. */
export type KindRow = { readonly kind: string; readonly features: readonly number[] };

export type KindWeights = {
  readonly kinds: readonly string[];
  /** For each bucket, one weight a kind, in steps of `scale`. */
  readonly weights: Float32Array | Int8Array;
  readonly scale: number;
};

const passes = 10;
const firstStep = 6;
const stepDecay = 0.8;

/** Multinomial logistic regression by gradient descent, row after row; the same rows give the same weights. */
export function trainKinds(rows: readonly KindRow[], buckets: number): KindWeights {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
  const weights = new Float32Array(buckets * kinds.length);
  const random = mulberry(1);
  const order = rows.map((_, index) => index);
  let step = firstStep;
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (row) learn(row, { kinds, weights, scale: 1 }, step);
    }
    step *= stepDecay;
  }
  return { kinds, weights, scale: 1 };
}

function learn({ kind, features }: KindRow, model: KindWeights, step: number): void {
  const { kinds, weights } = model;
  const probabilities = probabilitiesOf(features, model);
  const norm = 1 / Math.sqrt(features.length);
  for (const [at, one] of kinds.entries()) {
    const slope = ((probabilities[at] ?? 0) - (one === kind ? 1 : 0)) * step * norm;
    if (Math.abs(slope) < 1e-5) continue;
    for (const feature of features) {
      const place = feature * kinds.length + at;
      weights[place] = (weights[place] ?? 0) - slope;
    }
  }
}

/** Of each kind, 0–1, together 1. */
export function probabilitiesOf(
  features: readonly number[],
  { kinds, weights, scale }: KindWeights,
): Float64Array {
  const sums = new Float64Array(kinds.length);
  const norm = scale / Math.sqrt(features.length);
  for (const feature of features) {
    const from = feature * kinds.length;
    for (let at = 0; at < sums.length; at += 1) {
      sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * norm;
    }
  }
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Mulberry32: 0–1, the same row of numbers for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
