import type { RowLayout } from './justified-rows.ts';

/** A narrower wall is a phone's: lower rows, closer together. */
const phoneBelowPixels = 700;

/** How films stand on a wall of this width, and what holds their place until they come. */
export function wallLayout(widthPixels: number): RowLayout {
  const isNarrow = widthPixels < phoneBelowPixels;
  return { widthPixels, rowPixels: isNarrow ? 160 : 232, gapPixels: isNarrow ? 8 : 12 };
}
