import type { Clusters } from '../../maths/find-clusters.ts';

export type PaletteSide = Clusters & {
  /** Mean height of each cluster in its picture, 0 top – 1 bottom. */
  readonly heights: Float32Array;
};

export type TransportCosts = {
  readonly hue: number;
  readonly height: number;
  /** How much mass may be left unmatched: small is loose. */
  readonly looseness: number;
};

/** How soft the assignment is, in squared OKLab; and rounds after which it no longer changes. */
const epsilon = 0.006;
const rounds = 60;
/** Lightness is halved in the clusters: squared, this undoes it. */
const lightnessCost = 4;
/** How much a cluster's colours may be drawn together or apart. */
const scales = { least: 0.35, most: 1.3 } as const;
/** OKLab: a cluster that is tighter than this is one colour. */
const leastSpread = 0.004;

/**
 * Unbalanced entropic optimal transport between two palettes (Cuturi 2013, Chizat 2018).
 * Returns each content cluster's target a, b and how much to scale deviations from it,
 * three numbers per cluster. Clusters are in (L/2, a, b).
 */
export function transportPalette(
  content: PaletteSide,
  reference: PaletteSide,
  { hue, height, looseness }: TransportCosts,
): Float32Array {
  const size = content.count;
  const kernel = new Float64Array(size * reference.count);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < reference.count; j += 1) {
      const c = content.centres;
      const r = reference.centres;
      const cost =
        lightnessCost * (c[i * 3]! - r[j * 3]!) ** 2 +
        hue * ((c[i * 3 + 1]! - r[j * 3 + 1]!) ** 2 + (c[i * 3 + 2]! - r[j * 3 + 2]!) ** 2) +
        height * (content.heights[i]! - reference.heights[j]!) ** 2;
      kernel[i * reference.count + j] = Math.exp(-cost / epsilon) + 1e-30;
    }
  }
  return targetsOf(content, reference, sinkhorn(content, reference, kernel, looseness));
}

function sinkhorn(
  content: PaletteSide,
  reference: PaletteSide,
  kernel: Float64Array,
  looseness: number,
): Float64Array {
  const exponent = looseness / (looseness + epsilon);
  const u = new Float64Array(content.count).fill(1);
  const v = new Float64Array(reference.count).fill(1);
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < u.length; i += 1) {
      let sum = 0;
      for (let j = 0; j < v.length; j += 1) sum += kernel[i * v.length + j]! * v[j]!;
      u[i] = ((content.shares[i]! + 1e-6) / sum) ** exponent;
    }
    for (let j = 0; j < v.length; j += 1) {
      let sum = 0;
      for (let i = 0; i < u.length; i += 1) sum += kernel[i * v.length + j]! * u[i]!;
      v[j] = ((reference.shares[j]! + 1e-6) / sum) ** exponent;
    }
  }
  return kernel.map((value, k) => u[Math.floor(k / v.length)]! * value * v[k % v.length]!);
}

function targetsOf(content: PaletteSide, reference: PaletteSide, plan: Float64Array): Float32Array {
  const targets = new Float32Array(content.count * 3);
  for (let i = 0; i < content.count; i += 1) {
    let mass = 0;
    let a = 0;
    let b = 0;
    let spread = 0;
    for (let j = 0; j < reference.count; j += 1) {
      const share = plan[i * reference.count + j]!;
      mass += share;
      a += share * reference.centres[j * 3 + 1]!;
      b += share * reference.centres[j * 3 + 2]!;
      spread += share * reference.spreads[j]!;
    }
    const scale = spread / mass / Math.max(leastSpread, content.spreads[i]!);
    targets.set([a / mass, b / mass, Math.min(scales.most, Math.max(scales.least, scale))], i * 3);
  }
  return targets;
}
