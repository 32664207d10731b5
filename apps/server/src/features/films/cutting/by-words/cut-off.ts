import {
  removeShot,
  shortestShotFrames,
  trimEnd,
  trimStart,
} from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import type { ChangeOf } from './change.ts';
import { wordsTexts } from './texts.ts';
import { sourceOf, type Work } from './work.ts';

/**
 * Seconds of a film taken away at one end: shots that lie in them go, the next one is trimmed. A
 * locked shot stays, and what lies behind it with it.
 */
export function cutOff(
  timeline: Timeline,
  { edge, seconds }: ChangeOf<'cut-off'>,
  work: Work,
): Timeline {
  let film = timeline;
  let left = Math.round(seconds * framesPerSecond(timeline));
  const wanted = timeline.duration.value - left;
  while (left > 0) {
    const shots = shotsOf(film);
    const shot = edge === 'start' ? shots[0] : shots.at(-1);
    const source = shot && sourceOf(work, shot.mediaReference.sourceId);
    if (!shot || !source || shot.locked) break;
    const { length } = framesOf(shot.recordRange);
    const trim = edge === 'start' ? trimStart : trimEnd;
    // What would be left of it only flashes by.
    const isGone = length - left < shortestShotFrames;
    const next = isGone
      ? removeShot(film, shot.id)
      : trim(film, shot.id, edge === 'start' ? left : -left, source);
    if (next === film) break;
    left -= film.duration.value - next.duration.value;
    film = next;
  }
  if (Math.abs(film.duration.value - wanted) > shortestShotFrames) {
    work.tell(wordsTexts.reaches(film.duration.value / framesPerSecond(film)));
  }
  return film;
}
