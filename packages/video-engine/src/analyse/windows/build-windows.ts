import type { Take, WindowMeasure } from '../../model/analysis.ts';
import type { SoundWindow } from '../sound/measure-sound.ts';
import { penaltyOf } from './penalty.ts';
import type { Sample } from './sample.ts';

export const windowSeconds = 0.5;

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
  const usualDetail = Math.max(1e-6, median(samples.map(({ picture }) => picture.detail)));
  const count = Math.max(1, Math.floor(durationSeconds / windowSeconds + 0.3));
  return Array.from({ length: count }, (_, index) => {
    const startSeconds = index * windowSeconds;
    const isLast = index === count - 1;
    const endSeconds = isLast ? durationSeconds : startSeconds + windowSeconds;
    const own = samplesOf(material, startSeconds, Math.max(endSeconds, startSeconds + 1e-3));
    const middle = own[own.length >> 1]!;
    const sharpness = median(own.map(({ picture }) => picture.detail)) / usualDetail;
    const jerk = average(own.map((sample) => sample.jerk));
    const around = samples
      .filter(({ seconds }) => Math.abs(seconds - startSeconds) <= 6)
      .map(({ picture }) => picture)
      .concat(middle.picture);
    const flatAround = median(around.map(({ flat }) => flat));
    const detailAround = Math.max(1e-6, median(around.map(({ detail }) => detail)));
    const sharpnessAround = (sharpness * usualDetail) / detailAround;
    const sound = material.sound[index];
    return {
      startSeconds,
      endSeconds,
      score: 0,
      activity: round(average(own.map((sample) => sample.activity))),
      jerk: round(jerk),
      sharpness: round(sharpness),
      luma: round(average(own.map(({ picture }) => picture.luma))),
      chroma: round(average(own.map(({ picture }) => picture.chroma))),
      penalty: round(penaltyOf(middle.picture, { jerk, sharpnessAround, flatAround })),
      centreDetail: round(average(own.map(({ picture }) => picture.busy))),
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
  const sameShot = samples.filter(
    ({ seconds }) => take && seconds >= take.startSeconds - 1e-6 && seconds < take.endSeconds,
  );
  const candidates = sameShot.length > 0 ? sameShot : samples;
  const nearest = candidates.reduce((best, sample) =>
    Math.abs(sample.seconds - middle) < Math.abs(best.seconds - middle) ? sample : best,
  );
  return [nearest];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Keeps artefacts small and comparable. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
