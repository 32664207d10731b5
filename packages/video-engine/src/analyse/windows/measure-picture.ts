import { upperMedian } from '../../maths/statistics.ts';
import { layoutColumns, layoutRows } from '../../model/analysis.ts';
import { decodedHeight, decodedWidth } from '../frames/small-frame.ts';

/** What one frame shows by itself. */
export type PictureMeasure = {
  /** Laplacian variance over luma variance, the centre counting three times the edge. */
  readonly detail: number;
  /** Share of 8×8 blocks that stand out from the rest, the centre counting three times the edge. */
  readonly busy: number;
  /** Share of 8×8 blocks with next to no detail. */
  readonly flat: number;
  readonly luma: number;
  readonly sd: number;
  /** What stands before a black ground by itself; else the whole picture. */
  readonly lit: {
    readonly luma: number;
    /** Share of pixels at either end of the scale. */
    readonly clipped: number;
  };
  /** Hasler & Süsstrunk 2003. */
  readonly chroma: number;
  /** 8×6 cells of mean Y, U, V. */
  readonly layout: readonly number[];
  /** Whether top and bottom, or left and right, hold nothing but black. */
  readonly hasDarkEdges: boolean;
  /** 9×8 difference hash. */
  readonly hash: string;
};

const pixels = decodedWidth * decodedHeight;
const blockSize = 8;
const blocksAcross = decodedWidth / blockSize;
const blocksDown = decodedHeight / blockSize;
/** Mean squared Laplacian under which a block shows nothing, and from which it shows something. */
const flatEnergy = 12;
const busyEnergy = 60;
/** Against the median block: boats and people are busier than the waves around them. */
const standOutRatio = 3;
/** Added to the luma variance, so that an even picture is not all detail. */
const varianceFloor = 25;
/** Luma this near to either end of the scale has lost its detail. */
const clippedMargin = 4;
/**
 * Shares of the picture without any light between which it is a ground that somebody stands before: less
 * is shadow, more leaves a few lights or letters.
 */
const ground = { least: 0.4, most: 0.9 } as const;
/** How much more the centre counts than the edge, and how wide it is, in shares of the picture. */
const centre = { extra: 2, sigma: 0.22 } as const;

export function measurePicture(rgb: Uint8Array): PictureMeasure {
  const luma = new Float32Array(pixels);
  for (let i = 0; i < pixels; i += 1) {
    luma[i] = 0.299 * rgb[3 * i]! + 0.587 * rgb[3 * i + 1]! + 0.114 * rgb[3 * i + 2]!;
  }
  const { mean, sd, lit } = exposure(luma);
  const energy = blockEnergy(luma);
  const weights = centreWeights();
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const usual = upperMedian(energy);
  const standsOut = Math.max(busyEnergy, standOutRatio * usual);
  let weighted = 0;
  let busy = 0;
  let flat = 0;
  for (let block = 0; block < energy.length; block += 1) {
    weighted += (weights[block]! * energy[block]!) / total;
    if (energy[block]! >= standsOut) busy += weights[block]! / total;
    if (energy[block]! < flatEnergy) flat += 1 / energy.length;
  }
  return {
    detail: weighted / (sd * sd + varianceFloor),
    busy,
    flat,
    luma: mean,
    sd,
    lit,
    chroma: colourfulness(rgb),
    layout: layoutOf(rgb),
    hasDarkEdges: hasDarkEdges(luma),
    hash: differenceHash(luma),
  };
}

function exposure(luma: Float32Array): Pick<PictureMeasure, 'sd' | 'lit'> & { mean: number } {
  let sum = 0;
  let squares = 0;
  let bright = 0;
  let black = 0;
  let blackSum = 0;
  for (const value of luma) {
    sum += value;
    squares += value * value;
    if (value > 255 - clippedMargin) bright += 1;
    if (value >= clippedMargin) continue;
    black += 1;
    blackSum += value;
  }
  const mean = sum / pixels;
  const isGround = black >= ground.least * pixels && black <= ground.most * pixels;
  return {
    mean,
    sd: Math.sqrt(Math.max(0, squares / pixels - mean * mean)),
    lit: isGround
      ? { luma: (sum - blackSum) / (pixels - black), clipped: bright / (pixels - black) }
      : { luma: mean, clipped: (bright + black) / pixels },
  };
}

/** Luma of black after a coder. */
const blackLuma = 12;

function hasDarkEdges(luma: Float32Array): boolean {
  const isDark = (first: number, step: number, count: number) =>
    Array.from({ length: count }, (_, index) => luma[first + index * step]!).every(
      (value) => value <= blackLuma,
    );
  const isRowDark = (row: number) => isDark(row * decodedWidth, 1, decodedWidth);
  const isColumnDark = (column: number) => isDark(column, decodedWidth, decodedHeight);
  return (
    (isRowDark(0) && isRowDark(decodedHeight - 1)) ||
    (isColumnDark(0) && isColumnDark(decodedWidth - 1))
  );
}

/** Mean squared Laplacian of each block. */
function blockEnergy(luma: Float32Array): Float32Array {
  const energy = new Float32Array(blocksAcross * blocksDown);
  for (let y = 1; y < decodedHeight - 1; y += 1) {
    for (let x = 1; x < decodedWidth - 1; x += 1) {
      const i = y * decodedWidth + x;
      const value =
        4 * luma[i]! -
        luma[i - 1]! -
        luma[i + 1]! -
        luma[i - decodedWidth]! -
        luma[i + decodedWidth]!;
      const block = ((y / blockSize) | 0) * blocksAcross + ((x / blockSize) | 0);
      energy[block]! += (value * value) / (blockSize * blockSize);
    }
  }
  return energy;
}

function centreWeights(): readonly number[] {
  return Array.from({ length: blocksAcross * blocksDown }, (_, block) => {
    const x = ((block % blocksAcross) + 0.5) / blocksAcross - 0.5;
    const y = (((block / blocksAcross) | 0) + 0.5) / blocksDown - 0.5;
    return 1 + centre.extra * Math.exp(-(x * x + y * y) / (2 * centre.sigma * centre.sigma));
  });
}

function colourfulness(rgb: Uint8Array): number {
  let sumRg = 0;
  let sumYb = 0;
  let squaresRg = 0;
  let squaresYb = 0;
  for (let i = 0; i < rgb.length; i += 3) {
    const rg = rgb[i]! - rgb[i + 1]!;
    const yb = (rgb[i]! + rgb[i + 1]!) / 2 - rgb[i + 2]!;
    sumRg += rg;
    sumYb += yb;
    squaresRg += rg * rg;
    squaresYb += yb * yb;
  }
  const meanRg = sumRg / pixels;
  const meanYb = sumYb / pixels;
  const variance = squaresRg / pixels - meanRg ** 2 + squaresYb / pixels - meanYb ** 2;
  return Math.sqrt(Math.max(0, variance)) + 0.3 * Math.hypot(meanRg, meanYb);
}

function layoutOf(rgb: Uint8Array): number[] {
  const cellWidth = decodedWidth / layoutColumns;
  const cellHeight = decodedHeight / layoutRows;
  const cells = layoutColumns * layoutRows;
  const sums = new Float64Array(cells * 3);
  for (let i = 0; i < pixels; i += 1) {
    const x = ((i % decodedWidth) / cellWidth) | 0;
    const y = ((i / decodedWidth / cellHeight) | 0) * layoutColumns;
    for (let c = 0; c < 3; c += 1) sums[(y + x) * 3 + c]! += rgb[3 * i + c]!;
  }
  const count = cellWidth * cellHeight;
  return Array.from({ length: cells }, (_, cell) => {
    const [r, g, b] = [0, 1, 2].map((c) => sums[cell * 3 + c]! / count) as [number, number, number];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    return [y, 128 + 0.564 * (b - y), 128 + 0.713 * (r - y)].map((v) => Math.round(v * 10) / 10);
  }).flat();
}

function differenceHash(luma: Float32Array): string {
  const cells = new Float64Array(9 * 8);
  const counts = new Float64Array(9 * 8);
  for (let i = 0; i < pixels; i += 1) {
    const x = (((i % decodedWidth) * 9) / decodedWidth) | 0;
    const y = ((((i / decodedWidth) | 0) * 8) / decodedHeight) | 0;
    cells[y * 9 + x]! += luma[i]!;
    counts[y * 9 + x]! += 1;
  }
  let hash = 0n;
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const at = y * 9 + x;
      const isRising = cells[at]! / counts[at]! < cells[at + 1]! / counts[at + 1]!;
      hash = (hash << 1n) | (isRising ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
