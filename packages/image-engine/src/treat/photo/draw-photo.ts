import { smoothstep } from '../../maths/interpolation.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandSigmas } from '../../style/picture-statistics.ts';
import { bandPass } from '../../work/band-pass.ts';
import { blurSteps, type Spare, throwOutOfFocus } from './depth-of-field.ts';

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
export const photoPass = bandPass(import.meta.url, drawPhoto);

function drawPhoto({ planes, depth, style, seed }: PhotoInput): void {
  const unit = Math.min(planes.width, planes.height) / 1024;
  // A few planes for all steps: each would otherwise leave more garbage than picture.
  const spare = blurSteps.map(() => new Float32Array(planes.l.length));
  balanceBands(planes, style.medians.bands, { unit, spare });
  const softness = smoothstep(...softGround, style.medians.defocus);
  if (softness > 0) {
    throwOutOfFocus(planes, depth, { sigma: softness * widestBlur * unit, spare });
  }
  // A set in greys or two tones has no warm lights.
  const warmth = glowing.warmth * smoothstep(...coloured, style.medians.stray);
  glow(planes, { unit, warmth }, spare[0]!);
  finish(planes, seed);
}

function balanceBands(
  planes: LabPlanes,
  wanted: readonly number[],
  { unit, spare }: { readonly unit: number; readonly spare: Spare },
): void {
  const { width, height, l } = planes;
  let [made, sharp, soft] = spare as [Float32Array, Float32Array, Float32Array];
  made.fill(0);
  sharp.set(l);
  bandSigmas.forEach((sigma, k) => {
    // The statistics were taken at 512 px: the same band is twice as wide in a picture of 1024.
    blurPlane(l, width, height, 2 * unit * sigma, soft);
    let sum = 0;
    for (let i = 0; i < l.length; i += 1) sum += (sharp[i]! - soft[i]!) ** 2;
    const target = wanted[k]! * (k < boosts.fineBands ? boosts.fine : boosts.coarse);
    const own = Math.sqrt(sum / l.length);
    const gain = Math.min(gains.most, Math.max(gains.least, Math.sqrt(target / (own + 1e-4))));
    for (let i = 0; i < l.length; i += 1) made[i] = made[i]! + gain * (sharp[i]! - soft[i]!);
    [sharp, soft] = [soft, sharp];
  });
  for (let i = 0; i < l.length; i += 1) {
    const value = made[i]! + sharp[i]!;
    l[i] = value > knee ? bent(value) : Math.max(0, value);
  }
}

/** Gently back into range: a hard stop would bleach skies and close shadows. */
function bent(value: number): number {
  return knee + room * Math.tanh((value - knee) / room);
}

function glow(
  { width, height, l, a, b }: LabPlanes,
  { unit, warmth }: { readonly unit: number; readonly warmth: number },
  lights: Float32Array,
): void {
  for (let i = 0; i < l.length; i += 1) lights[i] = Math.max(0, l[i]! - glowing.above);
  blurPlane(lights, width, height, glowing.sigma * unit, lights);
  for (let i = 0; i < l.length; i += 1) {
    const light = glowing.share * lights[i]!;
    l[i] = l[i]! + light * (1 - l[i]!);
    a[i] = a[i]! * (1 - glowing.grey * light);
    b[i] = b[i]! * (1 - glowing.grey * light) + warmth * light;
  }
}

function finish({ width, height, l }: LabPlanes, seed: number): void {
  const random = makeRandom(seed);
  for (let y = 0; y < height; y += 1) {
    const v = (2 * y) / height - 1;
    for (let x = 0; x < width; x += 1) {
      const u = (2 * x) / width - 1;
      const corner = smoothstep(vignette.from, vignette.to, u * u + v * v);
      const at = y * width + x;
      l[at] = l[at]! * (1 - vignette.darker * corner) + grain * (random() + random() - 1);
    }
  }
}
