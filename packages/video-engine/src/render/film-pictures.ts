import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutFirstLook } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import type { FilmPackets } from './film-packets.ts';
import { type Loudness, loudnessOutput, readLoudness } from './sound/measure-loudness.ts';

export type ShotPicture = {
  readonly thumbnailPath: string;
  /** 48×48 pixels of three bytes, red first. */
  readonly sample: Uint8Array;
};

export type FilmPictures = {
  readonly posterPath: string;
  /** One for each shot of the timeline, in order. */
  readonly shots: readonly ShotPicture[];
  /** Of the film's sound, which is read on the way. */
  readonly loudness: Loudness;
};

/** What an accord is measured on. */
const sampleSide = 48;
const sampleBytes = sampleSide * sampleSide * 3;
const thumbnailSide = 320;
/** Luma 0–255: a poster is neither dark, nor white, nor empty. */
const presentable = { darkest: 28, lightest: 232, leastDeviation: 14 } as const;
/** Downwards by rounding alone: a keyframe entered any earlier has all of the shot before decoded. */
const roundingMicroseconds = 0.01;

/**
 * Thumbnails, samples and the poster from the finished film, and how loud it is. Of its pictures only
 * keyframes are decoded: each shot begins with one, and long shots hold more.
 */
export async function filmPictures(
  filmPath: string,
  timeline: Timeline,
  packets: FilmPackets,
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<FilmPictures> {
  const keySeconds = packets.video.filter(({ isKey }) => isKey).map(({ seconds }) => seconds);
  const { clips } = timeline.tracks.video;
  const chosen = clips.map((shot) => representativeKey(shot, timeline, keySeconds));
  const wanted = [...new Set(chosen)].sort((a, b) => a - b);
  const select = `select='${wanted.map((index) => `eq(n,${index})`).join('+')}'`;
  const partialPoster = join(options.folder, 'poster.partial.jpg');
  const { stdout, stderr } = await runFfmpeg(
    options.tools,
    [
      ...withoutFirstLook,
      ...['-threads', '1', '-skip_frame:v', 'nokey', '-i', `file:${filmPath}`],
      '-filter_complex',
      `[0:v]${select},split=3[t][s][p];[t]scale=w=${thumbnailSide}:h=${thumbnailSide}:force_original_aspect_ratio=decrease` +
        `:force_divisible_by=2:flags=area[thumbs];[s]scale=${sampleSide}:${sampleSide}:flags=area,format=rgb24[samples];` +
        `[p]select='eq(n,${wanted.indexOf(chosen[0] ?? 0)})'[poster]`,
      ...['-map', '[thumbs]', '-fps_mode', 'passthrough', '-c:v', 'mjpeg', '-q:v', '4'],
      ...['-f', 'image2', `file:${join(options.folder, 'thumb-%05d.partial.jpg')}`],
      ...['-map', '[samples]', '-fps_mode', 'passthrough', '-f', 'rawvideo', '-'],
      ...['-map', '[poster]', '-fps_mode', 'passthrough', ...posterFile(partialPoster)],
      ...loudnessOutput,
    ],
    { signal: options.signal, logLevel: 'info' },
  );
  const shots = chosen.map((key, index) => {
    const place = wanted.indexOf(key);
    const sample = stdout.subarray(place * sampleBytes, (place + 1) * sampleBytes);
    return { place, sample, thumbnailPath: join(options.folder, `apercu-${pad(index + 1)}.jpg`) };
  });
  await nameThumbnails(shots, options);
  const shown = chosen[posterShot(shots)] ?? 0;
  if (shown !== chosen[0]) {
    await drawPoster(filmPath, keySeconds[shown] ?? 0, partialPoster, options);
  }
  const posterPath = join(options.folder, 'apercu.jpg');
  await rename(partialPoster, posterPath);
  return { posterPath, shots, loudness: readLoudness(stderr) };
}

/** The keyframe nearest to the middle of the shot; the first frame when the shot holds no other. */
function representativeKey(shot: Shot, timeline: Timeline, keySeconds: readonly number[]): number {
  const half = timeline.rate.denominator / timeline.rate.numerator / 2;
  const start = toSeconds(shot.recordRange.startTime);
  const end = start + toSeconds(shot.recordRange.duration);
  const middle = (start + end) / 2;
  let best = 0;
  keySeconds.forEach((seconds, index) => {
    const isInside = seconds > start - half && seconds < end - half;
    const found = keySeconds[best] ?? 0;
    const isBestInside = found > start - half && found < end - half;
    const isNearer = Math.abs(seconds - middle) < Math.abs(found - middle);
    if ((isInside && !isBestInside) || (isInside === isBestInside && isNearer)) best = index;
  });
  return best;
}

/** Several short shots may share a keyframe, so thumbnails are copied to their shots' names. */
async function nameThumbnails(
  shots: readonly { readonly place: number; readonly thumbnailPath: string }[],
  { folder }: { readonly folder: string },
): Promise<void> {
  const partial = (place: number) => join(folder, `thumb-${pad(place + 1)}.partial.jpg`);
  for (const { place, thumbnailPath } of shots) await copyFile(partial(place), thumbnailPath);
  for (const place of new Set(shots.map((shot) => shot.place))) await rm(partial(place));
}

/**
 * The first shot, as the film begins where its poster stood; the first that is neither dark nor empty where
 * that one is. Drawn on the way the first costs no further program.
 */
export function posterShot(shots: readonly Pick<ShotPicture, 'sample'>[]): number {
  const index = shots.findIndex(({ sample }) => {
    const { mean, deviation } = lumaOf(sample);
    return (
      mean > presentable.darkest &&
      mean < presentable.lightest &&
      deviation > presentable.leastDeviation
    );
  });
  return Math.max(0, index);
}

function lumaOf(sample: Uint8Array): { readonly mean: number; readonly deviation: number } {
  let sum = 0;
  let squares = 0;
  const pixels = Math.max(1, Math.floor(sample.length / 3));
  for (let at = 0; at + 2 < sample.length; at += 3) {
    const luma = 0.2126 * sample[at]! + 0.7152 * sample[at + 1]! + 0.0722 * sample[at + 2]!;
    sum += luma;
    squares += luma * luma;
  }
  const mean = sum / pixels;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / pixels - mean * mean)) };
}

const posterFile = (path: string) => [
  ...['-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2', '-update', '1', `file:${path}`],
];

async function drawPoster(
  filmPath: string,
  seconds: number,
  posterPath: string,
  { tools, signal }: { readonly tools: Tools; readonly signal: AbortSignal },
): Promise<void> {
  const entry = Math.floor(seconds * 1e6 + roundingMicroseconds) / 1e6;
  await runFfmpeg(
    tools,
    [
      ...['-threads', '1', '-ss', entry.toFixed(6), '-i', `file:${filmPath}`],
      ...['-an', '-frames:v', '1', ...posterFile(posterPath)],
    ],
    { signal },
  );
}

function pad(index: number): string {
  return String(index).padStart(5, '0');
}
