import type { Reframe } from './analysis.ts';

/**
 * How a picture meets the film's shape, from the last frame of a shot of so many to its first: what is
 * seen of a clip while that runs the other way.
 */
export function turnedRound(reframe: Reframe, length: number): Reframe {
  if (reframe.kind === 'window' && reframe.end)
    return { ...reframe, start: reframe.end, end: reframe.start };
  if (reframe.kind !== 'move') return reframe;
  const points = reframe.points.map((point) => ({ ...point, frame: length - 1 - point.frame }));
  return { ...reframe, points: points.toReversed() };
}
