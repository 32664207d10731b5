/** Numbers of a square whose side is a power of two, real and imaginary part. */
type Square = { readonly re: Float64Array; readonly im: Float64Array };

type Values = ArrayLike<number>;

/** How well a pattern fits each of two squares at each of their places, the squares' edges joined. */
export type Correlate = (pair: readonly [Values, Values]) => readonly [Float64Array, Float64Array];

/**
 * Prepares a pattern of `side` × `side`, so that two squares cost two transforms (Cooley–Tukey): one lies in the
 * real, the other in the imaginary part.
 */
export function makeCorrelate(pattern: Values, side: number): Correlate {
  const transform = makeTransform(side);
  const wanted = { re: Float64Array.from(pattern), im: new Float64Array(side * side) };
  transform(wanted);
  return ([first, second]) => {
    const square = { re: Float64Array.from(first), im: Float64Array.from(second) };
    const { re, im } = square;
    transform(square);
    for (let i = 0; i < re.length; i += 1) {
      const [a, b] = [re[i] as number, im[i] as number];
      const [c, d] = [wanted.re[i] as number, wanted.im[i] as number];
      re[i] = a * c + b * d;
      // Turned over, so that the same transform leads back.
      im[i] = a * d - b * c;
    }
    transform(square);
    return [re.map((value) => value / re.length), im.map((value) => -value / im.length)];
  };
}

function makeTransform(side: number): (square: Square) => void {
  const line = makeLineTransform(side);
  return ({ re, im }) => {
    for (let row = 0; row < side; row += 1) line(re, im, row * side, 1);
    for (let column = 0; column < side; column += 1) line(re, im, column, side);
  };
}

type LineTransform = (re: Float64Array, im: Float64Array, start: number, step: number) => void;

function makeLineTransform(side: number): LineTransform {
  const bits = Math.log2(side);
  const places = Array.from({ length: side }, (_, i) => reversed(i, bits));
  const cos = Float64Array.from({ length: side / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / side));
  const sin = Float64Array.from(cos, (_, i) => -Math.sin((2 * Math.PI * i) / side));
  const a = new Float64Array(side);
  const b = new Float64Array(side);
  return (re, im, start, step) => {
    for (let i = 0; i < side; i += 1) {
      const from = start + (places[i] as number) * step;
      a[i] = re[from] as number;
      b[i] = im[from] as number;
    }
    for (let half = 1; half < side; half *= 2) {
      const turn = side / (2 * half);
      for (let first = 0; first < side; first += 2 * half) {
        for (let k = 0; k < half; k += 1) {
          const [i, j] = [first + k, first + k + half];
          const [c, s] = [cos[k * turn] as number, sin[k * turn] as number];
          const [x, y] = [a[j] as number, b[j] as number];
          const [u, v] = [x * c - y * s, x * s + y * c];
          a[j] = (a[i] as number) - u;
          b[j] = (b[i] as number) - v;
          a[i] = (a[i] as number) + u;
          b[i] = (b[i] as number) + v;
        }
      }
    }
    for (let i = 0; i < side; i += 1) {
      re[start + i * step] = a[i] as number;
      im[start + i * step] = b[i] as number;
    }
  };
}

function reversed(value: number, bits: number): number {
  let out = 0;
  for (let i = 0; i < bits; i += 1) out |= ((value >> i) & 1) << (bits - 1 - i);
  return out;
}
