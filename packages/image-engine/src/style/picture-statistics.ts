/** Side of the square in which every picture is measured, so that figures compare. */
export const measuredSide = 512;

/** Blurs between which the bands of lightness lie, in pixels of that square: octaves. */
export const bandSigmas = [0.8, 1.6, 3.2, 6.4, 12.8] as const;

/** What decides a style's treatment, measured in OKLab at 512 px. */
export type PictureStatistics = {
  /** Share of pixels on flat ground. */
  readonly flat: number;
  /** Share of pixels on perfectly even ground: no lens and no brush leaves any. */
  readonly still: number;
  /** Share of pixels on strong edges. */
  readonly edge: number;
  /** Mean coherence of the edges' direction. */
  readonly straight: number;
  /** Root mean square of the lightness bands between the blurs of `bandSigmas`. */
  readonly bands: readonly number[];
  /** Finest band against the fourth: crisp steps are high, soft ones low. */
  readonly fineness: number;
  /** Share of contrasted places with even ground up to the step: shapes, not texture. */
  readonly pieced: number;
  /** Share of lightness in the outer fifths of its range. */
  readonly bimodal: number;
  /** How unequal the sharpness is across the picture. */
  readonly defocus: number;
  readonly darkest: number;
  readonly lightest: number;
  readonly chroma: number;
  /** How far colours stray from one line of tones: root mean square of a, b at equal lightness. */
  readonly stray: number;
  /** Share of pixels on bare paper: within a tenth of the range of the lightest. */
  readonly paper: number;
  /** How much of the differences between pixels lies on one grid of squares, 0–1. */
  readonly grid: number;
  /** Squares of that grid along the shorter side; 0 without one. */
  readonly cells: number;
};
