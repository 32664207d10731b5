/** The film to show when the list changed: the same one, or the newest when one came in. */
export function filmAfterChange(
  shown: { readonly index: number; readonly total: number },
  total: number,
  isWatching: boolean,
): number {
  if (total === 0) return 0;
  const hasNew = total > shown.total;
  // Whoever is watching is not torn away; the dots show that a film came in.
  return hasNew && !isWatching ? total - 1 : Math.min(shown.index, total - 1);
}
