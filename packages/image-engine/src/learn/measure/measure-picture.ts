import { strayOfTones } from '@armoni/colour/stray-of-tones';
import { mean, quantiles } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf, gradientOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { Size } from '../../raster/resize-plane.ts';
import { bandSigmas, type PictureStatistics } from '../../style/picture-statistics.ts';
import { noGrid, type PixelGrid } from './measure-grid.ts';
import { measurePieces } from './measure-pieces.ts';

/** Gradients of lightness per pixel: flat ground, strong edges, and edges that have a direction. */
const gradients = {
  flat: 0.004,
  /** After no blur at all. */
  still: 0.0006,
  edge: 0.05,
  directed: 0.02,
} as const;

/** Pixels: what is finer is noise, and the span over which an edge is straight or is not. */
const noiseSigma = 0.7;
const straightSigma = 9;

/** Of the range of lightness; the outer two are its extremes. */
const parts = 5;

/** Shares of pixels that are neither the darkest nor the lightest. */
const inner = { low: 0.03, darkest: 0.02, lightest: 0.98, high: 0.97 } as const;

/** Of the range of lightness below its lightest: what is left blank. */
const paperDepth = 0.1;

/** `grid` is measured on the file's own pixels, which these planes no longer are. */
export function measurePicture(planes: LabPlanes, grid: PixelGrid = noGrid): PictureStatistics {
  const { width, height, l } = planes;
  const gradient = steepness(blurPlane(l, width, height, noiseSigma), planes);
  const bands = bandEnergies(l, planes);
  const [low, darkest, lightest, high] = quantiles(l, Object.values(inner)) as [
    number,
    number,
    number,
    number,
  ];
  const fifth = (high - low) / parts;
  return {
    flat: share(gradient, (value) => value < gradients.flat),
    still: share(steepness(l, planes), (value) => value < gradients.still),
    edge: share(gradient, (value) => value > gradients.edge),
    straight: straightness(planes, gradient),
    bands,
    fineness: bands[0]! / Math.max(1e-4, bands[3]!),
    pieced: measurePieces(planes),
    bimodal: share(l, (value) => value < low + fifth || value > high - fifth),
    defocus: sharpnessSpread(gradient, planes),
    darkest,
    lightest,
    chroma: meanChroma(planes),
    stray: strayOfTones(planes),
    paper: share(l, (value) => value > high - paperDepth * (high - low)),
    grid: grid.share,
    cells: grid.cells,
  };
}

function steepness(plane: Float32Array, planes: LabPlanes): Float32Array {
  const { dx, dy } = gradientOf(plane, planes);
  return dx.map((x, i) => Math.hypot(x, dy[i]!));
}

/** Root mean squares of the bands. */
function bandEnergies(lightness: Float32Array, { width, height }: Size): number[] {
  let sharper = lightness;
  return bandSigmas.map((sigma) => {
    const softer = blurPlane(lightness, width, height, sigma);
    let sum = 0;
    for (let i = 0; i < softer.length; i += 1) sum += (sharper[i]! - softer[i]!) ** 2;
    sharper = softer;
    return Math.sqrt(sum / softer.length);
  });
}

function meanChroma({ a, b }: LabPlanes): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.hypot(a[i]!, b[i]!);
  return sum / a.length;
}

function share(values: Float32Array, holds: (value: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < values.length; i += 1) if (holds(values[i]!)) count += 1;
  return count / values.length;
}

function straightness(planes: LabPlanes, gradient: Float32Array): number {
  const { coherence } = flowOf(planes.l, planes, straightSigma);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < gradient.length; i += 1) {
    if (gradient[i]! <= gradients.directed) continue;
    sum += coherence[i]!;
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}

const blocksAcross = 8;

/** Deviation of the log mean gradient over 8 × 8 blocks. */
function sharpnessSpread(gradient: Float32Array, { width, height }: LabPlanes): number {
  const logs: number[] = [];
  const columns = Math.floor(width / blocksAcross);
  const rows = Math.floor(height / blocksAcross);
  for (let block = 0; block < blocksAcross ** 2; block += 1) {
    const left = Math.floor(((block % blocksAcross) * width) / blocksAcross);
    const top = Math.floor((Math.floor(block / blocksAcross) * height) / blocksAcross);
    let sum = 0;
    for (let y = top; y < top + rows; y += 1) {
      for (let x = left; x < left + columns; x += 1) sum += gradient[y * width + x]!;
    }
    logs.push(Math.log(sum / (columns * rows) + 1e-4));
  }
  const centre = mean(logs);
  return Math.sqrt(mean(logs.map((value) => (value - centre) ** 2)));
}
