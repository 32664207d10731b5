import {
  overlap,
  type Place,
  piece,
  type Quilt,
  type QuiltSource,
  startOf,
  step,
} from './quilt.ts';

export type Search = {
  readonly quilt: Quilt;
  readonly source: QuiltSource;
  /** Mean tone of the picture under the piece, 0–1. */
  readonly wanted: number;
  readonly left: number;
  readonly top: number;
  readonly before: Place | null;
};

/** Places tried for each piece: more give better seams and take longer. */
const candidates = 140;
/** What a squared error of tone weighs against one on the overlap. */
const toneWeight = 5;

/** The place in the tiles that continues what is laid already and has the wanted tone. */
export function findPiece(search: Search, random: () => number): Place {
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

/** Of both kinds of difference only every so many pixels across and down are read. */
const stride = 2;

/** Mean squared difference on the overlap plus the error of tone; stops once above `least`. */
function costOf(search: Search, place: Place, least: number): number {
  const { quilt, source, wanted, left, top } = search;
  const start = startOf(place, source.tiles.side);
  let cost = toneWeight * (toneAt(source, start) - wanted) ** 2;
  if (cost >= least) return cost;
  const scale = 1 / (overlap * piece);
  const columns = Math.min(piece, quilt.width - left);
  const rows = Math.min(piece, quilt.height - top);
  for (let y = 0; y < rows; y += stride) {
    const isTop = top > 0 && y < overlap;
    const to = isTop ? columns : left > 0 ? Math.min(overlap, columns) : 0;
    cost += stride ** 2 * squaresOfRow(search, start, y, to) * scale;
    if (cost >= least) return cost;
  }
  return cost;
}

function squaresOfRow({ quilt, source, left, top }: Search, start: number, y: number, to: number) {
  const { side, lightness } = source.tiles;
  let sum = 0;
  for (let x = 0; x < to; x += stride) {
    const laid = quilt.texture[(top + y) * quilt.width + left + x]!;
    const difference = laid - lightness[start + y * side + x]! / 255;
    sum += difference * difference;
  }
  return sum;
}

/** The tiles are soft already: probes in the middles of a grid over the piece are enough. */
const probesAcross = 4;
const probeStep = piece / probesAcross;

function toneAt({ tiles, soft }: QuiltSource, start: number): number {
  let tone = 0;
  for (let k = 0; k < probesAcross ** 2; k += 1) {
    const y = probeStep / 2 + Math.floor(k / probesAcross) * probeStep;
    const x = probeStep / 2 + (k % probesAcross) * probeStep;
    tone += soft[start + y * tiles.side + x]! / (probesAcross ** 2 * 255);
  }
  return tone;
}
