import { bestPath } from '../../maths/best-path.ts';
import { indexOfLargest } from '../../maths/statistics.ts';
import { columns } from '../sample-grid.ts';

/** Interest of each of the 64 columns at one moment. */
export type ColumnProfile = Float64Array;

export type CropChoice = {
  /** Left edge in columns for each sample. */
  readonly path: readonly number[];
  /** Mean score of the path, of the best place that stays, and of the centre. */
  readonly pathScore: number;
  readonly staticPosition: number;
  readonly staticScore: number;
  readonly centreScore: number;
};

/** Columns of 64 that a crop may move by from one sample to the next, a sixth of a second later. */
const largestStep = 3;
/** Score lost for each column moved: a crop that follows every jitter looks nervous. */
const costOf = (columns: number) => 0.02 * Math.abs(columns);
/** Score lost at the very edge of the free range; a crop leaves the centre only for something. */
const edgeCost = 0.12;
/** How much less interest counts at a crop's edge than in its middle. */
const edgeDiscount = 0.55;

/**
 * The best moving and the best fixed window over a run of profiles. Scores are shares of the
 * interest inside the window, worth less towards its edges, so that a subject is framed and
 * not just caught.
 */
export function chooseCrop(profiles: readonly ColumnProfile[], widthColumns: number): CropChoice {
  const scores = profiles.map((profile) => windowScores(profile, widthColumns));
  const path = bestPath(scores, { largestStep, costOf });
  const means = meanOf(scores);
  const staticPosition = indexOfLargest(means);
  return {
    path,
    pathScore: path.reduce((sum, position, i) => sum + scores[i]![position]! / scores.length, 0),
    staticPosition,
    staticScore: means[staticPosition]!,
    centreScore: means[Math.round((columns - widthColumns) / 2)]!,
  };
}

function windowScores(profile: ColumnProfile, widthColumns: number): Float64Array {
  const free = Math.floor(columns - widthColumns);
  const total = profile.reduce((sum, value) => sum + value, 0);
  const centre = (columns - widthColumns) / 2;
  return Float64Array.from({ length: free + 1 }, (_, left) => {
    const away = centre > 0 ? (left - centre) / centre : 0;
    if (total <= 0) return -edgeCost * away * away;
    return windowInterest(profile, left, widthColumns) / total - edgeCost * away * away;
  });
}

function windowInterest(profile: ColumnProfile, left: number, widthColumns: number): number {
  const middle = left + widthColumns / 2;
  const last = Math.min(columns - 1, Math.ceil(left + widthColumns) - 1);
  let sum = 0;
  for (let column = left; column <= last; column += 1) {
    const covered = Math.min(1, left + widthColumns - column);
    const offCentre = Math.abs(column + 0.5 - middle) / (widthColumns / 2);
    sum += profile[column]! * covered * (1 - edgeDiscount * Math.min(1, offCentre));
  }
  return sum;
}

function meanOf(scores: readonly Float64Array[]): Float64Array {
  return scores[0]!.map(
    (_, position) => scores.reduce((sum, row) => sum + row[position]!, 0) / scores.length,
  );
}
