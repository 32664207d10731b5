import type { FrameSize } from '../design/frame-shape.ts';

/** A picture beneath a text, at the size of what is measured. */
export type Sample = FrameSize & {
  /** Red, green, blue bytes. */
  readonly rgb: Buffer;
};
