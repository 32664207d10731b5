import type { PictureStatistics } from './picture-statistics.ts';
import type { TextureModel } from './texture-model.ts';
import type { Treatment, TreatmentWeights } from './treatment.ts';

/** What a style keeps of one of its pictures: never the picture itself. */
export type StylePicture = {
  readonly name: string;
  readonly chroma: number;
  readonly darkest: number;
  readonly lightest: number;
  /** Distance from the set, in units of the limit above which a picture is odd. */
  readonly oddness: number;
  /** Mean OKLab of 4 × 4 fields, interleaved. */
  readonly layout: Float32Array;
  /** Interleaved OKLab on a 48 × 48 grid. */
  readonly samples: Float32Array;
};

/** Steps of lightness for which tiles tell their colour. */
export const tintSteps = 64;

/** Squares of pure texture, without objects. Lightness 0–255, one square after another. */
export type StyleTiles = {
  readonly side: number;
  readonly count: number;
  readonly lightness: Uint8Array;
  /** Mean a and b of the tiles for each of `tintSteps`, interleaved. */
  readonly tint: Float32Array;
};

/** One stripe of an accord: `#rrggbb` and its share of 1. */
export type Stripe = { readonly colour: string; readonly share: number };

/** A border of paper around every picture of a style. */
export type PaintedMargin = {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  /** Share of the shorter side. */
  readonly width: number;
};

export type LearnedStyle = {
  readonly name: string;
  readonly treatment: Treatment;
  readonly weights: TreatmentWeights;
  readonly medians: PictureStatistics;
  readonly accord: readonly Stripe[];
  readonly heldOutScore: number;
  readonly margin: PaintedMargin | null;
  readonly texture: TextureModel;
  readonly pictures: readonly StylePicture[];
  readonly tiles: StyleTiles | null;
  /** In a file that was given away alone: what else its owner called it by, and drew it by. */
  readonly shared?:
    | { readonly triggerWord: string | null; readonly otherHand: Treatment | null }
    | undefined;
};
