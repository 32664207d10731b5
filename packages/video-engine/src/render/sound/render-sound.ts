import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '../../ffmpeg/hash-file.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { ClipAnalysis, MusicAnalysis } from '../../model/analysis.ts';
import { extendBeatGrid } from '../../model/extend-beat-grid.ts';
import type { MediaReference } from '../../model/media.ts';
import { toSeconds } from '../../model/time.ts';
import type { Timeline } from '../../model/timeline.ts';
import { sampleAtFrame, samplesPerSecond } from '../encoding.ts';
import type { RenderedSegment } from '../segments/render-segments.ts';
import { sourceInput } from '../segments/source-input.ts';
import { type EncodeOptions, encodeSound } from './encode-sound.ts';
import { type MusicBed, mixSound } from './mix-sound.ts';
import { musicLevels, speechSpans } from './sound-levels.ts';

export type Music = { readonly reference: MediaReference; readonly analysis: MusicAnalysis };

export type RenderSoundOptions = {
  readonly tools: Tools;
  readonly folder: string;
  readonly signal: AbortSignal;
};

export type RenderedSound = { readonly path: string; readonly isSilent: boolean };

/** The film's whole sound as one AAC file, on the sample grid of its frames. */
export async function renderSound(
  timeline: Timeline,
  segments: readonly RenderedSegment[],
  material: { readonly analyses: ReadonlyMap<string, ClipAnalysis>; readonly music: Music | null },
  options: RenderSoundOptions,
): Promise<RenderedSound> {
  const mixPath = join(options.folder, 'mix.partial.f32');
  const soundPath = join(options.folder, 'sound.m4a');
  const parts = segments.map(({ firstFrame, frameCount, soundPath: path }) => ({
    path,
    samples:
      sampleAtFrame(firstFrame + frameCount, timeline.rate) -
      sampleAtFrame(firstFrame, timeline.rate),
  }));
  const music =
    timeline.tracks.audio.music && material.music
      ? await musicBed(timeline, material.music, material.analyses, options)
      : null;
  await mixSound({ parts, music, outputPath: mixPath });
  const totalSamples = sampleAtFrame(timeline.duration.value, timeline.rate);
  const hasSound = music !== null || parts.some(({ path }) => path !== null);
  const encoding = { ...options, totalSamples, hasSound };
  const { isSilent } = await encodeOnce(mixPath, soundPath, encoding);
  await rm(mixPath);
  return { path: soundPath, isSilent };
}

/** Changes whenever the same mix would be encoded otherwise. */
const soundVersion = 1;

/** Encoding is dear, and most changes of a film leave its sound as it was: that of the same mix is kept. */
async function encodeOnce(
  mixPath: string,
  soundPath: string,
  options: EncodeOptions,
): Promise<{ readonly isSilent: boolean }> {
  const aboutPath = `${soundPath}.json`;
  const mix = await hashFile(mixPath, options.signal);
  const kept = await readFile(aboutPath, 'utf8').then(
    (text) => JSON.parse(text) as About,
    () => null,
  );
  if (kept?.version === soundVersion && kept.mix === mix && existsSync(soundPath)) return kept;
  // Nothing is told of a sound that is being replaced.
  await rm(aboutPath, { force: true });
  const { isSilent } = await encodeSound(mixPath, soundPath, options);
  const about: About = { version: soundVersion, mix, isSilent };
  await writeFile(`${aboutPath}.partial`, JSON.stringify(about));
  await rename(`${aboutPath}.partial`, aboutPath);
  return about;
}

type About = { readonly version: number; readonly mix: string; readonly isSilent: boolean };

async function musicBed(
  timeline: Timeline,
  { reference, analysis }: Music,
  analyses: ReadonlyMap<string, ClipAnalysis>,
  options: RenderSoundOptions,
): Promise<MusicBed> {
  const { audio, video } = timeline.tracks;
  const startSeconds = audio.music?.startSeconds ?? 0;
  // The same grid that the planner cut on.
  const { loop } = extendBeatGrid(analysis, toSeconds(timeline.duration) + startSeconds);
  return {
    path: await decodeMusic(reference, options),
    startSample: Math.round(startSeconds * samplesPerSecond),
    loop: loop && {
      fromSample: Math.round(loop.endSeconds * samplesPerSecond),
      toSample: Math.round(loop.startSeconds * samplesPerSecond),
    },
    levels: musicLevels(analysis.loudnessLufs, audio.originalSound, audio.music?.gainDecibels),
    endSeconds: audio.music?.endSeconds ?? null,
    fadeInSeconds: audio.music?.fadeInSeconds ?? null,
    fadeOutSeconds: audio.music?.fadeOutSeconds ?? null,
    speech: givesWay(timeline) ? speechSpans(video.clips, analyses) : [],
  };
}

/** Under clips that are silent nobody speaks. */
function givesWay({ tracks: { audio } }: Timeline): boolean {
  return audio.originalSound !== 'drop' && (audio.music?.givesWay ?? true);
}

async function decodeMusic(reference: MediaReference, options: RenderSoundOptions) {
  const path = join(options.folder, `music-${reference.contentHash.slice(0, 24)}.f32`);
  if (existsSync(path)) return path;
  await runFfmpeg(
    options.tools,
    [
      ...sourceInput(reference, null),
      ...['-map', '0:a:0', '-vn', '-ac', '2', '-ar', String(samplesPerSecond)],
      ...['-c:a', 'pcm_f32le', '-f', 'f32le', `file:${path}.partial`],
    ],
    { signal: options.signal },
  );
  await rename(`${path}.partial`, path);
  return path;
}
