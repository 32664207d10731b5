import { upperMedian } from '../../maths/statistics.ts';
import { momentsOf, type PlannedShot, shotValue } from '../material/planned-shot.ts';

/** Fewer shots have no superlatives, and fewer still no upper quarter. */
const fewestShots = 3;
const fewestForQuarter = 8;
const quarter = 0.25;
/** A superlative by a hair is not worth saying: as a factor, and in luma 0–255. */
const clearlyMore = 1.05;
const clearlyLess = 0.95;
const clearlyLighter = 4;

/** What sets one shot apart from all others of its film. */
export type Trait = 'liveliest' | 'mostColourful' | 'brightest' | 'darkest' | 'calmest' | 'best';

export type ShotMeasures = {
  readonly value: number;
  readonly activity: number;
  readonly luma: number;
  readonly chroma: number;
  readonly loudness: number;
  readonly speechShare: number;
  /** Less motion than half of the film's shots. */
  readonly isCalm: boolean;
  /** 1 = the best of the film. */
  readonly rank: number;
  readonly traits: readonly Trait[];
  /** In the film's first quarter by this measure, but not first; empty in short films. */
  readonly near: readonly NearTrait[];
};

export type NearTrait = 'amongLiveliest' | 'amongColourful' | 'amongBrightest';

type Averages = Omit<ShotMeasures, 'isCalm' | 'rank' | 'traits' | 'near'>;

/** Means over each shot, and the superlatives that are true of it in this film. */
export function measureShots(shots: readonly PlannedShot[]): readonly ShotMeasures[] {
  const averages = shots.map(average);
  const usualActivity = upperMedian(averages.map((each) => each.activity));
  return averages.map((each) => ({
    ...each,
    isCalm: each.activity < usualActivity || usualActivity === 0,
    rank: 1 + averages.filter((other) => other.value > each.value).length,
    traits: traitsOf(each, averages),
    near: nearTraitsOf(each, averages),
  }));
}

function average(shot: PlannedShot): Averages {
  const measures = momentsOf(shot).map((moment) => moment.measure);
  const mean = (read: (measure: (typeof measures)[number]) => number) =>
    measures.reduce((sum, measure) => sum + read(measure), 0) / Math.max(1, measures.length);
  return {
    value: shotValue(shot),
    activity: mean((measure) => measure.activity),
    luma: mean((measure) => measure.luma),
    chroma: mean((measure) => measure.chroma),
    loudness: mean((measure) => measure.loudness),
    speechShare: mean((measure) => Number(measure.isSpeech)),
  };
}

function traitsOf(own: Averages, all: readonly Averages[]): readonly Trait[] {
  if (all.length < fewestShots) return [];
  const others = all.filter((each) => each !== own);
  const above = (read: (each: Averages) => number, factor: number, step: number) =>
    others.every((other) => read(own) > read(other) * factor + step);
  const traits: Trait[] = [];
  if (above((each) => each.activity, clearlyMore, 0)) traits.push('liveliest');
  if (above((each) => each.chroma, clearlyMore, 0)) traits.push('mostColourful');
  if (above((each) => each.luma, 1, clearlyLighter)) traits.push('brightest');
  if (above((each) => -each.luma, 1, clearlyLighter)) traits.push('darkest');
  if (above((each) => -each.activity, clearlyLess, 0)) traits.push('calmest');
  if (above((each) => each.value, 1, 0)) traits.push('best');
  return traits;
}

function nearTraitsOf(own: Averages, all: readonly Averages[]): readonly NearTrait[] {
  const isNear = (read: (each: Averages) => number) => {
    const above = all.filter((other) => read(other) > read(own)).length;
    return above >= 1 && above < all.length * quarter;
  };
  if (all.length < fewestForQuarter) return [];
  const near: NearTrait[] = [];
  if (isNear((each) => each.activity)) near.push('amongLiveliest');
  if (isNear((each) => each.chroma)) near.push('amongColourful');
  if (isNear((each) => each.luma)) near.push('amongBrightest');
  return near;
}
