/** Planes of OKLab, a value a pixel each. */
type Planes = { readonly l: Float32Array; readonly a: Float32Array; readonly b: Float32Array };

/** Of lightness: fine enough for a line of tones, coarse enough for a mean in each. */
const tones = 24;

/**
 * How far colours stray from one line of tones: root mean square of a and b about their mean at equal
 * lightness. 0 in a picture of one hue or none.
 */
export function strayOfTones({ l, a, b }: Planes): number {
  const sums = new Float64Array(tones * 3);
  let squares = 0;
  for (let i = 0; i < l.length; i += 1) {
    const at = 3 * Math.min(tones - 1, Math.max(0, Math.floor(l[i]! * tones)));
    sums[at]! += 1;
    sums[at + 1]! += a[i]!;
    sums[at + 2]! += b[i]!;
    squares += a[i]! ** 2 + b[i]! ** 2;
  }
  for (let at = 0; at < sums.length; at += 3) {
    squares -= (sums[at + 1]! ** 2 + sums[at + 2]! ** 2) / Math.max(1, sums[at]!);
  }
  return Math.sqrt(Math.max(0, squares) / l.length);
}
