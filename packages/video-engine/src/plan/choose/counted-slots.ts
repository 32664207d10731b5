import { type Intent, textOf } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { readFrames } from './held-stretches.ts';
import { type Slot, usualShotSeconds } from './slot.ts';

/** Of the longest shot that there is: others of its kind are a little shorter. */
const heldShare = 0.9;
/** A rising film begins with shots this much longer than usual and ends with so much shorter ones. */
const courseEnds = { long: 1.6, short: 0.6 } as const;

export function hasShotWish({ shots }: Intent): boolean {
  return shots.count !== null || shots.seconds !== null;
}

/** Times the usual length of a shot that stands at this share (0–1) of the film. */
export function courseShare(course: Intent['course'], place: number): number {
  const { long, short } = courseEnds;
  if (course === 'even') return 1;
  const from = course === 'rising' ? long : short;
  const to = course === 'rising' ? short : long;
  return from + (to - from) * Math.min(1, Math.max(0, place));
}

/** Seconds that a film of the shots wished for lasts, when no length is wished. */
export function secondsOfShots({ shots, pace }: Intent): number | null {
  const usual = usualSeconds({ shots, pace });
  return shots.count === null ? null : middle(shots.count) * usual;
}

/**
 * As many slots as wished, or as many as slots of the wished length make; exact to the frame.
 *
 * @param longest frames of the longest shot that there is
 */
export function countedSlots(intent: Intent, length: number, longest: number): readonly Slot[] {
  const { count, seconds } = intent.shots;
  const usual = usualSeconds(intent) * framesPerSecond;
  const fitting = Math.round(length / usual);
  const wished =
    count === null ? fitting : seconds === null ? clamp(fitting, count) : clamp(fitting, count);
  const slots = Math.max(1, Math.min(length, wished));
  const even = Array.from({ length: slots }, (_, index) =>
    courseShare(intent.course, slots === 1 ? 0 : index / (slots - 1)),
  );
  const weights = holdTexts(even, intent, length, longest);
  const sum = weights.reduce((total, each) => total + each, 0);
  let done = 0;
  let startFrame = 0;
  return weights.map((weight, index): Slot => {
    done += weight;
    const endFrame = index === slots - 1 ? length : Math.round((length * done) / sum);
    const slot = { startFrame, length: endFrame - startFrame, role: roleOf(intent, index, slots) };
    startFrame = endFrame;
    return slot;
  });
}

/** A text is read in one shot, which then is longer than the others; not where shots have a wished length. */
function holdTexts(
  weights: readonly number[],
  { texts, order, shots }: Intent,
  length: number,
  longest: number,
): readonly number[] {
  if (order !== 'best' || shots.seconds !== null || weights.length < 2) return weights;
  const held = [...weights];
  for (const text of texts) {
    const { kind, start } = text;
    if (typeof start === 'number') continue;
    const isInMiddle = kind === 'text' || start === 'middle';
    const last = weights.length - 1;
    const index = isInMiddle ? Math.floor(last / 2) : kind === 'title' ? 0 : last;
    const needed = Math.min(readFrames(text), Math.floor(longest * heldShare), length / 2);
    const others = held.reduce((sum, weight, at) => sum + (at === index ? 0 : weight), 0);
    const weight = (others * needed) / (length - needed);
    held[index] = Math.max(held[index] ?? 0, weight);
  }
  return held;
}

export function roleOf(intent: Intent, index: number, count: number): Slot['role'] {
  if (index === 0) return intent.hook ? 'hook' : 'opening';
  if (index < count - 1) return 'body';
  return textOf(intent, 'call-to-action') === null ? 'ending' : 'call-to-action';
}

/** The pace's own shot length, within what is wished. */
export function usualSeconds({ shots, pace }: Pick<Intent, 'shots' | 'pace'>): number {
  const usual = usualShotSeconds[pace];
  const { seconds } = shots;
  if (seconds === null) return usual;
  if (usual >= seconds.least && usual <= seconds.most) return usual;
  return usual < seconds.least ? seconds.least : seconds.most;
}

function middle({ least, most }: { least: number; most: number }): number {
  return Math.round((least + most) / 2);
}

function clamp(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, value));
}
