import { cheapestPath } from './cheapest-path.ts';
import { findPiece } from './find-piece.ts';
import {
  overlap,
  type Place,
  piece,
  type Quilt,
  type QuiltSource,
  startOf,
  step,
} from './quilt.ts';

export type QuiltTone = {
  readonly width: number;
  readonly height: number;
  /** Wanted lightness per pixel, 0–1. */
  readonly tone: Float32Array;
};

/**
 * Lays pieces of a style's texture side by side after the tones of a picture and cuts them along
 * the path where neighbours differ least (Efros and Freeman 2001), so that strokes run on from
 * piece to piece instead of ending in scraps.
 */
export function quiltTexture(
  { width, height, tone }: QuiltTone,
  source: QuiltSource,
  random: () => number,
): Quilt {
  const quilt: Quilt = {
    width,
    height,
    texture: new Float32Array(width * height),
    tone: new Float32Array(width * height),
  };
  let before: Place | null = null;
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const wanted = meanTone(tone, quilt, left, top);
      const place = findPiece({ quilt, source, wanted, left, top, before }, random);
      layPiece({ quilt, source, place, left, top });
      before = place;
    }
  }
  return quilt;
}

/** Every so many pixels across and down are enough for a mean. */
const toneStride = 4;

function meanTone(tone: Float32Array, { width, height }: Quilt, left: number, top: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(height, top + piece); y += toneStride) {
    for (let x = left; x < Math.min(width, left + piece); x += toneStride) {
      sum += tone[y * width + x]!;
      count += 1;
    }
  }
  return sum / count;
}

type Laying = {
  readonly quilt: Quilt;
  readonly source: QuiltSource;
  readonly place: Place;
  readonly left: number;
  readonly top: number;
};

function layPiece(laying: Laying): void {
  const { quilt, source, place, left, top } = laying;
  const { side, lightness } = source.tiles;
  const start = startOf(place, side);
  const rows = Math.min(piece, quilt.height - top);
  const columns = Math.min(piece, quilt.width - left);
  const seams = cutSeams(laying, rows, columns);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const share = shareAt(seams, x, y);
      if (share === 0) continue;
      const at = (top + y) * quilt.width + left + x;
      const from = start + y * side + x;
      quilt.texture[at] = quilt.texture[at]! * (1 - share) + (share * lightness[from]!) / 255;
      quilt.tone[at] = quilt.tone[at]! * (1 - share) + (share * source.soft[from]!) / 255;
    }
  }
}

/** Where a piece is cut: columns per row from the left, rows per column from the top. */
type Seams = { readonly fromLeft: Int32Array | null; readonly fromTop: Int32Array | null };

function cutSeams(
  { quilt, source, place, left, top }: Laying,
  rows: number,
  columns: number,
): Seams {
  const { side, lightness } = source.tiles;
  const start = startOf(place, side);
  const difference = (x: number, y: number) =>
    (quilt.texture[(top + y) * quilt.width + left + x]! - lightness[start + y * side + x]! / 255) **
    2;
  const fromLeft = () =>
    cheapestPath(rows, Math.min(overlap, columns), (along, across) => difference(across, along));
  const fromTop = () =>
    cheapestPath(columns, Math.min(overlap, rows), (along, across) => difference(along, across));
  return { fromLeft: left > 0 ? fromLeft() : null, fromTop: top > 0 ? fromTop() : null };
}

/** How much of the new piece shows: one pixel of transition on either side of a cut. */
function shareAt({ fromLeft, fromTop }: Seams, x: number, y: number): number {
  const inLeft = fromLeft ? x - fromLeft[y]! : 2;
  const inTop = fromTop ? y - fromTop[x]! : 2;
  return Math.min(1, Math.max(0, (Math.min(inLeft, inTop) + 1) / 2));
}
