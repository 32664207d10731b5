import type { Intent, Speed } from '../../model/intent.ts';

/** What the words stand for. */
const usual = { slow: 0.5, normal: 1, fast: 2 } as const;

/** Times the speed it was filmed at. */
export function playingSpeed(speed: Speed): number {
  return typeof speed === 'number' ? speed : usual[speed];
}

/** Whether a clip is wished to run backwards wherever it is shown. */
export function isReversed({ direction, directionParts }: Intent, number: number): boolean {
  const own = directionParts.findLast(({ part }) => part === number)?.direction;
  return (own ?? direction) === 'backwards';
}

/** What a clip is wished to be played with wherever it is shown. */
export function speedOfClip({ speed, speedParts }: Intent, number: number): number {
  return playingSpeed(speedParts.findLast(({ part }) => part === number)?.speed ?? speed);
}
