import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { LearnedStyle, StyleTiles } from '../../style/learned-style.ts';
import { bandSigmas } from '../../style/picture-statistics.ts';
import { bandPass } from '../../work/band-pass.ts';
import { findContours } from '../ink/find-contours.ts';
import { inkRange, tintInk } from '../ink/ink-paper.ts';
import { inkTone } from '../ink/ink-tone.ts';
import { quiltTexture } from '../texture/quilt-texture.ts';
import { softenTiles } from '../texture/soften-tiles.ts';

export type PencilInput = {
  /** The content, colours untouched; replaced by the drawing. */
  readonly planes: LabPlanes;
  readonly tiles: StyleTiles;
  /** Lightness of broad fields of the style's pictures, 0–1: how much paper it leaves. */
  readonly fields: Float32Array;
  readonly style: Pick<LearnedStyle, 'medians'>;
  readonly seed: number;
};

/** Pixels: strokes blend into tones in the tiles, and details do in the picture. */
const sigmas = { strokes: 6, details: 3 } as const;

/** How dark a contour becomes of what the pencil can, and how much wider graphite lies than ink. */
const contour = { darkest: 0.72, soft: 0.6 } as const;
/** Strokes may be laid weaker or stronger than they lie in the tiles, no more. */
const gains = { least: 0.5, most: 2.4 } as const;
/** Of the range from graphite to paper: where strokes thin out, and where nothing is left of them. */
const bare = { from: 0.86, to: 0.985 } as const;

/**
 * Pencil treatment: tones by the style's own hatching, laid softly rather than pressed to black
 * and white, lines along the contours, and as much of the finest detail as the style's pictures have.
 */
export const pencilPass = bandPass(import.meta.url, drawPencil);

function drawPencil({ planes, tiles, fields, style, seed }: PencilInput): void {
  const { width, height } = planes;
  const soft = softenTiles(tiles, sigmas.strokes);
  const range = inkRange(tiles);
  const lines = findContours(planes);
  blurPlane(lines, width, height, contour.soft, lines);
  const tone = inkTone(planes, soft, fields);
  const broad = blurPlane(tone, width, height, sigmas.details);
  const quilt = quiltTexture({ width, height, tone: broad }, { tiles, soft }, makeRandom(seed));
  for (let i = 0; i < tone.length; i += 1) {
    tone[i] = tone[i]! - contour.darkest * lines[i]! * Math.max(0, tone[i]! - range.ink);
    quilt.texture[i] = (quilt.texture[i]! - quilt.tone[i]!) * strokeShare(tone[i]!, range);
  }
  const gain = strokeGain(tone, quilt.texture, planes, style.medians.bands[0]!);
  for (let i = 0; i < tone.length; i += 1) {
    const drawn = tone[i]! + gain * quilt.texture[i]!;
    const lightness = Math.min(range.paper, Math.max(range.ink, drawn));
    planes.l[i] = lightness;
    tintInk(planes, i, lightness, tiles.tint);
  }
}

/** Paper stays paper. */
function strokeShare(tone: number, { ink, paper }: { ink: number; paper: number }): number {
  const light = (tone - ink) / (paper - ink);
  return Math.min(1, Math.max(0, (bare.to - light) / (bare.to - bare.from)));
}

/** What strokes must be multiplied by so that the whole has the finest band of the style. */
function strokeGain(
  tone: Float32Array,
  strokes: Float32Array,
  size: { readonly width: number; readonly height: number },
  wanted: number,
): number {
  // The statistics were taken at 512 px: the same band is twice as wide in a picture of 1024.
  const sigma = (bandSigmas[0] * Math.min(size.width, size.height)) / 512;
  const energy = (plane: Float32Array) => {
    const blurred = blurPlane(plane, size.width, size.height, sigma);
    return plane.reduce((sum, value, i) => sum + (value - blurred[i]!) ** 2, 0) / plane.length;
  };
  const missing = Math.max(0, wanted ** 2 - energy(tone));
  const gain = Math.sqrt(missing / (energy(strokes) + 1e-8));
  return Math.min(gains.most, Math.max(gains.least, gain));
}
