import type { Treatment } from '../model/style.ts';
import type { PictureStatistics } from './measure-picture.ts';
import { median, smoothstep } from './quantiles.ts';

export type TreatmentWeights = Readonly<Record<Treatment, number>>;

/**
 * Which way of drawing suits a set of pictures, from the medians over the set: a single picture
 * is too often an exception. Crisp steps on flat ground are vector drawings; photographs have
 * unequal sharpness; the grain of paint is even; ink is fine, nearly colourless and two-toned.
 */
export function decideTreatment(medians: PictureStatistics): {
  readonly treatment: Treatment;
  readonly weights: TreatmentWeights;
} {
  const ink =
    smoothstep(0.03, 0.07, medians.bands[0]!) *
    smoothstep(0.08, 0.04, medians.chroma) *
    smoothstep(0.5, 0.7, medians.bimodal);
  const crisp = smoothstep(0.55, 0.75, medians.flat) * smoothstep(0.45, 0.65, medians.fineness);
  // Drawings that were enlarged have lost their crispness but not their empty ground.
  const flat = (1 - ink) * Math.max(crisp, smoothstep(0.88, 0.96, medians.flat));
  const rest = (1 - ink) * (1 - flat / Math.max(1e-6, 1 - ink));
  const photo = Math.max(0, rest) * smoothstep(0.5, 0.75, medians.defocus);
  const weights = { flat, paint: Math.max(0, rest) - photo, photo, ink };
  const order: Treatment[] = ['flat', 'paint', 'photo', 'ink'];
  const treatment = order.reduce((best, next) => (weights[next] > weights[best] ? next : best));
  return { treatment, weights };
}

export function mediansOf(all: readonly PictureStatistics[]): PictureStatistics {
  const of = (read: (one: PictureStatistics) => number) => median(all.map(read));
  return {
    flat: of((one) => one.flat),
    edge: of((one) => one.edge),
    straight: of((one) => one.straight),
    bands: [0, 1, 2, 3, 4].map((band) => of((one) => one.bands[band]!)),
    fineness: of((one) => one.fineness),
    bimodal: of((one) => one.bimodal),
    defocus: of((one) => one.defocus),
    darkest: of((one) => one.darkest),
    lightest: of((one) => one.lightest),
    chroma: of((one) => one.chroma),
  };
}
