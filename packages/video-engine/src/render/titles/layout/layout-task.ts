import type { TitleCard, TitleFamily } from '../../../model/timeline.ts';
import type { FrameSize } from '../design/frame-shape.ts';
import type { Typeface } from '../type/typeface.ts';

export type LayoutTask = {
  readonly typeface: Typeface;
  readonly frame: FrameSize;
  readonly family: TitleFamily;
  readonly place: TitleCard['place'];
  /** Undefined where the manner itself has its text stand. */
  readonly side: TitleCard['side'];
  /** As they are shown, the large one first. */
  readonly parts: readonly string[];
};
