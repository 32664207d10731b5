import type { Intent } from '../../model/intent.ts';
import { endFrame, overlaps, type PlannedShot, totalFrames } from '../material/planned-shot.ts';

export const speeds = { slow: 0.5, normal: 1, fast: 2 } as const;
/** Of the film: what « le début » and « la fin » mean. */
const endShare = 0.25;
/** Of the film, 0–1. */
export const partShares = {
  'first-half': [0, 0.5],
  'second-half': [0.5, 1],
  start: [0, endShare],
  end: [1 - endShare, 1],
} as const;

/**
 * Plays the shots of a part of the film at another speed. Cuts and lengths stay: a slowed shot
 * uses fewer frames of its clip, a faster one more, where its take has them unused.
 */
export function changeSpeeds(
  shots: readonly PlannedShot[],
  { speedParts }: Intent,
): readonly PlannedShot[] {
  const total = totalFrames(shots);
  const film = [...shots];
  for (const { part, speed } of speedParts) {
    if (typeof part === 'number') continue;
    const [from, to] = partShares[part];
    let at = 0;
    film.forEach((shot, index) => {
      const middle = (at + shot.length / 2) / total;
      at += shot.length;
      if (middle >= from && middle < to) film[index] = atSpeed(film, index, speeds[speed]);
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
