/** Rows from `first` up to, but without, `end`. */
export type RowRange = { readonly first: number; readonly end: number };

/** Where each row begins, and as the last entry where all of them end. */
export function rowOffsets(heightsPixels: readonly number[]): readonly number[] {
  const offsets = [0];
  for (const height of heightsPixels) offsets.push(offsets[offsets.length - 1]! + height);
  return offsets;
}

/** The rows that a stretch of the wall touches; none when it lies beside them. */
export function rowsBetween(
  offsets: readonly number[],
  fromPixels: number,
  toPixels: number,
): RowRange {
  const total = offsets[offsets.length - 1] ?? 0;
  if (toPixels <= 0 || fromPixels >= total) return { first: 0, end: 0 };
  return { first: rowAt(offsets, fromPixels), end: rowAt(offsets, toPixels) + 1 };
}

/** The row at a height; the first above the wall, the last below it. */
function rowAt(offsets: readonly number[], pixels: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsets[middle]! <= pixels) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows of a range, and the one that holds the focus wherever it lies. */
export function rowsToDraw({ first, end }: RowRange, keptRow: number | null): readonly number[] {
  const rows = Array.from({ length: end - first }, (_, index) => first + index);
  if (keptRow === null || (keptRow >= first && keptRow < end)) return rows;
  return keptRow < first ? [keptRow, ...rows] : [...rows, keptRow];
}
