import { mean, upperMedian } from '../../maths/statistics.ts';
import type { Take, WindowMeasure } from '../../model/analysis.ts';
import type { SoundWindow } from '../sound/measure-sound.ts';
import { penaltyOf } from './penalty.ts';
import type { Sample } from './sample.ts';

export const windowSeconds = 0.5;

/** What is left at the end is a window of its own unless it lacks more than this share of one. */
const lackAtEnd = 0.3;
/** On either side: what is usual here, so that a wide view or a clear sky is no defect. */
const aroundSeconds = 6;

type Material = {
  readonly durationSeconds: number;
  readonly samples: readonly Sample[];
  readonly takes: readonly Take[];
  readonly sound: readonly SoundWindow[];
};

/**
 * Half-second windows over a clip. A window without a sample of its own takes the nearest
 * one of its take: at rest between keyframes a picture changes little. Scores are 0 here.
 */
export function buildWindows(material: Material): WindowMeasure[] {
  const { samples, durationSeconds } = material;
  if (samples.length === 0) return [];
  const usualDetail = Math.max(1e-6, upperMedian(samples.map(({ picture }) => picture.detail)));
  const count = Math.max(1, Math.floor(durationSeconds / windowSeconds + lackAtEnd));
  return Array.from({ length: count }, (_, index) => {
    const startSeconds = index * windowSeconds;
    const isLast = index === count - 1;
    const endSeconds = isLast ? durationSeconds : startSeconds + windowSeconds;
    const own = samplesOf(material, startSeconds, Math.max(endSeconds, startSeconds + 1e-3));
    const middle = own[own.length >> 1]!;
    const sharpness = upperMedian(own.map(({ picture }) => picture.detail)) / usualDetail;
    const jerk = mean(own.map((sample) => sample.jerk));
    const around = samples
      .filter(({ seconds }) => Math.abs(seconds - startSeconds) <= aroundSeconds)
      .map(({ picture }) => picture)
      .concat(middle.picture);
    const flatAround = upperMedian(around.map(({ flat }) => flat));
    const detailAround = Math.max(1e-6, upperMedian(around.map(({ detail }) => detail)));
    const sharpnessAround = (sharpness * usualDetail) / detailAround;
    const sound = material.sound[index];
    return {
      startSeconds,
      endSeconds,
      score: 0,
      activity: round(mean(own.map((sample) => sample.activity))),
      jerk: round(jerk),
      shake: round(meanOfKnown(own.map((sample) => sample.shake))),
      sharpness: round(sharpness),
      luma: round(mean(own.map(({ picture }) => picture.luma))),
      chroma: round(mean(own.map(({ picture }) => picture.chroma))),
      penalty: round(penaltyOf(middle.picture, { jerk, sharpnessAround, flatAround })),
      centreDetail: round(mean(own.map(({ picture }) => picture.busy))),
      loudness: round(sound?.loudness ?? 0),
      isSpeech: sound?.isSpeech ?? false,
      layout: middle.picture.layout,
      hash: middle.picture.hash,
    };
  });
}

function samplesOf({ samples, takes }: Material, from: number, to: number): readonly Sample[] {
  const own = samples.filter(({ seconds }) => seconds >= from - 1e-6 && seconds < to - 1e-6);
  if (own.length > 0) return own;
  const middle = (from + to) / 2;
  const take = takes.find((one) => middle >= one.startSeconds && middle < one.endSeconds);
  const sameTake = samples.filter(
    ({ seconds }) => take && seconds >= take.startSeconds - 1e-6 && seconds < take.endSeconds,
  );
  const candidates = sameTake.length > 0 ? sameTake : samples;
  const nearest = candidates.reduce((best, sample) =>
    Math.abs(sample.seconds - middle) < Math.abs(best.seconds - middle) ? sample : best,
  );
  return [nearest];
}

function meanOfKnown(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? 0 : mean(known);
}

/** Keeps artefacts small and comparable. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
