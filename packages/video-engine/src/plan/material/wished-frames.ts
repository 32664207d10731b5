import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';

/** Ends of a range this near together, as a share of the longer one, mean « about ». */
const tightShare = 0.25;
/** Of a wide range: its upper end is a limit, not an aim. */
const aimedShare = 0.75;

/** Whether clips have parts of the film of their own, or come more than once. */
export function isPortioned({ clips }: Intent): boolean {
  const { seconds, shares, times, sequence } = clips;
  const isRepeated = new Set(sequence).size < sequence.length;
  return seconds.length + shares.length + times.length > 0 || isRepeated;
}

/** Frames that are aimed at of each clip wished for by seconds, by its number. */
export function wishedFrames({ clips }: Intent): ReadonlyMap<number, number> {
  return new Map(
    clips.seconds.map(({ clip, least, most }) => {
      const isTight = most - least <= tightShare * most;
      const seconds = isTight ? (least + most) / 2 : least + aimedShare * (most - least);
      return [clip, Math.max(1, Math.round(seconds * framesPerSecond))] as const;
    }),
  );
}

/** The longest that a still is shown, since it was asked for; 0 where nothing was. */
export function wishedStillFrames(intent: Intent, number: number): number {
  const wished = wishedFrames(intent).get(number) ?? 0;
  const share = intent.clips.shares.find(({ clip }) => clip === number)?.share;
  const filmFrames = intent.duration.maxSeconds * framesPerSecond;
  return Math.max(wished, typeof share === 'number' ? Math.round(share * filmFrames) : 0);
}
