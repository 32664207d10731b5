import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { onBlack } from '../ffmpeg/see-through.ts';
import { ToolFailed, ToolOutputTooLarge, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import { fileBudget } from './file-budget.ts';
import { readStreams } from './read-streams.ts';
import { transparencyOf } from './transparency.ts';

export type ClipStill = {
  /** 128×72, the middle of the picture. */
  readonly jpeg: Buffer;
  /** As the file reports it; null when it does not. */
  readonly durationSeconds: number | null;
};

export type StillOptions = {
  readonly signal: AbortSignal;
  /** For all of it together; 20 unless told. */
  readonly wallSeconds?: number;
};

/** For a picture of a list, all programs together: what needs more is shown without. */
const stillWallSeconds = 20;
/** Of each program. */
const stillLimits = { cpuLimitSeconds: 10, memoryLimitMegabytes: 1024 } as const;

/**
 * A small picture from about the first second of a clip, for lists; null when none decodes within
 * its budget. Reads the header and, as a rule, one keyframe: nothing here says that the whole clip
 * can be used.
 *
 * @throws the signal's reason, or the error of a missing file or program
 */
export async function clipStill(
  path: string,
  tools: Tools,
  { signal, wallSeconds = stillWallSeconds }: StillOptions,
): Promise<ClipStill | null> {
  const inTime = AbortSignal.timeout(wallSeconds * 1000);
  try {
    return await lookAndDraw(path, tools, AbortSignal.any([signal, inTime]));
  } catch (error) {
    signal.throwIfAborted();
    const isUnfit = [ToolFailed, ToolTimedOut, ToolOutputTooLarge].some(
      (kind) => error instanceof kind,
    );
    if (isUnfit || error === inTime.reason) return null;
    throw error;
  }
}

async function lookAndDraw(
  path: string,
  tools: Tools,
  signal: AbortSignal,
): Promise<ClipStill | null> {
  const { format, streams } = await readStreams({ path }, tools, {
    signal,
    withFirstFrame: false,
    ...stillLimits,
  });
  const durationSeconds = Number(format.duration) || null;
  // The very first frame is often black.
  const startSeconds = Math.min(1, (durationSeconds ?? 0) / 3);
  const video = streams.find(({ codec_type: type }) => type === 'video');
  const probe = { videoCodec: video?.codec_name ?? null, ...(video ? transparencyOf(video) : {}) };
  const { options, filters } = onBlack(probe);
  // Decoded from its start: where a picture has a keyframe its opacity need not have one.
  const jpeg = probe.isTransparent
    ? await drawStill(
        { path, options, filters: [`trim=start=${startSeconds}`, ...filters] },
        tools,
        signal,
      )
    : await drawSeeked(path, startSeconds, tools, signal);
  return jpeg.length > 0 ? { jpeg, durationSeconds } : null;
}

async function drawSeeked(
  path: string,
  startSeconds: number,
  tools: Tools,
  signal: AbortSignal,
): Promise<Buffer> {
  const draw = (options: readonly string[]) =>
    drawStill({ path, startSeconds, options, filters: [] }, tools, signal);
  const fromKeyframe = await draw(['-skip_frame', 'nokey', '-noaccurate_seek']);
  // A clip with no keyframe after its first is decoded up to the moment.
  return fromKeyframe.length > 0 ? fromKeyframe : draw([]);
}

type Moment = {
  readonly path: string;
  readonly startSeconds?: number;
  readonly options: readonly string[];
  /** Before all others. */
  readonly filters: readonly string[];
};

async function drawStill(moment: Moment, tools: Tools, signal: AbortSignal): Promise<Buffer> {
  const { path, filters, ...read } = moment;
  const fill = [
    ...filters,
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
    { signal, ...stillLimits, outputLimitBytes: 1024 * 1024 },
  );
  return stdout;
}
