/** One step through `total` things, staying at the two ends. */
export function stepIndex(index: number, total: number, step: -1 | 1): number {
  return Math.min(Math.max(0, total - 1), Math.max(0, index + step));
}
