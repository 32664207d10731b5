import { mean } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { tintSteps } from '../../style/learned-style.ts';

export const tileSide = 256;
/** Of lightness: tiles are found and chosen for each, so that every tone has its texture. */
export const fifths = 5;

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

const blockSide = 32;
const tileBlocks = tileSide / blockSide;
const strideBlocks = 3;
const candidatesPerFifth = 3;

/** Pixels: strokes are finer than `fine`, objects lie between `soft` and `softer`. */
const sigmas = { fine: 1.5, soft: 4, softer: 16 } as const;

/**
 * How much of its purity a window loses for blocks of unequal energy, for one that stands out, and
 * for several colours: objects do all three. Found on a drawn, a photographed, an etched and a
 * painted set.
 */
const penalties = { unequal: 2.6, peak: 0.25, colours: 6 } as const;

/** Logarithm of the fine against the coarse energy: beyond this, windows are equally pure. */
const mostPurity = 2;

/**
 * Windows of pure texture from one picture, the best for each lightness. Objects lose: they have
 * coarse energy, uneven blocks and several colours.
 */
export function findTileCandidates(
  planes: LabPlanes,
  picture: number,
  inset: number,
): TileCandidate[] {
  const windows = scoreWindows(measureBlocks(planes, inset));
  windows.sort((one, other) => other.purity - one.purity);
  const best = Array.from({ length: fifths }, (_, fifth) =>
    windows
      .filter(({ lightness }) => Math.min(fifths - 1, Math.floor(lightness * fifths)) === fifth)
      .slice(0, candidatesPerFifth),
  ).flat();
  return best.map(({ column, row, ...one }) => {
    const [left, top] = [inset + column * blockSide, inset + row * blockSide];
    return { picture, ...one, ...cutOut(planes, left, top) };
  });
}

/** One plane per figure, a number per block. */
type Blocks = {
  readonly columns: number;
  readonly rows: number;
  readonly fine: Float64Array;
  readonly coarse: Float64Array;
  readonly l: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
};

function measureBlocks(planes: LabPlanes, inset: number): Blocks {
  const { width, height, l, a, b } = planes;
  const fine = blurPlane(l, width, height, sigmas.fine);
  const soft = blurPlane(l, width, height, sigmas.soft);
  const softer = blurPlane(l, width, height, sigmas.softer);
  const columns = Math.max(0, Math.floor((width - 2 * inset) / blockSide));
  const rows = Math.max(0, Math.floor((height - 2 * inset) / blockSide));
  const zeros = () => new Float64Array(columns * rows);
  const blocks = {
    columns,
    rows,
    fine: zeros(),
    coarse: zeros(),
    l: zeros(),
    a: zeros(),
    b: zeros(),
  };
  const share = 1 / blockSide ** 2;
  for (let y = 0; y < rows * blockSide; y += 1) {
    for (let x = 0; x < columns * blockSide; x += 1) {
      const i = (y + inset) * width + x + inset;
      const at = Math.floor(y / blockSide) * columns + Math.floor(x / blockSide);
      blocks.fine[at]! += share * (l[i]! - fine[i]!) ** 2;
      blocks.coarse[at]! += share * (soft[i]! - softer[i]!) ** 2;
      blocks.l[at]! += share * l[i]!;
      blocks.a[at]! += share * a[i]!;
      blocks.b[at]! += share * b[i]!;
    }
  }
  return blocks;
}

function scoreWindows(blocks: Blocks) {
  const windows: (ReturnType<typeof scoreWindow> & { column: number; row: number })[] = [];
  for (let row = 0; row + tileBlocks <= blocks.rows; row += strideBlocks) {
    for (let column = 0; column + tileBlocks <= blocks.columns; column += strideBlocks) {
      windows.push({ ...scoreWindow(blocks, column, row), column, row });
    }
  }
  return windows;
}

function scoreWindow(blocks: Blocks, left: number, top: number) {
  const within = (values: Float64Array) =>
    Array.from({ length: tileBlocks ** 2 }, (_, i) => {
      const row = top + Math.floor(i / tileBlocks);
      return values[row * blocks.columns + left + (i % tileBlocks)]!;
    });
  const fine = within(blocks.fine);
  const energy = Math.sqrt(mean(fine));
  const coarse = Math.sqrt(mean(within(blocks.coarse)));
  const roots = fine.map(Math.sqrt);
  const usual = mean(roots) + 1e-4;
  const ratio = Math.log((energy + 1e-4) / (coarse + 1e-4));
  return {
    lightness: mean(within(blocks.l)),
    energy,
    purity:
      Math.min(mostPurity, Math.max(-mostPurity, ratio)) -
      penalties.unequal * (deviation(roots) / usual) -
      penalties.peak * (Math.max(...roots) / usual) -
      penalties.colours * Math.hypot(deviation(within(blocks.a)), deviation(within(blocks.b))),
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
