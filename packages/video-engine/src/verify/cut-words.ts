import type { ClipAnalysis } from '../model/analysis.ts';
import { toSeconds } from '../model/time.ts';
import type { Timeline } from '../model/timeline.ts';

/** Within this of a phrase's edge a cut lies in its pause: edges are heard so well. */
const edgeSeconds = 0.1;

/** Ends of shots that lie inside what is said, where it is heard. */
export function cutWords(
  { tracks }: Pick<Timeline, 'tracks'>,
  analyses: ReadonlyMap<string, ClipAnalysis>,
): number {
  const { clips } = tracks.video;
  return clips.reduce((count, shot, index) => {
    const analysis = analyses.get(shot.mediaReference.sourceId);
    const isHeard =
      (shot.sound ?? tracks.audio.originalSound) !== 'drop' && shot.speed === 1 && !shot.reversed;
    if (!analysis || !isHeard) return count;
    const from = toSeconds(shot.sourceRange.startTime);
    const to = from + toSeconds(shot.sourceRange.duration);
    const next = clips[index + 1];
    const before = clips[index - 1];
    // A shot that goes on in the next one cuts nothing there.
    const goesOn = (at: number, other: typeof shot | undefined, otherAt: number) =>
      other?.mediaReference.sourceId === analysis.sourceId &&
      !other.reversed &&
      Math.abs(at - otherAt) < edgeSeconds;
    const starts = before
      ? !goesOn(from, before, endOf(before)) && isInside(from, analysis)
      : isInside(from, analysis);
    const ends = next
      ? !goesOn(to, next, toSeconds(next.sourceRange.startTime)) && isInside(to, analysis)
      : isInside(to, analysis);
    return count + Number(starts) + Number(ends);
  }, 0);
}

function endOf({
  sourceRange,
}: {
  readonly sourceRange: Timeline['tracks']['video']['clips'][number]['sourceRange'];
}) {
  return toSeconds(sourceRange.startTime) + toSeconds(sourceRange.duration);
}

function isInside(at: number, { speech }: ClipAnalysis): boolean {
  return speech.some(
    ({ startSeconds, endSeconds }) =>
      at > startSeconds + edgeSeconds && at < endSeconds - edgeSeconds,
  );
}
