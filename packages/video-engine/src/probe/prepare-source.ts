import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';

/**
 * Makes a source that can be cut anywhere. A VP8 WebM, seeked into, fails to decode up to
 * the next keyframe, and Ogg, MPEG and AVI have no dependable index: these are copied, not
 * encoded, into a Matroska file in `workFolder` under their content hash. Others, and what
 * cannot be copied, come back unchanged. The reference keeps its id, name and hash.
 */
export async function prepareSource(
  reference: MediaReference,
  tools: Tools,
  options: { readonly workFolder: string; readonly signal: AbortSignal },
): Promise<MediaReference> {
  if (!needsRemux(reference)) return reference;
  const path = join(options.workFolder, `${reference.contentHash}.mkv`);
  if (!existsSync(path) && !(await remux(reference, path, tools, options))) return reference;
  return { ...reference, path, probe: { ...reference.probe, formatName: 'matroska,webm' } };
}

function needsRemux({ probe }: MediaReference): boolean {
  if (probe.kind !== 'video') return false;
  if (probe.formatName.includes('matroska')) return /^vp[89]$/.test(probe.videoCodec ?? '');
  return /^(ogg|avi|mpeg|mpegts|flv|asf)/.test(probe.formatName);
}

async function remux(
  reference: MediaReference,
  path: string,
  tools: Tools,
  options: { readonly workFolder: string; readonly signal: AbortSignal },
): Promise<boolean> {
  await mkdir(options.workFolder, { recursive: true });
  const partial = `${path}.partial`;
  const args = [
    ...inputArguments(reference, { options: ['-fflags', '+genpts'] }),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1'],
    ...['-f', 'matroska', `file:${partial}`],
  ];
  try {
    await runFfmpeg(tools, args, { signal: options.signal });
    await rename(partial, path);
    return true;
  } catch (error) {
    await rm(partial, { force: true });
    if (error instanceof ToolFailed) return false;
    throw error;
  }
}
