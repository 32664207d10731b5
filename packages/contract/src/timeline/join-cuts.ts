import { picturesOf } from './compare-cuts.ts';
import { framesOf, shotsOf } from './ranges.ts';
import type { Shot, Timeline } from './timeline.ts';

/** What became of a shot from one cut to another. */
export type JoinedShots =
  | { readonly kind: 'same' | 'changed' | 'swapped'; readonly before: Shot; readonly after: Shot }
  | { readonly kind: 'removed'; readonly before: Shot; readonly after: null }
  | { readonly kind: 'added'; readonly before: null; readonly after: Shot };

/**
 * The shots of two cuts side by side, in the order of both. A shot that moved is removed in one
 * place and added in another; what came in the place of something else is swapped.
 */
export function joinCuts(before: Timeline, after: Timeline): readonly JoinedShots[] {
  const looks = [before, after].map(
    (cut) => new Map(picturesOf(cut).map(({ id, picture }) => [id, picture])),
  );
  const kindOf = (one: Shot, other: Shot) => {
    if (!isSameMoment(one, other)) return 'swapped';
    const isSame = looks[0]?.get(one.id) === looks[1]?.get(other.id) && one.sound === other.sound;
    return isSame ? 'same' : 'changed';
  };
  const joined: JoinedShots[] = [];
  let [left, right] = [[...shotsOf(before)], [...shotsOf(after)]] as [Shot[], Shot[]];
  for (const id of keptInOrder(left, right)) {
    const [was, is] = [left, right].map((shots) => shots.findIndex((shot) => shot.id === id));
    joined.push(...joinGap(left.slice(0, was), right.slice(0, is)));
    const [one, other] = [left[was ?? 0], right[is ?? 0]];
    if (one && other) joined.push({ kind: kindOf(one, other), before: one, after: other });
    left = left.slice((was ?? 0) + 1);
    right = right.slice((is ?? 0) + 1);
  }
  return [...joined, ...joinGap(left, right)];
}

/** What stands between two shots that both cuts have. */
function joinGap(left: readonly Shot[], right: readonly Shot[]): JoinedShots[] {
  const longest = Math.max(left.length, right.length);
  return Array.from({ length: longest }, (_, index): JoinedShots[] => {
    const [before, after] = [left[index], right[index]];
    if (before && after) return [{ kind: 'swapped', before, after }];
    if (before) return [{ kind: 'removed', before, after: null }];
    return after ? [{ kind: 'added', before: null, after }] : [];
  }).flat();
}

function isSameMoment(one: Shot, other: Shot): boolean {
  if (one.mediaReference.sourceId !== other.mediaReference.sourceId) return false;
  const [a, b] = [framesOf(one.sourceRange), framesOf(other.sourceRange)];
  return a.start < b.end && b.start < a.end;
}

/** The most ids that both have in the same order: the longest common subsequence. */
function keptInOrder(left: readonly Shot[], right: readonly Shot[]): readonly string[] {
  const lengths = Array.from({ length: left.length + 1 }, () =>
    new Array<number>(right.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const isSame = left[row]?.id === right[column]?.id;
      const longest = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] as number[])[column] = longest;
    }
  }
  const kept: string[] = [];
  for (let [row, column] = [0, 0]; row < left.length && column < right.length; ) {
    const id = left[row]?.id ?? '';
    if (id === right[column]?.id) {
      kept.push(id);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}
