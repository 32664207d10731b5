import { type ShotSource, shortestShotFrames, trimEnd } from './edit-shots.ts';
import { framesOf, shotsOf } from './ranges.ts';
import type { Timeline } from './timeline.ts';

type SourceOf = (sourceId: string) => ShotSource;

/**
 * Each cut onto the frame nearest to it, by trimming the shot before: locked shots keep their length,
 * and a cut stays where no frame can be reached with what its clip holds. The film ends where it ended,
 * as far as its last clip goes.
 */
export function layCuts(
  timeline: Timeline,
  frames: readonly number[],
  sourceOf: SourceOf,
): Timeline {
  const last = shotsOf(timeline).length - 1;
  return shotsOf(timeline).reduce((laid, shot, index) => {
    if (shot.locked) return laid;
    const source = sourceOf(shot.mediaReference.sourceId);
    const { end } = framesOf(shot.recordRange);
    if (index === last) return endAt(laid, index, end, source);
    const near = frames
      .filter((frame) => frame > 0 && frame < timeline.duration.value)
      .toSorted((one, other) => Math.abs(one - end) - Math.abs(other - end));
    for (const frame of near) {
      const moved = endAt(laid, index, frame, source);
      if (endOf(moved, index) === frame) return moved;
    }
    return laid;
  }, timeline);
}

/** How many of a film's cuts lie on one of the frames, and how many there are. */
export function cutsOn(timeline: Timeline, frames: readonly number[]) {
  const ends = shotsOf(timeline)
    .slice(0, -1)
    .map(({ recordRange }) => framesOf(recordRange).end);
  const grid = new Set(frames);
  return { on: ends.filter((end) => grid.has(end)).length, of: ends.length };
}

function endAt(timeline: Timeline, index: number, frame: number, source: ShotSource): Timeline {
  const shot = shotsOf(timeline)[index];
  if (!shot) return timeline;
  const { start, end } = framesOf(shot.recordRange);
  if (frame === end || frame - start < shortestShotFrames) return timeline;
  return trimEnd(timeline, shot.id, frame - end, source);
}

function endOf(timeline: Timeline, index: number): number | null {
  const shot = shotsOf(timeline)[index];
  return shot ? framesOf(shot.recordRange).end : null;
}
