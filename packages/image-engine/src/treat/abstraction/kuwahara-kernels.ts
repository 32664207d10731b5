export const sectors = 8;
/** Numbers of a pixel: L, a, b. */
export const channels = 3;
/** Of a sector's weights the faintest quarter is not worth its reading: under so much of its largest. */
const faintest = 0.05;

/** An ellipse is hardly longer than this many pixels: finer turns would meet the same ones. */
const turns = 32;
const stretches = 6;

/**
 * The pixels of the sectors of an ellipse, for each of its turns and stretches: sector after
 * sector, kernel after kernel. The weights of a sector sum to 1.
 */
export type KuwaharaKernels = {
  /** Where each sector begins, and the end of the last. */
  readonly starts: Int32Array;
  /** From the middle, in numbers of the padded picture. */
  readonly offsets: Int32Array;
  readonly weights: Float32Array;
};

/** How far a kernel reaches from its middle, in pixels: along one direction it is twice as long. */
export function reachOf(radius: number): number {
  return 2 * radius;
}

/** Which kernel fits a direction in radians and its coherence, 0–1. */
export function kernelIndex(angle: number, coherence: number): number {
  const turn = (Math.round((angle / Math.PI) * turns) + 2 * turns) % turns;
  return turn * stretches + Math.round(coherence * (stretches - 1));
}

/** `stride` is from a row to the next, in numbers of the padded picture. */
export function makeKuwaharaKernels(radius: number, stride: number): KuwaharaKernels {
  const count = turns * stretches;
  const most = count * sectors * (2 * reachOf(radius) + 1) ** 2;
  const starts = new Int32Array(count * sectors + 1);
  const offsets = new Int32Array(most);
  const weights = new Float32Array(most);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const stretch = 1 + (index % stretches) / (stretches - 1);
    const angle = (Math.floor(index / stretches) * Math.PI) / turns;
    const taps = tapsOf(radius, stride, { angle, stretch });
    for (let sector = 0; sector < sectors; sector += 1) {
      const least = faintest * Math.max(...taps.map((tap) => tap[1 + sector]!));
      const seen = taps.filter((tap) => tap[1 + sector]! > least);
      const sum = seen.reduce((total, tap) => total + tap[1 + sector]!, 0);
      for (const tap of seen) {
        const weight = tap[1 + sector]!;
        offsets[end] = tap[0]!;
        weights[end] = weight / sum;
        end += 1;
      }
      starts[index * sectors + sector + 1] = end;
    }
  }
  return { starts, offsets: offsets.slice(0, end), weights: weights.slice(0, end) };
}

/** Of every place in the ellipse its offset, then its weight in each sector. */
function tapsOf(
  radius: number,
  stride: number,
  { angle, stretch }: { readonly angle: number; readonly stretch: number },
): number[][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const taps: number[][] = [];
  const reach = reachOf(radius);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const u = (cos * dx + sin * dy) / (radius * stretch);
      const v = ((cos * dy - sin * dx) * stretch) / radius;
      if (u * u + v * v <= 1) taps.push([dy * stride + channels * dx, ...sectorWeights(u, v)]);
    }
  }
  return taps;
}

/**
 * Shape of a sector's weight (Kyprianidis, Semmo, Kang, Döllner 2010): `overlap` is how far
 * neighbours overlap in the middle, and `bend` makes it end 3π/8 off the sector's axis.
 */
const overlap = 0.33;
const bend = 0.84;
/** How fast weights fall off from the middle. */
const falloff = 3;

/** Polynomial sector weights of a place in the unit disc, falling off from the middle. */
function sectorWeights(u: number, v: number): number[] {
  const weights = new Array<number>(sectors).fill(0);
  for (let turn = 0; turn < 2; turn += 1) {
    // The second half of the sectors lies an eighth of a turn on.
    const x = turn === 0 ? u : Math.SQRT1_2 * (u - v);
    const y = turn === 0 ? v : Math.SQRT1_2 * (u + v);
    const flatX = overlap - bend * x * x;
    const flatY = overlap - bend * y * y;
    [y + flatX, -x + flatY, -y + flatX, x + flatY].forEach((z, side) => {
      weights[side * 2 + turn] = z > 0 ? z * z : 0;
    });
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = total > 0 ? Math.exp(-falloff * (u * u + v * v)) / total : 0;
  return weights.map((weight) => scale * weight);
}
