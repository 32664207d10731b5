import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import {
  type KuwaharaKernels,
  kernelIndex,
  makeKuwaharaKernels,
  reachOf,
  sectors,
} from './kuwahara-kernels.ts';

export type KuwaharaOptions = {
  /** Pixels. */
  readonly radius: number;
  readonly tensorSigma: number;
};

type KuwaharaInput = {
  readonly width: number;
  /** Planes with as many repeated pixels on every side as a kernel reaches. */
  readonly source: readonly Float32Array[];
  readonly into: readonly Float32Array[];
  readonly alongX: Float32Array;
  readonly alongY: Float32Array;
  readonly coherence: Float32Array;
  readonly kernels: KuwaharaKernels;
  readonly reach: number;
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
  const flow = flowOf(planes.l, planes, tensorSigma);
  const reach = reachOf(radius);
  const into = [0, 1, 2].map(() => sharedFloats(width * height));
  const input: KuwaharaInput = {
    width,
    source: [planes.l, planes.a, planes.b].map((plane) => padded(plane, planes, reach)),
    into,
    alongX: shared(flow.alongX),
    alongY: shared(flow.alongY),
    coherence: shared(flow.coherence),
    kernels: makeKuwaharaKernels(radius, width + 2 * reach),
    reach,
  };
  await pool.run(kuwaharaPass, input, { length: height });
  return { width, height, l: into[0]!, a: into[1]!, b: into[2]! };
}

function shared(plane: Float32Array): Float32Array {
  const copy = sharedFloats(plane.length);
  copy.set(plane);
  return copy;
}

function padded(plane: Float32Array, { width, height }: LabPlanes, rim: number): Float32Array {
  const stride = width + 2 * rim;
  const wide = sharedFloats(stride * (height + 2 * rim));
  for (let y = 0; y < height + 2 * rim; y += 1) {
    const from = Math.min(height - 1, Math.max(0, y - rim)) * width;
    const to = y * stride;
    wide.fill(plane[from]!, to, to + rim);
    wide.set(plane.subarray(from, from + width), to + rim);
    wide.fill(plane[from + width - 1]!, to + rim + width, to + stride);
  }
  return wide;
}

export const kuwaharaPass = bandPass(import.meta.url, filterRows);

function filterRows(input: KuwaharaInput, band: Band): void {
  const { width, alongX, alongY, coherence, reach } = input;
  const stride = width + 2 * reach;
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const kernel = kernelIndex(Math.atan2(alongY[at]!, alongX[at]!), coherence[at]!);
      writeMean(input, kernel, (y + reach) * stride + x + reach, at);
    }
  }
}

/** The calmest sectors around a place decide its colour. */
function writeMean(
  { source, into, kernels }: KuwaharaInput,
  kernel: number,
  centre: number,
  at: number,
): void {
  const { starts, offsets, weights } = kernels;
  const [lightness, planeA, planeB] = source as [Float32Array, Float32Array, Float32Array];
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
      const value = lightness[pixel]!;
      middle += weight * value;
      square += weight * value * value;
      middleA += weight * planeA[pixel]!;
      middleB += weight * planeB[pixel]!;
    }
    // The paper's q of 8: how decidedly the calmest sector wins.
    const unrest = 255 * 255 * Math.max(0, square - middle * middle);
    const vote = 1 / (1 + unrest * unrest);
    votes += vote;
    l += vote * middle;
    a += vote * middleA;
    b += vote * middleB;
  }
  into[0]![at] = l / votes;
  into[1]![at] = a / votes;
  into[2]![at] = b / votes;
}
