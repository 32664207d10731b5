import { isDecoderComplaint } from '../ffmpeg/complaints.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { FaultyStretch } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';

/** A decoder complains of a picture some pictures before or after it is shown. */
const reorderSeconds = 0.3;

/**
 * Stretches of pictures that the decoder had to make up: each from its complaint to the next
 * keyframe, since what follows is drawn on top of it. Decodes the whole clip, so only for one of
 * which a decoder complained before.
 */
export async function findDamage(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<readonly FaultyStretch[]> {
  const moments = await complaintMoments(reference, tools, signal);
  const { keyframeSeconds, durationSeconds } = reference.probe;
  const stretches: { kind: 'damaged'; startSeconds: number; endSeconds: number }[] = [];
  for (const moment of moments) {
    const startSeconds = Math.max(0, moment - reorderSeconds);
    const endSeconds =
      keyframeSeconds.find((time) => time >= moment + reorderSeconds) ?? durationSeconds;
    const last = stretches.at(-1);
    if (last && startSeconds <= last.endSeconds) {
      last.endSeconds = Math.max(last.endSeconds, endSeconds);
    } else if (endSeconds > startSeconds) {
      stretches.push({ kind: 'damaged', startSeconds, endSeconds });
    }
  }
  return stretches;
}

/** When the last picture before each complaint is shown; the log tells both in their order. */
async function complaintMoments(
  reference: MediaReference,
  tools: Tools,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const moments: number[] = [];
  let shownSeconds = 0;
  let rest = '';
  const onStderr = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const time = /pts_time:(-?[\d.]+)/.exec(line)?.[1];
      if (time !== undefined) shownSeconds = Math.max(shownSeconds, Number(time));
      else if (isDecoderComplaint(line)) moments.push(shownSeconds);
    }
  };
  const args = [
    ...inputArguments(reference, { options: ['-max_error_rate', '1'] }),
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', 'scale=16:16,showinfo=checksum=0'],
    ...['-fps_mode', 'passthrough', '-f', 'null', '-'],
  ];
  try {
    await runFfmpeg(tools, args, { signal, onStderr, logLevel: 'info' });
  } catch (error) {
    // What was said until it gave up is what is asked for.
    if (!(error instanceof ToolFailed)) throw error;
  }
  return moments;
}
