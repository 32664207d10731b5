import type { Box } from '@armoni/perception/see/nanodet';

/** A person's box: in heights of the picture. Close up it is cut off below, and broad. */
const closeUp = { height: 0.75, bottom: 0.95, width: 0.5 } as const;
const farHeight = 0.35;

/** @param aspect width over height of the picture */
export function isCloseUp({ left, right, top, bottom }: Box, aspect: number): boolean {
  return (
    bottom - top >= closeUp.height &&
    bottom >= closeUp.bottom &&
    (right - left) * aspect >= closeUp.width
  );
}

export function isFar({ top, bottom }: Box): boolean {
  return bottom - top <= farHeight;
}
