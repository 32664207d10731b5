import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import type { StyleTiles } from '../../style/learned-style.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { quiltTexture } from '../texture/quilt-texture.ts';
import { softenTiles } from '../texture/soften-tiles.ts';
import { differenceOf, followContours, halfOf, measureWays } from './find-contours.ts';
import { inkTone } from './ink-tone.ts';

/** Pixels: strokes blend into tones in the tiles, and details do in the picture. */
type Sigmas = { readonly strokes: number; readonly details: number };

type Content = {
  /** The content, colours untouched. */
  readonly planes: LabPlanes;
  readonly tiles: StyleTiles;
  /** Lightness of broad fields of the style's pictures, 0–1: how much paper it leaves. */
  readonly fields: Float32Array;
  readonly seed: number;
  readonly sigmas: Sigmas;
};

/** What a drawing in lines is made of, per pixel and in shared memory. */
export type Hatching = {
  /** 0 nothing – 1 a line. */
  readonly lines: Float32Array;
  /** Wanted lightness. */
  readonly tone: Float32Array;
  /** Lightness of the style's strokes laid after those tones, and the tone each was taken for. */
  readonly texture: Float32Array;
  readonly textureTone: Float32Array;
};

/** Contours, tones and the style's own strokes, each on another thread than the next. */
export async function layHatching(content: Content, pool: BandPool): Promise<Hatching> {
  const { width, height } = content.planes;
  const plane = () => sharedFloats(width * height);
  const half = halfOf(content.planes);
  const ways = {
    ...half,
    x: sharedFloats(half.width * half.height),
    y: sharedFloats(half.width * half.height),
  };
  const hatching = { lines: plane(), tone: plane(), texture: plane(), textureTone: plane() };
  const input = { ...content, ...hatching, ways, difference: plane(), broad: plane() };
  await pool.run(measureHatchingPass, input, { length: measures.length });
  await pool.run(layHatchingPass, input, { length: 1 + height });
  return hatching;
}

type HatchingInput = Content &
  Hatching & {
    readonly ways: Parameters<typeof measureWays>[1];
    readonly difference: Float32Array;
    readonly broad: Float32Array;
  };

/** The dearest first. */
const measures: readonly ((input: HatchingInput) => void)[] = [
  ({ planes, tiles, fields, sigmas, tone, broad }) => {
    inkTone(planes, softenTiles(tiles, sigmas.strokes), fields, tone);
    blurPlane(tone, planes.width, planes.height, sigmas.details, broad);
  },
  ({ planes, difference }) => differenceOf(planes, difference),
  ({ planes, ways }) => measureWays(planes, ways),
];

/** One item a measure. */
export const measureHatchingPass = bandPass(import.meta.url, measureHatching);

function measureHatching(input: HatchingInput, { from, to }: Band): void {
  for (const measure of measures.slice(from, to)) measure(input);
}

/** The strokes are the first item, for each must see those before; the others are rows of contours. */
export const layHatchingPass = bandPass(import.meta.url, layStrokesOrLines);

function layStrokesOrLines(input: HatchingInput, { from, to }: Band): void {
  if (from === 0) layStrokes(input);
  const { planes, difference, ways, lines } = input;
  const rows = { from: Math.max(0, from - 1), to: to - 1 };
  followContours({ ...planes, difference, ways }, rows, lines);
}

function layStrokes({ planes, tiles, seed, sigmas, broad, texture, textureTone }: HatchingInput) {
  const { width, height } = planes;
  const soft = softenTiles(tiles, sigmas.strokes);
  const quilt = quiltTexture({ width, height, tone: broad }, { tiles, soft }, makeRandom(seed));
  texture.set(quilt.texture);
  textureTone.set(quilt.tone);
}
