import { smoothstep } from '../../maths/interpolation.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandSigmas } from '../../style/picture-statistics.ts';
import { bandPass } from '../../work/band-pass.ts';

export type PhotoInput = {
  readonly planes: LabPlanes;
  /** Distance per pixel; without it nothing is thrown out of focus but the far corners. */
  readonly depth: Float32Array | null;
  readonly style: Pick<LearnedStyle, 'medians'>;
  readonly seed: number;
};

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
  const softness = smoothstep(0.55, 1, style.medians.defocus);
  if (softness > 0) {
    throwOutOfFocus(planes, depth, { sigma: softness * 7 * unit, spare });
  }
  glow(planes, unit, spare[0]!);
  finish(planes, seed);
}

/** Planes that a step may write over. */
type Spare = readonly Float32Array[];

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
    const target = wanted[k]! * (k < 2 ? 1.6 : 1.25);
    const own = Math.sqrt(sum / l.length);
    const gain = Math.min(1.6, Math.max(0.75, Math.sqrt(target / (own + 1e-4))));
    for (let i = 0; i < l.length; i += 1) made[i] = made[i]! + gain * (sharp[i]! - soft[i]!);
    [sharp, soft] = [soft, sharp];
  });
  for (let i = 0; i < l.length; i += 1) {
    const value = made[i]! + sharp[i]!;
    // Gently back into range: a hard stop would bleach skies and close shadows.
    l[i] = value > 0.95 ? 0.95 + 0.05 * Math.tanh((value - 0.95) / 0.05) : Math.max(0, value);
  }
}

const blurSteps = [0.35, 0.7, 1];

/** Three blurs of the whole, mixed per pixel by how far it is from what is in focus. */
function throwOutOfFocus(
  planes: LabPlanes,
  depth: Float32Array | null,
  { sigma, spare }: { readonly sigma: number; readonly spare: Spare },
): void {
  const { width, height } = planes;
  const amount = depth ? defocusByDepth(depth, width, height) : defocusByPlace(width, height);
  for (const channel of ['l', 'a', 'b'] as const) {
    const plane = planes[channel];
    blurSteps.forEach((step, k) => {
      blurPlane(plane, width, height, sigma * step, spare[k]);
    });
    const levels = [plane, ...spare];
    for (let i = 0; i < plane.length; i += 1) {
      const place = Math.min(blurSteps.length - 1e-4, Math.max(0, amount[i]!) * blurSteps.length);
      const low = Math.floor(place);
      plane[i] = levels[low]![i]! + (place - low) * (levels[low + 1]![i]! - levels[low]![i]!);
    }
  }
}

function defocusByDepth(depth: Float32Array, width: number, height: number): Float32Array {
  const amount = depth.map((value) => Math.log(Math.min(1e5, Math.max(1e-3, value))));
  const focus = amount[Math.floor(height * 0.66) * width + (width >> 1)]!;
  for (let i = 0; i < amount.length; i += 1) {
    amount[i] = Math.min(1, Math.max(0, Math.abs(amount[i]! - focus) - 0.5) / 2.6);
  }
  return blurPlane(amount, width, height, 2, amount);
}

/** A photograph tells no depths: its upper and lower rims are usually far from the subject. */
function defocusByPlace(width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - 0.52;
    return 0.75 * smoothstep(0.34, 0.74, Math.hypot(x * 0.8, y));
  });
}

function glow({ width, height, l, a, b }: LabPlanes, unit: number, lights: Float32Array): void {
  for (let i = 0; i < l.length; i += 1) lights[i] = Math.max(0, l[i]! - 0.8);
  blurPlane(lights, width, height, 14 * unit, lights);
  for (let i = 0; i < l.length; i += 1) {
    const light = 0.5 * lights[i]!;
    l[i] = l[i]! + light * (1 - l[i]!);
    a[i] = a[i]! * (1 - 0.3 * light);
    b[i] = b[i]! * (1 - 0.3 * light) + 0.05 * light;
  }
}

function finish({ width, height, l }: LabPlanes, seed: number): void {
  const random = makeRandom(seed);
  for (let y = 0; y < height; y += 1) {
    const v = (2 * y) / height - 1;
    for (let x = 0; x < width; x += 1) {
      const u = (2 * x) / width - 1;
      const vignette = 1 - 0.1 * smoothstep(0.7, 2, u * u + v * v);
      const at = y * width + x;
      l[at] = l[at]! * vignette + 0.014 * (random() + random() - 1);
    }
  }
}
