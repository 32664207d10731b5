import { type FrameRate, filmRate } from '../model/time.ts';

/** How much a delivered film loses by its encoding, in the encoder's measure. */
const deliveredLoss = 21;

export const samplesPerSecond = 48_000;

/** Ticks of a film's clock a second: each frame begins on one. */
export function ticksPerSecond(rate: FrameRate = filmRate): number {
  return rate.numerator * 1000;
}

/**
 * Segments are joined by copy, so all of them must come out of exactly this encoder set-up. Their
 * lengths are written in the clock of their frames, as a join adds lengths up: in milliseconds, as
 * MP4 usually has them, each of 800 joins would be off by a third of one.
 */
export function videoEncoding(rate: FrameRate = filmRate, loss = deliveredLoss): readonly string[] {
  const clock = String(ticksPerSecond(rate));
  return [
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(loss), '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-g', '60', '-bf', '2', '-threads', '1'],
    ...['-video_track_timescale', clock, '-movie_timescale', clock, '-map_metadata', '-1'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...['-color_range', 'tv', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
  ];
}

/** The sample a frame begins with. Rounding the cumulative position keeps long films in step. */
export function sampleAtFrame(frame: number, rate: FrameRate = filmRate): number {
  return Math.round((frame * rate.denominator * samplesPerSecond) / rate.numerator);
}
