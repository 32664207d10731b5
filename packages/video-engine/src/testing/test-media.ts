import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference, MediaSource } from '../model/media.ts';
import { probeMedia } from '../probe/probe-media.ts';

/** The tools the tests run on; the same variables point the product at another build. */
export const testTools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};

export const testSignal = new AbortController().signal;

/** A temporary folder with small media made on the spot. */
export class TestMedia {
  readonly folder = mkdtempSync(join(tmpdir(), 'armoni-media-'));

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Runs ffmpeg with these arguments and the file as output; returns its path. */
  async make(name: string, args: readonly string[]): Promise<string> {
    const path = this.path(name);
    await runFfmpeg(testTools, [...args, path], { signal: testSignal, wallLimitSeconds: 60 });
    return path;
  }

  source(name: string): MediaSource {
    return { id: name, name, path: this.path(name) };
  }

  async probe(name: string): Promise<MediaReference> {
    const outcome = await probeMedia(this.source(name), testTools, { signal: testSignal });
    if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal.reason}`);
    return outcome.reference;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** `-f lavfi -i …` for one generated source. */
export function generated(graph: string): string[] {
  return ['-f', 'lavfi', '-i', graph];
}

/** Fast H.264 at 25 frames a second with a keyframe each second. */
export const h264 = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-g', '25', '-pix_fmt', 'yuv420p'],
];

/**
 * Scenes that share nothing but their size: textures of different kind, colour and drift,
 * as inputs for `concat`, `xfade` and `fade`. At most four.
 */
export function scene(kind: 0 | 1 | 2 | 3, seconds: number): string {
  const size = 's=192x108:r=25';
  const graphs = [
    `testsrc2=${size}:d=${seconds}`,
    `mandelbrot=${size}:start_scale=0.02:end_scale=0.015:end_pts=400,trim=duration=${seconds},hue=h=200`,
    `cellauto=s=192x108:r=25:rule=110:random_seed=7:ratio=0.3,trim=duration=${seconds},colorchannelmixer=rr=.9:gg=.3:bb=.1`,
    `gradients=${size}:d=${seconds}:c0=0x102040:c1=0xe0a040:n=2:seed=3:speed=0.005`,
  ] as const;
  return `${graphs[kind]},setpts=PTS-STARTPTS,fps=25,scale=192:108,setsar=1,format=yuv420p`;
}
