import { findClusters } from '../../maths/find-clusters.ts';
import { quantiles } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane } from '../../raster/resize-plane.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandPass } from '../../work/band-pass.ts';

export type PixelInput = {
  /** Colours already moved; replaced by the drawing. */
  readonly planes: LabPlanes;
  readonly style: Pick<LearnedStyle, 'medians'>;
  /** Colours of the style's pictures, interleaved OKLab. */
  readonly colours: Float32Array;
};

/** Squares along the shorter side: what a set without a grid gets, and what stays readable. */
const cells = { usual: 72, fewest: 24, most: 192 } as const;

/** Sizes of palettes, and the OKLab distance from which on a larger one is needed. */
const palettes = { sizes: [8, 12, 16, 24, 32], error: 0.018 } as const;
/** As many colours tell a palette; more only take longer. */
const mostColours = 6000;

/** What squares lose to the mean of their pixels comes back as contrast with their surroundings. */
const contrast = { cells: 1.2, amount: 0.5 } as const;
/** Share of the palette's lightness that a picture uses, and how much it may be drawn apart for that. */
const tones = { used: 0.85, most: 2, outer: [0.02, 0.98] } as const;
/** OKLab: a square alone among four of one colour is noise up to this difference. */
const lonely = 0.14;

/** Pixel treatment: the style's own grid, each square filled with one colour of its palette. */
export const pixelPass = bandPass(import.meta.url, drawPixel);

function drawPixel({ planes, style, colours }: PixelInput): void {
  const { width, height } = planes;
  const wanted = style.medians.cells || cells.usual;
  const side = Math.min(width, height) / Math.min(cells.most, Math.max(cells.fewest, wanted));
  const grid = {
    width: Math.max(1, Math.round(width / side)),
    height: Math.max(1, Math.round(height / side)),
  };
  const squares = squaresOf(planes, grid, side);
  const palette = paletteOf(colours);
  widenTones(squares.l, palette);
  const chosen = Uint8Array.from(squares.l, (_, i) => nearestOf(palette, squares, i));
  tidy(chosen, squares, palette);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * grid.height) / height) * grid.width;
    for (let x = 0; x < width; x += 1) {
      const colour = chosen[row + Math.floor((x * grid.width) / width)]! * 3;
      const at = y * width + x;
      planes.l[at] = palette[colour]!;
      planes.a[at] = palette[colour + 1]!;
      planes.b[at] = palette[colour + 2]!;
    }
  }
}

type Grid = { readonly width: number; readonly height: number };

function squaresOf(planes: LabPlanes, grid: Grid, side: number): LabPlanes {
  const squares = createPlanes(grid.width, grid.height);
  const soft = blurPlane(planes.l, planes.width, planes.height, contrast.cells * side);
  const crisp = planes.l.map((value, i) => value + contrast.amount * (value - soft[i]!));
  resizePlane(crisp, planes, grid, squares.l);
  resizePlane(planes.a, planes, grid, squares.a);
  resizePlane(planes.b, planes, grid, squares.b);
  return squares;
}

/** Sixteen colours hold no soft differences: a flat picture would become one colour. */
function widenTones(lightness: Float32Array, palette: Float32Array): void {
  const own = palette.filter((_, i) => i % 3 === 0).sort();
  const [low, high] = quantiles(lightness, tones.outer) as [number, number];
  const wanted = tones.used * (own.at(-1)! - own[0]!);
  const gain = Math.min(tones.most, Math.max(1, wanted / Math.max(1e-3, high - low)));
  const middle = Math.min(
    own.at(-1)! - wanted / 2,
    Math.max(own[0]! + wanted / 2, (low + high) / 2),
  );
  lightness.forEach((value, i) => {
    lightness[i] = middle + gain * (value - (low + high) / 2);
  });
}

/** Interleaved OKLab: as many colours as the style's pictures need to be told by. */
function paletteOf(colours: Float32Array): Float32Array {
  const step = Math.max(1, Math.ceil(colours.length / 3 / mostColours));
  const points = new Float32Array(Math.floor(colours.length / 3 / step) * 3);
  for (let i = 0; i < points.length; i += 3) {
    points.set(colours.subarray(i * step, i * step + 3), i);
  }
  let centres = new Float32Array(3);
  for (const size of palettes.sizes) {
    const found = findClusters(points, size);
    const used = found.shares.reduce<number[]>((all, share, k) => {
      if (share > 0) all.push(...found.centres.subarray(k * 3, k * 3 + 3));
      return all;
    }, []);
    centres = Float32Array.from(used);
    const error = found.spreads.reduce((sum, spread, k) => sum + found.shares[k]! * spread ** 2, 0);
    if (Math.sqrt(error) < palettes.error) break;
  }
  return centres;
}

function nearestOf(palette: Float32Array, { l, a, b }: LabPlanes, i: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < palette.length; k += 3) {
    const distance =
      (l[i]! - palette[k]!) ** 2 + (a[i]! - palette[k + 1]!) ** 2 + (b[i]! - palette[k + 2]!) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = k / 3;
  }
  return best;
}

/** A square among four of one other colour takes theirs, unless it stands out: a star, a window. */
function tidy(chosen: Uint8Array, { width, height }: Grid, palette: Float32Array): void {
  const before = Uint8Array.from(chosen);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const around = before[i - 1]!;
      if (around === before[i] || around !== before[i + 1]) continue;
      if (around !== before[i - width] || around !== before[i + width]) continue;
      const difference = Math.hypot(
        ...[0, 1, 2].map((c) => palette[around * 3 + c]! - palette[before[i]! * 3 + c]!),
      );
      if (difference < lonely) chosen[i] = around;
    }
  }
}
