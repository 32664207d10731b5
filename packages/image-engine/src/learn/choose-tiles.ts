import { mean, median } from '../maths/statistics.ts';
import { blurPlane } from '../raster/blur-plane.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import type { StyleTiles } from '../style/learned-style.ts';

const tileSide = 256;
const blockSide = 32;
const tileBlocks = tileSide / blockSide;
const strideBlocks = 3;
const perQuintile = 5;
const perPicture = 4;
const candidatesPerFifth = 3;
const tintSteps = 64;

/** A window that could become a tile; its pixels are kept because the picture is not. */
export type TileCandidate = {
  readonly picture: number;
  readonly lightness: number;
  readonly energy: number;
  /** Without the comparison to the style's own energy. */
  readonly purity: number;
  /** Lightness, 0–255. */
  readonly pixels: Uint8Array;
  /** Sums of a, b and count for each step of lightness. */
  readonly tint: Float64Array;
};

/**
 * Windows of pure texture from one picture, the best for each lightness. Objects lose: they have
 * coarse energy, uneven blocks and several colours.
 */
export function findTileCandidates(
  planes: LabPlanes,
  picture: number,
  inset: number,
): TileCandidate[] {
  const blocks = measureBlocks(planes, inset);
  const windows: (Omit<TileCandidate, 'pixels' | 'tint'> & { left: number; top: number })[] = [];
  for (let row = 0; row + tileBlocks <= blocks.rows; row += strideBlocks) {
    for (let column = 0; column + tileBlocks <= blocks.columns; column += strideBlocks) {
      windows.push({
        picture,
        ...scoreWindow(blocks, column, row),
        left: inset + column * blockSide,
        top: inset + row * blockSide,
      });
    }
  }
  windows.sort((one, other) => other.purity - one.purity);
  const kept = [0, 1, 2, 3, 4].flatMap((fifth) =>
    windows
      .filter(({ lightness }) => Math.min(4, Math.floor(lightness * 5)) === fifth)
      .slice(0, candidatesPerFifth),
  );
  return kept.map(({ left, top, ...one }) => ({ ...one, ...cutOut(planes, left, top) }));
}

/** Five tiles for each fifth of the style's lightness, few from one picture. */
export function chooseTiles(candidates: readonly TileCandidate[]): StyleTiles | null {
  if (candidates.length === 0) return null;
  const usual = median(candidates.map(({ energy }) => energy));
  const score = ({ purity, energy }: TileCandidate) =>
    purity - 0.5 * Math.abs(Math.log((energy + 1e-5) / (usual + 1e-5)));
  const byLightness = [...candidates].sort((one, other) => one.lightness - other.lightness);
  const taken = new Map<number, number>();
  const chosen: TileCandidate[] = [];
  for (let fifth = 0; fifth < 5; fifth += 1) {
    const from = Math.floor((byLightness.length * fifth) / 5);
    const to = Math.floor((byLightness.length * (fifth + 1)) / 5);
    const best = byLightness.slice(from, to).sort((one, other) => score(other) - score(one));
    let count = 0;
    for (const candidate of best) {
      const used = taken.get(candidate.picture) ?? 0;
      if (count >= perQuintile || used >= perPicture) continue;
      taken.set(candidate.picture, used + 1);
      chosen.push(candidate);
      count += 1;
    }
  }
  return {
    side: tileSide,
    count: chosen.length,
    lightness: joinPixels(chosen),
    tint: measureTint(chosen),
  };
}

type Blocks = {
  readonly columns: number;
  readonly rows: number;
  /** Per block: fine energy, coarse energy, mean L, mean a, mean b. */
  readonly values: Float64Array;
};

function measureBlocks(planes: LabPlanes, inset: number): Blocks {
  const { width, height, l, a, b } = planes;
  const fine = blurPlane(l, width, height, 1.5);
  const soft = blurPlane(l, width, height, 4);
  const softer = blurPlane(l, width, height, 16);
  const columns = Math.max(0, Math.floor((width - 2 * inset) / blockSide));
  const rows = Math.max(0, Math.floor((height - 2 * inset) / blockSide));
  const values = new Float64Array(columns * rows * 5);
  const share = 1 / blockSide ** 2;
  for (let y = 0; y < rows * blockSide; y += 1) {
    for (let x = 0; x < columns * blockSide; x += 1) {
      const i = (y + inset) * width + x + inset;
      const at = (Math.floor(y / blockSide) * columns + Math.floor(x / blockSide)) * 5;
      values[at]! += share * (l[i]! - fine[i]!) ** 2;
      values[at + 1]! += share * (soft[i]! - softer[i]!) ** 2;
      values[at + 2]! += share * l[i]!;
      values[at + 3]! += share * a[i]!;
      values[at + 4]! += share * b[i]!;
    }
  }
  return { columns, rows, values };
}

function scoreWindow({ columns, values }: Blocks, left: number, top: number) {
  const read = (value: number) =>
    Array.from({ length: tileBlocks ** 2 }, (_, i) => {
      const row = top + Math.floor(i / tileBlocks);
      return values[(row * columns + left + (i % tileBlocks)) * 5 + value]!;
    });
  const fine = read(0);
  const energy = Math.sqrt(mean(fine));
  const coarse = Math.sqrt(mean(read(1)));
  const roots = fine.map(Math.sqrt);
  const purity = Math.min(2, Math.max(-2, Math.log((energy + 1e-4) / (coarse + 1e-4))));
  return {
    lightness: mean(read(2)),
    energy,
    purity:
      purity -
      2.6 * (deviation(roots) / (mean(roots) + 1e-4)) -
      0.25 * (Math.max(...roots) / (mean(roots) + 1e-4)) -
      6 * Math.hypot(deviation(read(3)), deviation(read(4))),
  };
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function cutOut({ width, l, a, b }: LabPlanes, left: number, top: number) {
  const pixels = new Uint8Array(tileSide ** 2);
  const tint = new Float64Array(tintSteps * 3);
  for (let i = 0; i < pixels.length; i += 1) {
    const place = (top + Math.floor(i / tileSide)) * width + left + (i % tileSide);
    const lightness = Math.min(1, Math.max(0, l[place]!));
    const step = Math.min(tintSteps - 1, Math.floor(lightness * tintSteps));
    pixels[i] = Math.round(255 * lightness);
    tint[step * 3]! += a[place]!;
    tint[step * 3 + 1]! += b[place]!;
    tint[step * 3 + 2]! += 1;
  }
  return { pixels, tint };
}

function joinPixels(chosen: readonly TileCandidate[]): Uint8Array {
  const joined = new Uint8Array(chosen.length * tileSide ** 2);
  chosen.forEach(({ pixels }, tile) => {
    joined.set(pixels, tile * tileSide ** 2);
  });
  return joined;
}

/** Mean a and b for each step of lightness; empty steps take those of the nearest full one. */
function measureTint(chosen: readonly TileCandidate[]): Float32Array {
  const sums = new Float64Array(tintSteps * 3);
  for (const { tint } of chosen) {
    for (let i = 0; i < sums.length; i += 1) sums[i]! += tint[i]!;
  }
  const filled = Array.from({ length: tintSteps }, (_, step) => step).filter(
    (step) => sums[step * 3 + 2]! > 40,
  );
  const tint = new Float32Array(tintSteps * 2);
  for (let step = 0; step < tintSteps; step += 1) {
    const near = filled.reduce(
      (best, one) => (Math.abs(one - step) < Math.abs(best - step) ? one : best),
      filled[0] ?? 0,
    );
    const count = Math.max(1, sums[near * 3 + 2]!);
    tint[step * 2] = sums[near * 3]! / count;
    tint[step * 2 + 1] = sums[near * 3 + 1]! / count;
  }
  return tint;
}
