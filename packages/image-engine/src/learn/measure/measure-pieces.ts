import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { Size } from '../../raster/resize-plane.ts';

/** Pixels: a place, and the squares in its corners. */
const sides = { place: 9, corner: 5 } as const;
/** Deviation of lightness: fainter places are noise. */
const contrast = 0.02;
/** Of the place's deviation. */
const evenBelow = 0.2;

/**
 * Share of the contrasted places that meet at a step with even ground beside it. Cut or drawn shapes
 * are even up to their borders; what a lens sees and a brush shades has texture or a soft turn there.
 */
export function measurePieces({ l, width, height }: LabPlanes): number {
  const varianceOf = variances(l, { width, height });
  const offset = sides.place - sides.corner;
  let contrasted = 0;
  let pieced = 0;
  for (let y = 0; y + sides.place <= height; y += 1) {
    for (let x = 0; x + sides.place <= width; x += 1) {
      const whole = varianceOf(x, y, sides.place);
      if (whole <= contrast ** 2) continue;
      contrasted += 1;
      const calmest = Math.min(
        varianceOf(x, y, sides.corner),
        varianceOf(x + offset, y, sides.corner),
        varianceOf(x, y + offset, sides.corner),
        varianceOf(x + offset, y + offset, sides.corner),
      );
      if (calmest < evenBelow ** 2 * whole) pieced += 1;
    }
  }
  return contrasted > 0 ? pieced / contrasted : 0;
}

/** By tables of sums from the first corner on, so that every square takes eight looks. */
function variances(plane: Float32Array, { width, height }: Size) {
  const across = width + 1;
  const sums = new Float64Array(across * (height + 1));
  const squares = new Float64Array(across * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    let square = 0;
    for (let x = 0; x < width; x += 1) {
      const value = plane[y * width + x]!;
      sum += value;
      square += value * value;
      const at = (y + 1) * across + x + 1;
      sums[at] = sums[at - across]! + sum;
      squares[at] = squares[at - across]! + square;
    }
  }
  return (x: number, y: number, side: number): number => {
    const upper = y * across + x;
    const lower = upper + side * across;
    const over = (table: Float64Array) =>
      table[lower + side]! - table[lower]! - table[upper + side]! + table[upper]!;
    const mean = over(sums) / side ** 2;
    return Math.max(0, over(squares) / side ** 2 - mean * mean);
  };
}
