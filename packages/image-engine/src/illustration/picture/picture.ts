import type { Oklab } from '@armoni/colour/oklab';
import type { Margins } from '../../raster/margins.ts';
import type { Matter } from '../vocabulary/matters.ts';
import type { Contour } from './parse-path.ts';

/** A piece of one colour. */
export type CutOut = {
  readonly contours: readonly Contour[];
  readonly isEvenOdd?: boolean;
  readonly fill: Oklab;
  /** What it is made of, whose texture is seen. */
  readonly matter?: Matter;
  /** Seen aslant: its texture draws together toward the back. */
  readonly isFloor?: true;
};

/**
 * What lies in one layer. Lengths in units: the shorter side of a picture is 1000, y grows downward.
 * `backdrop` is scenery, `thing` stands or flies before it, `type` is lettering.
 */
export type Group = {
  readonly name: string;
  readonly kind: 'backdrop' | 'thing' | 'type';
  readonly cutOuts: readonly CutOut[];
  /** Where a shadow falls on the ground; none for what flies or hangs. */
  readonly base?: number;
  /** Where its shadow falls straight down, for what hovers. */
  readonly hover?: number;
  /** Lies flat: its shadow is right beside it. */
  readonly lies?: true;
  /** Air, which has no body for light to fall on. */
  readonly isFlat?: boolean;
};

/** Groups from the back to the front. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  /** What is drawn beyond that, in units. */
  readonly beyond: Margins;
  readonly groups: readonly Group[];
  readonly ink: Oklab;
  readonly paper: Oklab;
};

export const unitsOfShorterSide = 1000;
