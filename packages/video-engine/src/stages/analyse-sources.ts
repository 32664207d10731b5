import { analyseClip, isAnalysed } from '../analyse/analyse-clip.ts';
import { findBorders, withinBorders } from '../analyse/find-borders.ts';
import { findDamage } from '../analyse/find-damage.ts';
import { analyseMusic } from '../analyse/music/analyse-music.ts';
import type { Bursts } from '../analyse/read-bursts.ts';
import { readBurstsTogether } from '../analyse/read-bursts-together.ts';
import { scoreCourse } from '../analyse/score-course.ts';
import { scoreHighlights } from '../analyse/score-highlights.ts';
import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import { ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import type { ClipAnalysis, MusicAnalysis } from '../model/analysis.ts';
import type { MediaReference, MediaRefusal } from '../model/media.ts';
import { framesPerSecond } from '../model/time.ts';
import { cutMaterial } from '../plan/cut-material.ts';
import { recheckDecoding } from '../probe/check-decoding.ts';
import { refusalOf } from '../probe/probe-media.ts';
import { artefact, artefactsFolder } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

// Of each artefact's method.
const musicVersion = 3;
const bordersVersion = 1;
const damageVersion = 1;

export type AnalysedSources = {
  /** The sources that decode, each as far as it does. */
  readonly references: readonly MediaReference[];
  readonly refused: readonly MediaRefusal[];
  /** One for each reference, in order; scored over the whole project. */
  readonly analyses: readonly ClipAnalysis[];
  readonly music: { readonly reference: MediaReference; readonly analysis: MusicAnalysis } | null;
};

/** How often what is known so far is told, at most: planning with it is not free. */
const mostTold = 3;

/**
 * Measures every source once; the same bytes are never measured again in this folder. `onSoFar` is
 * told a few times what is known while there is more to come.
 */
export async function analyseSources(
  references: readonly MediaReference[],
  music: MediaReference | null,
  run: EditRun,
  onProgress: (done: number) => void,
  onSoFar: (known: readonly Analysed[]) => void = () => undefined,
): Promise<AnalysedSources> {
  const known: Analysed[] = [];
  const tell = (one: Analysed) => {
    const before = Math.floor((mostTold * known.length) / references.length);
    known.push(one);
    const now = Math.floor((mostTold * known.length) / references.length);
    // In the order given, whichever was done first.
    const inOrder = references.flatMap(({ id }) =>
      known.filter(({ reference }) => reference.id === id),
    );
    if (now > before && known.length < references.length) onSoFar(inOrder);
  };
  const progress = progressOf(references, onProgress);
  const isNew = (each: MediaReference) => !isAnalysed(each, artefactsFolder(run.workFolder));
  const onRead = (reference: MediaReference) => {
    run.work.clip(reference.id, { status: 'analysing', percent: readPercent });
    progress(reference, readPercent);
  };
  const together = await readBurstsTogether(references.filter(isNew), run.tools, {
    ...run,
    onRead,
  });
  const results = await runInParallel(references, run.concurrency, async (reference) => {
    run.work.clip(reference.id, { status: 'analysing' });
    const onPercent = (percent: number) => progress(reference, percent);
    const analyse = { ...run, onPercent, bursts: together.get(reference.contentHash) };
    const result = await analyseWhatDecodes(reference, analyse);
    run.work.clip(reference.id, 'refusal' in result ? { status: 'refused' } : seenIn(result));
    progress(reference, 100);
    if ('analysis' in result) tell(result);
    return result;
  });
  const analysed = results.filter((result) => 'analysis' in result);
  return {
    references: analysed.map(({ reference }) => reference),
    refused: results.flatMap((result) => ('refusal' in result ? [result.refusal] : [])),
    analyses: scoreHighlights(analysed.map(({ analysis }) => analysis)),
    music: music && { reference: music, analysis: await analyseTrack(music, run) },
  };
}

/** Of a clip's analysis, when its keyframes were read. */
const readPercent = 25;

type AnalysingRun = EditRun & {
  readonly onPercent: (percent: number) => void;
  readonly bursts: Bursts | undefined;
};

/** For a clip that is looked at in another way than the first time. */
function alone(run: AnalysingRun): AnalysingRun {
  return { ...run, bursts: undefined };
}

/** Megapixels times seconds: what a short clip takes at least, and the music. */
const leastWork = 2;

/** How much of all clips was looked at, by the pixels that are decoded for it; it never falls. */
function progressOf(references: readonly MediaReference[], onProgress: (done: number) => void) {
  const workOf = ({ probe: { width, height, durationSeconds } }: MediaReference) =>
    leastWork + (durationSeconds * width * height) / 1e6;
  const total = references.reduce((sum, each) => sum + workOf(each), leastWork);
  const looked = new Map<string, number>();
  return (reference: MediaReference, percent: number) => {
    const done = (workOf(reference) * percent) / 100;
    looked.set(reference.id, Math.max(looked.get(reference.id) ?? 0, done));
    onProgress([...looked.values()].reduce((sum, each) => sum + each, 0) / total);
  };
}

/** Programs that read this file took longer than one file may. */
export class SourceTooHeavy extends Error {
  override readonly name = 'SourceTooHeavy';
  readonly sourceName: string;

  constructor(sourceName: string, cause: unknown) {
    super('a source takes too long to analyse', { cause });
    this.sourceName = sourceName;
  }
}

export type Analysed = { readonly reference: MediaReference; readonly analysis: ClipAnalysis };

/** Pictures that end this much before their packets do are missing, not rounded. */
const missingSeconds = 0.25;

/** Without what no film should show: borders around the picture, and stretches made up. */
async function analyseWhatDecodes(
  reference: MediaReference,
  run: AnalysingRun,
): Promise<Analysed | { readonly refusal: MediaRefusal }> {
  const decoding = await analyseToItsEnd(reference, run);
  if ('refusal' in decoding) return decoding;
  const cropped = await cropBorders(decoding, run);
  return cropped.analysis.isDamaged ? withDamage(cropped, run) : cropped;
}

/** Looked at in full size only where the edges of small pictures were black. */
async function cropBorders(
  { reference, analysis }: Analysed,
  run: AnalysingRun,
): Promise<Analysed> {
  if (!analysis.hasDarkEdge) return { reference, analysis };
  const key = [bordersVersion, reference.contentHash];
  const inner = await artefact(run.workFolder, 'borders', key, () =>
    findBorders(reference, run.tools, run.signal),
  );
  if (inner === null) return { reference, analysis };
  const within = withinBorders(reference, inner);
  return {
    reference: within,
    analysis: { ...(await analyseInTime(within, alone(run))), hadBorders: true },
  };
}

/** The same with the stretches of which a decoder complains, whoever heard it first. */
export async function withDamage(
  { reference, analysis }: Analysed,
  run: EditRun,
): Promise<Analysed> {
  const key = [damageVersion, reference.contentHash];
  const damage = await artefact(run.workFolder, 'damage', key, () =>
    findDamage(reference, run.tools, run.signal),
  );
  const others = (analysis.faults ?? []).filter(({ kind }) => kind !== 'damaged');
  const faults = [...others, ...damage].toSorted((a, b) => a.startSeconds - b.startSeconds);
  return { reference, analysis: { ...analysis, faults, isDamaged: true } };
}

/** The analysis decodes and so sees what the probe took on trust: where the pictures end. */
async function analyseToItsEnd(
  reference: MediaReference,
  run: AnalysingRun,
): Promise<Analysed | { readonly refusal: MediaRefusal }> {
  const analysis = await analyseInTime(reference, run);
  const { reachedSeconds, durationSeconds } = analysis;
  if (reachedSeconds === undefined) return { reference, analysis };
  if (reachedSeconds !== null && reachedSeconds >= durationSeconds - missingSeconds) {
    return { reference, analysis };
  }
  const checked = await recheckDecoding(reference, run.tools, run.signal);
  if (checked === null) return { refusal: refusalOf(reference, 'nothing-decodes') };
  return { reference: checked, analysis: await analyseInTime(checked, alone(run)) };
}

async function analyseInTime(reference: MediaReference, run: AnalysingRun): Promise<ClipAnalysis> {
  try {
    return await analyseClip(reference, run.tools, {
      signal: run.signal,
      cacheFolder: artefactsFolder(run.workFolder),
      bursts: run.bursts,
      onProgress: (percent) => {
        run.work.clip(reference.id, { percent });
        run.onPercent(percent);
      },
    });
  } catch (error) {
    if (error instanceof ToolTimedOut) throw new SourceTooHeavy(reference.name, error);
    throw error;
  }
}

/** What people see of an analysed clip; its moments are weighed against each other alone. */
function seenIn({ reference, analysis }: Analysed) {
  const { sources } = cutMaterial([analysis], null, [reference]);
  const moments = (sources[0]?.moments ?? []).map(({ startFrame, score }) => ({
    ...{ startSeconds: startFrame / framesPerSecond, score },
  }));
  const { durationSeconds } = reference.probe;
  const course = scoreCourse(analysis);
  return { status: 'analysed' as const, percent: 100, durationSeconds, moments, course };
}

function analyseTrack(music: MediaReference, run: EditRun): Promise<MusicAnalysis> {
  const key = [musicVersion, music.contentHash];
  return artefact(run.workFolder, 'music', key, () =>
    analyseMusic(music.path, run.tools, { signal: run.signal }),
  );
}
