import type { Shot, Timeline, TimeRange } from './timeline.ts';

/** Frames of a range: where it begins, how long it is, where it ends. */
export function framesOf({ startTime, duration }: TimeRange) {
  const start = startTime.value;
  const length = duration.value;
  return { start, length, end: start + length };
}

/** A range at the rate of the film. */
export function rangeOf(
  { rate }: Pick<Timeline, 'rate'>,
  start: number,
  length: number,
): TimeRange {
  return { startTime: { value: start, rate }, duration: { value: length, rate } };
}

export function framesPerSecond({ rate }: Pick<Timeline, 'rate'>): number {
  return rate.numerator / rate.denominator;
}

export function shotsOf({ tracks }: Timeline): readonly Shot[] {
  return tracks.video.clips;
}

/** Source frames that a length in the film takes. */
export function sourceLength(filmLength: number, speed: number): number {
  return Math.ceil(filmLength * speed - 1e-9);
}

/** The frame of its clip, between two of them where it is slowed, that a shot shows so many frames in. */
export function sourceFrameAt(
  { sourceRange, recordRange, speed, reversed }: Shot,
  inShot: number,
): number {
  const last = framesOf(recordRange).length - 1;
  return framesOf(sourceRange).start + (reversed ? last - inShot : inShot) * speed;
}

/** The shot that is shown at a frame of the film; the last one at its end. */
export function shotIndexAtFrame(timeline: Timeline, frame: number): number {
  const shots = shotsOf(timeline);
  const found = shots.findIndex(({ recordRange }) => frame < framesOf(recordRange).end);
  return found === -1 ? shots.length - 1 : found;
}

/** The look that a shot has in a film: its own, or that of all. */
export function lookOf(
  shot: Pick<Shot, 'look'>,
  { look }: Pick<Timeline, 'look'>,
): Timeline['look'] {
  return shot.look ?? look;
}
