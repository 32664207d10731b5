import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { onBlack } from '../ffmpeg/see-through.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { probeMedia } from './probe-media.ts';

type Options = { readonly workFolder: string; readonly signal: AbortSignal };

/**
 * Makes a source that can be cut anywhere and hides nothing. What is see-through is laid on black
 * (`layOnBlack`). A VP8 WebM, seeked into, fails to decode up to
 * the next keyframe, and Ogg, MPEG and AVI have no dependable index: these are copied, not
 * encoded, into a Matroska file in `workFolder` under their content hash. Others, and what
 * cannot be copied, come back unchanged. The reference keeps its id and name.
 */
export async function prepareSource(
  reference: MediaReference,
  tools: Tools,
  options: Options,
): Promise<MediaReference> {
  const laid = reference.probe.isTransparent ? await layOnBlack(reference, tools, options) : null;
  if (laid) return laid;
  if (!needsRemux(reference)) return reference;
  const path = join(options.workFolder, `${reference.contentHash}.mkv`);
  const made = await makeFile(path, copyArguments(reference), tools, options);
  return made ? { ...reference, path, probe: { ...reference.probe, ...matroska } } : reference;
}

const matroska = { formatName: 'matroska,webm' } as const;

function needsRemux({ probe }: MediaReference): boolean {
  if (probe.kind !== 'video') return false;
  if (probe.formatName.includes('matroska')) return /^vp[89]$/.test(probe.videoCodec ?? '');
  return /^(ogg|avi|mpeg|mpegts|flv|asf)/.test(probe.formatName);
}

function copyArguments(reference: MediaReference): string[] {
  return [
    ...inputArguments(reference, { options: ['-fflags', '+genpts'] }),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1'],
    ...['-f', 'matroska'],
  ];
}

/** In the file's name: another way of laying makes another file. */
const laidVersion = 1;

/**
 * Our renderer's filters and the eyes know no opacity: they would show what lies hidden under it. So a
 * see-through source is drawn once on black, as the browser's stage shows it: a still as PNG, a clip nearly
 * without loss. It is a file of its own, with a hash and keyframes of its own. Null where it does not decode.
 */
async function layOnBlack(
  reference: MediaReference,
  tools: Tools,
  options: Options,
): Promise<MediaReference | null> {
  const { id, name, contentHash, probe } = reference;
  const isStill = probe.kind === 'image';
  const laid = `${contentHash}.laid-${laidVersion}.${isStill ? 'png' : 'mkv'}`;
  const path = join(options.workFolder, laid);
  const { options: decoding, filters } = onBlack(probe);
  // Of a still the probe goes on telling how it is turned.
  const reading = isStill ? ['-noautorotate'] : ['-fflags', '+genpts'];
  const args = [
    ...inputArguments(reference, { options: [...reading, ...decoding] }),
    ...['-map', '0:v:0', '-vf', filters.join(), ...(isStill ? asStill : asClip)],
  ];
  if (!(await makeFile(path, args, tools, options))) return null;
  const probed = await probeMedia({ id, name, path }, tools, options);
  if (!probed.ok) return null;
  const { rotationDegrees, width, height, isTruncated } = probe;
  const kept = { rotationDegrees, width, height };
  return {
    ...probed.reference,
    probe: { ...probed.reference.probe, ...(isStill ? kept : {}), isTruncated },
  };
}

const asStill = ['-frames:v', '1', '-pix_fmt', 'rgb24', '-c:v', 'png', '-f', 'image2pipe'];
const asClip = [
  ...['-map', '0:a:0?', '-c:a', 'copy', '-map_metadata', '-1', '-fps_mode', 'passthrough'],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-pix_fmt', 'yuv420p'],
  ...['-g', '30', '-f', 'matroska'],
];

/** @returns whether it lies at `path`, whole; false where the source cannot be read so */
async function makeFile(
  path: string,
  args: readonly string[],
  tools: Tools,
  { workFolder, signal }: Options,
): Promise<boolean> {
  if (existsSync(path)) return true;
  await mkdir(workFolder, { recursive: true });
  const partial = `${path}.partial`;
  try {
    await runFfmpeg(tools, [...args, `file:${partial}`], { signal });
    await rename(partial, path);
    return true;
  } catch (error) {
    await rm(partial, { force: true });
    if (error instanceof ToolFailed || error instanceof ToolTimedOut) return false;
    throw error;
  }
}
