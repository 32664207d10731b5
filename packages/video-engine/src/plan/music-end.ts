import type { Intent, MusicEnd } from '../model/intent.ts';
import { framesPerSecond } from '../model/time.ts';
import { type PlannedShot, totalFrames } from './material/planned-shot.ts';

/** Less music than this is none that anybody hears. */
const leastFrames = framesPerSecond / 2;

/** The frame of the film at which its music has ended; null where that is the film's end or nowhere in it. */
export function musicEndFrame({ music }: Intent, shots: readonly PlannedShot[]): number | null {
  const total = totalFrames(shots);
  const end = frameOf(music.end, shots, total);
  return end === null || end < leastFrames || end >= total ? null : end;
}

function frameOf(end: MusicEnd, shots: readonly PlannedShot[], total: number): number | null {
  if (end === null) return null;
  if (end === 'middle') return Math.round(total / 2);
  if (typeof end === 'number') {
    const frames = Math.round(end * framesPerSecond);
    return end < 0 ? total + frames : frames;
  }
  const isNamed = ({ clip }: PlannedShot) => clip.number === end.clip;
  const before = shots.findIndex(isNamed);
  if (before === -1) return null;
  return totalFrames(
    shots.slice(0, end.side === 'before' ? before : shots.findLastIndex(isNamed) + 1),
  );
}
