import { median } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { gradientOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane } from '../../raster/resize-plane.ts';
import { type TextureModel, textureLength } from '../../style/texture-model.ts';

const scales = 4;
const directions = 4;
/** Where the numbers of a vector stand: energies by scale and direction, then these. */
const kurtosisAt = scales * directions;
const skewAt = kurtosisAt + scales;
const flatAt = skewAt + 1;

/** Pixels: what is finer is noise or the grid. */
const derivativeSigma = 0.8;
const fineSigma = 2;
/** Gradient of lightness per pixel; as in a picture's statistics. */
const flatGradient = 0.004;

/** Median deviations of a normal distribution in one standard deviation. */
const deviationsOfMedian = 1.4826;
/** Keeps numbers on which all pictures agree from deciding alone. */
const leastSpread = 0.08;
/** In spreads; each number is capped so that none can decide alone. */
const mostSpreads = 6;

/**
 * Texture of the lightness, whatever the motif: log energies of derivatives steered to four
 * directions at four scales, the kurtosis of each scale, the skew of the finest and the share of
 * flat ground. After the steerable statistics of Portilla and Simoncelli (2000), much reduced.
 */
export function textureVector(planes: LabPlanes): Float32Array {
  const vector = new Float32Array(textureLength);
  let size = { width: planes.width, height: planes.height };
  let lightness = planes.l;
  for (let scale = 0; scale < scales; scale += 1) {
    const { dx, dy } = gradientOf(
      blurPlane(lightness, size.width, size.height, derivativeSigma),
      size,
    );
    for (let turn = 0; turn < directions; turn += 1) {
      const angle = (turn * Math.PI) / directions;
      vector[scale * directions + turn] = Math.log(steeredEnergy(dx, dy, angle) + 1e-4);
    }
    const moments = momentsOf(dx, dy);
    vector[kurtosisAt + scale] = Math.log(moments.kurtosis);
    if (scale === 0) {
      vector[skewAt] = fineSkew(lightness, size);
      vector[flatAt] = moments.flat;
    }
    const half = { width: size.width >> 1, height: size.height >> 1 };
    lightness = resizePlane(lightness, size, half);
    size = half;
  }
  return vector;
}

export function textureModelOf(vectors: readonly Float32Array[]): TextureModel {
  const column = (i: number) => vectors.map((vector) => vector[i]!);
  const middle = Array.from({ length: textureLength }, (_, i) => median(column(i)));
  const spread = middle.map(
    (value, i) =>
      deviationsOfMedian * median(column(i).map((one) => Math.abs(one - value))) + leastSpread,
  );
  return { mean: middle, spread };
}

/** Root mean square of the deviations. */
export function textureDistance(vector: Float32Array, { mean, spread }: TextureModel): number {
  let sum = 0;
  for (let i = 0; i < textureLength; i += 1) {
    sum += Math.min(mostSpreads, Math.abs(vector[i]! - mean[i]!) / spread[i]!) ** 2;
  }
  return Math.sqrt(sum / textureLength);
}

function steeredEnergy(dx: Float32Array, dy: Float32Array, angle: number): number {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let sum = 0;
  for (let i = 0; i < dx.length; i += 1) sum += (cos * dx[i]! + sin * dy[i]!) ** 2;
  return Math.sqrt(sum / dx.length);
}

function momentsOf(dx: Float32Array, dy: Float32Array): { kurtosis: number; flat: number } {
  let second = 0;
  let fourth = 0;
  let flat = 0;
  for (let i = 0; i < dx.length; i += 1) {
    const square = dx[i]! ** 2 + dy[i]! ** 2;
    second += square;
    fourth += square * square;
    if (square < flatGradient ** 2) flat += 1;
  }
  const count = dx.length;
  return {
    kurtosis: fourth / count / Math.max(1e-12, (second / count) ** 2) + 1,
    flat: flat / count,
  };
}

/** Positive where fine light marks lie on dark ground, negative for ink on paper. */
function fineSkew(lightness: Float32Array, size: { width: number; height: number }): number {
  const soft = blurPlane(lightness, size.width, size.height, fineSigma);
  let second = 0;
  let third = 0;
  for (let i = 0; i < soft.length; i += 1) {
    const fine = lightness[i]! - soft[i]!;
    second += fine * fine;
    third += fine ** 3;
  }
  const deviation = Math.sqrt(second / soft.length) + 1e-4;
  return Math.cbrt(third / soft.length) / deviation;
}
