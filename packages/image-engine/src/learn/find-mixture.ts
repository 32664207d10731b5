import type { PictureStatistics } from '../style/picture-statistics.ts';
import { type Treatment, treatments } from '../style/treatment.ts';
import { decideTreatment } from './decide-treatment.ts';

/** How many pictures of a set are drawn in which manner, the most frequent first. */
export type Mixture = readonly { readonly treatment: Treatment; readonly count: number }[];

/**
 * A single picture is often taken for another manner than its set's, but of the pictures of one hand
 * at least nine of fourteen were told alike; where fewer than this share are, there is no hand.
 */
const leastCommon = 0.45;
/** Fewer pictures than these are too few to tell. */
const fewestToTell = 8;

/** Both draw with lines on paper: only the whole set tells them apart, a single picture often does not. */
const linear: readonly Treatment[] = ['ink', 'pencil'];

/** Null when the pictures have a manner in common. */
export function findMixture(all: readonly PictureStatistics[]): Mixture | null {
  if (all.length < fewestToTell) return null;
  const told = all.map((one) => decideTreatment(one).treatment);
  const mixture = treatments
    .map((treatment) => ({ treatment, count: told.filter((one) => one === treatment).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const inLines = told.filter((one) => linear.includes(one)).length;
  const mostCommon = Math.max(mixture[0]!.count, inLines);
  return mostCommon >= leastCommon * all.length ? null : mixture;
}
