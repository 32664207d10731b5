import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import {
  endFrame,
  isContinued,
  overlaps,
  type PlannedShot,
  shotValue,
} from '../material/planned-shot.ts';
import { placeTransitions } from './place-transitions.ts';

/** A shot may begin this much earlier or later for a cheaper start: half of the usual distance. */
const reachFrames = 30;
/** Values differ by more than this from one seed to the next. */
const dearestLoss = 0.08;

/**
 * Lets shots begin on keyframes where nothing is lost by it: what lies between a keyframe and
 * the first frame shown is decoded in vain. Cuts, lengths and order stay; a shot moves only
 * inside its own take, over frames that nothing else shows and that are worth as much. Beside
 * a dissolve there is nothing to gain: it begins before the shot's own first frame.
 */
export function snapToKeyframes(
  shots: readonly PlannedShot[],
  intent: Intent,
  isFixed: (shot: PlannedShot) => boolean = () => false,
): readonly PlannedShot[] {
  const dissolving = dissolvingShots(shots, intent);
  const film = [...shots];
  film.forEach((shot, index) => {
    const isStill = shot.clip.analysis.kind === 'image';
    if (isStill || isFixed(shot) || dissolving.has(index) || isContinued(film, index)) return;
    const moved = nearestKeyframes(shot)
      .map((startFrame) => ({ ...shot, startFrame }))
      .find((candidate) => isFree(candidate, film, index));
    if (moved !== undefined) film[index] = moved;
  });
  return film;
}

function dissolvingShots(shots: readonly PlannedShot[], intent: Intent): ReadonlySet<number> {
  return new Set(
    placeTransitions(shots, intent)
      .filter(({ kind }) => kind === 'dissolve')
      .flatMap(({ afterClipIndex }) => [afterClipIndex, afterClipIndex + 1]),
  );
}

/** Frames of the film's rate on which a keyframe can be entered, nearest first. */
function nearestKeyframes({ clip, startFrame }: PlannedShot): readonly number[] {
  return clip.analysis.keyframeSeconds
    .map((seconds) => Math.round(seconds * framesPerSecond))
    .filter((frame) => Math.abs(frame - startFrame) <= reachFrames)
    .sort((a, b) => Math.abs(a - startFrame) - Math.abs(b - startFrame) || a - b);
}

function isFree(moved: PlannedShot, film: readonly PlannedShot[], index: number): boolean {
  const shot = film[index] as PlannedShot;
  return (
    moved.startFrame >= moved.take.startFrame &&
    endFrame(moved) <= moved.take.endFrame &&
    film.every((other, place) => place === index || !overlaps(other, moved)) &&
    shotValue(moved) >= shotValue(shot) - dearestLoss
  );
}
