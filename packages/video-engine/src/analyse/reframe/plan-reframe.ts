import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import { ToolFailed, ToolTimedOut } from '../../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { Reframe, Shot } from '../../model/analysis.ts';
import type { MediaReference } from '../../model/media.ts';
import { filmRate, type TimeRange, toSeconds } from '../../model/time.ts';
import { chooseReframe, chooseStillReframe } from './choose-reframe.ts';
import { columns, rows, type Sample, splitSamples } from './sample-grid.ts';

export type PlanReframeOptions = {
  readonly signal: AbortSignal;
  /** Playing speed of the clip; 1 unless told. */
  readonly speed?: number;
  /** The shot that holds the range: nothing outside it is looked at. */
  readonly shot?: Pick<Shot, 'startSeconds' | 'endSeconds'>;
};

/** Every fifth film frame is looked at. */
const samplesPerSecond = 6;
const contextSeconds = 1;

/**
 * How a stretch of a source meets another aspect ratio (width/height). Positions run along x
 * when the source is wider than the target, along y when it is taller. What cannot be decoded
 * gets the centre crop: framing never stops a film. About 1 CPU second a minute, plus decoding.
 *
 * @throws the signal's reason when aborted
 */
export async function planReframe(
  reference: MediaReference,
  range: TimeRange,
  targetAspect: number,
  tools: Tools,
  options: PlanReframeOptions,
): Promise<Reframe> {
  const sourceAspect = reference.probe.width / reference.probe.height;
  const ratio = targetAspect / sourceAspect;
  if (!Number.isFinite(ratio) || Math.abs(ratio - 1) <= 0.01) return { kind: 'none' };
  const axis = ratio < 1 ? 'x' : 'y';
  const widthShare = Math.min(ratio, 1 / ratio);
  if (reference.probe.kind === 'image') {
    const [sample] = await decodeSamples(reference, null, axis, tools, options.signal);
    return sample ? chooseStillReframe(sample, widthShare) : { kind: 'centre' };
  }
  const startSeconds = toSeconds(range.startTime);
  const stretch = withContext(startSeconds, toSeconds(range.duration), options.shot);
  const samples = await decodeSamples(reference, stretch, axis, tools, options.signal);
  const framesPerSecond = filmRate.numerator / filmRate.denominator / (options.speed ?? 1);
  return chooseReframe(samples, {
    widthShare,
    sampleFrames: samples.map(
      (_, index) =>
        (stretch.startSeconds + index / samplesPerSecond - startSeconds) * framesPerSecond,
    ),
    frameCount: Math.max(1, Math.round(toSeconds(range.duration) * framesPerSecond)),
  });
}

type Stretch = { readonly startSeconds: number; readonly durationSeconds: number };

function withContext(
  startSeconds: number,
  durationSeconds: number,
  shot: PlanReframeOptions['shot'],
): Stretch {
  const first = Math.max(0, shot?.startSeconds ?? 0, startSeconds - contextSeconds);
  const end = startSeconds + durationSeconds;
  const last = Math.min(Math.max(end, shot?.endSeconds ?? Infinity), end + contextSeconds);
  const from = Math.min(first, startSeconds);
  return { startSeconds: from, durationSeconds: last - from };
}

type Axis = 'x' | 'y';

/**
 * Some files cannot be entered in the middle (VP8 in WebM near its start decodes nothing up to
 * the next key): those are read again from the beginning.
 */
async function decodeSamples(
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
    ...inputArguments(reference, { ...(stretch ?? {}), options: decoderOptions }),
    ...outputArguments(`${rate}${scaleFilter(axis)}`, stretch),
  ];
}

function readingArguments(reference: MediaReference, stretch: Stretch, axis: Axis) {
  const { startSeconds, durationSeconds } = stretch;
  const cut = `trim=start=${startSeconds.toFixed(6)},setpts=PTS-STARTPTS`;
  return [
    ...inputArguments(reference, {
      durationSeconds: startSeconds + durationSeconds,
      options: decoderOptions,
    }),
    ...outputArguments(`${cut},fps=${samplesPerSecond}:start_time=0,${scaleFilter(axis)}`, stretch),
  ];
}

const decoderOptions = ['-threads', '1', '-skip_loop_filter', 'all'];

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
    await runFfmpeg(tools, args, { signal, wallLimitSeconds: 120, onStdout });
  } catch (error) {
    if (!(error instanceof ToolFailed || error instanceof ToolTimedOut)) throw error;
    isWhole = false;
  }
  return { samples: splitSamples(Buffer.concat(chunks)), isWhole };
}
