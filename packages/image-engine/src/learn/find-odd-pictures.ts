import { median, quantile } from '../maths/statistics.ts';
import type { PictureStatistics } from '../style/picture-statistics.ts';

/** Nothing to learn from: white pages, empty slides. */
export function isBlank({ flat, lightest, darkest, chroma }: PictureStatistics): boolean {
  const range = lightest - darkest;
  return (range < 0.05 && chroma < 0.02) || (flat > 0.985 && range < 0.1);
}

const traits: readonly ((one: PictureStatistics) => number)[] = [
  (one) => one.flat,
  (one) => one.edge,
  (one) => one.bands[0]!,
  (one) => one.fineness,
  (one) => one.straight,
  (one) => one.defocus,
];

/**
 * How far each picture is from the set's medians, in robust deviations. Odd ones are those
 * above `limit`: the one photograph among drawings, the one painting among photographs.
 */
export function findOddPictures(all: readonly PictureStatistics[]): {
  readonly oddness: readonly number[];
  readonly limit: number;
} {
  const scales = traits.map((read) => {
    const values = all.map(read);
    const middle = median(values);
    const spread = median(values.map((value) => Math.abs(value - middle)));
    return { middle, spread: spread + 0.02 * Math.abs(middle) + 1e-4 };
  });
  const oddness = all.map((one) => {
    const distances = traits.map((read, i) =>
      Math.min(8, Math.abs(read(one) - scales[i]!.middle) / scales[i]!.spread),
    );
    return distances.reduce((sum, value) => sum + value, 0) / distances.length;
  });
  return { oddness, limit: Math.max(2.6, quantile(oddness, 0.8)) };
}
