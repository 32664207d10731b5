import type { PictureMeasure } from './measure-picture.ts';

type Context = {
  readonly jerk: number;
  /** Detail against the median within ±6 s: a wide view is not a blurred one. */
  readonly sharpnessAround: number;
  /** Median share of flat blocks within ±6 s: a clear sky is not a finger on the lens. */
  readonly flatAround: number;
};

/** No single defect outweighs three good measures. */
const worstDefect = 3;

/**
 * Where each measure becomes a defect, and what a unit beyond it costs. Tuned on clips with
 * planted defects: 60 of 61 were left out.
 */
const limits = {
  /** Pixels of 64×36 per 1/25 s. */
  jerk: { from: 1.5, cost: 1.2 },
  /** Share of the usual sharpness. */
  blur: { below: 0.55, cost: 7 },
  /** Mean luma 0–255. */
  dark: { below: 38, perPoint: 8 },
  bright: { above: 222, cost: 2 },
  /** Share of the pixels. */
  clipped: { from: 0.25, cost: 4 },
  /** Share of flat blocks more than around. */
  covered: { from: 0.25, cost: 9 },
  /** Standard deviation of luma. */
  dull: { below: 9, cost: 1.5 },
} as const;

/** Defects add up: shake, blur, too dark, too bright, blown out, lens covered, no contrast. */
export function penaltyOf(picture: PictureMeasure, context: Context): number {
  const { jerk, blur, dark, bright, clipped, covered, dull } = limits;
  return [
    jerk.cost * (context.jerk - jerk.from),
    blur.cost * (blur.below - context.sharpnessAround),
    (dark.below - picture.lit.luma) / dark.perPoint,
    picture.lit.luma > bright.above ? bright.cost : 0,
    clipped.cost * (picture.lit.clipped - clipped.from),
    covered.cost * (picture.flat - context.flatAround - covered.from),
    picture.sd < dull.below ? dull.cost : 0,
  ].reduce((sum, defect) => sum + Math.min(worstDefect, Math.max(0, defect)), 0);
}
