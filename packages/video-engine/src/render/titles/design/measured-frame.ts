import type { FrameSize } from './frame-shape.ts';

/** Frames are measured at about this short side: letters are still letters, and it costs a ninth. */
const measuredSide = 360;

/** Pixels of the film in one of what is measured. */
export function measureScale({ width, height }: FrameSize): number {
  return Math.max(1, Math.round(Math.min(width, height) / measuredSide));
}

/** Sides are even. */
export function measuredSize(frame: FrameSize): FrameSize {
  const even = (side: number) => Math.round(side / measureScale(frame) / 2) * 2;
  return { width: even(frame.width), height: even(frame.height) };
}
