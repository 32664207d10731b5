import { inputArguments, type UntrustedInput, withoutGuessing } from '../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { lookLimits } from './look-limits.ts';

type Range = {
  readonly fromSeconds: number;
  readonly firstFrameOnly?: boolean;
  readonly keyframesOnly?: boolean;
};

/**
 * The last moment that decodes from a seek point on, in seconds from the file's start; null
 * when nothing does. ffmpeg exits 0 on a damaged tail, so what came out is counted.
 */
export async function lastDecodedSeconds(
  input: UntrustedInput,
  range: Range,
  tools: Tools,
  signal: AbortSignal,
): Promise<number | null> {
  const skips = range.keyframesOnly ? ['-skip_frame', 'nokey'] : [];
  const guessing = range.firstFrameOnly ? withoutGuessing(input) : [];
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
      options: ['-skip_loop_filter', 'all', ...skips, ...guessing],
    }),
    ...['-map', '0:v:0', '-vf', 'scale=16:16,settb=1/1000000', '-fps_mode', 'passthrough'],
    ...(range.firstFrameOnly ? ['-frames:v', '1'] : []),
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
