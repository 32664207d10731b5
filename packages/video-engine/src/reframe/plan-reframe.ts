import type { Tools } from '../ffmpeg/tools.ts';
import type { Reframe, Take } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';
import { filmRate, type TimeRange, toSeconds } from '../model/time.ts';
import type { Eyes } from '../sight/open-eyes.ts';
import { chooseReframe, chooseStillReframe } from './choose-reframe.ts';
import type { CropSlot } from './crop/crop-slot.ts';
import { decodeSamples, type Stretch, samplesPerSecond } from './decode-samples.ts';
import { followPerson } from './people/follow-person.ts';
import { peopleOf } from './people/look.ts';
import { markMoving } from './people/mark-moving.ts';
import { readMotion } from './subject/read-motion.ts';

export type PlanReframeOptions = {
  readonly signal: AbortSignal;
  /** Playing speed of the clip; 1 unless told. */
  readonly speed?: number;
  /** The take that holds the range: nothing outside it is decoded. */
  readonly take?: Pick<Take, 'startSeconds' | 'endSeconds'>;
  /** People are followed with them; without, what moves. */
  readonly eyes?: Eyes | null;
};

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
  const decoding = { tools, signal: options.signal, eyes: options.eyes ?? null };
  if (reference.probe.kind === 'image') {
    const { samples, looks } = await decodeSamples(reference, null, axis, decoding);
    const [sample] = samples;
    const people = looks.map(({ seen }) => ({ frame: 0, people: peopleOf(seen, axis) }));
    const person = followPerson(people, { widthShare, sampleFrames: [0], frameCount: 1 });
    if (person !== null) return person;
    return sample ? chooseStillReframe(sample, widthShare) : { kind: 'centre' };
  }
  const startSeconds = toSeconds(range.startTime);
  const { keyframeSeconds } = reference.probe;
  const durationSeconds = toSeconds(range.duration);
  const stretch = withContext({ startSeconds, durationSeconds }, keyframeSeconds, options.take);
  const { samples, looks } = await decodeSamples(reference, stretch, axis, decoding);
  const framesPerSecond = filmRate.numerator / filmRate.denominator / (options.speed ?? 1);
  const slot: CropSlot = {
    widthShare,
    sampleFrames: samples.map(
      (_, index) =>
        (stretch.startSeconds + index / samplesPerSecond - startSeconds) * framesPerSecond,
    ),
    frameCount: Math.max(1, Math.round(toSeconds(range.duration) * framesPerSecond)),
  };
  const people = looks.map(({ sample, seen }) => ({
    ...{ sample, frame: slot.sampleFrames[sample] as number, people: peopleOf(seen, axis) },
  }));
  const motion = readMotion(samples);
  return (
    followPerson(markMoving(people, motion.profiles), slot) ?? chooseReframe(samples, slot, motion)
  );
}

/**
 * The stretch and what surrounds it in its take. It begins on a keyframe where one is near:
 * from anywhere else the frames since the last one are decoded for nothing.
 */
function withContext(
  { startSeconds, durationSeconds }: Stretch,
  keyframeSeconds: readonly number[],
  take: PlanReframeOptions['take'],
): Stretch {
  const takeStart = Math.min(startSeconds, Math.max(0, take?.startSeconds ?? 0));
  const end = startSeconds + durationSeconds;
  const last = Math.min(Math.max(end, take?.endSeconds ?? Infinity), end + contextSeconds);
  const earliest = Math.max(takeStart, startSeconds - longestContextSeconds);
  const key = keyframeSeconds.findLast((time) => time <= startSeconds && time >= earliest);
  const from = key ?? Math.max(takeStart, startSeconds - contextSeconds);
  return { startSeconds: from, durationSeconds: last - from };
}
