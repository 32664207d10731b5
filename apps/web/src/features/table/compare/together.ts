import { type JoinedShots, joinCuts } from '@armoni/contract/timeline/join-cuts';
import { framesOf, framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';

export type Side = 'before' | 'after';
export const sides = ['before', 'after'] as const;

/** « Même plan » or « Même instant ». */
export type Together = 'shot' | 'moment';

type Part = { readonly start: number; readonly end: number };

/** A time that both versions have together: the shorter one waits on its last picture. Seconds. */
export type Stretch = {
  readonly start: number;
  readonly end: number;
  readonly before: Part;
  readonly after: Part;
  /** Null where both merely run on. */
  readonly joined: JoinedShots | null;
};

/** Where a part ends the next picture begins: a film of 30 a second shows its last one until there. */
const halfFrame = 1 / 60;

/** How two versions are played together: at the same moment, or each shot beside itself. */
export function stretchesOf(
  before: Timeline,
  after: Timeline,
  together: Together,
): readonly Stretch[] {
  if (together === 'moment') {
    const [was, is] = [secondsOf(before), secondsOf(after)];
    const parts = { before: { start: 0, end: was }, after: { start: 0, end: is } };
    return [{ start: 0, end: Math.max(was, is), ...parts, joined: null }];
  }
  const stretches: Stretch[] = [];
  for (const joined of joinCuts(before, after)) {
    const last = stretches.at(-1);
    const parts = {
      before: partOf(before, joined.before, last?.before.end ?? 0),
      after: partOf(after, joined.after, last?.after.end ?? 0),
    };
    const start = last?.end ?? 0;
    const length = Math.max(lengthOf(parts.before), lengthOf(parts.after));
    stretches.push({ start, end: start + length, ...parts, joined });
  }
  return stretches;
}

export function lengthOfAll(stretches: readonly Stretch[]): number {
  return stretches.at(-1)?.end ?? 0;
}

/** Where a version stands at a time of both, and whether it moves there. */
export function placeOf(stretches: readonly Stretch[], side: Side, at: number) {
  const stretch = stretchAt(stretches, at);
  if (!stretch) return { seconds: 0, isMoving: false };
  const part = stretch[side];
  const inside = at - stretch.start;
  if (inside < lengthOf(part)) return { seconds: part.start + inside, isMoving: true };
  return { seconds: Math.max(0, part.end - halfFrame), isMoving: false };
}

/** The time of both at which a version stands at a second of its own. */
export function timeAt(stretches: readonly Stretch[], side: Side, seconds: number): number {
  const inside = stretches.find((one) => seconds >= one[side].start && seconds < one[side].end);
  return inside ? inside.start + seconds - inside[side].start : lengthOfAll(stretches);
}

export function stretchAt(stretches: readonly Stretch[], at: number): Stretch | undefined {
  return stretches.find(({ end }) => at < end) ?? stretches.at(-1);
}

export function secondsOf(timeline: Timeline): number {
  return timeline.duration.value / framesPerSecond(timeline);
}

function partOf(timeline: Timeline, shot: Shot | null, held: number): Part {
  if (!shot) return { start: held, end: held };
  const { start, end } = framesOf(shot.recordRange);
  const rate = framesPerSecond(timeline);
  return { start: start / rate, end: end / rate };
}

function lengthOf({ start, end }: Part): number {
  return end - start;
}
