/** Frames per second as an exact fraction: 30000/1001 and its kind have no decimal form. */
export type FrameRate = { readonly numerator: number; readonly denominator: number };

/** A moment or a length: `value` whole frames at `rate` (OpenTimelineIO RationalTime). */
export type RationalTime = { readonly value: number; readonly rate: FrameRate };

/** Half-open: [startTime, startTime + duration) (OpenTimelineIO TimeRange). */
export type TimeRange = { readonly startTime: RationalTime; readonly duration: RationalTime };

export const filmRate: FrameRate = { numerator: 30, denominator: 1 };

/** Of the film: lengths in whole frames are counted in these. */
export const framesPerSecond = filmRate.numerator / filmRate.denominator;

export function toSeconds(time: RationalTime): number {
  return (time.value * time.rate.denominator) / time.rate.numerator;
}

/** Whether a range shares a frame with [start, end), in frames of its own rate. */
export function sharesFrames(
  { startTime, duration }: TimeRange,
  start: number,
  end: number,
): boolean {
  return startTime.value < end && startTime.value + duration.value > start;
}

/** The nearest whole frame. */
export function fromSeconds(seconds: number, rate: FrameRate = filmRate): RationalTime {
  return { value: Math.round((seconds * rate.numerator) / rate.denominator), rate };
}

export function frames(value: number, rate: FrameRate = filmRate): RationalTime {
  return { value, rate };
}
