import { rename, rm } from 'node:fs/promises';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { onBlack } from '../ffmpeg/see-through.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { colourFilters } from './segments/picture-filters.ts';
import { canToneMapThese } from './tone-mapping.ts';

/** Of the picture's shorter side: upright clips are cropped to a third of it, and still seen well. */
const shortSide = 720;
/** Faster clips are thinned out: no film shows more of them. */
const mostFramesPerSecond = 30;
/** A stage jumps about in it: a keyframe every half second, and nothing that waits for a later frame. */
const seekable = ['-g', '15', '-bf', '0'];
/** Twenty minutes of one core; a longer clip goes without. */
const limits = { cpuLimitSeconds: 1200, wallLimitSeconds: 3600 };

/**
 * A small copy of a clip that every browser plays, H.264 and AAC in MP4, upright, with the clip's own
 * times and the film's colours. For previews alone: its metadata say that it is a derivative.
 * False when the clip does not decode or takes too long; then nothing lies at `path`.
 *
 * @throws the signal's reason, or the error of a missing program or a full disk
 */
export async function writeProxy(
  clip: MediaReference,
  path: string,
  { tools, signal }: { readonly tools: Tools; readonly signal: AbortSignal },
): Promise<boolean> {
  const canToneMap = await canToneMapThese([clip], tools, signal);
  const partial = `${path}.partial`;
  const args = [
    ...inputArguments(clip, { threads: 2, options: onBlack(clip.probe).options }),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'],
    ...['-vf', proxyFilters(clip, canToneMap)],
    ...['-fpsmax', String(mostFramesPerSecond), '-c:v', 'libx264', '-preset', 'veryfast'],
    ...['-crf', '26', '-maxrate', '3M', '-bufsize', '6M', ...seekable],
    ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-map_metadata', '-1'],
    ...['-metadata', `comment=proxy of sha256:${clip.contentHash}`],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${partial}`],
  ];
  try {
    await runFfmpeg(tools, args, { signal, ...limits });
    await rename(partial, path);
    return true;
  } catch (error) {
    if (error instanceof ToolFailed || error instanceof ToolTimedOut) return false;
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

function proxyFilters({ probe }: MediaReference, canToneMap: boolean): string {
  const { width, height } = probe;
  const scale = Math.min(1, shortSide / Math.min(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  const size = `scale=${even(width)}:${even(height)}:flags=bicubic`;
  const { options, filters } = colourFilters(probe, canToneMap);
  const laid = onBlack(probe).filters;
  return [...laid, `${size}${options}`, ...filters, 'setsar=1', 'format=yuv420p'].join(',');
}
