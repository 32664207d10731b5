import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';

/** Joins the segments and the sound by copy; the film appears only when whole. */
export async function joinFilm(
  videoPaths: readonly string[],
  soundPath: string,
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<string> {
  const listPath = join(options.folder, 'segments.partial.txt');
  const filmPath = join(options.folder, 'film.mp4');
  const partial = join(options.folder, 'film.partial.mp4');
  // Names of our own making beside the list: nothing to escape.
  await writeFile(listPath, videoPaths.map((path) => `file '${basename(path)}'\n`).join(''));
  await runFfmpeg(
    options.tools,
    [
      ...['-f', 'concat', '-safe', '1', '-i', `file:${listPath}`, '-i', `file:${soundPath}`],
      ...['-map', '0:v:0', '-map', '1:a:0', '-c', 'copy', '-map_metadata', '-1'],
      ...['-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', `file:${partial}`],
    ],
    { signal: options.signal },
  );
  await rename(partial, filmPath);
  await rm(listPath);
  return filmPath;
}
