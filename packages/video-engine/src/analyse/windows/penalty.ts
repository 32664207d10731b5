import type { PictureMeasure } from './measure-picture.ts';

type Context = {
  readonly jerk: number;
  /** Detail against the median within ±6 s: a wide view is not a blurred one. */
  readonly sharpnessAround: number;
  /** Median share of flat blocks within ±6 s: a clear sky is not a finger on the lens. */
  readonly flatAround: number;
};

/** Defects add up: shake, blur, too dark, too bright, blown out, lens covered, no contrast. */
export function penaltyOf(picture: PictureMeasure, context: Context): number {
  return [
    1.2 * (context.jerk - 1.5),
    7 * (0.55 - context.sharpnessAround),
    (38 - picture.luma) / 8,
    picture.luma > 222 ? 2 : 0,
    4 * (picture.clipped - 0.25),
    9 * (picture.flat - context.flatAround - 0.25),
    picture.sd < 9 ? 1.5 : 0,
  ].reduce((sum, defect) => sum + Math.min(3, Math.max(0, defect)), 0);
}
