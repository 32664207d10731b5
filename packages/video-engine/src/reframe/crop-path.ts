import { columns } from './sample-grid.ts';

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

const largestStep = 3;
const stepCost = 0.02;

/**
 * The best moving and the best fixed window over a run of profiles. Scores are shares of the
 * interest inside the window, worth less towards its edges, so that a subject is framed and
 * not just caught.
 */
export function chooseCrop(profiles: readonly ColumnProfile[], widthColumns: number): CropChoice {
  const scores = profiles.map((profile) => windowScores(profile, widthColumns));
  const path = bestPath(scores);
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
    if (total <= 0) return -0.12 * away * away;
    return windowInterest(profile, left, widthColumns) / total - 0.12 * away * away;
  });
}

function windowInterest(profile: ColumnProfile, left: number, widthColumns: number): number {
  const middle = left + widthColumns / 2;
  const last = Math.min(columns - 1, Math.ceil(left + widthColumns) - 1);
  let sum = 0;
  for (let column = left; column <= last; column += 1) {
    const covered = Math.min(1, left + widthColumns - column);
    const offCentre = Math.abs(column + 0.5 - middle) / (widthColumns / 2);
    sum += profile[column]! * covered * (1 - 0.55 * Math.min(1, offCentre));
  }
  return sum;
}

function bestPath(scores: readonly Float64Array[]): number[] {
  let totals = scores[0]!;
  const cameFrom: Int16Array[] = [];
  for (const row of scores.slice(1)) {
    const previous = totals;
    const from = new Int16Array(row.length);
    totals = row.map((score, position) => {
      const origin = bestOrigin(previous, position);
      from[position] = origin;
      return score + previous[origin]! - stepCost * Math.abs(position - origin);
    });
    cameFrom.push(from);
  }
  const path = [indexOfLargest(totals)];
  for (const from of cameFrom.reverse()) path.push(from[path.at(-1)!]!);
  return path.reverse();
}

function bestOrigin(previous: Float64Array, position: number): number {
  let best = position;
  const last = Math.min(previous.length - 1, position + largestStep);
  for (let origin = Math.max(0, position - largestStep); origin <= last; origin += 1) {
    const gain = previous[origin]! - stepCost * Math.abs(position - origin);
    if (gain > previous[best]! - stepCost * Math.abs(position - best)) best = origin;
  }
  return best;
}

function meanOf(scores: readonly Float64Array[]): Float64Array {
  return scores[0]!.map(
    (_, position) => scores.reduce((sum, row) => sum + row[position]!, 0) / scores.length,
  );
}

function indexOfLargest(values: Float64Array): number {
  let best = 0;
  values.forEach((value, index) => {
    if (value > values[best]!) best = index;
  });
  return best;
}
