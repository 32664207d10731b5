import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { measureAccord } from './analyse/accord.ts';
import { runInParallel } from './ffmpeg/run-in-parallel.ts';
import { ToolMissing, ToolTimedOut } from './ffmpeg/tool-errors.ts';
import type { ClipAnalysis } from './model/analysis.ts';
import { checkTimeline } from './model/check-timeline.ts';
import type { EditOptions, EditOutcome, EditRequest, FilmShot, StudioLack } from './model/edit.ts';
import { type Intent, plainIntent } from './model/intent.ts';
import type { MediaReference, MediaRefusal } from './model/media.ts';
import { toSeconds } from './model/time.ts';
import type { Timeline } from './model/timeline.ts';
import { isWhollyBlack } from './plan/choose/leave-out.ts';
import { compareDelivery } from './plan/compare-delivery.ts';
import { cutMaterial } from './plan/cut-material.ts';
import { readFilmPackets } from './render/film-packets.ts';
import { type FilmPictures, filmPictures } from './render/film-pictures.ts';
import { renderFilm } from './render/render-film.ts';
import { SourcesDamaged } from './render/segments/render-segments.ts';
import { type PlaceOptions, placeTitles } from './render/titles/place/place-titles.ts';
import { openEyes, openFaceEyes } from './sight/open-eyes.ts';
import {
  type Analysed,
  type AnalysedSources,
  analyseSources,
  SourceTooHeavy,
  withDamage,
} from './stages/analyse-sources.ts';
import { artefact } from './stages/artefact.ts';
import { type EditRun, startRun } from './stages/edit-run.ts';
import { explainShotsSeen } from './stages/explain-shots-seen.ts';
import { isTooMuchTogether, usualBudget } from './stages/job-budget.ts';
import { withOwnMusic } from './stages/own-music.ts';
import { foreseeFilm, type PlanMaterial, type PlannedFilm, planFilm } from './stages/plan-film.ts';
import { probeSources } from './stages/probe-sources.ts';
import { reframeShots } from './stages/reframe-shots.ts';
import { editTexts } from './texts.ts';
import { verifyFilm } from './verify/verify-film.ts';

/**
 * Makes a film from clips and instructions: probe → analyse → plan → reframe → render → verify.
 *
 * The same request and work folder after a crash goes on where it stopped. A cancelled edit
 * leaves nothing half made. What a person can do something about comes back as an outcome. With a
 * timeline of its own the request is cut as that says, and what the work folder holds of an earlier
 * cut is not rendered again.
 *
 * @throws ToolFailed when ffmpeg breaks on material that was probed as usable
 */
export async function edit(request: EditRequest, options: EditOptions): Promise<EditOutcome> {
  await mkdir(request.workFolder, { recursive: true });
  const overrun = new AbortController();
  const { wallSeconds } = options.budget ?? usualBudget;
  const timer = setTimeout(() => overrun.abort(), wallSeconds * 1000);
  const signal = AbortSignal.any([options.signal, overrun.signal]);
  try {
    return await makeFilm(request, { ...options, signal }, () => overrun.abort());
  } catch (error) {
    const outcome = outcomeOf(error, { isCancelled: options.signal.aborted, overrun });
    if (!outcome) throw error;
    await removeUnfinished(request.workFolder);
    return outcome;
  } finally {
    clearTimeout(timer);
  }
}

type Stops = { readonly isCancelled: boolean; readonly overrun: AbortController };

/** What people are told of an error; null for one that nobody foresaw. */
function outcomeOf(error: unknown, { isCancelled, overrun }: Stops): EditOutcome | null {
  if (isCancelled) return failure('cancelled', editTexts.cancelled, []);
  if (overrun.signal.aborted) return failure('too-heavy', editTexts.jobTooHeavy, []);
  if (error instanceof SourceTooHeavy) {
    return failure('too-heavy', editTexts.tooHeavy(error.sourceName), []);
  }
  if (error instanceof ToolTimedOut) return failure('too-heavy', editTexts.jobTooHeavy, []);
  const lack = lackOf(error);
  return lack && failure(lack, editTexts.lacks[lack], []);
}

function lackOf(error: unknown): StudioLack | null {
  if (error instanceof ToolMissing) return 'tool-missing';
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk-full' : null;
}

async function makeFilm(
  request: EditRequest,
  options: EditOptions,
  onOverrun: () => void,
): Promise<EditOutcome> {
  const run = startRun(request, options, onOverrun);

  const probed = await run.stage('probe', (onProgress) => probeSources(request, run, onProgress));
  const { music } = probed;
  run.work.probed(probed.references);
  if (probed.references.length === 0) {
    return failure('no-usable-source', whyNothing(request, probed.refused), probed.refused);
  }
  if (music.status === 'unusable') {
    return failure('music-unusable', editTexts.musicUnusable(music.message), probed.refused);
  }

  if (isTooMuchTogether(probed.references)) {
    return failure('too-heavy', editTexts.tooMuchTogether, probed.refused);
  }

  const track = music.status === 'usable' ? music.reference : null;
  const analysed = await analyse(request, { references: probed.references, track }, run);
  const { references } = analysed;
  const refused = [...probed.refused, ...analysed.refused];
  if (references.length === 0) {
    return failure('no-usable-source', whyNothing(request, refused), refused);
  }
  if (analysed.analyses.every(isWhollyBlack)) {
    return failure(
      'no-usable-source',
      editTexts.allBlack(references.map(({ name }) => name)),
      refused,
    );
  }
  const cuttable = cutMaterial(analysed.analyses, analysed.music?.analysis ?? null, references);
  const isCutByHand = request.timeline !== undefined;
  const check = request.timeline && checkTimeline(request.timeline, cuttable);
  if (check && !check.ok) {
    return { ...failure('timeline-refused', check.message, refused), code: check.code };
  }
  const { plan, film } = await cutCleanFilm(
    request,
    { ...analysed, refused },
    options.planIntent,
    run,
  );
  if (film === null) {
    return { ok: true, planOnly: true, report: { ...plan, stages: run.costs, refused } };
  }

  const timeline = { ...plan.timeline, notes: [...plan.timeline.notes, ...film.notes] };
  const { verification, pictures } = await run.stage('verify', () =>
    checkFilm(film, { ...plan, timeline }, analysed, isCutByHand, run),
  );
  const report = { ...plan, timeline, verification, stages: run.costs, refused };
  if (!verification.passed) {
    const failed = verification.checks.filter(({ passed }) => !passed);
    const message = editTexts.verificationFailed(failed);
    return { ...failure('verification-failed', message, refused), report };
  }
  return {
    ok: true,
    filmPath: film.filmPath,
    posterPath: pictures.posterPath,
    ...(film.captions.path !== null && { captionsPath: film.captions.path }),
    width: timeline.width,
    height: timeline.height,
    durationSeconds: toSeconds(timeline.duration),
    shots: filmShots(timeline, pictures),
    material: cutMaterial(withLooks(analysed, run), analysed.music?.analysis ?? null, references),
    report,
  };
}

type ProbedMedia = {
  readonly references: readonly MediaReference[];
  readonly track: MediaReference | null;
};

/** Every clip and the music looked through; meanwhile what they would make is foreseen. */
function analyse(request: EditRequest, { references, track }: ProbedMedia, run: EditRun) {
  const foresee = (known: readonly Analysed[]) => {
    if (request.timeline) return;
    const timeline = run.foresee(() => foreseeFilm(request, known, run));
    if (timeline) run.work.foreseen(timeline);
  };
  return run.stage('analyse', async (onProgress) => {
    const analysed = await analyseSources(references, track, run, onProgress, foresee);
    return withOwnMusic(analysed, request, run);
  });
}

/** With what was seen while shots were chosen and explained: their moments are told by it. */
function withLooks({ analyses }: AnalysedSources, { seen }: EditRun): readonly ClipAnalysis[] {
  return analyses.map((analysis) => ({ ...analysis, looks: seen.of(analysis.sourceId) }));
}

/** Planned anew without them wherever the render meets damaged pictures; each clip is met once. */
async function cutCleanFilm(
  request: EditRequest,
  material: PlanMaterial,
  planIntent: EditOptions['planIntent'],
  run: EditRun,
): ReturnType<typeof cutFilm> {
  try {
    return await cutFilm(request, material, planIntent, run);
  } catch (error) {
    if (!(error instanceof SourcesDamaged)) throw error;
    const looked = await lookForDamage(material, error.sourceIds, run);
    return cutCleanFilm(request, { ...looked, refused: material.refused }, planIntent, run);
  }
}

/** From what there is to the film; nothing is rendered where only the plan is asked for. */
async function cutFilm(
  request: EditRequest,
  material: PlanMaterial,
  planIntent: EditOptions['planIntent'],
  run: EditRun,
) {
  const isCutByHand = request.timeline !== undefined;
  const { references } = material;
  const { timeline: planned, ...understood } = await run.stage('plan', (onProgress) =>
    planFilm(request, material, { planIntent, onProgress }, run),
  );
  const framed = await run.stage('reframe', (onProgress) =>
    reframeShots(planned, { ...material, isCutByHand }, run, onProgress),
  );
  run.work.chosen(framed);
  const placed = isCutByHand ? framed : await lookAtShots(framed, references, understood, run);
  const clipIds = request.sources.map(({ id }) => id);
  const delivery = compareDelivery(understood.reading, placed, clipIds);
  const plan = { ...understood, timeline: placed, delivery };
  if (request.planOnly) return { plan, film: null };
  const film = await run.stage('render', (onProgress) =>
    renderFilm(
      { timeline: placed, ...material, isCutByHand, markPath: request.markPath ?? null },
      { ...run, onProgress },
    ),
  );
  return { plan, film };
}

/** Clips of which a decoder complained only when they were rendered. */
async function lookForDamage(
  sources: AnalysedSources,
  sourceIds: readonly string[],
  run: EditRun,
): Promise<AnalysedSources> {
  const analyses = await run.stage('analyse', () =>
    runInParallel(sources.references, run.concurrency, async (reference, index) => {
      const analysis = sources.analyses[index]!;
      if (!sourceIds.includes(reference.id)) return analysis;
      return (await withDamage({ reference, analysis }, run)).analysis;
    }),
  );
  return { ...sources, analyses };
}

/** Reasons of what is seen, and titles where they hide nobody. */
function lookAtShots(
  framed: Timeline,
  references: readonly MediaReference[],
  { reading }: Pick<PlannedFilm, 'reading'>,
  run: EditRun,
): Promise<Timeline> {
  return run.stage('look', async (onProgress) => {
    const told = await explainShotsSeen(framed, references, run);
    onProgress(0.5);
    return placeFreeTitles(told, references, reading.intent, run);
  });
}

async function placeFreeTitles(
  timeline: Timeline,
  references: readonly MediaReference[],
  intent: Intent,
  run: EditRun,
): Promise<Timeline> {
  let hasFailed = false;
  const onFailure = () => {
    hasFailed = true;
  };
  const eyes = openEyes(run.tools, { signal: run.signal, onFailure });
  const faceEyes = openFaceEyes(run.tools, { signal: run.signal, onFailure });
  // Chosen without the eyes it was to be chosen with: the next run may have them.
  const once: PlaceOptions['once'] = (key, make) =>
    artefact(run.workFolder, 'place', key, make, () => !hasFailed);
  const sight = eyes && faceEyes && { see: eyes.see, seeFaces: faceEyes.see };
  return placeTitles(timeline, references, intent, { ...run, sight, once }).finally(() =>
    Promise.all([eyes?.close(), faceEyes?.close()]),
  );
}

async function checkFilm(
  film: Awaited<ReturnType<typeof renderFilm>>,
  plan: PlannedFilm,
  { analyses }: AnalysedSources,
  isCutByHand: boolean,
  run: EditRun,
) {
  const folder = run.workFolder;
  const packets = await readFilmPackets(run.tools, film.filmPath, run.signal);
  const pictures = await filmPictures(film.filmPath, plan.timeline, packets, { ...run, folder });
  const verification = await verifyFilm(
    {
      ...film,
      timeline: plan.timeline,
      // Whoever cuts by hand may take out what the wish had promised.
      intent: isCutByHand ? plainIntent(false) : plan.reading.intent,
      ...{ packets, analyses, isCutByHand },
      samples: pictures.shots.map(({ sample }) => sample),
      loudness: pictures.loudness,
    },
    run,
  );
  return { pictures, verification };
}

function filmShots(timeline: Timeline, { shots }: FilmPictures): readonly FilmShot[] {
  return timeline.tracks.video.clips.flatMap(({ recordRange }, index) => {
    const shot = shots[index];
    if (!shot) return [];
    return {
      startSeconds: toSeconds(recordRange.startTime),
      durationSeconds: toSeconds(recordRange.duration),
      accord: measureAccord(shot.sample, { of: 'film-shot' }),
      thumbnailPath: shot.thumbnailPath,
    };
  });
}

function whyNothing(request: EditRequest, refused: readonly MediaRefusal[]): string {
  return request.sources.length === 0
    ? editTexts.noSource
    : editTexts.nothingUsable(refused.map(({ message }) => message));
}

function failure(
  reason: Extract<EditOutcome, { ok: false }>['reason'],
  message: string,
  refused: readonly MediaRefusal[],
) {
  return { ok: false as const, reason, message, refused };
}

async function removeUnfinished(workFolder: string): Promise<void> {
  for (const folder of [workFolder, join(workFolder, 'render'), join(workFolder, 'artefacts')]) {
    if (!existsSync(folder)) continue;
    for (const name of await readdir(folder)) {
      if (name.includes('.partial')) await rm(join(folder, name));
    }
  }
}
