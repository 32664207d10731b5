export type FourierTransform = {
  /** Complex in place, radix 2. Both arrays have the size asked for. */
  readonly transform: (real: Float64Array, imaginary: Float64Array) => void;
};

/**
 * A plain radix-2 transform. The analysis packs two real frames into one complex call, which
 * is faster than a general library's real transform of each. `size` is a power of two.
 */
export function makeFourierTransform(size: number): FourierTransform {
  const reversed = bitReversal(size);
  const cosines = Float64Array.from({ length: size / 2 }, (_, i) =>
    Math.cos((2 * Math.PI * i) / size),
  );
  const sines = Float64Array.from(
    { length: size / 2 },
    (_, i) => -Math.sin((2 * Math.PI * i) / size),
  );

  function transform(real: Float64Array, imaginary: Float64Array): void {
    permute(real, reversed);
    permute(imaginary, reversed);
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let offset = 0; offset < half; offset += 1) {
        const cosine = cosines[offset * stride]!;
        const sine = sines[offset * stride]!;
        for (let low = offset; low < size; low += 2 * half) {
          const high = low + half;
          const re = real[high]! * cosine - imaginary[high]! * sine;
          const im = real[high]! * sine + imaginary[high]! * cosine;
          real[high] = real[low]! - re;
          imaginary[high] = imaginary[low]! - im;
          real[low] = real[low]! + re;
          imaginary[low] = imaginary[low]! + im;
        }
      }
    }
  }

  return { transform };
}

function bitReversal(size: number): Uint32Array {
  const reversed = new Uint32Array(size);
  for (let i = 1; i < size; i += 1) {
    reversed[i] = (reversed[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0);
  }
  return reversed;
}

function permute(values: Float64Array, order: Uint32Array): void {
  for (let i = 0; i < values.length; i += 1) {
    const j = order[i]!;
    if (j <= i) continue;
    const kept = values[i]!;
    values[i] = values[j]!;
    values[j] = kept;
  }
}
