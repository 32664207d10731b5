import { duplicateShot, moveShot, removeShot, setLocked } from './edit-shots.ts';
import { shotsOf } from './ranges.ts';
import type { Timeline } from './timeline.ts';

/** Those that are locked stay, and so does the last shot that a film has. */
export function removeShots(timeline: Timeline, ids: readonly string[]): Timeline {
  return ids.reduce(removeShot, timeline);
}

export function duplicateShots(timeline: Timeline, ids: readonly string[]): Timeline {
  return ids.reduce(duplicateShot, timeline);
}

export function setAllLocked(timeline: Timeline, ids: readonly string[], isLocked: boolean) {
  return ids.reduce((now, id) => setLocked(now, id, isLocked), timeline);
}

/** Each by one place, in the order they have; at the film's edge, or with a lock, none moves. */
export function moveShots(timeline: Timeline, ids: readonly string[], by: -1 | 1): Timeline {
  const shots = shotsOf(timeline);
  const chosen = shots.filter(({ id }) => ids.includes(id));
  const edge = by === -1 ? shots[0] : shots.at(-1);
  if (chosen.some((shot) => shot.locked || shot === edge)) return timeline;
  const inTurn = by === -1 ? chosen : chosen.toReversed();
  return inTurn.reduce((now, { id }) => {
    const index = shotsOf(now).findIndex((shot) => shot.id === id);
    return moveShot(now, id, index + by);
  }, timeline);
}
