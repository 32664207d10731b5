import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { EditOptions, EditRequest } from '../model/edit.ts';
import type { MontageIntent } from '../model/intent.ts';
import type { MediaReference, MediaRefusal } from '../model/media.ts';
import { toSeconds } from '../model/time.ts';
import type { Clip, Timeline } from '../model/timeline.ts';
import { understandInstructions } from '../plan/intent/understand-instructions.ts';
import { unmetWishes } from '../plan/intent/unmet-wishes.ts';
import { planTimeline } from '../plan/plan-timeline.ts';
import { cropInterest } from '../reframe/crop-interest.ts';
import { planReframe } from '../reframe/plan-reframe.ts';
import { editTexts } from '../texts.ts';
import type { AnalysedSources } from './analyse-sources.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

const planVersion = 4;

export type FilmPlan = { readonly intent: MontageIntent; readonly timeline: Timeline };

export type PlanMaterial = AnalysedSources & {
  readonly references: readonly MediaReference[];
  readonly refused: readonly MediaRefusal[];
};

/** From instructions and measures to the timeline. A resumed edit keeps the plan it had. */
export async function planFilm(
  request: EditRequest,
  material: PlanMaterial,
  planIntent: EditOptions['planIntent'],
  run: EditRun,
  onProgress: (done: number) => void,
): Promise<FilmPlan> {
  const { instructions, aspectRatio, seed, workFolder } = request;
  const { references, refused, analyses, music } = material;
  const hasMusic = music !== null;
  const { intent, notes } = await artefact(
    workFolder,
    'intent',
    [planVersion, instructions, hasMusic],
    () => readIntent({ instructions, hasMusic }, planIntent, run.signal),
  );
  const hashes = references.map(({ id, name, contentHash }) => [id, name, contentHash]);
  const key = [
    planVersion,
    intent,
    instructions,
    hashes,
    music?.reference.contentHash,
    aspectRatio,
    seed,
  ];
  const timeline = await artefact(workFolder, 'timeline', key, async () => {
    const planned = planTimeline({
      intent,
      analyses,
      music: music?.analysis ?? null,
      aspectRatio,
      seed,
      names: new Map(references.map(({ id, name }) => [id, name])),
      cropInterest,
      wishNotes: [
        ...notes,
        ...refused.map(({ message }) => message),
        ...unmetWishes(instructions, { hasMusic, aspectRatio }),
      ],
    });
    return await reframeClips(planned, references, analyses, run, onProgress);
  });
  return { intent, timeline };
}

/** A planner of another kind that fails is replaced by the rules, and the film says so. */
async function readIntent(
  { instructions, hasMusic }: { readonly instructions: string; readonly hasMusic: boolean },
  planIntent: EditOptions['planIntent'],
  signal: AbortSignal,
): Promise<{ readonly intent: MontageIntent; readonly notes: readonly string[] }> {
  const draft = understandInstructions(instructions, { hasMusic });
  if (!planIntent) return { intent: draft, notes: [] };
  try {
    return { intent: await planIntent({ instructions, draft }, signal), notes: [] };
  } catch {
    signal.throwIfAborted();
    return { intent: draft, notes: [editTexts.planIntentFailed] };
  }
}

/** Decides for each clip how its picture meets the film's shape. */
async function reframeClips(
  timeline: Timeline,
  references: readonly MediaReference[],
  analyses: readonly ClipAnalysis[],
  run: EditRun,
  onProgress: (done: number) => void,
): Promise<Timeline> {
  const { video } = timeline.tracks;
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  let done = 0;
  const clips = await runInParallel(video.clips, run.concurrency, async (clip): Promise<Clip> => {
    const reference = byId.get(clip.mediaReference.sourceId);
    if (!reference) return clip;
    const reframe = await planReframe(
      reference,
      clip.sourceRange,
      timeline.width / timeline.height,
      run.tools,
      { signal: run.signal, speed: clip.speed, shot: shotOf(clip, analyses) },
    );
    done += 1;
    onProgress(done / video.clips.length);
    return { ...clip, reframe };
  });
  return { ...timeline, tracks: { ...timeline.tracks, video: { ...video, clips } } };
}

function shotOf(clip: Clip, analyses: readonly ClipAnalysis[]) {
  const middle = toSeconds(clip.sourceRange.startTime) + toSeconds(clip.sourceRange.duration) / 2;
  return analyses
    .find(({ sourceId }) => sourceId === clip.mediaReference.sourceId)
    ?.shots.find(({ startSeconds, endSeconds }) => middle >= startSeconds && middle < endSeconds);
}
