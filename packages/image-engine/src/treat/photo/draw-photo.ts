import { smoothstep } from '../../maths/interpolation.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandSigmas } from '../../style/picture-statistics.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { blurFocusPass, blurs, mixFocusPass } from './depth-of-field.ts';

export type PhotoInput = {
  readonly planes: LabPlanes;
  /** Distance per pixel; without it nothing is thrown out of focus but the far corners. */
  readonly depth: Float32Array | null;
  readonly style: Pick<LearnedStyle, 'medians'>;
  readonly seed: number;
};

/** A style's defocus from which its pictures have a soft ground, and the one of macro pictures. */
const softGround = [0.55, 1] as const;
/** Pixels at a side of 1024: the widest blur of a soft ground. */
const widestBlur = 7;

/** How many times a band of the style a picture's should have: the two finest, and the others. */
const boosts = { fine: 1.6, coarse: 1.25, fineBands: 2 } as const;
/** More or less detail than this would be noise or fog. */
const gains = { least: 0.75, most: 1.6 } as const;
/** Lightness above which detail bends instead of being cut, and the room left to it. */
const knee = 0.95;
const room = 0.05;

/** By eye: light above a lightness spreads as far as this at a side of 1024, and warms. */
const glowing = { above: 0.8, sigma: 14, share: 0.5, grey: 0.3, warmth: 0.05 } as const;

/** How far a set's colours stray from one line of tones: none of its own, and surely some. */
const coloured = [0.009, 0.016] as const;

/** Squared distance from the middle at which corners darken, by how much; and grain of lightness. */
const vignette = { from: 0.7, to: 2, darker: 0.1 } as const;
const grain = 0.014;

/**
 * Photographic treatment: detail at each scale as strong as in the style, its depth of field,
 * a glow around lights, a vignette and a breath of grain.
 */
export async function drawPhoto(
  { planes, depth, style, seed }: PhotoInput,
  pool: BandPool,
): Promise<void> {
  const { medians } = style;
  const { width, height } = planes;
  const unit = Math.min(width, height) / 1024;
  const softness = smoothstep(...softGround, medians.defocus);
  // A few planes for all steps: each would otherwise leave more garbage than picture.
  const plane = () => sharedFloats(width * height);
  const soft = Array.from({ length: softness > 0 ? blurs.length : bandSigmas.length }, plane);
  const energies = sharedFloats(bandSigmas.length);
  const bands = { planes, soft, energies, wanted: medians.bands, unit };
  await pool.run(blurBandsPass, bands, { length: bandSigmas.length });
  await pool.run(measureBandsPass, bands, { length: bandSigmas.length });
  await pool.run(balanceBandsPass, bands, { length: height });
  if (softness > 0) {
    const amount = plane();
    const focus = { planes, depth, amount, soft, sigma: softness * widestBlur * unit };
    await pool.run(blurFocusPass, focus, { length: 1 + blurs.length });
    await pool.run(mixFocusPass, focus, { length: height });
  }
  // A set in greys or two tones has no warm lights.
  const warmth = glowing.warmth * smoothstep(...coloured, medians.stray);
  const finishing = { planes, lights: soft[0]!, unit, warmth, seed };
  await pool.run(spreadLightPass, finishing, { length: 1 });
  await pool.run(finishPass, finishing, { length: height });
}

type Bands = {
  readonly planes: LabPlanes;
  /** Lightness after the blur of each band. */
  readonly soft: readonly Float32Array[];
  /** Mean square of each band. */
  readonly energies: Float32Array;
  readonly wanted: readonly number[];
  readonly unit: number;
};

/** One item a band, as is the next. */
export const blurBandsPass = bandPass(import.meta.url, blurBands);
export const measureBandsPass = bandPass(import.meta.url, measureBands);

/** Rows are the band. */
export const balanceBandsPass = bandPass(import.meta.url, balanceBands);

function blurBands({ planes, soft, unit }: Bands, { from, to }: Band): void {
  const { width, height, l } = planes;
  for (let k = from; k < to; k += 1) {
    // The statistics were taken at 512 px: the same band is twice as wide in a picture of 1024.
    blurPlane(l, width, height, 2 * unit * bandSigmas[k]!, soft[k]);
  }
}

function measureBands({ planes, soft, energies }: Bands, { from, to }: Band): void {
  for (let k = from; k < to; k += 1) {
    const sharper = k === 0 ? planes.l : soft[k - 1]!;
    const softer = soft[k]!;
    let sum = 0;
    for (let i = 0; i < softer.length; i += 1) {
      const difference = sharper[i]! - softer[i]!;
      sum += difference * difference;
    }
    energies[k] = sum / softer.length;
  }
}

function balanceBands({ planes, soft, energies, wanted }: Bands, { from, to }: Band): void {
  const { width, l } = planes;
  const bands = bandSigmas.map((_, k) => {
    const target = wanted[k]! * (k < boosts.fineBands ? boosts.fine : boosts.coarse);
    const gain = Math.sqrt(target / (Math.sqrt(energies[k]!) + 1e-4));
    return { softer: soft[k]!, gain: Math.min(gains.most, Math.max(gains.least, gain)) };
  });
  for (let i = from * width; i < to * width; i += 1) {
    let sharper = l[i]!;
    let value = 0;
    for (const { softer, gain } of bands) {
      value += gain * (sharper - softer[i]!);
      sharper = softer[i]!;
    }
    value += sharper;
    l[i] = value > knee ? bent(value) : Math.max(0, value);
  }
}

/** Gently back into range: a hard stop would bleach skies and close shadows. */
function bent(value: number): number {
  return knee + room * Math.tanh((value - knee) / room);
}

type Finishing = {
  readonly planes: LabPlanes;
  readonly lights: Float32Array;
  readonly unit: number;
  readonly warmth: number;
  readonly seed: number;
};

/** Sees the whole picture: one item. */
export const spreadLightPass = bandPass(import.meta.url, spreadLight);

function spreadLight({ planes, lights, unit }: Finishing): void {
  const { width, height, l } = planes;
  for (let i = 0; i < l.length; i += 1) lights[i] = Math.max(0, l[i]! - glowing.above);
  blurPlane(lights, width, height, glowing.sigma * unit, lights);
}

/** Glow, vignette and grain; rows are the band. */
export const finishPass = bandPass(import.meta.url, finishRows);

function finishRows({ planes, lights, warmth, seed }: Finishing, { from, to }: Band): void {
  const { width, height, l, a, b } = planes;
  // Two numbers for each pixel above.
  const random = makeRandom(seed, 2 * from * width);
  for (let y = from; y < to; y += 1) {
    const v = (2 * y) / height - 1;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const light = glowing.share * lights[at]!;
      const lit = l[at]! + light * (1 - l[at]!);
      a[at] = a[at]! * (1 - glowing.grey * light);
      b[at] = b[at]! * (1 - glowing.grey * light) + warmth * light;
      const u = (2 * x) / width - 1;
      const corner = smoothstep(vignette.from, vignette.to, u * u + v * v);
      l[at] = lit * (1 - vignette.darker * corner) + grain * (random() + random() - 1);
    }
  }
}
