import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';

/**
 * Sources as the segments read them. Seeking in a WebM of VP8 fails to decode every packet up
 * to the next keyframe; the same packets in a new Matroska file seek well.
 */
export async function prepareSources(
  references: readonly MediaReference[],
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<readonly MediaReference[]> {
  const prepared: MediaReference[] = [];
  for (const reference of references) {
    const { videoCodec, formatName } = reference.probe;
    const seeksBadly = videoCodec === 'vp8' && /matroska|webm/.test(formatName);
    prepared.push(seeksBadly ? await remux(reference, options) : reference);
  }
  return prepared;
}

async function remux(
  reference: MediaReference,
  options: { readonly tools: Tools; readonly folder: string; readonly signal: AbortSignal },
): Promise<MediaReference> {
  const path = join(options.folder, `source-${reference.contentHash.slice(0, 24)}.mkv`);
  if (!existsSync(path)) {
    await runFfmpeg(
      options.tools,
      [
        ...inputArguments(reference),
        ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-f', 'matroska'],
        `file:${path}.partial`,
      ],
      { signal: options.signal },
    );
    await rename(`${path}.partial`, path);
  }
  return { ...reference, path, probe: { ...reference.probe, formatName: 'matroska,webm' } };
}
