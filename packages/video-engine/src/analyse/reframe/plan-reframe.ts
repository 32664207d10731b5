import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import { ToolFailed, ToolTimedOut } from '../../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { Reframe, Shot } from '../../model/analysis.ts';
import type { MediaReference } from '../../model/media.ts';
import { filmRate, type TimeRange, toSeconds } from '../../model/time.ts';
import { chooseReframe, chooseStillReframe } from './choose-reframe.ts';
import { cells, columns, rows, type Sample, splitSamples } from './sample-grid.ts';

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

async function decodeSamples(
  reference: MediaReference,
  stretch: Stretch | null,
  axis: 'x' | 'y',
  tools: Tools,
  signal: AbortSignal,
): Promise<Sample[]> {
  const chunks: Buffer[] = [];
  const scale =
    axis === 'x'
      ? `scale=${columns}:${rows}:flags=area`
      : `scale=${rows}:${columns}:flags=area,transpose=dir=cclock_flip`;
  const rate = stretch ? `fps=${samplesPerSecond}:start_time=0,` : '';
  const frames = stretch ? Math.ceil(stretch.durationSeconds * samplesPerSecond) + 1 : 1;
  const input = inputArguments(reference, {
    ...(stretch ?? {}),
    options: ['-threads', '1', '-skip_loop_filter', 'all'],
  });
  const output = ['-frames:v', String(frames), '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  try {
    await runFfmpeg(
      tools,
      [...input, '-map', '0:v:0', '-an', '-sn', '-dn', '-vf', `${rate}${scale}`, ...output],
      {
        signal,
        wallLimitSeconds: 120,
        outputLimitBytes: (frames + 1) * cells * 3,
        onStdout: (chunk) => {
          chunks.push(chunk);
        },
      },
    );
  } catch (error) {
    // A damaged stretch: what did decode is enough to judge by, nothing means the centre.
    if (!(error instanceof ToolFailed || error instanceof ToolTimedOut)) throw error;
  }
  return splitSamples(Buffer.concat(chunks));
}
