import { sourceFrames } from '../material/material.ts';
import { endFrame, overlaps, type PlannedShot } from '../material/planned-shot.ts';

/** A shot is divided in two from this length on. */
const shortestDivided = 20;

/**
 * The end runs into the beginning: the last shot becomes the frames of its clip right before
 * the first shot's, so that the film played again goes on without a cut. Null where no frames
 * are left for it.
 */
export function closeLoop(shots: readonly PlannedShot[]): readonly PlannedShot[] | null {
  const first = shots[0];
  const last = shots.at(-1);
  if (first === undefined || last === undefined || first.clip.analysis.kind === 'image')
    return null;
  if (shots.length < 2) return divided(first);
  const needed = sourceFrames(last.length, first.clip.speed);
  const others = shots.slice(1, -1);
  const earliest = first.take.startFrame + needed;
  const starts = [
    first.startFrame,
    earliest,
    first.take.endFrame - (endFrame(first) - first.startFrame),
  ];
  for (const startFrame of starts) {
    const opening = { ...first, startFrame };
    const ending = {
      ...first,
      role: last.role,
      length: last.length,
      startFrame: startFrame - needed,
    };
    const isInside =
      ending.startFrame >= first.take.startFrame && endFrame(opening) <= first.take.endFrame;
    if (
      isInside &&
      others.every((other) => !overlaps(other, opening) && !overlaps(other, ending))
    ) {
      return [opening, ...others, ending];
    }
  }
  return null;
}

/** One shot: its second half first, then its first. */
function divided(shot: PlannedShot): readonly PlannedShot[] | null {
  if (shot.length < shortestDivided) return null;
  const half = 2 * Math.floor(shot.length / 4);
  const used = sourceFrames(half, shot.clip.speed);
  return [
    { ...shot, startFrame: shot.startFrame + used, length: shot.length - half },
    { ...shot, length: half, role: 'ending' },
  ];
}
