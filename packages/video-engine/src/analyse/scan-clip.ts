import type { Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { decodeBursts, decodeEvenly } from './frames/decode-frames.ts';
import { type SmallFrame, type TimedFrame, toSmallFrame } from './frames/small-frame.ts';
import type { TimedBoundary } from './takes/boundaries-to-takes.ts';
import { findBoundaries } from './takes/find-boundaries.ts';
import { type SecondsRange, suspiciousRanges } from './takes/suspicious-ranges.ts';
import { measurePicture, type PictureMeasure } from './windows/measure-picture.ts';
import { motionOf, type Sample } from './windows/sample.ts';

export type ClipScan = {
  readonly boundaries: readonly TimedBoundary[];
  readonly samples: readonly Sample[];
  /** Where the pictures end; null when none came. */
  readonly reachedSeconds: number | null;
  /** Whether the decoder complained; of frames that were not decoded nothing is known. */
  readonly isDamaged: boolean;
};

export type ScanOptions = {
  readonly signal: AbortSignal;
  /** 0–1. */
  readonly onProgress: (share: number) => void;
};

/**
 * Scans a clip's pictures as cheaply as its decisions allow. Small short clips are decoded
 * whole. Others: each keyframe with the few frames after it, then whole only where a take
 * boundary is suspected. Measured on 1080p H.264 with a keyframe each 2.5 s: 1.4 CPU s a
 * minute against 6.1 for every referenced frame.
 */
export async function scanClip(
  reference: MediaReference,
  tools: Tools,
  options: ScanOptions,
): Promise<ClipScan> {
  const { durationSeconds } = reference.probe;
  if (isCheap(reference)) {
    const whole = { startSeconds: 0, endSeconds: durationSeconds };
    return scanEvenly(reference, whole, tools, options);
  }
  const wholeFromSeconds = lastGroupToRead(reference);
  const { bursts, last } = await readBursts(reference, wholeFromSeconds, tools, {
    signal: options.signal,
    onProgress: (share) => options.onProgress(burstsShare * share),
  });
  options.onProgress(burstsShare);
  const keyframes = bursts.map((burst) => burst.frames[0]!);
  const suspicious =
    keyframes.length > 0
      ? suspiciousRanges(keyframes, durationSeconds, last === null)
      : [{ startSeconds: 0, endSeconds: durationSeconds }];
  const boundaries: TimedBoundary[] = [...(last?.boundaries ?? [])];
  const samples: Sample[] = bursts.map(({ frames, picture }) => ({
    seconds: frames[0]!.seconds,
    picture,
    ...motionOf(frames.slice(0, framesOfBurst)),
  }));
  samples.push(...(last?.samples ?? []));
  let isDamaged = false;
  let reachedSeconds = last?.reachedSeconds ?? keyframes.at(-1)?.seconds ?? null;
  for (const [index, range] of suspicious.entries()) {
    const found = await scanEvenly(reference, range, tools, {
      signal: options.signal,
      onProgress: (share) =>
        options.onProgress(burstsShare + ((1 - burstsShare) * (index + share)) / suspicious.length),
    });
    boundaries.push(...found.boundaries);
    samples.push(...found.samples);
    isDamaged ||= found.isDamaged;
    reachedSeconds = latest(reachedSeconds, found.reachedSeconds);
  }
  samples.sort((a, b) => a.seconds - b.seconds);
  return { boundaries, samples, reachedSeconds, isDamaged };
}

function latest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/** A last group of pictures of no more than this is decoded with the bursts, by one program less. */
const longestLastGroupSeconds = 2.5;

/**
 * From where on the bursts go on whole: the last group has no next keyframe that could tell whether
 * something happens in it. Null where frames would have to be chosen among those that come.
 */
function lastGroupToRead({ probe }: MediaReference): number | null {
  const from = probe.keyframeSeconds.at(-1);
  const isEven = !probe.isVariableFrameRate && analysisRate(probe) === rateOf(probe);
  const isShort = from !== undefined && probe.durationSeconds - from <= longestLastGroupSeconds;
  return isEven && isShort && probe.width * probe.height <= largePixels ? from : null;
}

/** Up to 854×480 at 30 frames a second for two minutes is decoded whole. */
const cheap = { seconds: 120, pixelsPerSecond: 13_000_000 } as const;

function isCheap({ probe }: MediaReference): boolean {
  const pixelsPerSecond = probe.width * probe.height * rateOf(probe);
  return probe.durationSeconds <= cheap.seconds && pixelsPerSecond <= cheap.pixelsPerSecond;
}

/** What the boundaries are tuned on, and what a file without a rate is taken for. */
const usualRate = 25;
/** Boundaries behave alike within; a higher rate is halved. */
const analysedRates = { from: 8, to: 32 } as const;
/** Above 1080p frames that no other needs are left out: half the time of 4K. */
const largePixels = 2_300_000;
/** Share of the progress that the bursts of keyframes take. */
const burstsShare = 0.3;
const progressFrames = 100;
const progressBursts = 25;
/** Times of one frame read in two ways differ by less. */
const clockSlackSeconds = 0.002;

function rateOf({ frameRate }: MediaReference['probe']): number {
  return frameRate ? frameRate.numerator / frameRate.denominator : usualRate;
}

/** The source's own rate, halved where it is high: each analysed frame is a real one. */
function analysisRate(probe: MediaReference['probe']): number {
  if (probe.isVariableFrameRate || !probe.frameRate) return usualRate;
  let rate = rateOf(probe);
  while (rate > analysedRates.to) rate /= 2;
  return rate >= analysedRates.from ? rate : usualRate;
}

const samplesPerSecond = 4;
/** A keyframe and those decoded after it. */
const framesOfBurst = 5;
/** Three frames have two steps, and so a change of motion. */
const framesPerSample = 3;

async function scanEvenly(
  reference: MediaReference,
  range: SecondsRange,
  tools: Tools,
  options: ScanOptions,
): Promise<ClipScan> {
  const rate = analysisRate(reference.probe);
  const durationSeconds = range.endSeconds - range.startSeconds;
  const expected = Math.max(1, durationSeconds * rate);
  const stride = Math.max(1, Math.round(rate / samplesPerSecond));
  const frames: SmallFrame[] = [];
  const pictures: { readonly index: number; readonly picture: PictureMeasure }[] = [];
  const isDamaged = await decodeEvenly(
    reference,
    {
      startSeconds: range.startSeconds,
      durationSeconds,
      framesPerSecond: rate,
      skipUnreferenced: reference.probe.width * reference.probe.height > largePixels,
    },
    tools,
    {
      signal: options.signal,
      onFrame: (rgb, index) => {
        frames.push(toSmallFrame(rgb));
        if (index % stride === 0) pictures.push({ index, picture: measurePicture(rgb) });
        if (index % progressFrames === 0) options.onProgress(Math.min(1, index / expected));
      },
    },
  );
  const secondsOf = (index: number) => range.startSeconds + index / rate;
  const boundaries = findBoundaries(frames).map(({ kind, from, to }) => ({
    kind,
    fromSeconds: secondsOf(from),
    toSeconds: secondsOf(to),
  }));
  const timed = frames.map((frame, index) => ({ frame, seconds: secondsOf(index) }));
  const samples = pictures.map(({ index, picture }) => {
    const nearby = framesAround(timed, index, rate, reference.probe.keyframeSeconds);
    return { seconds: secondsOf(index), picture, ...motionOf(nearby) };
  });
  const reachedSeconds = frames.length === 0 ? null : secondsOf(frames.length);
  return { boundaries, samples, reachedSeconds, isDamaged };
}

/** A frame and the next ones; the ones before where a keyframe renews the picture among them. */
function framesAround(
  frames: readonly TimedFrame[],
  index: number,
  rate: number,
  keyframeSeconds: readonly number[],
): readonly TimedFrame[] {
  const { seconds } = frames[index]!;
  const reach = (framesPerSample - 0.5) / rate;
  // A renewed picture passes for motion.
  const isRenewed = keyframeSeconds.some((key) => key > seconds && key <= seconds + reach);
  const first = isRenewed ? Math.max(0, index - framesPerSample + 1) : index;
  return frames.slice(first, first + framesPerSample);
}

type Burst = { readonly picture: PictureMeasure; readonly frames: readonly TimedFrame[] };
type Bursts = { readonly bursts: readonly Burst[]; readonly last: ClipScan | null };

async function readBursts(
  reference: MediaReference,
  wholeFromSeconds: number | null,
  tools: Tools,
  { signal, onProgress }: ScanOptions,
): Promise<Bursts> {
  const frames: SmallFrame[] = [];
  const pictures: PictureMeasure[] = [];
  const expected = Math.max(1, framesOfBurst * reference.probe.keyframeSeconds.length);
  const seconds = await decodeBursts(reference, wholeFromSeconds !== null, tools, {
    signal,
    onFrame: (rgb) => {
      frames.push(toSmallFrame(rgb));
      pictures.push(measurePicture(rgb));
      if (frames.length % progressBursts === 0) onProgress(Math.min(1, frames.length / expected));
    },
  });
  const bursts: { picture: PictureMeasure; frames: TimedFrame[]; first: number }[] = [];
  const { keyframeSeconds } = reference.probe;
  let nextKey = 0;
  for (let index = 0; index < Math.min(frames.length, seconds.length); index += 1) {
    const timed = { frame: frames[index]!, seconds: seconds[index]! };
    const isKeyframe = timed.seconds >= (keyframeSeconds[nextKey] ?? Infinity) - clockSlackSeconds;
    if (isKeyframe) {
      bursts.push({ picture: pictures[index]!, frames: [timed], first: index });
      while ((keyframeSeconds[nextKey] ?? Infinity) <= timed.seconds + clockSlackSeconds)
        nextKey += 1;
    } else {
      bursts.at(-1)?.frames.push(timed);
    }
  }
  const last = bursts.at(-1);
  const isLastWhole =
    last !== undefined &&
    wholeFromSeconds !== null &&
    Math.abs(last.frames[0]!.seconds - wholeFromSeconds) <= clockSlackSeconds;
  return {
    bursts,
    last: isLastWhole ? scanGroup(last.frames, pictures.slice(last.first), reference) : null,
  };
}

/** The last group of pictures, of which every frame came. */
function scanGroup(
  frames: readonly TimedFrame[],
  pictures: readonly PictureMeasure[],
  { probe }: MediaReference,
): ClipScan {
  const rate = rateOf(probe);
  const stride = Math.max(1, Math.round(rate / samplesPerSecond));
  const secondsOf = (index: number) => frames[0]!.seconds + index / rate;
  const samples = frames.flatMap(({ seconds }, index) => {
    // The first is a burst of its own.
    if (index === 0 || index % stride !== 0) return [];
    const nearby = frames.slice(index, index + framesPerSample);
    return [{ seconds, picture: pictures[index]!, ...motionOf(nearby) }];
  });
  const boundaries = findBoundaries(frames.map(({ frame }) => frame)).map(({ kind, from, to }) => ({
    kind,
    fromSeconds: secondsOf(from),
    toSeconds: secondsOf(to),
  }));
  const reachedSeconds = frames.at(-1)!.seconds + 1 / rate;
  return { boundaries, samples, reachedSeconds, isDamaged: false };
}
