/** A stretch of the instructions, half-open, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Where a stretch of `before` stands in `after`; null when the person changed its words. One edit
 * lies between the two texts: what they do not share at their ends.
 */
export function movedSpan(span: Span, before: string, after: string): Span | null {
  const { start, end, added } = editBetween(before, after);
  if (span.start < end && start < span.end) return null;
  const shift = span.start >= end ? added - (end - start) : 0;
  const moved = { start: span.start + shift, end: span.end + shift };
  return isWhole(after, moved) || !isWhole(before, span) ? moved : null;
}

/** All of them, or null when one is gone. */
export function movedSpans(
  spans: readonly Span[],
  before: string,
  after: string,
): readonly Span[] | null {
  if (before === after) return spans;
  const moved = spans.map((span) => movedSpan(span, before, after));
  return moved.includes(null) ? null : (moved as Span[]);
}

export function isInside(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The stretch of `before` that gave way, and how many units stand in its place. */
function editBetween(before: string, after: string): Span & { readonly added: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, added: after.length - same - start };
}

const wordUnit = /[\p{L}\p{N}]/u;

/** Whether no word goes on over its ends: « 20 s » is another wish than « 120 s ». */
function isWhole(text: string, { start, end }: Span): boolean {
  const joins = (index: number) =>
    wordUnit.test(text[index - 1] ?? ' ') && wordUnit.test(text[index] ?? ' ');
  return !joins(start) && !joins(end);
}
