import { inputArguments, type UntrustedInput } from '../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { lookLimits } from './look-limits.ts';

type Range = { readonly fromSeconds: number; readonly keyframesOnly?: boolean };

type Extent = {
  readonly keyframeSeconds: readonly number[];
  /** Where the packets end. */
  readonly endSeconds: number;
  readonly frameSeconds: number;
};

/**
 * Where a file that looks damaged really ends: keyframes first, then what follows the last good
 * one. Null when nothing decodes.
 */
export async function decodedEnd(
  input: UntrustedInput,
  { keyframeSeconds, endSeconds, frameSeconds }: Extent,
  tools: Tools,
  signal: AbortSignal,
): Promise<number | null> {
  const decode = (range: Range) => lastDecodedSeconds(input, range, tools, signal);
  const lastGoodKey = await decode({ fromSeconds: 0, keyframesOnly: true });
  if (lastGoodKey === null) return decode({ fromSeconds: 0 });
  const before = keyframeSeconds.findLast((time) => time <= lastGoodKey + 1e-3) ?? 0;
  const end = (await decode({ fromSeconds: before })) ?? lastGoodKey;
  return Math.min(endSeconds, Math.max(end, frameSeconds));
}

/** A probed clip as it decodes; null when nothing of it does. */
export async function recheckDecoding(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<MediaReference | null> {
  const { probe } = reference;
  const { keyframeSeconds, durationSeconds: endSeconds, frameRate } = probe;
  const frameSeconds = frameRate ? frameRate.denominator / frameRate.numerator : usualFrameSeconds;
  const extent = { keyframeSeconds, endSeconds, frameSeconds };
  const durationSeconds = await decodedEnd(reference, extent, tools, signal);
  if (durationSeconds === null) return null;
  const decoding = keyframeSeconds.filter((time) => time < durationSeconds);
  const checked = { ...probe, durationSeconds, keyframeSeconds: decoding, isTruncated: true };
  return { ...reference, probe: checked };
}

/** Of a file that tells no rate. */
const usualFrameSeconds = 0.04;

/**
 * The last moment that decodes from a seek point on, in seconds from the file's start; null
 * when nothing does. ffmpeg exits 0 on a damaged tail, so what came out is counted.
 */
async function lastDecodedSeconds(
  input: UntrustedInput,
  range: Range,
  tools: Tools,
  signal: AbortSignal,
): Promise<number | null> {
  const skips = range.keyframesOnly ? ['-skip_frame', 'nokey'] : [];
  let last: number | null = null;
  let rest = '';
  const take = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) last = Math.max(last ?? 0, frameEnd(line) ?? 0) || last;
  };
  const args = [
    ...inputArguments(input, {
      startSeconds: range.fromSeconds,
      options: ['-skip_loop_filter', 'all', ...skips],
    }),
    ...['-map', '0:v:0', '-vf', 'scale=16:16,settb=1/1000000', '-fps_mode', 'passthrough'],
    ...['-enc_time_base', '1:1000000', '-f', 'framecrc', '-'],
  ];
  try {
    await runFfmpeg(tools, args, {
      signal,
      ...lookLimits,
      // A damaged file is decoded as a whole.
      wallLimitSeconds: 300,
      cpuLimitSeconds: 300,
      onStdout: (chunk) => take(chunk.toString('latin1')),
    });
  } catch (error) {
    // What decoded before the failure is exactly what we want to know.
    if (!(error instanceof ToolFailed)) throw error;
  }
  return last === null ? null : range.fromSeconds + last;
}

/** framecrc writes `stream, dts, pts, duration, size, checksum` in the time base above. */
function frameEnd(line: string): number | null {
  if (line.startsWith('#')) return null;
  const [, , pts, duration] = line.split(',').map(Number);
  if (pts === undefined || !Number.isFinite(pts)) return null;
  return (pts + Math.max(1, duration ?? 1)) / 1_000_000;
}
