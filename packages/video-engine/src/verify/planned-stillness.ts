import type { ClipAnalysis } from '../model/analysis.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import type { Span } from '../render/sound/sound-levels.ts';

/** Where the timeline itself asks for black: its fades. */
export function plannedBlack(timeline: Timeline): readonly Span[] {
  const { clips, transitions } = timeline.tracks.video;
  return transitions.flatMap(({ kind, afterClipIndex, duration }) => {
    const seconds = toSeconds(duration);
    const left = clips[afterClipIndex];
    const right = clips[afterClipIndex + 1];
    if (kind === 'fade-out' && left)
      return [{ startSeconds: endOf(left) - seconds, endSeconds: endOf(left) }];
    if (kind === 'fade-in' && right) {
      const start = toSeconds(right.recordRange.startTime);
      return [{ startSeconds: start, endSeconds: start + seconds }];
    }
    return [];
  });
}

/** Where the sources themselves stand still or are dark: stills, tripods, night. */
export function plannedStill(
  timeline: Timeline,
  analyses: ReadonlyMap<string, ClipAnalysis>,
  isPlanned: (window: ClipAnalysis['windows'][number]) => boolean,
): readonly Span[] {
  return timeline.tracks.video.clips.flatMap((shot) => {
    const analysis = analyses.get(shot.mediaReference.sourceId);
    if (!analysis) return [];
    if (analysis.kind === 'image')
      return [{ startSeconds: startOf(shot), endSeconds: endOf(shot) }];
    const from = toSeconds(shot.sourceRange.startTime);
    const to = from + toSeconds(shot.sourceRange.duration);
    return analysis.windows
      .filter((window) => window.endSeconds > from && window.startSeconds < to && isPlanned(window))
      .map((window) => {
        const first = (Math.max(from, window.startSeconds) - from) / shot.speed;
        const last = (Math.min(to, window.endSeconds) - from) / shot.speed;
        return shot.reversed
          ? { startSeconds: endOf(shot) - last, endSeconds: endOf(shot) - first }
          : { startSeconds: startOf(shot) + first, endSeconds: startOf(shot) + last };
      });
  });
}

/** A few frames at the ends of a span: codec and analysis see its edges differently. */
const slackSeconds = 0.15;
const stepSeconds = 1 / 60;

/** Seconds of `found` that no planned span explains, with a slack of a few frames at its ends. */
export function unplannedSeconds(found: readonly Span[], planned: readonly Span[]): number {
  let seconds = 0;
  for (const { startSeconds, endSeconds } of found) {
    for (let at = startSeconds; at < endSeconds; at += stepSeconds) {
      const isPlanned = planned.some(
        (span) => at >= span.startSeconds - slackSeconds && at <= span.endSeconds + slackSeconds,
      );
      if (!isPlanned) seconds += stepSeconds;
    }
  }
  return seconds;
}

function startOf(shot: Shot): number {
  return toSeconds(shot.recordRange.startTime);
}

function endOf(shot: Shot): number {
  return startOf(shot) + toSeconds(shot.recordRange.duration);
}
