import { toOklab } from '@armoni/colour/oklab';

/** A square picture as planes of OKLab. */
export type LabSquare = {
  readonly side: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
};

/** @param rgba red, green, blue and alpha bytes of `side`² pixels */
export function toLabSquare(rgba: Uint8ClampedArray, side: number): LabSquare {
  const l = new Float32Array(side * side);
  const a = new Float32Array(side * side);
  const b = new Float32Array(side * side);
  for (let i = 0; i < l.length; i += 1) {
    const at = i * 4;
    const colour = toOklab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
    l[i] = colour.l;
    a[i] = colour.a;
    b[i] = colour.b;
  }
  return { side, l, a, b };
}

/** Means of `cells` × `cells` fields, row by row. */
export function shrink(plane: Float32Array, side: number, cells: number): Float32Array {
  const sums = new Float32Array(cells * cells);
  const counts = new Float32Array(cells * cells);
  for (let i = 0; i < plane.length; i += 1) {
    const x = Math.floor(((i % side) * cells) / side);
    const y = Math.floor((Math.floor(i / side) * cells) / side);
    sums[y * cells + x]! += plane[i]!;
    counts[y * cells + x]! += 1;
  }
  return sums.map((sum, i) => sum / Math.max(1, counts[i]!));
}

/** Gaussian blur of `sigma` px, edges repeated. */
export function blur(plane: Float32Array, side: number, sigma: number): Float32Array {
  const kernel = kernelOf(sigma);
  return blurRows(blurRows(plane, side, kernel), side, kernel);
}

/** Blurs along rows and turns the picture on its diagonal, so that twice is both ways. */
function blurRows(plane: Float32Array, side: number, kernel: Float32Array): Float32Array {
  const reach = (kernel.length - 1) / 2;
  const turned = new Float32Array(plane.length);
  // One row with its ends repeated, so that the inner loop needs no test.
  const row = new Float32Array(side + 2 * reach);
  for (let y = 0; y < side; y += 1) {
    row.set(plane.subarray(y * side, (y + 1) * side), reach);
    row.fill(row[reach]!, 0, reach).fill(row[reach + side - 1]!, reach + side);
    for (let x = 0; x < side; x += 1) {
      let sum = 0;
      for (let k = 0; k < kernel.length; k += 1) sum += row[x + k]! * kernel[k]!;
      turned[x * side + y] = sum;
    }
  }
  return turned;
}

function kernelOf(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(sigma * 2.5));
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Strength of the lightness step at each pixel: central differences, edges repeated. */
export function gradient(plane: Float32Array, side: number): Float32Array {
  return plane.map((_, i) => {
    const x = i % side;
    const right = x < side - 1 ? i + 1 : i;
    const left = x > 0 ? i - 1 : i;
    const below = i + side < plane.length ? i + side : i;
    const above = i - side >= 0 ? i - side : i;
    return Math.hypot(plane[right]! - plane[left]!, plane[below]! - plane[above]!) / 2;
  });
}
