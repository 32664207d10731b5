import type { Stretch } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { UsableTake } from './material.ts';

/** What the stretches wished for leave of a clip: those asked for, less those left out. */
export function allowedRuns(
  frameCount: number,
  number: number,
  stretches: readonly Stretch[],
): readonly UsableTake[] {
  const own = stretches.filter(({ clip }) => clip === null || clip === number);
  const runOf = (stretch: Stretch) => toRun(stretch, frameCount);
  const only = own.filter(({ use }) => use === 'only').map(runOf);
  const without = own.filter(({ use }) => use === 'without').map(runOf);
  const kept = only.length === 0 ? [{ startFrame: 0, endFrame: frameCount }] : only;
  return withoutRuns(kept, without);
}

/** The takes less the gaps. */
export function withoutRuns(
  takes: readonly UsableTake[],
  gaps: readonly UsableTake[],
): readonly UsableTake[] {
  return gaps
    .reduce((runs, gap) => runs.flatMap((run) => less(run, gap)), takes)
    .filter(({ startFrame, endFrame }) => endFrame > startFrame);
}

/** The parts of the takes inside the runs. */
export function within(
  takes: readonly UsableTake[],
  runs: readonly UsableTake[],
): readonly UsableTake[] {
  return takes
    .flatMap((take) =>
      runs.map((run) => ({
        startFrame: Math.max(take.startFrame, run.startFrame),
        endFrame: Math.min(take.endFrame, run.endFrame),
      })),
    )
    .filter(({ startFrame, endFrame }) => endFrame > startFrame);
}

function toRun({ fromSeconds, toSeconds }: Stretch, frameCount: number): UsableTake {
  const at = (seconds: number) => {
    const frame = Math.round(seconds * framesPerSecond);
    return Math.min(frameCount, Math.max(0, frame < 0 ? frameCount + frame : frame));
  };
  return {
    startFrame: at(fromSeconds),
    endFrame: toSeconds === null ? frameCount : at(toSeconds),
  };
}

function less(run: UsableTake, gap: UsableTake): readonly UsableTake[] {
  return [
    { startFrame: run.startFrame, endFrame: Math.min(run.endFrame, gap.startFrame) },
    { startFrame: Math.max(run.startFrame, gap.endFrame), endFrame: run.endFrame },
  ].filter(({ startFrame, endFrame }) => endFrame > startFrame);
}
