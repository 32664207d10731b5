import type { CutSource } from '@armoni/contract/cuts';
import { framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { seenAt } from '../session/film-time.ts';
import { dissolvingAt } from './shown-at.ts';

/** What the film will have and the preview cannot show. */
export type NotShown = 'steady' | 'light' | 'blended' | 'captions';

/** Of the film's rate: slowed footage with fewer frames of its own is blended; the renderer's. */
const blendedBelow = 0.9;

/** What is missing from the stage at a frame, so that nobody judges the film by it. */
export function notShownAt(
  timeline: Timeline,
  frame: number,
  sourceOf: (id: string) => CutSource | undefined,
): readonly NotShown[] {
  const mixed = dissolvingAt(timeline, frame);
  const shots = mixed ? [mixed.from, mixed.to] : [seenAt(timeline, frame).shot];
  const found = shots.flatMap((shot) =>
    missingOf(shot, sourceOf(shot.mediaReference.sourceId), timeline),
  );
  return [...new Set([...found, ...(captionAt(timeline, frame) ? ['captions' as const] : [])])];
}

function missingOf(
  { steady, speed }: Shot,
  source: CutSource | undefined,
  timeline: Timeline,
): readonly NotShown[] {
  const own = source?.frames_per_second;
  const isBlended =
    own !== undefined && speed < 1 && own * speed < framesPerSecond(timeline) * blendedBelow;
  return [
    ...(steady && source?.kind === 'video' ? ['steady' as const] : []),
    ...(source?.is_hdr ? ['light' as const] : []),
    ...(isBlended ? ['blended' as const] : []),
  ];
}

/** What is said at a frame, where the film will show it; null where it is silent or has a track. */
export function captionAt(timeline: Timeline, frame: number): string | null {
  const { captions } = timeline;
  if (!captions || captions.manner === 'track' || shotsOf(timeline).length === 0) return null;
  const { shot, sourceSeconds } = seenAt(timeline, frame);
  const clip = captions.clips.find(({ sourceId }) => sourceId === shot.mediaReference.sourceId);
  const isNow = ({ startSeconds, endSeconds }: { startSeconds: number; endSeconds: number }) =>
    startSeconds <= sourceSeconds && sourceSeconds < endSeconds;
  return clip?.cues.find(isNow)?.text ?? null;
}
