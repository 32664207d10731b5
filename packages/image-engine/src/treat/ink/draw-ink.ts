import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { StyleTiles } from '../../style/learned-style.ts';
import { bandPass } from '../../work/band-pass.ts';
import { quiltTexture } from '../texture/quilt-texture.ts';
import { softenTiles } from '../texture/soften-tiles.ts';
import { findContours } from './find-contours.ts';
import { inkRange, tintInk } from './ink-paper.ts';
import { inkTone } from './ink-tone.ts';

export type InkInput = {
  /** The content, colours untouched; replaced by the drawing. */
  readonly planes: LabPlanes;
  readonly tiles: StyleTiles;
  /** Lightness of broad fields of the style's pictures, 0–1: how much paper it leaves. */
  readonly fields: Float32Array;
  readonly seed: number;
};

/** Pixels: strokes blend into tones in the tiles, and details do in the picture. */
const sigmas = { strokes: 7, details: 5 } as const;

/**
 * Ink treatment: the style's own hatching laid after the tones of the picture. Each stroke is
 * then made thinner or thicker where the picture's tone differs from the texture's, so fine
 * contours are kept without a scrap of another stroke, and paper stays paper.
 */
export const inkPass = bandPass(import.meta.url, drawInk);

function drawInk({ planes, tiles, fields, seed }: InkInput): void {
  const { width, height } = planes;
  const soft = softenTiles(tiles, sigmas.strokes);
  const range = inkRange(tiles);
  const lines = findContours(planes);
  const tone = inkTone(planes, soft, fields);
  const broad = blurPlane(tone, width, height, sigmas.details);
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

/** From 0, ink, to 1, paper; by eye on etchings: strokes stay crisp and skies end in bare paper. */
const hand = {
  /** How far a missing tone moves a stroke's profile, and how much steeper it becomes. */
  firmness: 1.25,
  contrast: 1.15,
  /** Strokes thin out to nothing from here to bare paper, and close up from there to black. */
  paperAbove: 0.86,
  blackBelow: 0.1,
  blackSpan: 0.14,
} as const;

/** Moves a stroke's profile by the missing tone and keeps its steepness: a firmer or lighter hand. */
function press(stroke: number, had: number, wanted: number): number {
  const moved = stroke + hand.firmness * (wanted - had);
  const inked = Math.min(1, Math.max(0, 0.5 + hand.contrast * (moved - 0.5)));
  const paper = Math.min(1, Math.max(0, (wanted - hand.paperAbove) / (1 - hand.paperAbove)));
  const dark = Math.min(1, Math.max(0, (hand.blackBelow - wanted) / hand.blackSpan));
  return (inked + paper * paper * (1 - inked)) * (1 - dark);
}
