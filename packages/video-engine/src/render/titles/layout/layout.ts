import type { Rectangle } from '../design/frame-shape.ts';
import type { FontCut } from '../type/typeface.ts';

/** A line of text at rest; pixels of the film. */
export type PlacedLine = {
  readonly words: readonly string[];
  readonly cut: FontCut;
  readonly size: number;
  /** Left edge, or the middle of a centred line. */
  readonly x: number;
  readonly baseline: number;
  readonly align: 'left' | 'centre';
  /** Of its ink, downwards. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  /** Small texts need more contrast, and come after the large ones. */
  readonly rank: 'large' | 'small' | 'button';
  /** Of texts shown one after the other: which one it is of. */
  readonly step: number;
};

/** The accord as a bar; it grows along its longer side. */
export type Strip = Rectangle & { readonly grows: 'right' | 'up' };

export type Button = Rectangle & { readonly cornerRadius: number; readonly arrow: Rectangle };

/** A text at rest, everything in its place. */
export type TitleLayout = {
  readonly lines: readonly PlacedLine[];
  readonly strips: readonly Strip[];
  readonly button: Button | null;
  /** Texts shown one after the other; 1 for all others. */
  readonly steps: number;
};
