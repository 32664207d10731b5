/** Lines through the pixels of a plane, all of one direction. */
export type Lines = {
  /** From a number to the next along a line, and how many a line has. */
  readonly step: number;
  readonly length: number;
  /** Of a stretch on either side of its middle, in pixels. */
  readonly radius: number;
};

/**
 * The lightest of the darkest of each stretch of a line that holds the pixel `at`, `place` steps
 * along it (an opening): what is narrower than a stretch is gone. Stops at what is `enough`.
 */
export function openedAt(
  plane: Float32Array,
  { step, length, radius }: Lines,
  at: number,
  place: number,
  enough: number,
): number {
  let lightest = Number.NEGATIVE_INFINITY;
  const start = at - place * step;
  const last = Math.min(length - 1, place + radius);
  for (let middle = Math.max(0, place - radius); middle <= last; middle += 1) {
    const end = Math.min(length - 1, middle + radius);
    let darkest = Number.POSITIVE_INFINITY;
    for (let i = Math.max(0, middle - radius); i <= end && darkest > lightest; i += 1) {
      darkest = Math.min(darkest, plane[start + i * step]!);
    }
    lightest = Math.max(lightest, darkest);
    if (lightest >= enough) break;
  }
  return lightest;
}
