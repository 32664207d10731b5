import type { MediaReference } from '../model/media.ts';

type Probe = MediaReference['probe'];

/** Up to 854×480 at 30 frames a second for two minutes is decoded whole. */
const cheap = { seconds: 120, pixelsPerSecond: 13_000_000 } as const;
/** What the boundaries are tuned on, and what a file without a rate is taken for. */
const usualRate = 25;
/** Boundaries behave alike within; a higher rate is halved. */
const analysedRates = { from: 8, to: 32 } as const;
/** Above 1080p frames that no other needs are left out: half the time of 4K. */
const largePixels = 2_300_000;
const samplesPerSecond = 4;

export function isCheap(probe: Probe): boolean {
  const pixelsPerSecond = probe.width * probe.height * rateOf(probe);
  return probe.durationSeconds <= cheap.seconds && pixelsPerSecond <= cheap.pixelsPerSecond;
}

export function isLarge({ width, height }: Probe): boolean {
  return width * height > largePixels;
}

export function rateOf({ frameRate }: Probe): number {
  return frameRate ? frameRate.numerator / frameRate.denominator : usualRate;
}

/** The source's own rate, halved where it is high: each analysed frame is a real one. */
export function analysisRate(probe: Probe): number {
  if (probe.isVariableFrameRate || !probe.frameRate) return usualRate;
  let rate = rateOf(probe);
  while (rate > analysedRates.to) rate /= 2;
  return rate >= analysedRates.from ? rate : usualRate;
}

/** Each how-manieth frame is measured as a picture. */
export function sampleStride(rate: number): number {
  return Math.max(1, Math.round(rate / samplesPerSecond));
}

/** Three frames have two steps, and so a change of motion. */
export const framesPerSample = 3;
