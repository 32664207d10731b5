import { blockResidual, farReach, structureResidual } from '../frames/block-residual.ts';
import type { TimedFrame } from '../frames/small-frame.ts';

export type SecondsRange = { readonly startSeconds: number; readonly endSeconds: number };

/** Neighbouring keyframes less alike than this may have a boundary between them. */
const suspiciousResidual = 0.25;
/**
 * A camera that glides moves all blocks alike, by parts of a pixel that no search finds. Of 894 pairs of pictures of
 * different scenes (drawn, filmed and stills) none agreed on one motion to less than 1.4 pixels of 64×36.
 */
const gliding = { mostResidual: 0.35, mostSpread: 0.5 } as const;
/** Low residual up to which a wall is the same, and what stands there from which on it may have jumped. */
const mostOfOneWall = 0.06;
const suspiciousStructure = 0.36;
/** A boundary there and back within so long a gap could hide. */
const longestGapSeconds = 5;
/** Decoded beyond a range's end, so that a cut on its last keyframe has surroundings. */
const overlapSeconds = 0.6;
const longestRunSeconds = 60;
/** A dissolve across the seam of two runs is whole on one side. */
const seamSeconds = 2;
/** A shorter range holds no frame of its own. */
const shortestSeconds = 0.1;

/**
 * Where a clip must be decoded frame by frame to find its takes: groups of pictures whose
 * first and next keyframe differ, long groups, and the last group, which has no next keyframe.
 *
 * @param isLastSuspicious false where the last group was decoded already
 */
export function suspiciousRanges(
  keyframes: readonly TimedFrame[],
  durationSeconds: number,
  isLastSuspicious = true,
): SecondsRange[] {
  const ranges: SecondsRange[] = [];
  for (let index = 0; index < keyframes.length; index += 1) {
    const key = keyframes[index]!;
    const next = keyframes[index + 1];
    const endSeconds = next?.seconds ?? durationSeconds;
    const isLong = endSeconds - key.seconds > longestGapSeconds;
    const isSuspicious = next ? isLong || areDifferent(key, next) : isLastSuspicious;
    if (!isSuspicious || endSeconds - key.seconds < shortestSeconds) continue;
    const last = ranges.at(-1);
    const continues =
      last &&
      last.endSeconds >= key.seconds - 1e-6 &&
      endSeconds - last.startSeconds <= longestRunSeconds;
    if (continues) ranges[ranges.length - 1] = { startSeconds: last.startSeconds, endSeconds };
    else ranges.push({ startSeconds: key.seconds, endSeconds });
  }
  return ranges.flatMap(splitLong).map((range) => ({
    startSeconds: range.startSeconds,
    endSeconds: Math.min(durationSeconds, range.endSeconds + overlapSeconds),
  }));
}

/** Before a plain wall only what stands there tells: all of it elsewhere may be a jump cut. */
function areDifferent({ frame: a }: TimedFrame, { frame: b }: TimedFrame): boolean {
  const { low, spread } = blockResidual(a, b, farReach);
  if (low <= gliding.mostResidual && low > suspiciousResidual && spread < gliding.mostSpread) {
    return false;
  }
  if (low > mostOfOneWall) return low > suspiciousResidual;
  return (structureResidual(a, b) ?? 0) > suspiciousStructure;
}

function splitLong(range: SecondsRange): SecondsRange[] {
  const parts = Math.ceil((range.endSeconds - range.startSeconds) / longestRunSeconds);
  const length = (range.endSeconds - range.startSeconds) / parts;
  return Array.from({ length: parts }, (_, part) => ({
    startSeconds: Math.max(0, range.startSeconds + part * length - (part > 0 ? seamSeconds : 0)),
    endSeconds: range.startSeconds + (part + 1) * length,
  }));
}
