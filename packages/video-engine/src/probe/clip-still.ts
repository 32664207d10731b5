import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ToolFailed, ToolOutputTooLarge, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { fileBudget } from './file-budget.ts';
import { readStreams } from './read-streams.ts';

export type ClipStill = {
  /** 128×72, the middle of the picture. */
  readonly jpeg: Buffer;
  /** As the file reports it; null when it does not. */
  readonly durationSeconds: number | null;
};

/**
 * A small picture from about the first second of a clip, for lists; null when none decodes.
 * Reads the header and, as a rule, one keyframe: nothing here says that the whole clip can be used.
 *
 * @throws the signal's reason, or the error of a missing file or program
 */
export async function clipStill(
  path: string,
  tools: Tools,
  { signal }: { readonly signal: AbortSignal },
): Promise<ClipStill | null> {
  try {
    const { format } = await readStreams({ path }, tools, { signal, withFirstFrame: false });
    const durationSeconds = Number(format.duration) || null;
    // The very first frame is often black.
    const startSeconds = Math.min(1, (durationSeconds ?? 0) / 3);
    const draw = (options: readonly string[]) =>
      drawStill({ path, startSeconds, options }, tools, signal);
    const fromKeyframe = await draw(['-skip_frame', 'nokey', '-noaccurate_seek']);
    // A clip with no keyframe after its first is decoded up to the moment.
    const jpeg = fromKeyframe.length > 0 ? fromKeyframe : await draw([]);
    return jpeg.length > 0 ? { jpeg, durationSeconds } : null;
  } catch (error) {
    const isUnfit = [ToolFailed, ToolTimedOut, ToolOutputTooLarge].some(
      (kind) => error instanceof kind,
    );
    if (isUnfit && !signal.aborted) return null;
    throw error;
  }
}

type Moment = {
  readonly path: string;
  readonly startSeconds: number;
  readonly options: readonly string[];
};

/** For a picture of a list: what needs more is shown without. */
const stillLimits = {
  wallLimitSeconds: 20,
  cpuLimitSeconds: 20,
  memoryLimitMegabytes: 1024,
  outputLimitBytes: 1024 * 1024,
} as const;

async function drawStill(moment: Moment, tools: Tools, signal: AbortSignal): Promise<Buffer> {
  const { path, ...read } = moment;
  const fill = [
    // Square pixels first: the shape on screen is what fills the frame.
    // A line of pixels would be scaled to gigabytes; ordinary pictures pass unchanged.
    `crop='min(iw,ih*${fileBudget.sidesRatio})':'min(ih,iw*${fileBudget.sidesRatio})'`,
    'scale=iw*sar:ih,setsar=1',
    'scale=128:72:force_original_aspect_ratio=increase:flags=area,crop=128:72',
    'format=yuvj420p',
  ].join();
  const { stdout } = await runFfmpeg(
    tools,
    [
      ...inputArguments({ path }, read),
      ...['-map', '0:v:0', '-an', '-frames:v', '1', '-vf', fill],
      ...['-c:v', 'mjpeg', '-q:v', '5', '-f', 'mjpeg', '-'],
    ],
    { signal, ...stillLimits },
  );
  return stdout;
}
