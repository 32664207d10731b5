import type { StyleTiles } from '../style/learned-style.ts';

export type Quilt = {
  readonly width: number;
  readonly height: number;
  /** Lightness of the laid texture, 0–1. */
  readonly texture: Float32Array;
  /** The tone each piece was taken for: the source's own soft lightness, 0–1. */
  readonly tone: Float32Array;
};

export type QuiltSource = {
  readonly tiles: StyleTiles;
  /** Soft lightness of the tiles, 0–255, same order as their pixels. */
  readonly soft: Uint8Array;
};

const piece = 56;
const overlap = 20;
const step = piece - overlap;
const candidates = 140;
const toneWeight = 5;

/**
 * Lays pieces of a style's texture side by side after the tones of a picture and cuts them along
 * the path where neighbours differ least (Efros and Freeman 2001), so that strokes run on from
 * piece to piece instead of ending in scraps.
 */
export function quiltTexture(
  { width, height, tone }: { width: number; height: number; tone: Float32Array },
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
      layPiece(quilt, source, place, left, top);
      before = place;
    }
  }
  return quilt;
}

/** A tile's number and a corner in it. */
type Place = { readonly tile: number; readonly x: number; readonly y: number };

type Search = {
  readonly quilt: Quilt;
  readonly source: QuiltSource;
  readonly wanted: number;
  readonly left: number;
  readonly top: number;
  readonly before: Place | null;
};

function meanTone(tone: Float32Array, { width, height }: Quilt, left: number, top: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(height, top + piece); y += 4) {
    for (let x = left; x < Math.min(width, left + piece); x += 4) {
      sum += tone[y * width + x]!;
      count += 1;
    }
  }
  return sum / count;
}

function findPiece(search: Search, random: () => number): Place {
  const { tiles } = search.source;
  const room = tiles.side - piece;
  const { before } = search;
  let best: Place = { tile: 0, x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  const consider = (place: Place) => {
    const cost = costOf(search, place, least);
    if (cost < least) {
      least = cost;
      best = place;
    }
  };
  // The piece that lay beside the last one continues its strokes without any seam.
  if (before && search.left > 0 && before.x + step <= room)
    consider({ ...before, x: before.x + step });
  for (let i = 0; i < candidates; i += 1) {
    consider({
      tile: Math.floor(random() * tiles.count),
      x: Math.floor(random() * (room + 1)),
      y: Math.floor(random() * (room + 1)),
    });
  }
  return best;
}

/** Mean squared difference on the overlap plus the error of tone; stops once above `least`. */
function costOf(search: Search, place: Place, least: number): number {
  const { quilt, source, wanted, left, top } = search;
  const { side } = source.tiles;
  const start = place.tile * side * side + place.y * side + place.x;
  let tone = 0;
  for (let k = 0; k < 16; k += 1) {
    const y = 7 + (k >> 2) * 14;
    const x = 7 + (k & 3) * 14;
    tone += source.soft[start + y * side + x]! / (16 * 255);
  }
  let cost = toneWeight * (tone - wanted) ** 2;
  if (cost >= least) return cost;
  const scale = 1 / (overlap * piece);
  const columns = Math.min(piece, quilt.width - left);
  const rows = Math.min(piece, quilt.height - top);
  for (let y = 0; y < rows; y += 2) {
    const isTop = top > 0 && y < overlap;
    const to = isTop ? columns : left > 0 ? Math.min(overlap, columns) : 0;
    let sum = 0;
    for (let x = 0; x < to; x += 2) {
      const laid = quilt.texture[(top + y) * quilt.width + left + x]!;
      const difference = laid - source.tiles.lightness[start + y * side + x]! / 255;
      sum += difference * difference;
    }
    cost += 4 * sum * scale;
    if (cost >= least) return cost;
  }
  return cost;
}

function layPiece(
  quilt: Quilt,
  source: QuiltSource,
  place: Place,
  left: number,
  top: number,
): void {
  const { side, lightness } = source.tiles;
  const start = place.tile * side * side + place.y * side + place.x;
  const difference = (x: number, y: number) =>
    (quilt.texture[(top + y) * quilt.width + left + x]! - lightness[start + y * side + x]! / 255) **
    2;
  const rows = Math.min(piece, quilt.height - top);
  const columns = Math.min(piece, quilt.width - left);
  const fromLeft =
    left > 0
      ? cheapestPath(rows, Math.min(overlap, columns), (along, across) => difference(across, along))
      : null;
  const fromTop =
    top > 0
      ? cheapestPath(columns, Math.min(overlap, rows), (along, across) => difference(along, across))
      : null;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const inLeft = fromLeft ? x - fromLeft[y]! : 2;
      const inTop = fromTop ? y - fromTop[x]! : 2;
      // One pixel of transition on either side of the cut.
      const share = Math.min(1, Math.max(0, (Math.min(inLeft, inTop) + 1) / 2));
      if (share === 0) continue;
      const at = (top + y) * quilt.width + left + x;
      const from = start + y * side + x;
      quilt.texture[at] = quilt.texture[at]! * (1 - share) + (share * lightness[from]!) / 255;
      quilt.tone[at] = quilt.tone[at]! * (1 - share) + (share * source.soft[from]!) / 255;
    }
  }
}

/** For each step along: how far across the cheapest connected path runs. */
function cheapestPath(
  length: number,
  breadth: number,
  costAt: (along: number, across: number) => number,
): Int32Array {
  const costs = new Float64Array(length * breadth);
  for (let i = 0; i < length; i += 1) {
    for (let j = 0; j < breadth; j += 1) {
      const before = i === 0 ? 0 : leastAround(costs, (i - 1) * breadth, j, breadth).cost;
      costs[i * breadth + j] = before + costAt(i, j);
    }
  }
  const path = new Int32Array(length);
  let across = 0;
  for (let j = 1; j < breadth; j += 1) {
    if (costs[(length - 1) * breadth + j]! < costs[(length - 1) * breadth + across]!) across = j;
  }
  for (let i = length - 1; i >= 0; i -= 1) {
    path[i] = across;
    if (i > 0) across = leastAround(costs, (i - 1) * breadth, across, breadth).across;
  }
  return path;
}

function leastAround(costs: Float64Array, row: number, across: number, breadth: number) {
  let best = across;
  for (const other of [across - 1, across + 1]) {
    if (other >= 0 && other < breadth && costs[row + other]! < costs[row + best]!) best = other;
  }
  return { cost: costs[row + best]!, across: best };
}

/** Each tile blurred for itself: its neighbours in the file are not its neighbours. */
export function softenTiles(
  tiles: StyleTiles,
  blur: (tile: Float32Array, side: number) => Float32Array,
): Uint8Array {
  const area = tiles.side ** 2;
  const soft = new Uint8Array(tiles.lightness.length);
  for (let tile = 0; tile < tiles.count; tile += 1) {
    const pixels = Float32Array.from(tiles.lightness.subarray(tile * area, (tile + 1) * area));
    blur(pixels, tiles.side).forEach((value, i) => {
      soft[tile * area + i] = Math.min(255, Math.max(0, Math.round(value)));
    });
  }
  return soft;
}
