import { findClusters } from '../../maths/find-clusters.ts';
import { sampleSide } from '../../style/sample-colours.ts';
import type { MoveColour } from './colour-lattice.ts';
import type { ColourTransfer } from './colour-transfers.ts';
import { type ChromaCeiling, chromaCeilingOf, chromaShare } from './limit-chroma.ts';
import { applyLightness, type LightnessMap } from './match-lightness.ts';
import { meanChroma, type ReferenceColours } from './reference-colours.ts';
import { holdToSet, type SetColours } from './set-colours.ts';
import { type PaletteSide, transportPalette } from './transport-palette.ts';

const paletteSize = 8;
/** OKLab distance over which a colour goes from one cluster's move to another's. */
const softness = 0.055;
/** Added to a cluster's share, so that a small one still moves the colours next to it. */
const leastShare = 0.05;
/** A style neither greys nor glares more than this. */
const chromaGains = { least: 0.9, most: 1.35 } as const;

/**
 * How to move a and b: the content's palette is transported to the style's, and every colour goes
 * with the clusters near it.
 */
export function movePalette(
  samples: Float32Array,
  references: ReferenceColours,
  map: LightnessMap,
  { settings, allowed }: { readonly settings: ColourTransfer; readonly allowed: SetColours },
): MoveColour {
  const mapped = Float32Array.from(samples, (value, i) =>
    i % 3 === 0 ? applyLightness(map, value) : value,
  );
  const content = paletteOf(mapped);
  const reference = paletteOf(references.samples, references.weights);
  const targets = transportPalette(content, reference, {
    hue: settings.hueCost,
    height: settings.heightCost,
    looseness: settings.looseness,
  });
  const ceiling = chromaCeilingOf(references.samples);
  const gain = settings.liftsChroma ? chromaGain(mapped, references.samples) : 1;
  const { hueShare } = settings;
  return (lightness, a, b, into, at) => {
    moveColour({ content, targets, ceiling, gain }, [lightness, a, b], into, at);
    into[at] = a + hueShare * (into[at]! - a);
    into[at + 1] = b + hueShare * (into[at + 1]! - b);
    holdToSet(allowed, lightness, into, at);
  };
}

/** Clusters in (L/2, a, b): half a step of lightness weighs as much as a whole one of hue. */
function paletteOf(samples: Float32Array, weights?: Float32Array): PaletteSide {
  const points = Float32Array.from(samples, (value, i) => (i % 3 === 0 ? value / 2 : value));
  const clusters = findClusters(points, paletteSize, weights);
  const heights = new Float32Array(paletteSize);
  const counts = new Float32Array(paletteSize);
  clusters.members.forEach((cluster, i) => {
    heights[cluster]! += (Math.floor(i / sampleSide) % sampleSide) / (sampleSide - 1);
    counts[cluster]! += 1;
  });
  return { ...clusters, heights: heights.map((sum, k) => sum / Math.max(1, counts[k]!)) };
}

function chromaGain(content: Float32Array, reference: Float32Array): number {
  const gain = Math.sqrt(meanChroma(reference) / (meanChroma(content) + 1e-3));
  return Math.min(chromaGains.most, Math.max(chromaGains.least, gain));
}

const distances = new Float64Array(paletteSize);

type Move = {
  readonly content: PaletteSide;
  readonly targets: Float32Array;
  readonly ceiling: ChromaCeiling;
  readonly gain: number;
};

function moveColour(
  { content, targets, ceiling, gain }: Move,
  [lightness, a, b]: readonly [number, number, number],
  into: Float32Array,
  at: number,
): void {
  const { centres, shares, count } = content;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 1) {
    distances[k] =
      (lightness / 2 - centres[k * 3]!) ** 2 +
      (a - centres[k * 3 + 1]!) ** 2 +
      (b - centres[k * 3 + 2]!) ** 2;
    least = Math.min(least, distances[k]!);
  }
  let total = 0;
  let movedA = 0;
  let movedB = 0;
  for (let k = 0; k < count; k += 1) {
    // Measured from the nearest, so that colours far from every cluster do not vanish to 0/0.
    const near = Math.exp(-(distances[k]! - least) / (2 * softness ** 2));
    const weight = near * (leastShare + shares[k]!);
    const scale = targets[k * 3 + 2]!;
    total += weight;
    movedA += weight * (targets[k * 3]! + scale * (a - centres[k * 3 + 1]!));
    movedB += weight * (targets[k * 3 + 1]! + scale * (b - centres[k * 3 + 2]!));
  }
  movedA *= gain / total;
  movedB *= gain / total;
  const share = chromaShare(ceiling, lightness, Math.hypot(movedA, movedB));
  into[at] = movedA * share;
  into[at + 1] = movedB * share;
}
