import { join } from 'node:path';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../../model/analysis.ts';
import type { MediaReference } from '../../model/media.ts';
import { probeMedia } from '../../probe/probe-media.ts';

export const testTools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};

export const never = new AbortController().signal;

/** Makes a file with ffmpeg's sources and probes it. */
export async function makeMedia(
  folder: string,
  name: string,
  args: readonly string[],
): Promise<MediaReference> {
  const path = join(folder, name);
  await runFfmpeg(testTools, [...args, `file:${path}`], { signal: never });
  const probed = await probeMedia({ id: name, path, name }, testTools, { signal: never });
  if (!probed.ok) throw new Error(probed.refusal.message);
  return probed.reference;
}

const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-g', '30'];
const tagged = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Frame n is one flat grey of luma 16 + n·`step`: every frame tells its number. */
export function countingVideo(folder: string, name: string, seconds = 3, step = 2) {
  return makeMedia(folder, name, [
    ...[
      '-f',
      'lavfi',
      '-i',
      `nullsrc=s=64x36:r=30:d=${seconds},geq=lum=16+N*${step}:cb=128:cr=128`,
    ],
    ...['-pix_fmt', 'yuv420p', ...quick, '-color_range', 'tv', ...tagged],
  ]);
}

export type MovingVideo = {
  readonly size?: string;
  readonly rate?: string;
  readonly seconds?: number;
  readonly hasSound?: boolean;
  /** Last filters and output options. */
  readonly filters?: string;
  readonly output?: readonly string[];
};

export function movingVideo(folder: string, name: string, options: MovingVideo = {}) {
  const { size = '160x90', rate = '30', seconds = 3, hasSound = true, filters = 'null' } = options;
  return makeMedia(folder, name, [
    ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
    ...(hasSound ? ['-f', 'lavfi', '-i', `sine=f=330:d=${seconds},volume=0.3`] : []),
    ...['-vf', filters, '-pix_fmt', 'yuv420p'],
    ...(options.output ?? quick),
  ]);
}

export function stillPicture(folder: string, name: string, size = '200x120') {
  return makeMedia(folder, name, ['-f', 'lavfi', '-i', `testsrc2=s=${size}:d=1`, '-frames:v', '1']);
}

/** What a render asks of an analysis: nothing was measured but what the probe says. */
export function analysisOf({ id, probe }: MediaReference): ClipAnalysis {
  return {
    sourceId: id,
    durationSeconds: probe.durationSeconds,
    width: probe.width,
    height: probe.height,
    kind: probe.kind === 'image' ? 'image' : 'video',
    hasAudio: probe.hasAudio,
    takes: [],
    windows: [],
    keyframeSeconds: probe.keyframeSeconds,
    loudnessLufs: probe.hasAudio ? -24 : null,
    speech: [],
  };
}

/** SSIM of each frame of two films. */
export async function likeness(one: string, other: string): Promise<readonly number[]> {
  const even = 'settb=1/30,setpts=N';
  const graph = `[0:v]${even}[a];[1:v]${even},format=yuv420p[b];[a][b]ssim=stats_file=-`;
  const { stdout } = await runFfmpeg(
    testTools,
    [...['-i', `file:${one}`, '-i', `file:${other}`], ...['-lavfi', graph, '-f', 'null', '-']],
    { signal: never },
  );
  return [...stdout.toString().matchAll(/All:([\d.]+)/g)].map(([, all]) => Number(all));
}
