import { flowOf } from '../raster/flow.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { sharedFloats } from '../raster/linear-image.ts';
import { type Band, bandPass } from '../work/band-pass.ts';
import type { BandPool } from '../work/band-pool.ts';

export type KuwaharaOptions = {
  /** Pixels. */
  readonly radius: number;
  /** How decidedly the calmest sector wins. */
  readonly sharpness: number;
  readonly tensorSigma: number;
};

type KuwaharaInput = {
  readonly width: number;
  /** Planes with `2 * radius` repeated pixels on every side. */
  readonly source: readonly Float32Array[];
  readonly into: readonly Float32Array[];
  readonly alongX: Float32Array;
  readonly alongY: Float32Array;
  readonly coherence: Float32Array;
  readonly radius: number;
  readonly sharpness: number;
};

const sectors = 8;

/**
 * Anisotropic Kuwahara filter (Kyprianidis, Kang, Döllner 2009) with the polynomial sector
 * weights of their 2010 follow-up: areas become even, edges stay and follow the forms.
 * `planes` and the result live in shared memory.
 */
export async function kuwahara(
  planes: LabPlanes,
  { radius, sharpness, tensorSigma }: KuwaharaOptions,
  pool: BandPool,
): Promise<LabPlanes> {
  const { width, height } = planes;
  const flow = flowOf(planes.l, planes, tensorSigma);
  const shared = (plane: Float32Array) => {
    const copy = sharedFloats(plane.length);
    copy.set(plane);
    return copy;
  };
  const into = [0, 1, 2].map(() => sharedFloats(width * height));
  const input: KuwaharaInput = {
    width,
    source: [planes.l, planes.a, planes.b].map((plane) => padded(plane, planes, 2 * radius)),
    into,
    alongX: shared(flow.alongX),
    alongY: shared(flow.alongY),
    coherence: shared(flow.coherence),
    radius,
    sharpness,
  };
  await pool.run(kuwaharaPass, input, { length: height });
  return { width, height, l: into[0]!, a: into[1]!, b: into[2]! };
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
  const { width, alongX, alongY, coherence, radius } = input;
  const stride = width + 4 * radius;
  const kernelFor = kernelsOf(radius, stride);
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const kernel = kernelFor(Math.atan2(alongY[at]!, alongX[at]!), coherence[at]!);
      writeMean(input, kernel, (y + 2 * radius) * stride + x + 2 * radius, at);
    }
  }
}

/** The pixels of each of the eight sectors, one after another; weights of a sector sum to 1. */
type Kernel = {
  readonly starts: readonly number[];
  readonly offsets: Int32Array;
  readonly weights: Float32Array;
};

/** An ellipse is hardly longer than this many pixels: finer turns would meet the same ones. */
const turns = 32;
const stretches = 6;

let made = { radius: 0, stride: 0, kernels: [] as Kernel[] };

/** One kernel per turn and stretch, made when it is first asked for and kept for the next band. */
function kernelsOf(radius: number, stride: number) {
  if (made.radius !== radius || made.stride !== stride) made = { radius, stride, kernels: [] };
  const { kernels } = made;
  return (angle: number, coherence: number): Kernel => {
    const turn = (Math.round((angle / Math.PI) * turns) + 2 * turns) % turns;
    const stretch = Math.round(coherence * (stretches - 1));
    const index = turn * stretches + stretch;
    kernels[index] ??= makeKernel(radius, stride, {
      angle: (turn * Math.PI) / turns,
      stretch: 1 + stretch / (stretches - 1),
    });
    return kernels[index]!;
  };
}

function makeKernel(
  radius: number,
  stride: number,
  { angle, stretch }: { readonly angle: number; readonly stretch: number },
): Kernel {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const inSectors = Array.from({ length: sectors }, (): [number, number][] => []);
  for (let dy = -2 * radius; dy <= 2 * radius; dy += 1) {
    for (let dx = -2 * radius; dx <= 2 * radius; dx += 1) {
      const u = (cos * dx + sin * dy) / (radius * stretch);
      const v = ((cos * dy - sin * dx) * stretch) / radius;
      if (u * u + v * v > 1) continue;
      sectorWeights(u, v).forEach((weight, k) => {
        if (weight > 0) inSectors[k]!.push([dy * stride + dx, weight]);
      });
    }
  }
  const sums = inSectors.map((taps) => taps.reduce((sum, [, weight]) => sum + weight, 0));
  const starts = [0];
  for (const taps of inSectors) starts.push(starts.at(-1)! + taps.length);
  return {
    starts,
    offsets: Int32Array.from(inSectors.flat(), ([offset]) => offset),
    weights: Float32Array.from(
      inSectors.flatMap((taps, k) => taps.map(([, weight]) => weight / sums[k]!)),
    ),
  };
}

const half = Math.SQRT1_2;
const lean = 0.33;
const bend = 0.84;

/** Polynomial sector weights of a place in the unit disc, falling off from the middle. */
function sectorWeights(u: number, v: number): number[] {
  const weights = new Array<number>(sectors).fill(0);
  for (let turn = 0; turn < 2; turn += 1) {
    const x = turn === 0 ? u : half * (u - v);
    const y = turn === 0 ? v : half * (u + v);
    const flatX = lean - bend * x * x;
    const flatY = lean - bend * y * y;
    [y + flatX, -x + flatY, -y + flatX, x + flatY].forEach((z, side) => {
      weights[side * 2 + turn] = z > 0 ? z * z : 0;
    });
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = total > 0 ? Math.exp(-3 * (u * u + v * v)) / total : 0;
  return weights.map((weight) => scale * weight);
}

/** The calmest sectors around a place decide its colour. */
function writeMean(
  { source, into, sharpness }: KuwaharaInput,
  { starts, offsets, weights }: Kernel,
  centre: number,
  at: number,
): void {
  const [lightness, planeA, planeB] = source as [Float32Array, Float32Array, Float32Array];
  let votes = 0;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let k = 0; k < sectors; k += 1) {
    let middle = 0;
    let square = 0;
    let middleA = 0;
    let middleB = 0;
    for (let tap = starts[k]!; tap < starts[k + 1]!; tap += 1) {
      const pixel = centre + offsets[tap]!;
      const weight = weights[tap]!;
      const value = lightness[pixel]!;
      middle += weight * value;
      square += weight * value * value;
      middleA += weight * planeA[pixel]!;
      middleB += weight * planeB[pixel]!;
    }
    const deviation = Math.sqrt(Math.max(0, square - middle * middle));
    const vote = 1 / (1 + (255 * deviation) ** (sharpness / 2));
    votes += vote;
    l += vote * middle;
    a += vote * middleA;
    b += vote * middleB;
  }
  into[0]![at] = l / votes;
  into[1]![at] = a / votes;
  into[2]![at] = b / votes;
}
