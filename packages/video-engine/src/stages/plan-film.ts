import { scoreHighlights } from '../analyse/score-highlights.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { EditOptions, EditRequest } from '../model/edit.ts';
import type { MediaRefusal } from '../model/media.ts';
import type { Corrections, Reading } from '../model/reading.ts';
import type { Timeline } from '../model/timeline.ts';
import { correct } from '../plan/intent/correct.ts';
import { mergePlanned } from '../plan/intent/merge-planned.ts';
import { readWish } from '../plan/intent/read-wish.ts';
import { planTimeline } from '../plan/plan-timeline.ts';
import { wishNotes } from '../plan/texts.ts';
import { cropInterest } from '../reframe/crop-interest.ts';
import { editTexts } from '../texts.ts';
import type { Analysed, AnalysedSources } from './analyse-sources.ts';
import { artefact } from './artefact.ts';
import { captionFilm } from './caption-film.ts';
import type { EditRun } from './edit-run.ts';
import { lookAtFaces } from './look-at-faces.ts';
import { lookForThings } from './look-for-things.ts';
import { readInstructions, readingContext, readingVersion } from './read-instructions.ts';

/** Of the artefact's method: raise it when the method changes. */
const planVersion = 18;

export type PlannedFilm = { readonly reading: Reading; readonly timeline: Timeline };

export type PlanMaterial = AnalysedSources & {
  readonly refused: readonly MediaRefusal[];
};

export type PlanOptions = Pick<EditOptions, 'planIntent'> & {
  /** 0–1. */
  readonly onProgress: (done: number) => void;
};

/** Of the progress: looking through clips for what a wish names. The rest looks at shots. */
const soughtShare = 0.4;

/**
 * From instructions and measures to the timeline. A resumed edit keeps the plan it had; one that
 * was cut by hand is read, and left as it is.
 */
export async function planFilm(
  request: EditRequest,
  material: PlanMaterial,
  { planIntent, onProgress }: PlanOptions,
  run: EditRun,
): Promise<PlannedFilm> {
  const { workFolder, instructions, corrections = null } = request;
  const context = readingContext(request, material, run);
  const { reading, notes } = await artefact(
    workFolder,
    'intent',
    [readingVersion, instructions, corrections, context],
    () => readOnce(request, material, planIntent, run),
  );
  const clipIds = request.sources.map(({ id }) => id);
  if (request.timeline) return { reading, timeline: request.timeline };
  const numberOf = (sourceId: string) => clipIds.indexOf(sourceId) + 1;
  const { shortSide } = run;
  const key = [...planKey(request, material, reading), context.canSee, shortSide];
  const planWith = (analyses: readonly ClipAnalysis[]) => {
    const faces = analyses.map((analysis) => analysis.faces);
    return artefact(workFolder, 'plan', [...key, faces], async () => {
      const sought = await lookForThings(reading.intent, material, numberOf, {
        ...run,
        onProgress: (done) => onProgress(soughtShare * done),
      });
      const toPlan = { ...reading, intent: sought.intent };
      const told = [...notes, ...sought.notes];
      return makeTimeline({ ...request, shortSide }, { ...material, analyses }, toPlan, told);
    });
  };
  const first = await planWith(material.analyses);
  const seen = await lookAtFaces(first, material, {
    ...run,
    onProgress: (done) => onProgress(soughtShare + (1 - soughtShare) * done),
  });
  const cut = seen === null ? first : await planWith(seen);
  const timeline = await captionFilm(cut, reading.intent, request, material, run);
  return { reading, timeline };
}

/**
 * The film as it would be cut from the clips looked through so far, by the rules and without music; null
 * where they make none. A guess for who watches: it changes nothing of the film to come.
 */
export function foreseeFilm(
  request: EditRequest,
  known: readonly Analysed[],
  run: Pick<EditRun, 'shortSide' | 'tools' | 'transcribe'>,
): Timeline | null {
  const material: PlanMaterial = {
    references: known.map(({ reference }) => reference),
    analyses: scoreHighlights(known.map(({ analysis }) => analysis)),
    ...{ refused: [], music: null },
  };
  const { instructions, corrections } = request;
  try {
    const reading = readWish(instructions, readingContext(request, material, run), corrections);
    return makeTimeline({ ...request, shortSide: run.shortSide }, material, reading, []);
  } catch {
    // What cannot be foreseen yet must not cost the film.
    return null;
  }
}

function planKey(
  request: EditRequest,
  { references, analyses, music }: PlanMaterial,
  reading: Reading,
) {
  const { instructions, aspectRatio, seed } = request;
  const hashes = references.map(({ id, name, contentHash }) => [id, name, contentHash]);
  const musicHash = music?.reference.contentHash;
  // Damage may be found as late as in the render.
  const damaged = analyses.map(({ faults = [] }) =>
    faults.filter(({ kind }) => kind === 'damaged'),
  );
  return [planVersion, reading, instructions, hashes, damaged, musicHash, aspectRatio, seed];
}

function makeTimeline(
  { sources, aspectRatio, seed, shortSide }: EditRequest & { shortSide: number },
  { references, refused, analyses, music }: PlanMaterial,
  reading: Reading,
  notes: readonly string[],
): Timeline {
  const offered = reading.offered.map(({ label }) => label);
  const unread = reading.notUnderstood.map(({ words }) => words);
  return planTimeline({
    intent: reading.intent,
    clipIds: sources.map(({ id }) => id),
    analyses,
    music: music?.analysis ?? null,
    aspectRatio,
    shortSide,
    seed,
    names: new Map(references.map(({ id, name }) => [id, name])),
    cropInterest,
    wishNotes: [
      ...notes,
      ...refused.map(({ message }) => message),
      ...new Set(reading.refused.map(({ message }) => message)),
      ...(offered.length > 0 ? [wishNotes.offered(offered)] : []),
      ...(unread.length > 0 ? [wishNotes.notUnderstood(unread)] : []),
    ],
  });
}

/** Words taken out by hand are kept from any reader; the others stay where they are. */
function withoutIgnored(instructions: string, corrections: Corrections | undefined): string {
  return (corrections?.ignored ?? []).reduce(
    (text, { start, end }) =>
      text.slice(0, start) + ' '.repeat(text.slice(start, end).length) + text.slice(end),
    instructions,
  );
}

/** A planner of another kind that fails is replaced by the rules, and the film says so. */
async function readOnce(
  request: EditRequest,
  material: PlanMaterial,
  planIntent: EditOptions['planIntent'],
  run: EditRun,
): Promise<{ readonly reading: Reading; readonly notes: readonly string[] }> {
  const rules = await readInstructions(request, material, run);
  if (!planIntent) return { reading: rules, notes: [] };
  const { instructions, corrections } = request;
  const context = readingContext(request, material, run);
  try {
    const wish = withoutIgnored(instructions, corrections);
    const planned = await planIntent({ instructions: wish, rules, context }, run.signal);
    const merged = mergePlanned(rules, planned, { wish, context });
    // What a person set by hand wins over any reader.
    return { reading: correct(merged, corrections?.set ?? {}), notes: [] };
  } catch {
    run.signal.throwIfAborted();
    return { reading: rules, notes: [editTexts.planIntentFailed] };
  }
}
