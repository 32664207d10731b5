import { sharedFloats } from '../pixels/linear-image.ts';
import type { Band, BandPool } from '../work/run-bands.ts';
import { flowOf } from './planes/flow.ts';
import type { LabPlanes } from './planes/lab-planes.ts';

export type KuwaharaOptions = {
  /** Pixels. */
  readonly radius: number;
  /** How decidedly the calmest sector wins. */
  readonly sharpness: number;
  readonly tensorSigma: number;
};

type KuwaharaInput = {
  readonly width: number;
  readonly height: number;
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
    height,
    source: [planes.l, planes.a, planes.b],
    into,
    alongX: shared(flow.alongX),
    alongY: shared(flow.alongY),
    coherence: shared(flow.coherence),
    radius,
    sharpness,
  };
  await pool.run({ module: import.meta.url, task: 'kuwaharaBand', input, length: height });
  return { width, height, l: into[0]!, a: into[1]!, b: into[2]! };
}

/** One band of rows, run in a worker. */
export function kuwaharaBand(input: KuwaharaInput, band: Band): void {
  const sums = new Float64Array(sectors * 5);
  for (let y = band.from; y < band.to; y += 1) {
    for (let x = 0; x < input.width; x += 1) {
      sums.fill(0);
      gatherSectors(input, x, y, sums);
      writeMean(input, y * input.width + x, sums);
    }
  }
}

/** Sums of weight, L, L², a, b per sector of an ellipse along the flow. */
function gatherSectors(
  { width, height, source, alongX, alongY, coherence, radius }: KuwaharaInput,
  x: number,
  y: number,
  sums: Float64Array,
): void {
  const [lightness, a, b] = source as [Float32Array, Float32Array, Float32Array];
  const at = y * width + x;
  const stretch = 1 + coherence[at]!;
  const long = radius * stretch;
  const short = radius / stretch;
  const cos = alongX[at]!;
  const sin = alongY[at]!;
  const boundX = Math.min(Math.ceil(Math.hypot(long * cos, short * sin)), 2 * radius);
  const boundY = Math.min(Math.ceil(Math.hypot(long * sin, short * cos)), 2 * radius);
  for (let dy = -boundY; dy <= boundY; dy += 1) {
    const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
    for (let dx = -boundX; dx <= boundX; dx += 1) {
      const u = (cos * dx + sin * dy) / long;
      const v = (cos * dy - sin * dx) / short;
      if (u * u + v * v > 1) continue;
      const pixel = row + Math.min(width - 1, Math.max(0, x + dx));
      const cell = weightCell(u, v);
      const l = lightness[pixel]!;
      for (let k = 0; k < sectors; k += 1) {
        const weight = weightTable[cell + k]!;
        if (weight === 0) continue;
        sums[k * 5]! += weight;
        sums[k * 5 + 1]! += weight * l;
        sums[k * 5 + 2]! += weight * l * l;
        sums[k * 5 + 3]! += weight * a[pixel]!;
        sums[k * 5 + 4]! += weight * b[pixel]!;
      }
    }
  }
}

/** Cells from the middle of the unit disc to its rim. */
const tableRadius = 16;
const tableSide = 2 * tableRadius + 1;

/** Where the eight weights of a place in the unit disc stand. */
function weightCell(u: number, v: number): number {
  const column = (u * tableRadius + tableRadius + 0.5) | 0;
  const row = (v * tableRadius + tableRadius + 0.5) | 0;
  return (row * tableSide + column) * sectors;
}

const half = Math.SQRT1_2;
const lean = 0.33;
const bend = 0.84;

/** The weights are as smooth as this table is coarse, and a picture asks for 10⁸ of them. */
const weightTable = makeWeightTable();

function makeWeightTable(): Float32Array {
  const table = new Float32Array(tableSide * tableSide * sectors);
  for (let row = -tableRadius; row <= tableRadius; row += 1) {
    for (let column = -tableRadius; column <= tableRadius; column += 1) {
      const u = column / tableRadius;
      const v = row / tableRadius;
      const cell = weightCell(u, v);
      writeSectorWeights(u, v, table.subarray(cell, cell + sectors));
    }
  }
  return table;
}

/** Polynomial sector weights, normalised, falling off from the middle. */
function writeSectorWeights(u: number, v: number, into: Float32Array): void {
  let total = 0;
  for (let turn = 0; turn < 2; turn += 1) {
    const x = turn === 0 ? u : half * (u - v);
    const y = turn === 0 ? v : half * (u + v);
    const flatX = lean - bend * x * x;
    const flatY = lean - bend * y * y;
    [y + flatX, -x + flatY, -y + flatX, x + flatY].forEach((z, side) => {
      const weight = z > 0 ? z * z : 0;
      into[side * 2 + turn] = weight;
      total += weight;
    });
  }
  const scale = total > 0 ? Math.exp(-3 * (u * u + v * v)) / total : 0;
  for (let k = 0; k < sectors; k += 1) into[k]! *= scale;
}

function writeMean({ into, sharpness }: KuwaharaInput, at: number, sums: Float64Array): void {
  let total = 0;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let k = 0; k < sectors; k += 1) {
    const weight = sums[k * 5]!;
    if (weight <= 0) continue;
    const middle = sums[k * 5 + 1]! / weight;
    const deviation = Math.sqrt(Math.max(0, sums[k * 5 + 2]! / weight - middle * middle));
    const vote = 1 / (1 + (255 * deviation) ** (sharpness / 2));
    total += vote;
    l += vote * middle;
    a += (vote * sums[k * 5 + 3]!) / weight;
    b += (vote * sums[k * 5 + 4]!) / weight;
  }
  into[0]![at] = l / total;
  into[1]![at] = a / total;
  into[2]![at] = b / total;
}
