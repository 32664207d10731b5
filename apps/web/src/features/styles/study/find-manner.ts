import { strayOfTones } from '@armoni/colour/stray-of-tones';
import { isOnGrid } from './is-on-grid.ts';
import { gradient, type LabSquare } from './lab-square.ts';

/** How a picture seems to be made; pixels count as even colours here. */
export const manners = ['ink', 'pencil', 'pixel', 'flat', 'photo', 'paint'] as const;
export type Manner = (typeof manners)[number];

/** What is measured anyway. */
export type Traits = {
  readonly flat: number;
  readonly edge: number;
  readonly finest: number;
  readonly fineness: number;
};

/**
 * The manner by the middles of the steps by which the image engine decides a set's treatment
 * (`decide-treatment.ts`). One picture is often taken for another manner than its set's: only the counts
 * over a set say anything.
 *
 * @param steps gradient of the square's lightness after a blur of .6 px
 */
export function findManner(square: LabSquare, steps: Float32Array, traits: Traits): Manner {
  const { flat, edge, finest, fineness } = traits;
  if (isOnGrid(square)) return 'pixel';
  const { extremes, paper } = tonesOf(square.l);
  const stray = strayOfTones(square);
  const isInk =
    stray < 0.01 &&
    ((finest > 0.05 && (extremes > 0.6 || finest > 0.1)) || (finest > 0.024 && extremes > 0.76));
  if (isInk) return 'ink';
  // Fine marks lose two fifths of their strength on the way to the square: .0085 here is .013 there.
  const isPencil = stray < 0.009 && finest > 0.0085 && fineness > 0.45 && paper > 0.115;
  if (isPencil) return 'pencil';
  const still = stillOf(square);
  const isEven = (flat > 0.65 && fineness > 0.55) || flat > 0.92;
  if (still > 0.15 && (isEven || (still > 0.45 && fineness > 0.36))) return 'flat';
  const defocus = defocusOf(steps, square.side);
  const isCrowded = (edge > 0.04 && stray > 0.005) || edge > 0.1;
  return defocus > 0.625 || (isCrowded && defocus > 0.25) ? 'photo' : 'paint';
}

const classes = 1024;

/** Share of pixels in the outer fifths of the range of lightness, and within a tenth of its lightest. */
function tonesOf(lightness: Float32Array) {
  const counts = new Uint32Array(classes);
  for (const l of lightness) {
    counts[Math.min(classes - 1, Math.max(0, Math.floor(l * classes)))]! += 1;
  }
  const low = quantile(counts, 0.03 * lightness.length);
  const high = quantile(counts, 0.97 * lightness.length);
  const range = high - low;
  const between = (from: number, to: number) =>
    counts.slice(Math.ceil(from), Math.ceil(to)).reduce((sum, count) => sum + count, 0);
  const inner = between(low + range / 5, high - range / 5);
  return {
    extremes: 1 - inner / lightness.length,
    paper: between(high - range / 10, classes) / lightness.length,
  };
}

function quantile(counts: Uint32Array, wanted: number): number {
  let below = 0;
  const place = counts.findIndex((count) => {
    below += count;
    return below > wanted;
  });
  return Math.max(0, place);
}

/** Share of pixels on perfectly even ground: no lens and no brush leaves any. */
function stillOf({ l, side }: LabSquare): number {
  const steps = gradient(l, side);
  return steps.reduce((count, step) => count + (step < 0.0006 ? 1 : 0), 0) / steps.length;
}

const blocks = 8;

/** How unequal the sharpness is: deviation of the log mean gradient over 8 × 8 blocks. */
function defocusOf(steps: Float32Array, side: number): number {
  const sums = new Float64Array(blocks * blocks);
  for (let i = 0; i < steps.length; i += 1) {
    const column = Math.floor(((i % side) * blocks) / side);
    sums[Math.floor((Math.floor(i / side) * blocks) / side) * blocks + column]! += steps[i]!;
  }
  const logs = sums.map((sum) => Math.log((sum * sums.length) / steps.length + 1e-4));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  return Math.sqrt(logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length);
}
