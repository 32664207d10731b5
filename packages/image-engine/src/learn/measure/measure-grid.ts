import type { Size } from '../../raster/resize-plane.ts';

/** The grid of squares on which a picture is built, if there is one. */
export type PixelGrid = {
  /** How much of the differences between neighbouring pixels lies on its lines, 0–1. */
  readonly share: number;
  /** Squares along the shorter side; 0 without a grid. */
  readonly cells: number;
};

export const noGrid: PixelGrid = { share: 0, cells: 0 };

/** Squares along the shorter side: fewer are a mosaic, and smaller ones than this no squares. */
const fewestCells = 12;
const leastCellPixels = 3;
/** From here on a line of the grid may lie a pixel beside its place: scaling moved it. */
const wideCellPixels = 6;
/** Of the best grid's share: a coarser grid that has as much is the true one, not every second line. */
const nearlyBest = 0.92;
/** Lines that differ: a poster with three straight edges lies on many grids. */
const fewestLines = 12;

/**
 * Finds the squares of pixel art by where its edges lie: all of them on the lines of one grid that
 * begins at the picture's corner. `bytes` are grey, row by row, at the file's own size.
 */
export function measureGrid(bytes: Uint8Array, size: Size): PixelGrid {
  const edges = [edgesAcross(bytes, size), edgesDown(bytes, size)];
  const total = edges.reduce((sum, axis) => sum + axis.reduce((all, value) => all + value, 0), 0);
  if (total <= 0) return noGrid;
  const shorter = Math.min(size.width, size.height);
  const grids: PixelGrid[] = [];
  for (let cells = fewestCells; cells <= shorter / leastCellPixels; cells += 1) {
    grids.push({ share: shareOnGrid(edges, total, shorter / cells), cells });
  }
  const best = grids.reduce((most, { share }) => Math.max(most, share), 0);
  return grids.find(({ share }) => share > 0 && share >= nearlyBest * best) ?? noGrid;
}

/** Mean squared difference of each column to the one before it. */
function edgesAcross(bytes: Uint8Array, { width, height }: Size): Float64Array {
  const edges = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      edges[x]! += (bytes[y * width + x]! - bytes[y * width + x - 1]!) ** 2 / height;
    }
  }
  return edges;
}

function edgesDown(bytes: Uint8Array, { width, height }: Size): Float64Array {
  const edges = new Float64Array(height);
  for (let y = 1; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      edges[y]! += (bytes[y * width + x]! - bytes[(y - 1) * width + x]!) ** 2 / width;
    }
  }
  return edges;
}

/** Beyond what chance would put there, 0–1; 0 when only a few lines have all of it. */
function shareOnGrid(axes: readonly Float64Array[], total: number, period: number): number {
  const reach = period >= wideCellPixels ? 1 : 0;
  const expected = (2 * reach + 1) / period;
  let sum = 0;
  let squares = 0;
  for (const axis of axes) {
    for (let line = 1; line * period < axis.length - 1; line += 1) {
      const at = Math.round(line * period);
      let value = 0;
      for (let x = at - reach; x <= at + reach; x += 1) value += axis[x] ?? 0;
      sum += value;
      squares += value * value;
    }
  }
  if (squares <= 0 || sum ** 2 / squares < fewestLines) return 0;
  return Math.max(0, (sum / total - expected) / (1 - expected));
}
