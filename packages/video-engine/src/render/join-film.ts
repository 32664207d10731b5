import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CaptionPiece } from '../captions/split-captions.ts';
import { writeSrt } from '../captions/write-captions.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';

/** Text as MP4 has it (3GPP TS 26.245); players show it when they are told to. */
const captionTrack = [
  ...['-map', '2:s:0', '-c:s', 'mov_text', '-metadata:s:s:0', 'language=fra'],
  ...['-metadata:s:s:0', 'handler_name=Sous-titres'],
];

/**
 * Of each segment ffmpeg decodes a picture to learn what the header says as well, and copies it then: no
 * decoder, no such look. The film is the same to the byte, for a seventh of the processor time.
 */
const withoutDecoders = ['-codec_whitelist', 'none'];

export type FilmParts = {
  readonly videoPaths: readonly string[];
  readonly soundPath: string;
  /** Captions that players show or hide; none without. */
  readonly track: readonly CaptionPiece[];
};

/** Joins the segments and the sound by copy; the film appears only when whole. */
export async function joinFilm(
  { videoPaths, soundPath, track }: FilmParts,
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<string> {
  const listPath = join(options.folder, 'segments.partial.txt');
  const filmPath = join(options.folder, 'film.mp4');
  const captionsPath = join(options.folder, 'captions.partial.srt');
  const partial = join(options.folder, 'film.partial.mp4');
  // Names of our own making beside the list: nothing to escape.
  await writeFile(listPath, videoPaths.map((path) => `file '${basename(path)}'\n`).join(''));
  if (track.length > 0) await writeFile(captionsPath, writeSrt(track));
  await runFfmpeg(
    options.tools,
    [
      ...[...withoutDecoders, '-f', 'concat', '-safe', '1', '-i', `file:${listPath}`],
      ...['-i', `file:${soundPath}`],
      ...(track.length > 0 ? ['-f', 'srt', '-i', `file:${captionsPath}`] : []),
      ...['-map', '0:v:0', '-map', '1:a:0', '-c', 'copy', '-map_metadata', '-1'],
      ...(track.length > 0 ? captionTrack : []),
      ...['-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', `file:${partial}`],
    ],
    { signal: options.signal },
  );
  await rename(partial, filmPath);
  await rm(listPath);
  await rm(captionsPath, { force: true });
  return filmPath;
}
