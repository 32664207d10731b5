import { makeHashedNoise } from '../../maths/noise.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import { quantile } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane } from '../../raster/resize-plane.ts';
import { upsampleGuided } from '../../raster/upsample-guided.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandPass } from '../../work/band-pass.ts';
import { addSparks, findSparks } from '../sparks.ts';
import { quiltTexture } from '../texture/quilt-texture.ts';
import { softenTiles } from '../texture/soften-tiles.ts';
import { paintMargin } from './paint-margin.ts';

export type PaintInput = {
  /** Full size, colours already moved; replaced by the painting. */
  readonly planes: LabPlanes;
  /** The same at working size, without what a hand would leave out. */
  readonly abstracted: LabPlanes;
  readonly style: Pick<LearnedStyle, 'medians' | 'margin' | 'tiles'>;
  readonly seed: number;
};

/**
 * Paint treatment: even washes with slightly trembling borders, pigment that gathers along them
 * and flows, the style's own grain, and its margin of bare paper.
 */
export const paintPass = bandPass(import.meta.url, drawPaint);

function drawPaint({ planes, abstracted, style, seed }: PaintInput): void {
  const unit = Math.min(planes.width, planes.height) / 1024;
  const sparks = findSparks(planes);
  const hold = straightHold(abstracted, planes);
  upsampleGuided(abstracted, planes);
  tremble(planes, hold, unit, seed);
  gatherPigment(planes, unit);
  flowPigment(planes, unit, seed);
  addSparks(planes, sparks, 0.7);
  if (style.tiles) layGrain(planes, style.tiles, style.medians.bands[0]!, seed);
  if (style.margin) paintMargin(planes, style.margin, seed);
}

/** 0 where long straight edges run: a trembling tower or horizon looks broken, not painted. */
function straightHold(abstracted: LabPlanes, full: LabPlanes): Float32Array {
  const { coherence, strength } = flowOf(abstracted.l, abstracted, 7);
  const loud = quantile(
    strength.filter((_, i) => i % 7 === 0),
    0.8,
  );
  const hold = coherence.map((value, i) => {
    const straight = Math.min(1, Math.max(0, (value - 0.6) / 0.3));
    return 1 - 0.85 * straight * Math.min(1, strength[i]! / (loud + 1e-4));
  });
  blurPlane(hold, abstracted.width, abstracted.height, 3, hold);
  return resizePlane(hold, abstracted, full);
}

const tremblePixels = 7;

/** Shifts colours along smooth noise, so that borders look drawn by hand. */
function tremble(planes: LabPlanes, hold: Float32Array, unit: number, seed: number): void {
  const { width, height } = planes;
  const noise = makeHashedNoise(seed);
  const frequency = 0.02 / unit;
  const offsets = [0, 900].map((away) =>
    noisePlane(width, height, (x, y) => noise(x * frequency + away, y * frequency + away, 3)),
  ) as [Float32Array, Float32Array];
  const source = new Float32Array(planes.l.length);
  for (const channel of ['l', 'a', 'b'] as const) {
    const into = planes[channel];
    source.set(into);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const reach = tremblePixels * unit * hold[at]!;
        into[at] = sample(
          source,
          width,
          height,
          x + reach * offsets[0][at]!,
          y + reach * offsets[1][at]!,
        );
      }
    }
  }
}

/** Noise is smooth: computed at a quarter of the size and drawn out. */
function noisePlane(width: number, height: number, at: (x: number, y: number) => number) {
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const plane = Float32Array.from({ length: small.width * small.height }, (_, i) =>
    at((i % small.width) * 4, Math.floor(i / small.width) * 4),
  );
  return resizePlane(plane, small, { width, height });
}

function sample(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const u = Math.min(width - 1.001, Math.max(0, x));
  const v = Math.min(height - 1.001, Math.max(0, y));
  const column = Math.floor(u);
  const row = Math.floor(v);
  const fx = u - column;
  const fy = v - row;
  const at = row * width + column;
  const below = Math.min(height - 1, row + 1) * width + column;
  return (
    (plane[at]! * (1 - fx) + plane[at + 1]! * fx) * (1 - fy) +
    (plane[below]! * (1 - fx) + plane[below + 1]! * fx) * fy
  );
}

/** Wet paint dries darkest along its border. */
function gatherPigment({ width, height, l, a, b }: LabPlanes, unit: number): void {
  const soft = blurPlane(l, width, height, 4 * unit);
  for (let i = 0; i < l.length; i += 1) {
    const edge = Math.min(0.12, 0.85 * Math.abs(l[i]! - soft[i]!));
    l[i] = l[i]! - edge * (0.35 + 0.65 * (1 - l[i]!));
    a[i] = a[i]! * (1 + 1.1 * edge);
    b[i] = b[i]! * (1 + 1.1 * edge);
  }
}

/** Pools and thin places: lightness and chroma drift together. */
function flowPigment({ width, height, l, a, b }: LabPlanes, unit: number, seed: number): void {
  const noise = makeHashedNoise(seed + 1);
  const frequency = 0.011 / unit;
  const flow = noisePlane(width, height, (x, y) => noise(x * frequency, y * frequency, 4));
  for (let i = 0; i < l.length; i += 1) {
    const amount = 0.055 * flow[i]!;
    l[i] = l[i]! - amount * (0.5 + (1 - l[i]!));
    const chroma = 1 + 2 * amount;
    a[i] = a[i]! * chroma;
    b[i] = b[i]! * chroma;
  }
}

const grainSigma = 5;

/** The style's own fine relief, taken where it was as light as here. */
function layGrain(
  planes: LabPlanes,
  tiles: NonNullable<LearnedStyle['tiles']>,
  wantedFine: number,
  seed: number,
): void {
  const { width, height, l } = planes;
  const soft = softenTiles(tiles, grainSigma);
  const tone = blurPlane(l, width, height, 8);
  const quilt = quiltTexture({ width, height, tone }, { tiles, soft }, makeRandom(seed + 2));
  const grain = quilt.texture;
  for (let i = 0; i < grain.length; i += 1) grain[i] = grain[i]! - quilt.tone[i]!;
  const deviation = Math.sqrt(grain.reduce((sum, value) => sum + value * value, 0) / grain.length);
  // No stronger than in the style itself: its statistics were taken at half this scale.
  const gain = Math.min(1.25, (3.2 * wantedFine) / (deviation + 1e-4));
  // What stands out from the grain is a mark of the style's motif, not of its paper.
  const most = 2.2 * deviation;
  for (let i = 0; i < l.length; i += 1) {
    l[i] = l[i]! + gain * Math.min(most, Math.max(-most, grain[i]!));
  }
}
