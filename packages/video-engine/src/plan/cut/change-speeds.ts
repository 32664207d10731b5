import type { Intent } from '../../model/intent.ts';
import { endFrame, overlaps, type PlannedShot } from '../material/planned-shot.ts';
import { playingSpeed } from '../material/playing-speed.ts';
import { isOfPart, placesOf } from './film-parts.ts';

/**
 * Plays the shots of a part of the film at another speed. Cuts and lengths stay: a slowed shot
 * uses fewer frames of its clip, a faster one more, where its take has them unused.
 */
export function changeSpeeds(
  shots: readonly PlannedShot[],
  { speedParts }: Intent,
): readonly PlannedShot[] {
  const places = placesOf(shots);
  const film = [...shots];
  for (const { part, speed } of speedParts) {
    if (typeof part === 'number') continue;
    places.forEach((place, index) => {
      if (isOfPart(part, place)) film[index] = atSpeed(film, index, playingSpeed(speed));
    });
  }
  return film;
}

function atSpeed(film: readonly PlannedShot[], index: number, speed: number): PlannedShot {
  const shot = film[index] as PlannedShot;
  if (shot.clip.analysis.kind === 'image') return shot;
  const changed = { ...shot, clip: { ...shot.clip, speed } };
  const earliest = Math.max(shot.take.startFrame, shot.take.endFrame - sourceLength(changed));
  const tries = [changed, { ...changed, startFrame: Math.min(shot.startFrame, earliest) }];
  const fits = (each: PlannedShot) =>
    endFrame(each) <= shot.take.endFrame &&
    film.every((other, place) => place === index || !overlaps(other, each));
  return tries.find(fits) ?? shot;
}

function sourceLength(shot: PlannedShot): number {
  return endFrame(shot) - shot.startFrame;
}
