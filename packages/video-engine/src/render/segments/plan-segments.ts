import type { Shot, Timeline } from '../../model/timeline.ts';

/** A stretch of one shot inside a segment. */
export type SegmentLayer = {
  readonly shot: Shot;
  /** Frames from the shot's start in the film; negative in a dissolve that begins before it. */
  readonly offsetFrames: number;
};

/** What one ffmpeg process renders: one shot, or two that dissolve into each other. */
export type Segment = {
  readonly firstFrame: number;
  readonly frameCount: number;
  readonly layers: readonly [SegmentLayer] | readonly [SegmentLayer, SegmentLayer];
  /** Frames that go from or to black at the segment's edges. */
  readonly fadeInFrames: number;
  readonly fadeOutFrames: number;
  /** The neighbour continues the same stretch of the same source: no sound fade between them. */
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
};

/** Longer shots are cut into parts: work for every core, and less to repeat after a crash. */
export const longestSegmentFrames = 300;
/** All frames of a part that runs backwards are held at once: about 95 MB of 1080p. */
const longestReversedFrames = 30;

/**
 * Cuts a timeline into segments that cover every frame exactly once. A dissolve lies centred
 * on its cut and takes half of its frames from each side; fades lie inside their shot.
 */
export function planSegments(timeline: Timeline): readonly Segment[] {
  const { clips } = timeline.tracks.video;
  const segments: Segment[] = [];
  clips.forEach((shot, index) => {
    const start = shot.recordRange.startTime.value;
    const end = start + shot.recordRange.duration.value;
    const before = dissolveAt(timeline, index - 1);
    const after = dissolveAt(timeline, index);
    const fadeIn = fadeFrames(timeline, 'fade-in', index - 1);
    const fadeOut = fadeFrames(timeline, 'fade-out', index);
    segments.push(
      ...partsOf(shot, start + (before?.after ?? 0), end - (after?.before ?? 0), fadeIn, fadeOut),
    );
    const next = clips[index + 1];
    if (after && next) {
      segments.push({
        firstFrame: end - after.before,
        frameCount: after.before + after.after,
        layers: [
          { shot, offsetFrames: end - after.before - start },
          { shot: next, offsetFrames: -after.before },
        ],
        fadeInFrames: 0,
        fadeOutFrames: 0,
        continuesBefore: true,
        continuesAfter: true,
      });
    }
  });
  return joinEdges(segments);
}

type Dissolve = { readonly before: number; readonly after: number };

function dissolveAt(timeline: Timeline, afterClipIndex: number): Dissolve | null {
  const { clips, transitions } = timeline.tracks.video;
  const found = transitions.find(
    (transition) => transition.kind === 'dissolve' && transition.afterClipIndex === afterClipIndex,
  );
  const left = clips[afterClipIndex];
  const right = clips[afterClipIndex + 1];
  if (!found || !left || !right) return null;
  // Never more than half of a neighbour, so that two dissolves of one shot cannot meet.
  const longest = Math.min(left.recordRange.duration.value, right.recordRange.duration.value);
  const frames = Math.min(found.duration.value, longest - 1);
  if (frames < 2) return null;
  return { before: Math.floor(frames / 2), after: Math.ceil(frames / 2) };
}

function fadeFrames(timeline: Timeline, kind: 'fade-in' | 'fade-out', after: number): number {
  const found = timeline.tracks.video.transitions.find(
    (transition) => transition.kind === kind && transition.afterClipIndex === after,
  );
  return found?.duration.value ?? 0;
}

function partsOf(
  shot: Shot,
  first: number,
  end: number,
  fadeIn: number,
  fadeOut: number,
): readonly Segment[] {
  const length = end - first;
  if (length <= 0) return [];
  const longest = shot.reversed ? longestReversedFrames : longestSegmentFrames;
  const count = Math.ceil(length / longest);
  return Array.from({ length: count }, (_, part) => {
    const from = first + Math.floor((part * length) / count);
    const to = first + Math.floor(((part + 1) * length) / count);
    return {
      firstFrame: from,
      frameCount: to - from,
      layers: [{ shot, offsetFrames: from - shot.recordRange.startTime.value }] as const,
      fadeInFrames: part === 0 ? Math.min(fadeIn, to - from) : 0,
      fadeOutFrames: part === count - 1 ? Math.min(fadeOut, to - from) : 0,
      continuesBefore: part > 0,
      continuesAfter: part < count - 1,
    };
  });
}

/** A shot beside its own dissolve goes on sounding into it. */
function joinEdges(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((segment, index) => ({
    ...segment,
    continuesBefore: segment.continuesBefore || segments[index - 1]?.layers.length === 2,
    continuesAfter: segment.continuesAfter || segments[index + 1]?.layers.length === 2,
  }));
}
