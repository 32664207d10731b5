import { mean } from '../../maths/statistics.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { momentsOf, type PlannedShot } from '../material/planned-shot.ts';

/**
 * Mean shake from which a shot clearly needs it: 1.5 pixels of 640 to and fro have 2, drones and
 * tripods under .6.
 */
const clearShake = 2;
/** A shorter shot is over before anybody feels it. */
const leastSeconds = 1;

/** Whether a shot's shake is to be taken out. */
export function isToBeSteadied(shot: PlannedShot, steady: Intent['steady']): boolean {
  const { kind } = shot.clip.analysis;
  if (steady === 'never' || kind === 'image') return false;
  if (steady === 'always') return true;
  const shake = mean(momentsOf(shot).map(({ measure }) => measure.shake ?? 0));
  return shake >= clearShake && shot.length >= leastSeconds * framesPerSecond;
}
