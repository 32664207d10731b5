import type { Size } from './resize-plane.ts';

/** What is lighter than its surroundings and narrower than `radius` both across and downwards. */
export function topHat(plane: Float32Array, size: Size, radius: number): Float32Array {
  const across = opened(plane, size, radius, widenAcross);
  const down = opened(plane, size, radius, widenDown);
  for (let i = 0; i < plane.length; i += 1) {
    across[i] = plane[i]! - Math.max(across[i]!, down[i]!);
  }
  return across;
}

/** Replaces each pixel by the largest of the line of `2 * radius + 1` around it. */
type Widen = (plane: Float32Array, size: Size, radius: number) => void;

/** The darkest along a line around each pixel, then the lightest of those. */
function opened(plane: Float32Array, size: Size, radius: number, widen: Widen): Float32Array {
  const result = plane.map((value) => -value);
  widen(result, size, radius);
  for (let i = 0; i < result.length; i += 1) result[i] = -result[i]!;
  widen(result, size, radius);
  return result;
}

function widenAcross(plane: Float32Array, { width, height }: Size, radius: number): void {
  const before = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = plane.subarray(y * width, (y + 1) * width);
    before.set(row);
    for (let offset = -radius; offset <= radius; offset += 1) {
      const end = Math.min(width, width - offset);
      for (let x = Math.max(0, -offset); x < end; x += 1) {
        if (before[x + offset]! > row[x]!) row[x] = before[x + offset]!;
      }
    }
  }
}

/** Rows above are widened already: as many as the line reaches are kept as they were. */
function widenDown(plane: Float32Array, { width, height }: Size, radius: number): void {
  const keptRows = radius + 1;
  const kept = new Float32Array(keptRows * width);
  for (let y = 0; y < height; y += 1) {
    const row = plane.subarray(y * width, (y + 1) * width);
    kept.set(row, (y % keptRows) * width);
    const last = Math.min(height - 1, y + radius);
    for (let other = Math.max(0, y - radius); other <= last; other += 1) {
      const from = other <= y ? kept : plane;
      const start = (other <= y ? other % keptRows : other) * width;
      for (let x = 0; x < width; x += 1) {
        if (from[start + x]! > row[x]!) row[x] = from[start + x]!;
      }
    }
  }
}
