import { median, quantile } from '../../maths/statistics.ts';
import type { PictureStatistics } from '../../style/picture-statistics.ts';

/**
 * Of one colour, or nearly all even ground in one tone. Found the white pictures of a set of
 * photographs.
 */
const blank = { range: 0.05, chroma: 0.02, flat: 0.985, flatRange: 0.1 } as const;

/** Nothing to learn from: white pages, empty slides. */
export function isBlank({ flat, lightest, darkest, chroma }: PictureStatistics): boolean {
  const range = lightest - darkest;
  return (
    (range < blank.range && chroma < blank.chroma) || (flat > blank.flat && range < blank.flatRange)
  );
}

const traits: readonly ((one: PictureStatistics) => number)[] = [
  (one) => one.flat,
  (one) => one.edge,
  (one) => one.bands[0]!,
  (one) => one.fineness,
  (one) => one.straight,
  (one) => one.defocus,
];

/** Median deviations: one trait alone cannot make a picture odd. */
const mostDeviations = 8;
/** Added to a spread, as a share of the middle: traits on which all agree would decide alone. */
const spreadFloor = 0.02;
/**
 * Found the one photograph and the one painted cartoon among drawings, and the one painting among
 * photographs; a varied set has many far from its middle, so at most a fifth are odd.
 */
const oddFrom = 2.6;
const shareNeverOdd = 0.8;

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
    return { middle, spread: spread + spreadFloor * Math.abs(middle) + 1e-4 };
  });
  const oddness = all.map((one) => {
    const distances = traits.map((read, i) =>
      Math.min(mostDeviations, Math.abs(read(one) - scales[i]!.middle) / scales[i]!.spread),
    );
    return distances.reduce((sum, value) => sum + value, 0) / distances.length;
  });
  return { oddness, limit: Math.max(oddFrom, quantile(oddness, shareNeverOdd)) };
}
