import { lowerQuantile, mean } from '../../maths/statistics.ts';
import type { ColumnProfile } from '../crop/crop-path.ts';
import type { Edges } from '../crop/hold-box.ts';
import { columns } from '../sample-grid.ts';

/** Where something moves by itself in one sample; edges along the free axis, 0–1. */
export type MovingPart = {
  readonly sample: number;
  readonly start: number;
  readonly end: number;
  /** 0 where it hardly stands out from what moves elsewhere, 1 where it does clearly. */
  readonly clearness: number;
};

/** What moves through a shot as one thing, from sample to sample; none where nothing does. */
export type Mover = {
  readonly parts: readonly MovingPart[];
  /** Of all samples, those in which it was found. */
  readonly share: number;
  /** Between the outermost places of its middle. */
  readonly travel: number;
};

/** Of the span between a sample's usual column and its liveliest ones: livelier columns belong to a part. */
const partLevel = 0.5;
/** A sixteenth of the columns may outshine what is meant by liveliest. */
const liveliest = 0.93;
/** Energy of a column above the others', from which on a part is told from noise, and is clear. */
const contrast = { least: 2, clear: 6 } as const;
const partsPerSample = 3;
/** Of the first part's energy: less is noise beside it. */
const leastOfFirst = 0.3;
/** A middle goes no farther between two samples, at once and for each sample between, in shares of the picture. */
const farthest = { atOnce: 0.06, perSample: 0.067 } as const;
/** What a jump and a change of width cost, squared, against clearness times the root of the width. */
const jumpCost = { middle: 18, width: 3 } as const;

type Chain = { readonly weight: number; readonly last: MovingPart; readonly before: Chain | null };

/** The clearest and largest way of one moving part through the samples, each with its columns of motion. */
export function findMover(profiles: readonly ColumnProfile[]): Mover {
  const chains: Chain[] = [];
  profiles.forEach((profile, sample) => {
    const earlier = [...chains];
    for (const last of partsOf(profile, sample)) {
      let before: Chain | null = null;
      let weight = 0;
      for (const chain of earlier) {
        const joined = chain.weight - costBetween(chain.last, last);
        if (joined > weight) [weight, before] = [joined, chain];
      }
      chains.push({
        weight: weight + last.clearness * Math.sqrt(last.end - last.start),
        ...{ last, before },
      });
    }
  });
  let best: Chain | null = null;
  for (const chain of chains) if (best === null || chain.weight > best.weight) best = chain;
  const parts: MovingPart[] = [];
  for (let chain = best; chain !== null; chain = chain.before) parts.unshift(chain.last);
  const middles = parts.map(middleOf);
  return {
    parts,
    share: parts.length / Math.max(1, profiles.length),
    travel: parts.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles),
  };
}

/** 0–1, of its parts in the mean. */
export function clearnessOf({ parts }: Mover): number {
  return mean(parts.map(({ clearness }) => clearness));
}

/** @param sampleFrames film frame of each sample */
export function edgesOfParts({ parts }: Mover, sampleFrames: readonly number[]): readonly Edges[] {
  return parts.map(({ sample, start, end }) => {
    return { frame: sampleFrames[sample] as number, start, end };
  });
}

export function middleOf({ start, end }: { readonly start: number; readonly end: number }): number {
  return (start + end) / 2;
}

function costBetween(from: MovingPart, to: MovingPart): number {
  const samples = to.sample - from.sample;
  const way = Math.abs(middleOf(to) - middleOf(from));
  if (way > Math.max(farthest.atOnce, farthest.perSample * samples))
    return Number.POSITIVE_INFINITY;
  const growth = to.end - to.start - (from.end - from.start);
  return (jumpCost.middle * way ** 2) / samples + jumpCost.width * growth ** 2;
}

/** The runs of columns that stand out from the others, liveliest first. */
function partsOf(profile: ColumnProfile, sample: number): readonly MovingPart[] {
  const usual = lowerQuantile(profile, 0.5);
  const high = lowerQuantile(profile, liveliest);
  if (high - usual < contrast.least) return [];
  const level = usual + partLevel * (high - usual);
  const above = profile.map((energy) => Math.min(energy, high) - level);
  const parts: MovingPart[] = [];
  let first = 0;
  for (let count = 0; count < partsPerSample; count += 1) {
    const { from, to, sum } = heaviestRun(above);
    if (sum <= leastOfFirst * first) break;
    if (count === 0) first = sum;
    const clearness = clearnessOfRun(profile, from, to);
    if (clearness > 0) {
      parts.push({ sample, start: from / columns, end: to / columns, clearness });
    }
    above.fill(Number.NEGATIVE_INFINITY, from, to);
  }
  return parts;
}

/** The run with the largest sum (Kadane). */
function heaviestRun(values: Float64Array): { from: number; to: number; sum: number } {
  const best = { from: 0, to: 0, sum: 0 };
  let [from, sum] = [0, 0];
  values.forEach((value, index) => {
    if (sum <= 0) [from, sum] = [index, 0];
    sum += value;
    if (sum > best.sum) Object.assign(best, { from, to: index + 1, sum });
  });
  return best;
}

function clearnessOfRun(profile: ColumnProfile, from: number, to: number): number {
  const elsewhere = Float64Array.of(...profile.slice(0, from), ...profile.slice(to));
  const difference = mean(profile.slice(from, to)) - mean(elsewhere);
  const { least, clear } = contrast;
  return Math.min(1, Math.max(0, (difference - least) / (clear - least)));
}
