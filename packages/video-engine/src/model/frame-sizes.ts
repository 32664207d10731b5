import type { AspectRatio } from './timeline.ts';

/** Pixels on the shorter side of a film: full HD. */
export const fullShortSide = 1080;

const shapes: Readonly<Record<AspectRatio, { across: number; down: number }>> = {
  '16:9': { across: 16, down: 9 },
  '9:16': { across: 9, down: 16 },
  '1:1': { across: 1, down: 1 },
};

/**
 * Width and height in pixels of a film of this shape, both even as H.264 in 4:2:0 wants them.
 * @param shortSide pixels on its shorter side
 */
export function frameSize(
  aspectRatio: AspectRatio,
  shortSide = fullShortSide,
): { width: number; height: number } {
  const { across, down } = shapes[aspectRatio];
  const unit = shortSide / Math.min(across, down);
  const even = (pixels: number) => 2 * Math.round(pixels / 2);
  return { width: even(across * unit), height: even(down * unit) };
}
