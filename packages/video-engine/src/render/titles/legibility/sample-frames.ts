import { ToolFailed } from '../../../ffmpeg/tool-errors.ts';
import { runFfmpeg } from '../../../ffmpeg/tools.ts';
import { toSeconds } from '../../../model/time.ts';
import type { Shot, Timeline, TitleCard } from '../../../model/timeline.ts';
import { segmentInputs } from '../../segments/render-segments.ts';
import { type SegmentRecipe, segmentCommand } from '../../segments/segment-arguments.ts';
import { measuredSize } from '../design/measured-frame.ts';
import type { TitleContext } from '../title-context.ts';
import type { Sample } from './sample.ts';

/** Where in a stretch the picture is looked at; one shot may change while a title stands. */
const moments = [0.12, 0.5, 0.88] as const;
/** Over more shots than this each is looked at once, spread evenly. */
const mostSamples = 6;

/** Planes to bytes of red, green and blue. */
const toRgb = 'scale=in_color_matrix=bt709:in_range=tv,format=rgb24';

/** The pictures beneath a text, as they will be in the film, small. */
export async function sampleFrames(
  card: Pick<TitleCard, 'range' | 'manner'>,
  context: TitleContext,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const run of runsOf(sampledFrames(card, context), context)) {
    samples.push(...(await sampleRun(run, context)));
  }
  return samples.length > 0 ? samples : [whitePicture(context)];
}

/** Film frames, ascending: three of one shot, else the middle of what is seen of each. */
export function sampledFrames(
  { range, manner }: Pick<TitleCard, 'range' | 'manner'>,
  { timeline }: Pick<TitleContext, 'timeline'>,
): readonly number[] {
  const first = range.startTime.value;
  const end = first + range.duration.value;
  const stretches = timeline.tracks.video.clips.flatMap(({ recordRange }) => {
    const from = Math.max(first, recordRange.startTime.value);
    const to = Math.min(end, recordRange.startTime.value + recordRange.duration.value);
    return to > from ? [{ from, to }] : [];
  });
  // A caption is short, and there are many.
  const isShort = manner === 'caption' || stretches.length > 2;
  const each = isShort ? [0.5] : stretches.length === 1 ? moments : [0.25, 0.75];
  const found = stretches.flatMap(({ from, to }) =>
    each.map((share) => Math.min(to - 1, Math.floor(from + (to - from) * share))),
  );
  const skip = Math.max(1, found.length / mostSamples);
  const count = Math.min(found.length, mostSamples);
  const kept = Array.from(
    { length: count },
    (_, index) => found[Math.floor(index * skip)] ?? first,
  );
  return [...new Set(kept)];
}

/** Where nothing decodes the film holds an earlier picture; paper letters then expect the worst. */
function whitePicture({ timeline }: TitleContext): Sample {
  const size = measuredSize(timeline);
  return { ...size, rgb: Buffer.alloc(size.width * size.height * 3, 255) };
}

/** Frames of one shot that one process decodes, ascending. */
type Run = { readonly shot: Shot; readonly frames: readonly number[] };

/** A keyframe between two frames makes a second process cheaper than decoding on. */
function runsOf(
  frames: readonly number[],
  { timeline, references }: Pick<TitleContext, 'timeline' | 'references'>,
): readonly Run[] {
  const runs: { shot: Shot; frames: number[] }[] = [];
  for (const frame of frames) {
    const shot = shotAt(timeline, frame);
    const last = runs.at(-1);
    const before = last?.frames.at(-1);
    const keyframes = references.get(shot.mediaReference.sourceId)?.probe.keyframeSeconds ?? [];
    const isApart =
      before === undefined ||
      last?.shot !== shot ||
      keyframes.some((at) => at > inSource(shot, before) && at <= inSource(shot, frame));
    if (isApart) runs.push({ shot, frames: [frame] });
    else last.frames.push(frame);
  }
  return runs;
}

/** The shot that a film frame lies in. */
export function shotAt(timeline: Timeline, frame: number): Shot {
  const shot = timeline.tracks.video.clips.find(({ recordRange: { startTime, duration } }) => {
    return frame >= startTime.value && frame < startTime.value + duration.value;
  });
  if (!shot) throw new RangeError(`no shot at frame ${frame}`);
  return shot;
}

/** Seconds of the source that a film frame shows. */
function inSource({ recordRange, sourceRange, speed, reversed }: Shot, frame: number): number {
  const { startTime, duration } = recordRange;
  const inShot = frame - startTime.value;
  const value = reversed ? duration.value - 1 - inShot : inShot;
  return toSeconds(sourceRange.startTime) + toSeconds({ ...startTime, value }) * speed;
}

/** The same filters as the film's, at a smaller size. */
async function sampleRun({ shot, frames }: Run, context: TitleContext): Promise<readonly Sample[]> {
  const { timeline, references, canToneMap, tools, signal } = context;
  const size = measuredSize(timeline);
  const first = frames[0] ?? 0;
  const recipe: SegmentRecipe = {
    segment: {
      ...{ firstFrame: first, frameCount: (frames.at(-1) ?? first) - first + 1 },
      layers: [{ shot, offsetFrames: first - shot.recordRange.startTime.value }],
      ...{ fadeInFrames: 0, fadeOutFrames: 0, continuesBefore: false, continuesAfter: false },
    },
    timeline: { ...timeline, ...size },
    ...{ references, titles: [], gains: [null], canToneMap },
  };
  const command = segmentCommand(recipe);
  const select = frames.map((frame) => `eq(n,${frame - first})`).join('+');
  const graph = `${command.pictureGraph};[picture]select='${select}',${toRgb}[rgb]`;
  const bytes = size.width * size.height * 3;
  const drawn = runFfmpeg(
    tools,
    [
      ...segmentInputs(command, timeline.rate),
      ...['-filter_complex_threads', '1', '-filter_complex', graph, '-map', '[rgb]'],
      ...['-fps_mode', 'passthrough', '-frames:v', String(frames.length), '-f', 'rawvideo', '-'],
    ],
    { signal, outputLimitBytes: bytes * frames.length },
  );
  // What does not decode is not measured; the segment itself tells of damage.
  const { stdout } = await drawn.catch((error: unknown) => {
    if (error instanceof ToolFailed) return { stdout: Buffer.alloc(0) };
    throw error;
  });
  return Array.from({ length: Math.floor(stdout.length / bytes) }, (_, index) => ({
    ...size,
    rgb: stdout.subarray(index * bytes, (index + 1) * bytes),
  }));
}
