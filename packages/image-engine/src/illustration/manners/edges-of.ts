import { smoothstep } from '../../maths/interpolation.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LaidPicture } from '../picture/lay-picture.ts';

/** Sides of a piece in widths of its line: below the first none is drawn round it, from the second the whole. */
const drawnRound = { from: 2.5, to: 8 };
/** Of a thing's own outline, however small it is. */
const leastOutline = 0.5;

/**
 * 1 at the borders between pieces … 0 so many pixels away from them. Round small pieces, as eyes and
 * buttons are, the line is thinner or there is none.
 */
export function edgesOf(
  { lab: { width, height }, piece, firstThing }: LaidPicture,
  reach: number,
): Float32Array {
  const edges = new Float32Array(width * height);
  const shares = sharesOf(piece, reach);
  const between = (one: number, other: number) => {
    const share = Math.min(shares[one]!, shares[other]!);
    const isInside = Math.min(one, other) >= firstThing;
    return isInside ? share : Math.max(leastOutline, share);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = piece[at]!;
      const [right, below] = [
        piece[x + 1 < width ? at + 1 : at]!,
        piece[y + 1 < height ? at + width : at]!,
      ];
      if (right !== own) edges[at] = between(own, right);
      if (below !== own) edges[at] = Math.max(edges[at]!, between(own, below));
    }
  }
  const blur = Math.max(0.6, reach / 2);
  blurPlane(edges, width, height, blur, edges);
  // A straight line that was blurred is this high on itself.
  const peak = 1 / (blur * Math.sqrt(2 * Math.PI));
  for (let i = 0; i < edges.length; i += 1) edges[i] = Math.min(1, edges[i]! / peak);
  return edges;
}

/** Of each piece, how much of a line so thick goes round it: 0–1. */
export function sharesOf(piece: LaidPicture['piece'], reach: number): Float32Array {
  const areas: number[] = [];
  for (const number of piece) areas[number] = (areas[number] ?? 0) + 1;
  const thickness = Math.max(1, reach);
  return Float32Array.from(areas, (area = 0) =>
    smoothstep(drawnRound.from, drawnRound.to, Math.sqrt(area) / thickness),
  );
}
