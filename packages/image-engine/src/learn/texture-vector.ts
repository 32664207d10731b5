import { median } from '../maths/statistics.ts';
import { blurPlane } from '../raster/blur-plane.ts';
import { gradientOf } from '../raster/flow.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { resizePlane } from '../raster/resize-plane.ts';
import { type TextureModel, textureLength } from '../style/texture-model.ts';

/**
 * Texture of the lightness, whatever the motif: log energies of derivatives steered to four
 * directions at four scales, the kurtosis of each scale, the skew of the finest and the share of
 * flat ground. After the steerable statistics of Portilla and Simoncelli (2000), much reduced.
 */
export function textureVector(planes: LabPlanes): Float32Array {
  const vector = new Float32Array(textureLength);
  let size = { width: planes.width, height: planes.height };
  let lightness = planes.l;
  for (let scale = 0; scale < 4; scale += 1) {
    const { dx, dy } = gradientOf(blurPlane(lightness, size.width, size.height, 0.8), size);
    for (let turn = 0; turn < 4; turn += 1) {
      vector[scale * 4 + turn] = Math.log(steeredEnergy(dx, dy, (turn * Math.PI) / 4) + 1e-4);
    }
    const moments = momentsOf(dx, dy);
    vector[16 + scale] = Math.log(moments.kurtosis);
    if (scale === 0) {
      vector[20] = fineSkew(lightness, size);
      vector[21] = moments.flat;
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
    (value, i) => 1.4826 * median(column(i).map((one) => Math.abs(one - value))) + 0.08,
  );
  return { mean: middle, spread };
}

/** Root mean square of the deviations; each is capped so that one number cannot decide alone. */
export function textureDistance(vector: Float32Array, { mean, spread }: TextureModel): number {
  let sum = 0;
  for (let i = 0; i < textureLength; i += 1) {
    sum += Math.min(6, Math.abs(vector[i]! - mean[i]!) / spread[i]!) ** 2;
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
    if (square < 0.004 ** 2) flat += 1;
  }
  const count = dx.length;
  return {
    kurtosis: fourth / count / Math.max(1e-12, (second / count) ** 2) + 1,
    flat: flat / count,
  };
}

/** Positive where fine light marks lie on dark ground, negative for ink on paper. */
function fineSkew(lightness: Float32Array, size: { width: number; height: number }): number {
  const soft = blurPlane(lightness, size.width, size.height, 2);
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
