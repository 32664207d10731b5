import { beyondFrame, type Foreground } from './foreground.ts';

/** A part of the width in which something grows: shares of the composed frame's width. */
export type Stretch = {
  readonly from: number;
  readonly length: number;
  /** With chance of its own beyond the frame, so that nothing inside it is moved. */
  readonly foreground: Foreground;
};

/** The frame with `margin` of its width on both sides, then what is drawn left and right of it. */
export function stretchesOf(foreground: Foreground, margin = 0): readonly Stretch[] {
  const { plan, around } = foreground;
  const [left, right] = [around.left / plan.width, around.right / plan.width];
  return [
    { from: -margin, length: 1 + 2 * margin, foreground },
    { from: -margin - left, length: left, foreground: beyondFrame(foreground, 'left') },
    { from: 1 + margin, length: right, foreground: beyondFrame(foreground, 'right') },
  ].filter(({ length }) => length > 0);
}
