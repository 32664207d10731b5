import { indexOfLargest } from './statistics.ts';

export type PathRules = {
  /** Places that the path may move by from one row to the next. */
  readonly largestStep: number;
  /** What a move costs, in the scores' unit; 0 for staying. */
  readonly costOf: (places: number) => number;
};

/** The place in each row that makes the largest sum of scores less moves (Viterbi 1967). */
export function bestPath(rows: readonly Float64Array[], rules: PathRules): number[] {
  let totals = rows[0]!;
  const cameFrom: Int16Array[] = [];
  for (const row of rows.slice(1)) {
    const previous = totals;
    const from = new Int16Array(row.length);
    totals = row.map((score, place) => {
      const origin = bestOrigin(previous, place, rules);
      from[place] = origin;
      return score + previous[origin]! - rules.costOf(place - origin);
    });
    cameFrom.push(from);
  }
  const path = [indexOfLargest(totals)];
  for (const from of cameFrom.reverse()) path.push(from[path.at(-1)!]!);
  return path.reverse();
}

function bestOrigin(previous: Float64Array, place: number, rules: PathRules): number {
  const { largestStep, costOf } = rules;
  let best = place;
  const last = Math.min(previous.length - 1, place + largestStep);
  for (let origin = Math.max(0, place - largestStep); origin <= last; origin += 1) {
    const gain = previous[origin]! - costOf(place - origin);
    if (gain > previous[best]! - costOf(place - best)) best = origin;
  }
  return best;
}
