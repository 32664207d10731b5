import { findClusters } from '../../maths/find-clusters.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { StylePicture } from '../../style/learned-style.ts';
import { layoutOf, sampleColours, sampleSide } from '../../style/sample-colours.ts';
import type { Treatment } from '../../style/treatment.ts';
import { bandPass } from '../../work/band-pass.ts';
import { chooseReferences, type Reference } from './choose-references.ts';
import { type ChromaCeiling, chromaCeilingOf, chromaShare } from './limit-chroma.ts';
import { applyLightness, type LightnessMap, matchLightness } from './match-lightness.ts';
import { type PaletteSide, transportPalette } from './transport-palette.ts';

export type ColourTransfer = {
  /** How many of the style's pictures lend their colours. */
  readonly references: number;
  /** 0–1: how far hue and chroma move. */
  readonly hueShare: number;
  readonly lightnessShare: number;
  readonly hueCost: number;
  readonly heightCost: number;
  readonly looseness: number;
  /** Lift chroma toward the style's own. */
  readonly liftsChroma: boolean;
};

/** How each treatment takes over colours; fitted by eye on drawn, photographed and painted sets. */
export const colourTransfers: Readonly<Record<Treatment, ColourTransfer>> = {
  flat: {
    references: 4,
    hueShare: 0.95,
    lightnessShare: 1,
    hueCost: 1.6,
    heightCost: 0.06,
    looseness: 0.015,
    liftsChroma: true,
  },
  paint: {
    references: 7,
    hueShare: 0.9,
    lightnessShare: 1,
    hueCost: 1,
    heightCost: 0.04,
    looseness: 0.01,
    liftsChroma: true,
  },
  photo: {
    references: 3,
    hueShare: 0.58,
    lightnessShare: 0.73,
    hueCost: 0.6,
    heightCost: 0.15,
    looseness: 0.03,
    liftsChroma: false,
  },
  ink: {
    references: 2,
    hueShare: 1,
    lightnessShare: 1,
    hueCost: 0.6,
    heightCost: 0.06,
    looseness: 0.03,
    liftsChroma: false,
  },
};

const paletteSize = 8;
const softness = 0.055;
/** The lattice spans a and b of ±0.4. */
const latticeSide = 33;
const reach = 0.4;

export type TransferInput = {
  readonly planes: LabPlanes;
  readonly pictures: readonly StylePicture[];
  readonly treatment: Treatment;
  readonly seed: number;
  readonly strength: number;
};

export const transferPass = bandPass(import.meta.url, transferForTreatment);

function transferForTreatment({ planes, pictures, treatment, seed, strength }: TransferInput) {
  transferColour(planes, pictures, colourTransfers[treatment], {
    random: makeRandom(seed),
    strength,
  });
}

/**
 * Gives a picture the colours of a style, in place: lightness by a strictly increasing map, hue
 * and chroma by moving a soft palette, so neighbours stay neighbours and no blotches appear.
 */
export function transferColour(
  planes: LabPlanes,
  pictures: readonly StylePicture[],
  settings: ColourTransfer,
  { random, strength }: { readonly random: () => number; readonly strength: number },
): void {
  const samples = sampleColours(planes);
  const references = chooseReferences(
    contentOf(planes, samples),
    pictures,
    settings.references,
    random,
  );
  const joined = joinReferences(references);
  const map = matchLightness(everyThird(samples), {
    values: everyThird(joined.samples),
    weights: joined.weights,
  });
  const lattice = buildLattice(samples, joined, map, settings);
  applyTransfer(planes, map, lattice, {
    hueShare: settings.hueShare * strength,
    lightnessShare: settings.lightnessShare * strength,
  });
}

function contentOf(planes: LabPlanes, samples: Float32Array) {
  const count = samples.length / 3;
  let lightness = 0;
  let chroma = 0;
  for (let i = 0; i < samples.length; i += 3) {
    lightness += samples[i]! / count;
    chroma += Math.hypot(samples[i + 1]!, samples[i + 2]!) / count;
  }
  return { layout: layoutOf(planes), lightness, chroma };
}

type Joined = { readonly samples: Float32Array; readonly weights: Float32Array };

function joinReferences(references: readonly Reference[]): Joined {
  const each = sampleSide ** 2;
  const samples = new Float32Array(references.length * each * 3);
  const weights = new Float32Array(references.length * each);
  references.forEach(({ picture, weight }, i) => {
    samples.set(picture.samples, i * each * 3);
    weights.fill(weight, i * each, (i + 1) * each);
  });
  return { samples, weights };
}

function everyThird(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: samples.length / 3 }, (_, i) => samples[i * 3]!);
}

/** a', b' for a grid of (L', a, b). */
function buildLattice(
  samples: Float32Array,
  joined: Joined,
  map: LightnessMap,
  settings: ColourTransfer,
): Float32Array {
  const mapped = Float32Array.from(samples, (value, i) =>
    i % 3 === 0 ? applyLightness(map, value) : value,
  );
  const content = paletteOf(mapped);
  const reference = paletteOf(joined.samples, joined.weights);
  const targets = transportPalette(content, reference, {
    hue: settings.hueCost,
    height: settings.heightCost,
    looseness: settings.looseness,
  });
  const ceiling = chromaCeilingOf(joined.samples);
  const gain = settings.liftsChroma ? chromaGain(mapped, joined) : 1;
  const lattice = new Float32Array(latticeSide ** 3 * 2);
  const place = (step: number) => ((step / (latticeSide - 1)) * 2 - 1) * reach;
  for (let i = 0, at = 0; i < latticeSide; i += 1) {
    for (let j = 0; j < latticeSide; j += 1) {
      for (let k = 0; k < latticeSide; k += 1, at += 2) {
        const lightness = i / (latticeSide - 1);
        moveColour({ content, targets, ceiling, gain }, lightness, place(j), place(k), lattice, at);
      }
    }
  }
  return lattice;
}

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

function chromaGain(content: Float32Array, { samples }: Joined): number {
  const chroma = (lab: Float32Array) => {
    let sum = 0;
    for (let i = 0; i < lab.length; i += 3) sum += Math.hypot(lab[i + 1]!, lab[i + 2]!);
    return sum / (lab.length / 3);
  };
  return Math.min(1.35, Math.max(0.9, Math.sqrt(chroma(samples) / (chroma(content) + 1e-3))));
}

type Move = {
  readonly content: PaletteSide;
  readonly targets: Float32Array;
  readonly ceiling: ChromaCeiling;
  readonly gain: number;
};

function moveColour(
  { content, targets, ceiling, gain }: Move,
  lightness: number,
  a: number,
  b: number,
  into: Float32Array,
  at: number,
): void {
  const { centres, shares, count } = content;
  let least = Number.POSITIVE_INFINITY;
  const distances = new Float64Array(count);
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
    const weight = Math.exp(-(distances[k]! - least) / (2 * softness ** 2)) * (0.05 + shares[k]!);
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

function applyTransfer(
  { l, a, b }: LabPlanes,
  map: LightnessMap,
  lattice: Float32Array,
  { hueShare, lightnessShare }: { readonly hueShare: number; readonly lightnessShare: number },
): void {
  const last = latticeSide - 2;
  const scale = (latticeSide - 1) / (2 * reach);
  for (let i = 0; i < l.length; i += 1) {
    const lightness = applyLightness(map, l[i]!);
    const x = Math.min(latticeSide - 1, Math.max(0, lightness * (latticeSide - 1)));
    const y = Math.min(latticeSide - 1, Math.max(0, (a[i]! + reach) * scale));
    const z = Math.min(latticeSide - 1, Math.max(0, (b[i]! + reach) * scale));
    const x0 = Math.min(last, x | 0);
    const y0 = Math.min(last, y | 0);
    const z0 = Math.min(last, z | 0);
    const fx = x - x0;
    const fy = y - y0;
    const fz = z - z0;
    let movedA = 0;
    let movedB = 0;
    for (let corner = 0; corner < 8; corner += 1) {
      const dx = corner & 1;
      const dy = (corner >> 1) & 1;
      const dz = corner >> 2;
      const weight = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy) * (dz ? fz : 1 - fz);
      const at = (((x0 + dx) * latticeSide + y0 + dy) * latticeSide + z0 + dz) * 2;
      movedA += weight * lattice[at]!;
      movedB += weight * lattice[at + 1]!;
    }
    l[i] = l[i]! + lightnessShare * (lightness - l[i]!);
    a[i] = a[i]! + hueShare * (movedA - a[i]!);
    b[i] = b[i]! + hueShare * (movedB - b[i]!);
  }
}
