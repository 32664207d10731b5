import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { StyleTiles } from '../../style/learned-style.ts';
import { quiltTexture } from '../texture/quilt-texture.ts';
import { softenTiles } from '../texture/soften-tiles.ts';

/** Pixels: grain is finer than this in tiles, and laid after tones as broad as that. */
const sigmas = { grain: 5, tone: 8 } as const;

/**
 * No stronger than in the style itself: grain for each unit of the finest band of its statistics,
 * which were taken at half this scale.
 */
const gains = { perFinest: 3.2, most: 1.25 } as const;

/** Deviations: what stands out further is a mark of the style's motif, not of its paper. */
const mostDeviations = 2.2;

/** The style's own fine relief, taken where it was as light as here. */
export function layGrain(
  { width, height, l }: LabPlanes,
  tiles: StyleTiles,
  wantedFine: number,
  seed: number,
): void {
  const soft = softenTiles(tiles, sigmas.grain);
  const tone = blurPlane(l, width, height, sigmas.tone);
  const quilt = quiltTexture({ width, height, tone }, { tiles, soft }, makeRandom(seed));
  const grain = quilt.texture;
  for (let i = 0; i < grain.length; i += 1) grain[i] = grain[i]! - quilt.tone[i]!;
  const deviation = Math.sqrt(grain.reduce((sum, value) => sum + value * value, 0) / grain.length);
  const gain = Math.min(gains.most, (gains.perFinest * wantedFine) / (deviation + 1e-4));
  const most = mostDeviations * deviation;
  for (let i = 0; i < l.length; i += 1) {
    l[i] = l[i]! + gain * Math.min(most, Math.max(-most, grain[i]!));
  }
}
