import type { ClipAnalysis } from '../model/analysis.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot } from '../model/timeline.ts';
import { windowsOf } from './windows-of.ts';

/** Mean difference 0–255 of two small pictures that only a coder tells apart. */
const sameDifference = 0.6;
/** Motion under which a source may well look alike at two moments. */
const moving = 0.3;
/** Seconds that neighbours of one clip may share: a dissolve between them. */
const sharedSeconds = 0.1;

/**
 * Pairs of shots that show the same: by the film's own pictures, whatever its plan says, where the
 * sources move; and by the plan, where it takes the same seconds of a clip twice.
 */
export function shownTwice(
  shots: readonly Shot[],
  samples: readonly Uint8Array[],
  analyses: ReadonlyMap<string, ClipAnalysis>,
): number {
  let pairs = 0;
  shots.forEach((shot, index) => {
    for (let other = 0; other < index; other += 1) {
      const earlier = shots[other]!;
      const isSame =
        isMoving(shot, analyses) &&
        isMoving(earlier, analyses) &&
        isAlike(samples[index], samples[other]);
      if (isSame || overlap(earlier, shot, analyses) > sharedSeconds) pairs += 1;
    }
  });
  return pairs;
}

function isMoving(shot: Shot, analyses: ReadonlyMap<string, ClipAnalysis>): boolean {
  const analysis = analyses.get(shot.mediaReference.sourceId);
  if (analysis?.kind !== 'video') return false;
  const windows = windowsOf(shot, analysis);
  return windows.length > 0 && windows.every(({ activity }) => activity >= moving);
}

function isAlike(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (!a || !b || a.length === 0 || a.length !== b.length) return false;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs(a[at]! - b[at]!);
  return sum / a.length <= sameDifference;
}

/** Seconds of a clip that both show; stills may come back. */
function overlap(a: Shot, b: Shot, analyses: ReadonlyMap<string, ClipAnalysis>): number {
  const { sourceId } = a.mediaReference;
  if (b.mediaReference.sourceId !== sourceId || analyses.get(sourceId)?.kind !== 'video') return 0;
  const range = ({ sourceRange: { startTime, duration } }: Shot) => {
    const from = toSeconds(startTime);
    return { from, to: from + toSeconds(duration) };
  };
  const [one, two] = [range(a), range(b)];
  return Math.min(one.to, two.to) - Math.max(one.from, two.from);
}
