import type { ClipAnalysis } from '../../model/analysis.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { Moment, UsableTake } from './material.ts';

/** A detected cut may be two frames off. */
const boundaryMargin = 2;
/** A shorter run between faults is a flash. */
export const shortestRunFrames = 12;
/** Takes of no more frames than this keep those at their cuts: they have none to spare. */
const shortTakeFrames = 4 * boundaryMargin;
/** Of a frame: rounding. */
const roundingFrames = 1e-6;

/** The clip's takes without what is faulty, and without a breath at their cuts. */
export function usableTakes(
  analysis: ClipAnalysis,
  frameCount: number,
  moments: readonly Moment[],
  penaltyLimit: number,
): readonly UsableTake[] {
  const takes = analysis.takes
    .map((take) => framesOfTake(take.startSeconds, take.endSeconds, frameCount))
    .filter((take) => take.endFrame > take.startFrame);
  // Nothing but flashes shorter than a frame, or no takes at all: the clip is one take.
  if (takes.length === 0) takes.push({ startFrame: 0, endFrame: frameCount });
  const faulty = moments.filter((moment) => moment.measure.penalty >= penaltyLimit);
  return takes.flatMap((take) => without(take, faulty));
}

function framesOfTake(startSeconds: number, endSeconds: number, frameCount: number): UsableTake {
  const startFrame = Math.max(0, Math.ceil(startSeconds * framesPerSecond - roundingFrames));
  const endFrame = Math.min(frameCount, Math.floor(endSeconds * framesPerSecond + roundingFrames));
  if (endFrame - startFrame <= shortTakeFrames) return { startFrame, endFrame };
  return {
    startFrame: startFrame === 0 ? 0 : startFrame + boundaryMargin,
    endFrame: endFrame >= frameCount - 1 ? endFrame : endFrame - boundaryMargin,
  };
}

function without(take: UsableTake, faulty: readonly Moment[]): readonly UsableTake[] {
  const runs: UsableTake[] = [];
  let startFrame = take.startFrame;
  for (const moment of faulty) {
    if (moment.endFrame <= startFrame || moment.startFrame >= take.endFrame) continue;
    runs.push({ startFrame, endFrame: moment.startFrame });
    startFrame = moment.endFrame;
  }
  runs.push({ startFrame, endFrame: take.endFrame });
  const shortest = Math.min(shortestRunFrames, take.endFrame - take.startFrame);
  return runs.filter(
    (run) => run.endFrame > run.startFrame && run.endFrame - run.startFrame >= shortest,
  );
}
