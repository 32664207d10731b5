import { findClusters } from '../maths/find-clusters.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';

/** Colours that something is made of. */
export type ColourModel = {
  readonly centres: Float32Array;
  readonly weights: Float32Array;
  readonly spreads: Float32Array;
};

/** Kinds of colour that a thing or a background is made of, as in GrabCut (Rother et al. 2004). */
const kinds = 6;
/** Pixels that are enough to tell them. */
const mostSamples = 4000;
/** No colour is surer than a camera's noise. */
const leastSpread = 0.02;
/** Lightness changes in the light, hue hardly. */
const lightnessWeight = 0.7;

/** From the pixels that weigh more than nothing. */
export function modelOf(planes: LabPlanes, weights: Float32Array): ColourModel | null {
  let total = 0;
  for (let i = 0; i < weights.length; i += 1) if (weights[i]! > 0) total += 1;
  if (total < 3 * kinds) return null;
  const step = Math.max(1, Math.ceil(total / mostSamples));
  const points: number[] = [];
  const shares: number[] = [];
  let seen = 0;
  for (let i = 0; i < weights.length; i += 1) {
    if (weights[i]! <= 0) continue;
    seen += 1;
    if (seen % step !== 0) continue;
    points.push(lightnessWeight * planes.l[i]!, planes.a[i]!, planes.b[i]!);
    shares.push(weights[i]!);
  }
  const found = findClusters(Float32Array.from(points), kinds, Float32Array.from(shares));
  return {
    centres: found.centres,
    weights: found.shares,
    spreads: found.spreads.map((spread) => Math.max(leastSpread, spread)),
  };
}

/** How likely a colour is in it; only ratios between models mean something. */
export function likelihood(model: ColourModel, l: number, a: number, b: number): number {
  let sum = 0;
  for (let k = 0; k < kinds; k += 1) {
    const spread = model.spreads[k]!;
    const x = lightnessWeight * l - model.centres[3 * k]!;
    const y = a - model.centres[3 * k + 1]!;
    const z = b - model.centres[3 * k + 2]!;
    // Spread is over three dimensions together: a third of its square belongs to each.
    const squares = (1.5 * (x * x + y * y + z * z)) / (spread * spread);
    sum += (model.weights[k]! * Math.exp(-squares)) / spread ** 3;
  }
  return sum + 1e-6;
}
