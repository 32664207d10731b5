import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { columns, rows, type Sample, splitSamples } from './sample-grid.ts';

/** Every fifth film frame is decoded. */
export const samplesPerSecond = 6;

/** A stuck decoder must not hold up the film: framing falls back to the centre. */
const decodeLimitSeconds = 120;

export type Stretch = { readonly startSeconds: number; readonly durationSeconds: number };

/** The free axis of the crop. */
export type Axis = 'x' | 'y';

/**
 * Some files cannot be entered in the middle (VP8 in WebM near its start decodes nothing up to
 * the next key): those are read again from the beginning.
 */
export async function decodeSamples(
  reference: MediaReference,
  stretch: Stretch | null,
  axis: Axis,
  tools: Tools,
  signal: AbortSignal,
): Promise<Sample[]> {
  const entered = await decode(seekingArguments(reference, stretch, axis), tools, signal);
  if (entered.isWhole || stretch === null || stretch.startSeconds === 0) return entered.samples;
  const read = await decode(readingArguments(reference, stretch, axis), tools, signal);
  // What did decode of a damaged file is enough to judge by.
  return read.samples;
}

function seekingArguments(reference: MediaReference, stretch: Stretch | null, axis: Axis) {
  const rate = stretch ? `fps=${samplesPerSecond}:start_time=0,` : '';
  return [
    ...inputArguments(reference, { ...(stretch ?? {}), options: decoderOptions(reference) }),
    ...outputArguments(`${rate}${scaleFilter(axis)}`, stretch),
  ];
}

function readingArguments(reference: MediaReference, stretch: Stretch, axis: Axis) {
  const { startSeconds, durationSeconds } = stretch;
  const cut = `trim=start=${startSeconds.toFixed(6)},setpts=PTS-STARTPTS`;
  return [
    ...inputArguments(reference, {
      durationSeconds: startSeconds + durationSeconds,
      options: decoderOptions(reference),
    }),
    ...outputArguments(`${cut},fps=${samplesPerSecond}:start_time=0,${scaleFilter(axis)}`, stretch),
  ];
}

/** From 720p on, frames that no other needs are left out: a sample may come a frame late. */
const largePixels = 900_000;

function decoderOptions({ probe }: MediaReference): readonly string[] {
  const isLarge = probe.kind === 'video' && probe.width * probe.height > largePixels;
  return ['-skip_loop_filter', 'all', ...(isLarge ? ['-skip_frame', 'noref'] : [])];
}

function scaleFilter(axis: Axis): string {
  return axis === 'x'
    ? `scale=${columns}:${rows}:flags=area`
    : `scale=${rows}:${columns}:flags=area,transpose=dir=cclock_flip`;
}

function outputArguments(filter: string, stretch: Stretch | null): string[] {
  return [
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', filter],
    ...['-frames:v', String(sampleCount(stretch)), '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
  ];
}

function sampleCount(stretch: Stretch | null): number {
  return stretch ? Math.ceil(stretch.durationSeconds * samplesPerSecond) + 1 : 1;
}

async function decode(args: readonly string[], tools: Tools, signal: AbortSignal) {
  const chunks: Buffer[] = [];
  const onStdout = (chunk: Buffer) => {
    chunks.push(chunk);
  };
  let isWhole = true;
  try {
    await runFfmpeg(tools, args, { signal, wallLimitSeconds: decodeLimitSeconds, onStdout });
  } catch (error) {
    if (!(error instanceof ToolFailed || error instanceof ToolTimedOut)) throw error;
    isWhole = false;
  }
  return { samples: splitSamples(Buffer.concat(chunks)), isWhole };
}
