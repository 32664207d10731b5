import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';
import { decodedBytes, decodedHeight, decodedWidth } from './frames/small-frame.ts';
import type { Bursts } from './read-bursts.ts';
import { scanClip } from './scan-clip.ts';
import { scoreHighlights } from './score-highlights.ts';
import { measureSound } from './sound/measure-sound.ts';
import { boundariesToTakes } from './takes/boundaries-to-takes.ts';
import { buildWindows } from './windows/build-windows.ts';
import { findFaults } from './windows/find-faults.ts';
import { measurePicture } from './windows/measure-picture.ts';
import type { Sample } from './windows/sample.ts';

export type AnalyseOptions = {
  readonly signal: AbortSignal;
  /** Where the finding is kept under the content hash; the same content is looked at once. */
  readonly cacheFolder: string;
  /** 0–100. */
  readonly onProgress?: (percent: number) => void;
  /** Of its keyframes, where they were read with those of other clips. */
  readonly bursts?: Bursts | undefined;
};

/** Part of the artefact's name: raise it when a measure changes. */
const version = 15;

/**
 * Takes and half-second measures of one probed source, scored within itself; see
 * `scoreHighlights` for scores across a project. A still has one take and one window of
 * length 0.
 *
 * @throws the signal's reason, `ToolTimedOut`, and for a still that no longer decodes `ToolFailed`
 */
export async function analyseClip(
  reference: MediaReference,
  tools: Tools,
  options: AnalyseOptions,
): Promise<ClipAnalysis> {
  const path = artefactPath(reference, options.cacheFolder);
  const kept = await readArtefact(path);
  const analysis = kept ?? (await analyse(reference, tools, options));
  if (!kept) await writeArtefact(path, analysis, options.cacheFolder);
  options.onProgress?.(100);
  return { ...analysis, sourceId: reference.id };
}

/** Whether this folder has the finding already. */
export function isAnalysed(reference: MediaReference, cacheFolder: string): boolean {
  return existsSync(artefactPath(reference, cacheFolder));
}

function artefactPath({ contentHash, probe }: MediaReference, cacheFolder: string): string {
  // A clip that turned out shorter than its file says is analysed as another one.
  const milliseconds = Math.round(1000 * probe.durationSeconds);
  const inner = probe.inner ? '.inner' : '';
  return join(cacheFolder, `${contentHash}.${milliseconds}${inner}.analysis-${version}.json`);
}

async function analyse(
  reference: MediaReference,
  tools: Tools,
  options: AnalyseOptions,
): Promise<ClipAnalysis> {
  const { probe } = reference;
  const common = {
    sourceId: reference.id,
    contentHash: reference.contentHash,
    durationSeconds: probe.durationSeconds,
    width: probe.width,
    height: probe.height,
    hasAudio: probe.hasAudio,
    keyframeSeconds: probe.keyframeSeconds,
  };
  const found =
    probe.kind === 'image'
      ? await analyseStill(reference, tools, options.signal)
      : await analyseVideo(reference, tools, options);
  const analysis = { ...common, ...found };
  return scoreHighlights([analysis])[0] ?? analysis;
}

type Found = Pick<
  ClipAnalysis,
  | 'kind'
  | 'takes'
  | 'windows'
  | 'loudnessLufs'
  | 'speech'
  | 'faults'
  | 'reachedSeconds'
  | 'hasDarkEdge'
  | 'isDamaged'
>;

async function analyseVideo(
  reference: MediaReference,
  tools: Tools,
  options: AnalyseOptions,
): Promise<Found> {
  const { durationSeconds } = reference.probe;
  const scanning = {
    signal: options.signal,
    onProgress: (share: number) => options.onProgress?.(Math.round(90 * share)),
  };
  const scan = await scanClip(reference, tools, scanning, options.bursts);
  const { boundaries, samples, reachedSeconds, isDamaged } = scan;
  const sound = await measureSound(reference, tools, options.signal);
  const takes = boundariesToTakes(boundaries, durationSeconds);
  const windows = buildWindows({ durationSeconds, samples, takes, sound: sound.windows });
  const { loudnessLufs, speech } = sound;
  return {
    kind: 'video',
    takes,
    windows,
    loudnessLufs,
    speech,
    faults: findFaults(windows),
    reachedSeconds,
    hasDarkEdge: hasDarkEdge(samples),
    isDamaged,
  };
}

/** A picture with less contrast has no edge to be seen. */
const litDeviation = 4;

/** Whether it may have borders: dark edges in every picture that is not dark as a whole. */
function hasDarkEdge(samples: readonly Sample[]): boolean {
  const lit = samples.filter(({ picture }) => picture.sd >= litDeviation);
  return lit.length > 0 && lit.every(({ picture }) => picture.hasDarkEdges);
}

async function analyseStill(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<Found> {
  const args = [
    ...inputArguments(reference),
    ...['-map', '0:v:0', '-frames:v', '1'],
    ...['-vf', `scale=${decodedWidth}:${decodedHeight}:flags=area`],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
  ];
  const { stdout } = await runFfmpeg(tools, args, { signal, outputLimitBytes: decodedBytes });
  const samples = [
    { seconds: 0, picture: measurePicture(stdout), activity: 0, jerk: 0, shake: null },
  ];
  const takes = boundariesToTakes([], 0);
  const windows = buildWindows({ durationSeconds: 0, samples, takes, sound: [] });
  return { kind: 'image', takes, windows, loudnessLufs: null, speech: [] };
}

async function readArtefact(path: string): Promise<ClipAnalysis | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ClipAnalysis;
  } catch {
    // Missing, or cut short by a crash of an older version: looking again is always right.
    return null;
  }
}

async function writeArtefact(path: string, analysis: ClipAnalysis, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The same clip given twice is written twice at once.
  const partial = `${path}.${randomUUID()}.partial`;
  await writeFile(partial, JSON.stringify(analysis));
  await rename(partial, path);
}
