import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import type { LearnedStyle, StyleTiles } from '../../style/learned-style.ts';
import { bandSigmas } from '../../style/picture-statistics.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { type InkRange, inkRange, tintInk } from '../ink/ink-paper.ts';
import { type Hatching, layHatching } from '../ink/lay-hatching.ts';

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
export async function drawPencil(input: PencilInput, pool: BandPool): Promise<void> {
  const { planes, tiles, style } = input;
  const hatching = await layHatching({ ...input, sigmas }, pool);
  const laying: Laying = {
    ...{ planes, hatching, tint: tiles.tint, range: inkRange(tiles) },
    ...{ wanted: style.medians.bands[0]!, energies: sharedFloats(energyOf.length) },
  };
  await pool.run(softenLinesPass, laying, { length: 1 });
  await pool.run(layGraphitePass, laying, { length: planes.height });
  await pool.run(measureGraphitePass, laying, { length: energyOf.length });
  await pool.run(pressGraphitePass, laying, { length: planes.height });
}

type Laying = {
  readonly planes: LabPlanes;
  readonly hatching: Hatching;
  readonly tint: Float32Array;
  readonly range: InkRange;
  /** The style's finest band, and the mean squares of that of the tones and of the strokes. */
  readonly wanted: number;
  readonly energies: Float32Array;
};

/** Sees the whole picture: one item. */
export const softenLinesPass = bandPass(import.meta.url, softenLines);

function softenLines({ planes: { width, height }, hatching: { lines } }: Laying): void {
  blurPlane(lines, width, height, contour.soft, lines);
}

/** Tones with their lines, and strokes without their tones; rows are the band. */
export const layGraphitePass = bandPass(import.meta.url, layGraphite);

function layGraphite({ planes: { width }, hatching, range }: Laying, { from, to }: Band): void {
  const { lines, tone, texture, textureTone } = hatching;
  for (let i = from * width; i < to * width; i += 1) {
    tone[i] = tone[i]! - contour.darkest * lines[i]! * Math.max(0, tone[i]! - range.ink);
    texture[i] = (texture[i]! - textureTone[i]!) * strokeShare(tone[i]!, range);
  }
}

const energyOf = ['tone', 'texture'] as const;

/** One item a plane. */
export const measureGraphitePass = bandPass(import.meta.url, measureGraphite);

function measureGraphite({ planes, hatching, energies }: Laying, { from, to }: Band): void {
  const { width, height } = planes;
  // The statistics were taken at 512 px: the same band is twice as wide in a picture of 1024.
  const sigma = (bandSigmas[0] * Math.min(width, height)) / 512;
  for (let k = from; k < to; k += 1) {
    const plane = hatching[energyOf[k]!];
    const blurred = blurPlane(plane, width, height, sigma);
    let sum = 0;
    for (let i = 0; i < plane.length; i += 1) {
      const fine = plane[i]! - blurred[i]!;
      sum += fine * fine;
    }
    energies[k] = sum / plane.length;
  }
}

/** Rows are the band. */
export const pressGraphitePass = bandPass(import.meta.url, pressGraphite);

function pressGraphite({ planes, hatching, tint, range, ...laying }: Laying, { from, to }: Band) {
  const gain = strokeGain(laying);
  for (let i = from * planes.width; i < to * planes.width; i += 1) {
    const drawn = hatching.tone[i]! + gain * hatching.texture[i]!;
    const lightness = Math.min(range.paper, Math.max(range.ink, drawn));
    planes.l[i] = lightness;
    tintInk(planes, i, lightness, tint);
  }
}

/** Paper stays paper. */
function strokeShare(tone: number, { ink, paper }: InkRange): number {
  const light = (tone - ink) / (paper - ink);
  return Math.min(1, Math.max(0, (bare.to - light) / (bare.to - bare.from)));
}

/** What strokes must be multiplied by so that the whole has the finest band of the style. */
function strokeGain({ wanted, energies }: Pick<Laying, 'wanted' | 'energies'>): number {
  const missing = Math.max(0, wanted ** 2 - energies[0]!);
  const gain = Math.sqrt(missing / (energies[1]! + 1e-8));
  return Math.min(gains.most, Math.max(gains.least, gain));
}
