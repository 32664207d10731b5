import { makeRandom } from '../../maths/seeded-random.ts';
import { quantiles } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane } from '../../raster/resize-plane.ts';
import type { StyleTiles } from '../../style/learned-style.ts';
import { bandPass } from '../../work/band-pass.ts';
import { quiltTexture } from '../texture/quilt-texture.ts';
import { softenTiles } from '../texture/soften-tiles.ts';

export type InkInput = {
  /** The content, colours untouched; replaced by the drawing. */
  readonly planes: LabPlanes;
  readonly tiles: StyleTiles;
  /** Lightness of broad fields of the style's pictures, 0–1: how much paper it leaves. */
  readonly fields: Float32Array;
  readonly seed: number;
};

const softSigma = 7;

/**
 * Ink treatment: the style's own hatching laid after the tones of the picture. Each stroke is
 * then made thinner or thicker where the picture's tone differs from the texture's, so fine
 * contours are kept without a scrap of another stroke, and paper stays paper.
 */
export const inkPass = bandPass(import.meta.url, drawInk);

function drawInk({ planes, tiles, fields, seed }: InkInput): void {
  const { width, height } = planes;
  const soft = softenTiles(tiles, softSigma);
  const range = inkRange(tiles);
  const lines = contours(planes);
  const tone = toneOf(planes, soft, fields);
  const broad = blurPlane(tone, width, height, 5);
  const quilt = quiltTexture({ width, height, tone: broad }, { tiles, soft }, makeRandom(seed));
  for (let i = 0; i < tone.length; i += 1) {
    const stroke = (quilt.texture[i]! - range.ink) / (range.paper - range.ink);
    const had = (quilt.tone[i]! - range.ink) / (range.paper - range.ink);
    const wanted = (tone[i]! - range.ink) / (range.paper - range.ink);
    const pressed = press(stroke, had, wanted) * (1 - lines[i]!);
    const lightness = range.ink + pressed * (range.paper - range.ink);
    planes.l[i] = lightness;
    tintInk(planes, i, lightness, tiles.tint);
  }
}

/** Ink and paper: the darkest and lightest that tiles are made of. */
function inkRange({ lightness }: StyleTiles): { ink: number; paper: number } {
  const sample = lightness.filter((_, i) => i % 17 === 0);
  const [ink, paper] = quantiles(sample, [0.03, 0.97]) as [number, number];
  return { ink: ink / 255, paper: Math.max(ink + 25, paper) / 255 };
}

/**
 * Lightness with local contrast, its quantiles those of the style: the soft tiles' in the middle,
 * and as much bare paper and full black as its pictures have (tiles are never bare).
 */
function toneOf(
  { width, height, l }: LabPlanes,
  soft: Uint8Array,
  fields: Float32Array,
): Float32Array {
  const sigma = 0.055 * Math.min(width, height);
  const far = blurPlane(l, width, height, sigma);
  const tone = blurPlane(l, width, height, 1.1);
  for (let i = 0; i < tone.length; i += 1) tone[i] = tone[i]! + 0.55 * (tone[i]! - far[i]!);
  const shares = Array.from({ length: 33 }, (_, i) => i / 32);
  const own = quantiles(
    tone.filter((_, i) => i % 13 === 0),
    shares,
  );
  const theirs = quantiles(
    soft.filter((_, i) => i % 13 === 0),
    shares,
  );
  const broad = quantiles(fields, shares);
  const target = theirs.map((value, i) => {
    const pull = Math.abs(2 * shares[i]! - 1);
    const beyond = i > 16 ? Math.max(value / 255, broad[i]!) : Math.min(value / 255, broad[i]!);
    return (1 - pull) * (value / 255) + pull * beyond;
  });
  for (let i = 0; i < tone.length; i += 1) tone[i] = throughKnots(own, target, tone[i]!);
  return tone;
}

function throughKnots(from: readonly number[], to: readonly number[], value: number): number {
  let low = 0;
  let high = from.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= value) low = middle;
    else high = middle;
  }
  const width = from[high]! - from[low]!;
  const share = width > 1e-6 ? Math.min(1, Math.max(0, (value - from[low]!) / width)) : 0.5;
  return to[low]! + share * (to[high]! - to[low]!);
}

const paperAbove = 0.86;

/** Moves a stroke's profile by the missing tone and keeps its steepness: a firmer or lighter hand. */
function press(stroke: number, had: number, wanted: number): number {
  const moved = stroke + 1.25 * (wanted - had);
  const contrast = 1.15;
  const inked = Math.min(1, Math.max(0, 0.5 + contrast * (moved - 0.5)));
  // Strokes thin out to nothing on the way to bare paper, and close up on the way to black.
  const paper = Math.min(1, Math.max(0, (wanted - paperAbove) / (1 - paperAbove)));
  const dark = Math.min(1, Math.max(0, (0.1 - wanted) / 0.14));
  return (inked + paper * paper * (1 - inked)) * (1 - dark);
}

/** Flow-guided difference of Gaussians (Kang 2007, Winnemöller 2011): 0 nothing – 1 a line. */
function contours({ width, height, l }: LabPlanes): Float32Array {
  const difference = blurPlane(l, width, height, 1.3);
  const lines = blurPlane(l, width, height, 2.1);
  for (let i = 0; i < lines.length; i += 1) {
    difference[i] = 0.985 * (difference[i]! - lines[i]!);
  }
  // Directions change slowly: half the size is enough, and a quarter of the memory.
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const { alongX, alongY } = flowOf(resizePlane(l, { width, height }, half), half, 1.5);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const way = (y >> 1) * half.width + (x >> 1);
      let sum = 0;
      for (let step = -5; step <= 5; step += 1) {
        const u = Math.min(width - 1, Math.max(0, Math.round(x + step * alongX[way]!)));
        const v = Math.min(height - 1, Math.max(0, Math.round(y + step * alongY[way]!)));
        sum += difference[v * width + u]! * (1 - Math.abs(step) / 6);
      }
      lines[at] = Math.min(0.85, Math.max(0, (-sum / 6 - 0.006) * 90));
    }
  }
  return lines;
}

function tintInk({ a, b }: LabPlanes, i: number, lightness: number, tint: Float32Array): void {
  const steps = tint.length / 2;
  const place = Math.min(steps - 1, Math.max(0, lightness * steps - 0.5));
  const low = Math.min(steps - 2, Math.floor(place));
  const share = place - low;
  a[i] = tint[low * 2]! * (1 - share) + tint[low * 2 + 2]! * share;
  b[i] = tint[low * 2 + 1]! * (1 - share) + tint[low * 2 + 3]! * share;
}
