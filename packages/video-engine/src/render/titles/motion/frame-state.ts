import type { TitleLayout } from '../layout/layout.ts';
import type { FontCut } from '../type/typeface.ts';

/** One line of a text in one frame. */
export type LineState = {
  readonly opacity: number;
  /** Of each word: 1 below its line's mask, 0 at rest, −1 above the mask. */
  readonly rise: readonly number[];
  readonly cut: FontCut;
  readonly scale: number;
  /** The word that takes the accent; −1 for none. */
  readonly spoken: number;
  /** How far the accord has passed over it, 0–1: letters stand behind it. */
  readonly passed: number;
};

/** One frame of a text: what differs from its place at rest. */
export type FrameState = {
  readonly lines: readonly LineState[];
  /** 0–1 of each strip. */
  readonly strips: readonly number[];
  /** 0–1: how far the button is open, and its arrow drawn. */
  readonly button: number;
  readonly arrow: number;
};

/** Everything in its place; of texts shown one after the other the one of this step. */
export function atRest(layout: TitleLayout, step = 0): FrameState {
  return {
    lines: layout.lines.map((line) => ({
      opacity: line.step === step ? 1 : 0,
      rise: line.words.map(() => 0),
      ...{ cut: line.cut, scale: 1, spoken: -1, passed: 1 },
    })),
    strips: layout.strips.map(() => 1),
    ...{ button: 1, arrow: 1 },
  };
}
