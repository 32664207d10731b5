import { smoothstep } from '../maths/interpolation.ts';
import { median } from '../maths/statistics.ts';
import type { PictureStatistics } from '../style/picture-statistics.ts';
import { type Treatment, type TreatmentWeights, treatments } from '../style/treatment.ts';

/**
 * Which way of drawing suits a set of pictures, from the medians over the set: a single picture
 * is too often an exception. Ink is fine marks in one line of tones, whatever its colour; even
 * ground is drawn, neither seen nor brushed; photographs have unequal sharpness or, sharp all
 * over, many edges; the grain of paint is even.
 */
export function decideTreatment(medians: PictureStatistics): {
  readonly treatment: Treatment;
  readonly weights: TreatmentWeights;
} {
  const ink = inkOf(medians);
  const flat = (1 - ink) * flatOf(medians);
  const rest = Math.max(0, 1 - ink - flat);
  const photo = rest * photoOf(medians);
  const weights = { flat, paint: rest - photo, photo, ink };
  const treatment: Treatment = treatments.reduce((best, next) =>
    weights[next] > weights[best] ? next : best,
  );
  return { treatment, weights };
}

function inkOf({ bands, stray, bimodal }: PictureStatistics): number {
  const fine = bands[0]!;
  // Dots and close lines blend into greys, but nothing else is as strong at its finest.
  const isTwoToned = Math.max(smoothstep(0.5, 0.7, bimodal), smoothstep(0.08, 0.12, fine));
  const marks = smoothstep(0.03, 0.07, fine) * isTwoToned;
  // Large black fields leave room for few marks, and hardly any tone between them and the paper.
  const fields = smoothstep(0.018, 0.03, fine) * smoothstep(0.7, 0.82, bimodal);
  return smoothstep(0.014, 0.006, stray) * Math.max(marks, fields);
}

function flatOf({ flat, still, fineness }: PictureStatistics): number {
  const crisp = smoothstep(0.55, 0.75, flat) * smoothstep(0.45, 0.65, fineness);
  // Drawings that were enlarged have lost their crispness but not their empty ground.
  const empty = smoothstep(0.88, 0.96, flat);
  // Before a studio's backdrop the ground is as even, but its edges are soft.
  const even = smoothstep(0.38, 0.52, still) * smoothstep(0.3, 0.42, fineness);
  return smoothstep(0.08, 0.22, still) * Math.max(crisp, empty, even);
}

function photoOf({ defocus, edge, stray }: PictureStatistics): number {
  // In greys alone a wash has as many edges as a picture in colour, but never the most.
  const crowded = Math.max(
    smoothstep(0.02, 0.06, edge) * smoothstep(0.002, 0.008, stray),
    smoothstep(0.07, 0.13, edge),
  );
  const sharpAllOver = crowded * smoothstep(0.15, 0.35, defocus);
  return Math.max(smoothstep(0.5, 0.75, defocus), sharpAllOver);
}

export function mediansOf(all: readonly PictureStatistics[]): PictureStatistics {
  const of = (read: (one: PictureStatistics) => number) => median(all.map(read));
  return {
    flat: of((one) => one.flat),
    still: of((one) => one.still),
    edge: of((one) => one.edge),
    straight: of((one) => one.straight),
    bands: [0, 1, 2, 3, 4].map((band) => of((one) => one.bands[band]!)),
    fineness: of((one) => one.fineness),
    bimodal: of((one) => one.bimodal),
    defocus: of((one) => one.defocus),
    darkest: of((one) => one.darkest),
    lightest: of((one) => one.lightest),
    chroma: of((one) => one.chroma),
    stray: of((one) => one.stray),
  };
}
