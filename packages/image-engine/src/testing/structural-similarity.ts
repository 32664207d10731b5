type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Pixels a side of a window, and from one to the next. */
const [side, step] = [8, 4];
/** For values of 0–255, as Wang et al. chose them. */
const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/**
 * Mean SSIM of two grey pictures of one size, 1 where they are the same (Wang, Bovik, Sheikh and
 * Simoncelli 2004, "Image quality assessment: from error visibility to structural similarity").
 */
export function structuralSimilarity(one: Grey, other: Grey): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y + side <= one.height; y += step) {
    for (let x = 0; x + side <= one.width; x += step) {
      sum += similarityAt(one, other, x, y);
      count += 1;
    }
  }
  return sum / count;
}

function similarityAt(one: Grey, other: Grey, left: number, top: number): number {
  const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const [a, b] = [one.data[y * one.width + x]!, other.data[y * other.width + x]!];
      sums.a += a;
      sums.b += b;
      sums.aa += a * a;
      sums.bb += b * b;
      sums.ab += a * b;
    }
  }
  const pixels = side * side;
  const [a, b] = [sums.a / pixels, sums.b / pixels];
  const spread = sums.aa / pixels - a * a + sums.bb / pixels - b * b;
  const together = sums.ab / pixels - a * b;
  return ((2 * a * b + c1) * (2 * together + c2)) / ((a * a + b * b + c1) * (spread + c2));
}
