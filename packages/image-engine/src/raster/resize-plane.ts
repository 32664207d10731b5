import type { LabPlanes } from './lab-planes.ts';

export type Size = { readonly width: number; readonly height: number };

/** Area mean when smaller, bilinear when larger. */
export function resizePlane(
  plane: Float32Array,
  from: Size,
  to: Size,
  into: Float32Array = new Float32Array(to.width * to.height),
): Float32Array {
  const across = weightsOf(from.width, to.width);
  const down = weightsOf(from.height, to.height);
  // Row by row downwards: no more narrow rows are kept than one target row is made of.
  const keptRows = down.longestRun;
  const narrow = new Float32Array(keptRows * to.width);
  let made = 0;
  into.fill(0);
  for (let y = 0; y < to.height; y += 1) {
    const target = y * to.width;
    for (let k = down.start[y]!, i = down.first[y]!; k < down.start[y + 1]!; k += 1, i += 1) {
      for (; made <= i; made += 1) {
        const row = plane.subarray(made * from.width, (made + 1) * from.width);
        resizeRow(row, across, narrow.subarray((made % keptRows) * to.width));
      }
      const weight = down.weight[k]!;
      const source = (i % keptRows) * to.width;
      for (let x = 0; x < to.width; x += 1) into[target + x]! += weight * narrow[source + x]!;
    }
  }
  return into;
}

function resizeRow(row: Float32Array, { first, start, weight }: Weights, into: Float32Array): void {
  for (let x = 0; x < first.length; x += 1) {
    let sum = 0;
    for (let k = start[x]!, i = first[x]!; k < start[x + 1]!; k += 1, i += 1) {
      sum += weight[k]! * row[i]!;
    }
    into[x] = sum;
  }
}

export function resizePlanes(planes: LabPlanes, to: Size): LabPlanes {
  return {
    ...to,
    l: resizePlane(planes.l, planes, to),
    a: resizePlane(planes.a, planes, to),
    b: resizePlane(planes.b, planes, to),
  };
}

type Weights = {
  readonly first: Int32Array;
  readonly start: Int32Array;
  readonly weight: Float32Array;
  readonly longestRun: number;
};

/** For each target place: the first source place and its run of weights, which sum to 1. */
function weightsOf(from: number, to: number): Weights {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const first = new Int32Array(to);
  const start = new Int32Array(to + 1);
  const weight: number[] = [];
  let longestRun = 1;
  for (let x = 0; x < to; x += 1) {
    const centre = (x + 0.5) * scale - 0.5;
    const low = Math.max(0, Math.ceil(centre - reach + 1e-6));
    const high = Math.min(from - 1, Math.floor(centre + reach - 1e-6));
    const taps: number[] = [];
    for (let i = low; i <= high; i += 1) taps.push(Math.max(0, 1 - Math.abs(i - centre) / reach));
    const sum = taps.reduce((total, tap) => total + tap, 0);
    first[x] = sum > 0 ? low : Math.min(from - 1, Math.max(0, Math.round(centre)));
    weight.push(...(sum > 0 ? taps.map((tap) => tap / sum) : [1]));
    start[x + 1] = weight.length;
    longestRun = Math.max(longestRun, start[x + 1]! - start[x]!);
  }
  return { first, start, weight: Float32Array.from(weight), longestRun };
}
