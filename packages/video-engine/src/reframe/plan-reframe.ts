import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { Reframe, Shot } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';
import { filmRate, type TimeRange, toSeconds } from '../model/time.ts';
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
const contextSeconds = 0.5;
/** Instead of `contextSeconds`, where a keyframe makes that cheaper. */
const longestContextSeconds = 1;

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
  const { keyframeSeconds } = reference.probe;
  const durationSeconds = toSeconds(range.duration);
  const stretch = withContext({ startSeconds, durationSeconds }, keyframeSeconds, options.shot);
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

/**
 * The stretch and what surrounds it in its shot. It begins on a keyframe where one is near:
 * from anywhere else the frames since the last one are decoded for nothing.
 */
function withContext(
  { startSeconds, durationSeconds }: Stretch,
  keyframeSeconds: readonly number[],
  shot: PlanReframeOptions['shot'],
): Stretch {
  const shotStart = Math.min(startSeconds, Math.max(0, shot?.startSeconds ?? 0));
  const end = startSeconds + durationSeconds;
  const last = Math.min(Math.max(end, shot?.endSeconds ?? Infinity), end + contextSeconds);
  const earliest = Math.max(shotStart, startSeconds - longestContextSeconds);
  const key = keyframeSeconds.findLast((time) => time <= startSeconds && time >= earliest);
  const from = key ?? Math.max(shotStart, startSeconds - contextSeconds);
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
    await runFfmpeg(tools, args, { signal, wallLimitSeconds: 120, onStdout });
  } catch (error) {
    if (!(error instanceof ToolFailed || error instanceof ToolTimedOut)) throw error;
    isWhole = false;
  }
  return { samples: splitSamples(Buffer.concat(chunks)), isWhole };
}
