import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import type { ClipAnalysis, Take } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import { turnedRound } from '../model/turned-round.ts';
import { leastScoreOfPeople } from '../reframe/people/look-for-people.ts';
import { planReframe } from '../reframe/plan-reframe.ts';
import { type Eyes, openEyes } from '../sight/open-eyes.ts';
import { editTexts } from '../texts.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

const reframeVersion = 9;

export type ReframeMaterial = {
  readonly references: readonly MediaReference[];
  readonly analyses: readonly ClipAnalysis[];
  readonly isCutByHand?: boolean;
};

/**
 * Decides for each shot how its picture meets the film's shape; none is decided twice. In a cut by
 * hand only what was left open is decided.
 */
export async function reframeShots(
  timeline: Timeline,
  { references, analyses, isCutByHand }: ReframeMaterial,
  run: EditRun,
  onProgress: (done: number) => void,
  open: typeof openEyes = openEyes,
): Promise<Timeline> {
  const { video } = timeline.tracks;
  const targetAspect = timeline.width / timeline.height;
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  let done = 0;
  const notes: string[] = [];
  const eyes = open(run.tools, {
    signal: run.signal,
    leastScore: leastScoreOfPeople,
    onFailure: () => notes.push(editTexts.eyesFailed),
  });
  const hasFailed = () => notes.length > 0;
  const clips = await runInParallel(video.clips, run.concurrency, async (shot): Promise<Shot> => {
    const reference = byId.get(shot.mediaReference.sourceId);
    if (!reference || (isCutByHand && shot.reframe.kind !== 'auto')) return shot;
    const take = takeOf(shot, analyses);
    const reframe = await reframeOnce(
      reference,
      { shot, targetAspect, take, eyes, hasFailed },
      run,
    );
    done += 1;
    onProgress(done / video.clips.length);
    return {
      ...shot,
      reframe: shot.reversed ? turnedRound(reframe, shot.recordRange.duration.value) : reframe,
    };
  }).finally(() => eyes?.close());
  return {
    ...timeline,
    tracks: { ...timeline.tracks, video: { ...video, clips } },
    notes: [...timeline.notes, ...notes],
  };
}

type ReframeTask = {
  readonly shot: Shot;
  readonly targetAspect: number;
  readonly take: Take | undefined;
  readonly eyes: Eyes | null;
  readonly hasFailed: () => boolean;
};

function reframeOnce(
  reference: MediaReference,
  { shot: { sourceRange, speed }, targetAspect, take, eyes, hasFailed }: ReframeTask,
  run: EditRun,
) {
  // Two clips may hold the same bytes: the clip's id keeps their artefacts apart.
  const { id, contentHash } = reference;
  const base = [reframeVersion, id, contentHash, sourceRange, targetAspect, speed, take];
  const key = [...base, eyes !== null];
  const { tools, signal } = run;
  const plan = () =>
    planReframe(reference, sourceRange, targetAspect, tools, { signal, speed, take, eyes });
  // Framed without the eyes it was to be framed with: the next run may have them.
  return artefact(run.workFolder, 'reframe', key, plan, () => !hasFailed());
}

function takeOf(shot: Shot, analyses: readonly ClipAnalysis[]): Take | undefined {
  const { startTime, duration } = shot.sourceRange;
  const middle = toSeconds(startTime) + toSeconds(duration) / 2;
  return analyses
    .find(({ sourceId }) => sourceId === shot.mediaReference.sourceId)
    ?.takes.find(({ startSeconds, endSeconds }) => middle >= startSeconds && middle < endSeconds);
}
