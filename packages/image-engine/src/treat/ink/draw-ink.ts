import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { StyleTiles } from '../../style/learned-style.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { type InkRange, inkRange, tintInk } from './ink-paper.ts';
import { type Hatching, layHatching } from './lay-hatching.ts';

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
export async function drawInk(input: InkInput, pool: BandPool): Promise<void> {
  const { planes, tiles } = input;
  const hatching = await layHatching({ ...input, sigmas }, pool);
  const pressing = { planes, hatching, tint: tiles.tint, range: inkRange(tiles) };
  await pool.run(pressInkPass, pressing, { length: planes.height });
}

type Pressing = {
  readonly planes: LabPlanes;
  readonly hatching: Hatching;
  readonly tint: Float32Array;
  readonly range: InkRange;
};

/** Rows are the band. */
export const pressInkPass = bandPass(import.meta.url, pressRows);

function pressRows({ planes, hatching, tint, range }: Pressing, { from, to }: Band): void {
  const { lines, tone, texture, textureTone } = hatching;
  for (let i = from * planes.width; i < to * planes.width; i += 1) {
    const stroke = (texture[i]! - range.ink) / (range.paper - range.ink);
    const had = (textureTone[i]! - range.ink) / (range.paper - range.ink);
    const wanted = (tone[i]! - range.ink) / (range.paper - range.ink);
    const pressed = press(stroke, had, wanted) * (1 - lines[i]!);
    const lightness = range.ink + pressed * (range.paper - range.ink);
    planes.l[i] = lightness;
    tintInk(planes, i, lightness, tint);
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
