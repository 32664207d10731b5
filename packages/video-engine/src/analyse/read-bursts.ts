import type { Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import type { ClipScan, ScanOptions } from './clip-scan.ts';
import { decodeBursts } from './frames/decode-frames.ts';
import { type SmallFrame, type TimedFrame, toSmallFrame } from './frames/small-frame.ts';
import { analysisRate, framesPerSample, isLarge, rateOf, sampleStride } from './scanned-rate.ts';
import { findBoundaries } from './takes/find-boundaries.ts';
import { measurePicture, type PictureMeasure } from './windows/measure-picture.ts';
import { motionOf, type Sample } from './windows/sample.ts';

/** A keyframe and those decoded after it. */
export const framesOfBurst = 5;

export type Burst = { readonly picture: PictureMeasure; readonly frames: readonly TimedFrame[] };

export type Bursts = {
  readonly bursts: readonly Burst[];
  /** The last group of pictures, where every frame of it came. */
  readonly last: ClipScan | null;
};

/** A decoded frame; measured as a picture where somebody may ask for that. */
export type SeenFrame = TimedFrame & { readonly picture: PictureMeasure | null };

const progressFrames = 25;
/** Times of one frame read in two ways differ by less. */
const clockSlackSeconds = 0.002;

/** Each keyframe of a clip with the few frames after it. */
export async function readBursts(
  reference: MediaReference,
  tools: Tools,
  { signal, onProgress }: ScanOptions,
): Promise<Bursts> {
  const seen: { readonly frame: SmallFrame; readonly picture: PictureMeasure }[] = [];
  const expected = Math.max(1, framesOfBurst * reference.probe.keyframeSeconds.length);
  const isLastWhole = lastGroupToRead(reference) !== null;
  const seconds = await decodeBursts(reference, isLastWhole, tools, {
    signal,
    onFrame: (rgb) => {
      seen.push({ frame: toSmallFrame(rgb), picture: measurePicture(rgb) });
      if (seen.length % progressFrames === 0) onProgress(Math.min(1, seen.length / expected));
    },
  });
  const timed = seen.slice(0, seconds.length);
  return gatherBursts(
    reference,
    timed.map((each, index) => ({ ...each, seconds: seconds[index]! })),
  );
}

/** A last group of pictures of no more than this is decoded with the bursts, by one program less. */
const longestLastGroupSeconds = 2.5;

/**
 * From where on the bursts go on whole: the last group has no next keyframe that could tell whether
 * something happens in it. Null where frames would have to be chosen among those that come.
 */
export function lastGroupToRead({ probe }: MediaReference): number | null {
  const from = probe.keyframeSeconds.at(-1);
  const isEven = !probe.isVariableFrameRate && analysisRate(probe) === rateOf(probe);
  const isShort = from !== undefined && probe.durationSeconds - from <= longestLastGroupSeconds;
  return isEven && isShort && !isLarge(probe) ? from : null;
}

/** @param seen in the order in which they are shown */
export function gatherBursts(reference: MediaReference, seen: readonly SeenFrame[]): Bursts {
  const { keyframeSeconds } = reference.probe;
  const bursts: { readonly picture: PictureMeasure; readonly frames: SeenFrame[] }[] = [];
  let nextKey = 0;
  for (const each of seen) {
    const isKeyframe = each.seconds >= (keyframeSeconds[nextKey] ?? Infinity) - clockSlackSeconds;
    if (isKeyframe && each.picture !== null) {
      bursts.push({ picture: each.picture, frames: [each] });
      while ((keyframeSeconds[nextKey] ?? Infinity) <= each.seconds + clockSlackSeconds)
        nextKey += 1;
    } else {
      bursts.at(-1)?.frames.push(each);
    }
  }
  const last = bursts.at(-1)?.frames;
  const from = lastGroupToRead(reference);
  const isLastWhole =
    last !== undefined && from !== null && Math.abs(last[0]!.seconds - from) <= clockSlackSeconds;
  return { bursts, last: isLastWhole ? scanGroup(last, reference) : null };
}

/** The last group of pictures, of which every frame came. */
function scanGroup(frames: readonly SeenFrame[], { probe }: MediaReference): ClipScan {
  const rate = rateOf(probe);
  const stride = sampleStride(rate);
  const secondsOf = (index: number) => frames[0]!.seconds + index / rate;
  const samples = frames.flatMap(({ seconds, picture }, index): Sample[] => {
    // The first is a burst of its own.
    if (index === 0 || index % stride !== 0 || picture === null) return [];
    return [{ seconds, picture, ...motionOf(frames.slice(index, index + framesPerSample)) }];
  });
  const boundaries = findBoundaries(frames.map(({ frame }) => frame)).map(({ kind, from, to }) => ({
    kind,
    fromSeconds: secondsOf(from),
    toSeconds: secondsOf(to),
  }));
  const reachedSeconds = frames.at(-1)!.seconds + 1 / rate;
  return { boundaries, samples, reachedSeconds, isDamaged: false };
}
