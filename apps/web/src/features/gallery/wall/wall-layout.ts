import type { RowLayout } from './justified-rows.ts';

/** A narrower wall is a phone's: lower rows, closer together. */
const phoneBelowPixels = 700;

/** Of more films than that one sees more at once. */
const manyFrom = 25;

/** How films stand on a wall of this width, and what holds their place until they come. */
export function wallLayout(widthPixels: number, total = 0): RowLayout {
  const isNarrow = widthPixels < phoneBelowPixels;
  const isMany = total >= manyFrom;
  if (isNarrow) return { widthPixels, rowPixels: isMany ? 118 : 160, gapPixels: 8 };
  return { widthPixels, rowPixels: isMany ? 176 : 232, gapPixels: 12 };
}
