import type { MediaProbe } from '../../model/media.ts';
import { framesPerSecond } from '../../model/time.ts';

/**
 * The first wanted frame must not fall just before the seek point, or everything moves by one:
 * the seek aims this much earlier, well under half a frame.
 */
const seekLeadSeconds = 0.004;

/** Share of the film's frames from which on a source has one for each. */
const sparseBelow = 0.95;

/**
 * Frames a second of a source that has fewer than the film, so that the nearest of them may be the one before the wanted
 * time; null of any other, and of one without a steady rate.
 */
export function sparseRate({ frameRate, isVariableFrameRate }: MediaProbe): number | null {
  if (frameRate === null || isVariableFrameRate) return null;
  const sourceRate = frameRate.numerator / frameRate.denominator;
  return sourceRate < framesPerSecond * sparseBelow ? sourceRate : null;
}

/** How near a keyframe must be to be the wanted frame, where sound and picture go on evenly. */
const continuedReachSeconds = 0.0005;
/** Without a steady rate of its own: far less than any frame lasts. */
const unsteadyReachSeconds = 0.002;
/** Of a frame: just under half, where the next frame begins to be nearer. */
const frameReach = 0.49;
/** Of a microsecond: rounding. */
const roundingMicroseconds = 0.01;

export type SeekOptions = {
  /** Something of the same source is shown just before: its frames and sound must go on evenly. */
  readonly isContinued: boolean;
};

/**
 * Where to enter a source so that its frame at `startSeconds` comes first. When that frame is a
 * keyframe it is entered exactly there: a hair earlier, and the whole group of pictures before
 * it is decoded for nothing. Only MP4 and MOV list their keyframes reliably enough for this.
 */
export function seekPoint(
  probe: MediaProbe,
  startSeconds: number,
  { isContinued }: SeekOptions,
): number {
  const sparse = sparseRate(probe);
  const lead = seekLeadSeconds + (sparse === null ? 0 : 0.5 / sparse);
  const early = Math.max(0, startSeconds - lead);
  if (early === 0 || !probe.formatName.startsWith('mov')) return early;
  const tolerance = isContinued ? continuedReachSeconds : nearestFrameReach(probe);
  const key = nearest(probe.keyframeSeconds, startSeconds);
  if (key === null || Math.abs(key - startSeconds) > tolerance) return early;
  // Downwards: a frame less than a microsecond before the seek point is dropped.
  return Math.floor(key * 1e6 + roundingMicroseconds) / 1e6;
}

/** Within it no other frame of the source is nearer, nor another one of the film. */
function nearestFrameReach({ frameRate, isVariableFrameRate }: MediaProbe): number {
  if (frameRate === null || isVariableFrameRate) return unsteadyReachSeconds;
  const sourceRate = frameRate.numerator / frameRate.denominator;
  return frameReach / Math.max(framesPerSecond, sourceRate);
}

function nearest(ascending: readonly number[], wanted: number): number | null {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  const before = ascending[low - 1];
  const after = ascending[low];
  if (before === undefined || after === undefined) return before ?? after ?? null;
  return wanted - before <= after - wanted ? before : after;
}
