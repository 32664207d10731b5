import { coherenceAt, steepestAngle, tensorOf, tensorReach } from '../../raster/flow.ts';
import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import {
  channels,
  type KuwaharaKernels,
  kernelIndex,
  makeKuwaharaKernels,
  reachOf,
  sectors,
} from './kuwahara-kernels.ts';

export type KuwaharaOptions = {
  /** Pixels. */
  readonly radius: number;
  /** No more than two. */
  readonly tensorSigma: number;
};

type KuwaharaInput = {
  readonly planes: LabPlanes;
  readonly into: LabPlanes;
  readonly kernels: KuwaharaKernels;
  readonly reach: number;
  readonly tensorSigma: number;
};

/**
 * Anisotropic Kuwahara filter (Kyprianidis, Kang, Döllner 2009) with the polynomial sector
 * weights of their 2010 follow-up: areas become even, edges stay and follow the forms.
 * `planes` and the result live in shared memory.
 */
export async function kuwahara(
  planes: LabPlanes,
  { radius, tensorSigma }: KuwaharaOptions,
  pool: BandPool,
): Promise<LabPlanes> {
  const { width, height } = planes;
  const reach = reachOf(radius);
  const into = createPlanes(width, height, sharedFloats);
  const kernels = makeKuwaharaKernels(radius, (width + 2 * reach) * channels);
  const input: KuwaharaInput = { planes, into, kernels, reach, tensorSigma };
  await pool.run(kuwaharaPass, input, { length: height });
  return into;
}

/** Rows are the band. */
export const kuwaharaPass = bandPass(import.meta.url, filterRows);

function filterRows({ planes, into, kernels, reach, tensorSigma }: KuwaharaInput, band: Band) {
  const { width, height } = planes;
  const seen = tensorReach(tensorSigma);
  const top = Math.max(0, band.from - seen);
  const bottom = Math.min(height, band.to + seen);
  const lightness = planes.l.subarray(top * width, bottom * width);
  const tensor = tensorOf(lightness, { width, height: bottom - top }, tensorSigma);
  const source = padded(planes, reach, band);
  const stride = width + 2 * reach;
  const means = [into.l, into.a, into.b] as const;
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y - top) * width + x;
      const angle = steepestAngle(tensor, i) + Math.PI / 2;
      const kernel = kernelIndex(angle, coherenceAt(tensor, i));
      const centre = ((y - band.from + reach) * stride + x + reach) * channels;
      writeMean({ source, kernels, into: means }, kernel, centre, y * width + x);
    }
  }
}

/**
 * L, a, b of each pixel side by side, with as many repeated ones on every side as a kernel
 * reaches: what a tap reads of a pixel lies in one place.
 */
function padded({ width, height, l, a, b }: LabPlanes, rim: number, band: Band): Float32Array {
  const stride = width + 2 * rim;
  const wide = new Float32Array(stride * (band.to - band.from + 2 * rim) * channels);
  let to = 0;
  for (let y = band.from - rim; y < band.to + rim; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = -rim; x < width + rim; x += 1) {
      const from = row + Math.min(width - 1, Math.max(0, x));
      wide[to] = l[from]!;
      wide[to + 1] = a[from]!;
      wide[to + 2] = b[from]!;
      to += channels;
    }
  }
  return wide;
}

type Means = {
  readonly source: Float32Array;
  readonly kernels: KuwaharaKernels;
  readonly into: readonly [Float32Array, Float32Array, Float32Array];
};

/** The calmest sectors around a place decide its colour. */
function writeMean(
  { source, into, kernels }: Means,
  kernel: number,
  centre: number,
  at: number,
): void {
  const { starts, offsets, weights } = kernels;
  const first = kernel * sectors;
  let votes = 0;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let sector = first; sector < first + sectors; sector += 1) {
    let middle = 0;
    let square = 0;
    let middleA = 0;
    let middleB = 0;
    for (let tap = starts[sector]!; tap < starts[sector + 1]!; tap += 1) {
      const pixel = centre + offsets[tap]!;
      const weight = weights[tap]!;
      const value = source[pixel]!;
      middle += weight * value;
      square += weight * value * value;
      middleA += weight * source[pixel + 1]!;
      middleB += weight * source[pixel + 2]!;
    }
    // The paper's q of 8: how decidedly the calmest sector wins.
    const unrest = 255 * 255 * Math.max(0, square - middle * middle);
    const vote = 1 / (1 + unrest * unrest);
    votes += vote;
    l += vote * middle;
    a += vote * middleA;
    b += vote * middleB;
  }
  into[0][at] = l / votes;
  into[1][at] = a / votes;
  into[2][at] = b / votes;
}
