import type { LabPlanes } from './lab-planes.ts';
import { scratchFor } from './scratch.ts';

export type Size = { readonly width: number; readonly height: number };

/** Area mean when smaller, bilinear when larger. */
export function resizePlane(
  plane: Float32Array,
  from: Size,
  to: Size,
  into: Float32Array = new Float32Array(to.width * to.height),
): Float32Array {
  const narrow = scratchFor('pass', to.width * from.height);
  const across = weightsOf(from.width, to.width);
  for (let y = 0; y < from.height; y += 1) {
    const source = y * from.width;
    const target = y * to.width;
    for (let x = 0; x < to.width; x += 1) {
      let sum = 0;
      const first = across.first[x]!;
      for (let k = across.start[x]!, i = first; k < across.start[x + 1]!; k += 1, i += 1) {
        sum += across.weight[k]! * plane[source + i]!;
      }
      narrow[target + x] = sum;
    }
  }
  const down = weightsOf(from.height, to.height);
  into.fill(0);
  for (let y = 0; y < to.height; y += 1) {
    const target = y * to.width;
    for (let k = down.start[y]!, i = down.first[y]!; k < down.start[y + 1]!; k += 1, i += 1) {
      const weight = down.weight[k]!;
      const source = i * to.width;
      for (let x = 0; x < to.width; x += 1) into[target + x]! += weight * narrow[source + x]!;
    }
  }
  return into;
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
};

/** For each target place: the first source place and its run of weights, which sum to 1. */
function weightsOf(from: number, to: number): Weights {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const first = new Int32Array(to);
  const start = new Int32Array(to + 1);
  const weight: number[] = [];
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
  }
  return { first, start, weight: Float32Array.from(weight) };
}
