import type { Take } from '../../model/analysis.ts';

/** A boundary on the clip's own clock. */
export type TimedBoundary = {
  readonly kind: 'cut' | 'dissolve' | 'fade';
  readonly fromSeconds: number;
  readonly toSeconds: number;
};

/** Two finds this close are one boundary, seen from two overlapping ranges. */
const sameSeconds = 0.1;
/** What is shorter at a clip's end is rounding. */
const shortestTakeSeconds = 1e-3;

/** Takes between boundaries; the frames of a dissolve or fade belong to neither side. */
export function boundariesToTakes(
  boundaries: readonly TimedBoundary[],
  durationSeconds: number,
): Take[] {
  const takes: Take[] = [];
  let startSeconds = 0;
  let transitionIn: Take['transitionIn'] = 'start';
  const sorted = [...boundaries].sort((a, b) => a.fromSeconds - b.fromSeconds);
  for (const boundary of sorted) {
    const isRepeat = boundary.fromSeconds < startSeconds + sameSeconds;
    if (isRepeat && boundary.toSeconds <= startSeconds + sameSeconds) continue;
    if (!isRepeat) {
      takes.push({ startSeconds, endSeconds: boundary.fromSeconds, transitionIn });
    }
    startSeconds = boundary.toSeconds;
    transitionIn = boundary.kind;
  }
  if (durationSeconds - startSeconds > shortestTakeSeconds) {
    takes.push({ startSeconds, endSeconds: durationSeconds, transitionIn });
  }
  return takes.length > 0
    ? takes
    : [{ startSeconds: 0, endSeconds: durationSeconds, transitionIn: 'start' }];
}
