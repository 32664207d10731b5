import type { Manner } from './find-manner.ts';

/** What the coach knows of one picture. Measured on its middle square at 512 px. */
export type PictureStudy = {
  /** Pixels, as brought. */
  readonly width: number;
  readonly height: number;
  /** Gradient of the sharpest edges against the same after a blur; about 1 when blurred. */
  readonly sharpness: number;
  /** 128 bits, see `fingerprintOf`. */
  readonly fingerprint: readonly number[];
  /** Mean OKLab of 4 × 4 fields, interleaved. */
  readonly layout: readonly number[];
  /** Traits of its kind: share of flat ground, share of edges, finest detail, crispness. */
  readonly traits: readonly number[];
  /** How it seems to be made. */
  readonly manner: Manner;
  /** Shares of the picture by family of colour, see `colour-families.ts`. */
  readonly colours: readonly number[];
};
