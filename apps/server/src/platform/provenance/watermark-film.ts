import { detectInPlane, filmScales } from '@armoni/provenance/watermark/detect-mark';
import { filmTile } from '@armoni/provenance/watermark/film-mark';
import { layFrames } from '@armoni/provenance/watermark/lay-frames';
import type { Plane } from '@armoni/provenance/watermark/plane';
import { inputArguments } from '@armoni/video-engine/ffmpeg/input-arguments';
import { runFfmpeg } from '@armoni/video-engine/ffmpeg/tools';
import { watermarkIdOf } from './watermark-id.ts';

/** What is laid over the frames of a film. */
export type FilmMark = {
  /** 12 hexadecimal digits, the same for all versions of a film: their shots are kept between them. */
  readonly id: string;
  /** A square of bytes around 128. */
  readonly tile: Uint8Array;
};

export type MarkFilm = (filmId: string) => FilmMark;

export function makeMarkFilm(key: string): MarkFilm {
  return (filmId) => {
    const id = watermarkIdOf(key, `film ${filmId}`);
    return { id, tile: filmTile({ key, id }) };
  };
}

/** Half of what films are made in: at this size the mark is as it is in pictures. */
const longestSide = 960;
const mostFrames = 16;
const small = `scale=w='min(iw,${longestSide})':h='min(ih,${longestSide})':force_original_aspect_ratio=decrease:flags=area`;

/** What the studio's mark in a film says; null without one. @throws when it is no film */
export async function findFilmWatermark(
  path: string,
  { key, ffmpegPath }: { readonly key: string; readonly ffmpegPath: string },
): Promise<string | null> {
  const { stdout } = await runFfmpeg(
    { ffmpegPath, ffprobePath: '' },
    [
      ...inputArguments({ path }, { options: ['-skip_frame', 'nokey'] }),
      ...['-map', '0:v:0', '-an', '-vf', `${small},format=gray`, '-fps_mode', 'passthrough'],
      ...['-frames:v', String(mostFrames), '-strict', '-1', '-f', 'yuv4mpegpipe', '-'],
    ],
    {
      signal: AbortSignal.timeout(60_000),
      cpuLimitSeconds: 40,
      memoryLimitMegabytes: 1024,
      outputLimitBytes: (longestSide * longestSide + 1000) * mostFrames,
    },
  );
  const frames = framesIn(stdout);
  if (frames.length === 0) return null;
  return detectInPlane(layFrames(frames), { key, scales: filmScales })?.id ?? null;
}

/** YUV4MPEG2 of brightness alone: a line about all frames, then a line before each. */
function framesIn(stream: Buffer): Plane[] {
  const head = stream.subarray(0, Math.max(0, stream.indexOf('\n'))).toString('latin1');
  const [, width, height] = / W(\d+) H(\d+) /.exec(head) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const bytes = size.width * size.height;
  const frames: Plane[] = [];
  for (let at = head.length + 1; bytes > 0 && at < stream.length; ) {
    const start = stream.indexOf('\n', at) + 1;
    if (start === 0 || start + bytes > stream.length) break;
    frames.push({ ...size, data: Float32Array.from(stream.subarray(start, start + bytes)) });
    at = start + bytes;
  }
  return frames;
}
