import { framesOf, shotsOf } from './ranges.ts';
import type { Timeline, TitleCard } from './timeline.ts';

/** Where in a stretch the picture is looked at; one shot may change while a text stands. */
const moments = [0.12, 0.5, 0.88] as const;
/** Over more shots than this each is looked at once, spread evenly. */
export const mostSampledFrames = 6;

/**
 * Frames of the film, ascending, whose pictures decide how a text is drawn: three of one shot, else the middle of
 * what is seen of each. The renderer's; a test of the server holds the two together.
 */
export function sampledFrames(
  { range, manner }: Pick<TitleCard, 'range' | 'manner'>,
  timeline: Timeline,
): readonly number[] {
  const { start, end } = framesOf(range);
  const stretches = shotsOf(timeline).flatMap(({ recordRange }) => {
    const shown = framesOf(recordRange);
    const from = Math.max(start, shown.start);
    const to = Math.min(end, shown.end);
    return to > from ? [{ from, to }] : [];
  });
  // A caption is short, and there are many.
  const isShort = manner === 'caption' || stretches.length > 2;
  const each = isShort ? [0.5] : stretches.length === 1 ? moments : [0.25, 0.75];
  const found = stretches.flatMap(({ from, to }) =>
    each.map((share) => Math.min(to - 1, Math.floor(from + (to - from) * share))),
  );
  const skip = Math.max(1, found.length / mostSampledFrames);
  const count = Math.min(found.length, mostSampledFrames);
  return [
    ...new Set(
      Array.from({ length: count }, (_, index) => found[Math.floor(index * skip)] ?? start),
    ),
  ];
}
