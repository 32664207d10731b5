import type { EditOptions, EditRequest } from '../model/edit.ts';
import type { Intent } from '../model/intent.ts';
import type { MediaReference, MediaRefusal } from '../model/media.ts';
import type { Timeline } from '../model/timeline.ts';
import { understandInstructions } from '../plan/intent/understand-instructions.ts';
import { unmetWishes } from '../plan/intent/unmet-wishes.ts';
import { planTimeline } from '../plan/plan-timeline.ts';
import { cropInterest } from '../reframe/crop-interest.ts';
import { editTexts } from '../texts.ts';
import type { AnalysedSources } from './analyse-sources.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

// Of each artefact's method: raise it when the method changes.
const intentVersion = 4;
const planVersion = 1;

export type FilmPlan = { readonly intent: Intent; readonly timeline: Timeline };

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
): Promise<FilmPlan> {
  const { instructions, workFolder } = request;
  const hasMusic = material.music !== null;
  const { intent, notes } = await artefact(
    workFolder,
    'intent',
    [intentVersion, instructions, hasMusic],
    () => readIntent({ instructions, hasMusic }, planIntent, run.signal),
  );
  const key = planKey(request, material, intent);
  const timeline = await artefact(workFolder, 'plan', key, async () =>
    makeTimeline(request, material, intent, notes),
  );
  return { intent, timeline };
}

function planKey(request: EditRequest, { references, music }: PlanMaterial, intent: Intent) {
  const { instructions, aspectRatio, seed } = request;
  const hashes = references.map(({ id, name, contentHash }) => [id, name, contentHash]);
  const musicHash = music?.reference.contentHash;
  return [planVersion, intent, instructions, hashes, musicHash, aspectRatio, seed];
}

function makeTimeline(
  { instructions, aspectRatio, seed }: EditRequest,
  { references, refused, analyses, music }: PlanMaterial,
  intent: Intent,
  notes: readonly string[],
): Timeline {
  return planTimeline({
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
      ...unmetWishes(instructions, { hasMusic: music !== null, aspectRatio }),
    ],
  });
}

/** A planner of another kind that fails is replaced by the rules, and the film says so. */
async function readIntent(
  { instructions, hasMusic }: { readonly instructions: string; readonly hasMusic: boolean },
  planIntent: EditOptions['planIntent'],
  signal: AbortSignal,
): Promise<{ readonly intent: Intent; readonly notes: readonly string[] }> {
  const draft = understandInstructions(instructions, { hasMusic });
  if (!planIntent) return { intent: draft, notes: [] };
  try {
    return { intent: await planIntent({ instructions, draft }, signal), notes: [] };
  } catch {
    signal.throwIfAborted();
    return { intent: draft, notes: [editTexts.planIntentFailed] };
  }
}
