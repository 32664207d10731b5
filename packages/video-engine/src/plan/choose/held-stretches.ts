import type { Intent, WishedText } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';

/** Reading takes a start and then 25 letters a second, so that a title is read twice. */
const reading = { startSeconds: 2.5, secondsPerLetter: 0.04 } as const;
/** Of the reading time: a shot that gives less holds no text. */
const leastReadShare = 0.7;
/** So far a beat may draw the end of a held shot. */
const beatReachFrames = 12;
/** Of the film between hook and call to action: more held shots are no cut at all. */
const mostBodyShare = 0.75;

/** Frames of the film, the end exclusive. */
export type Stretch = { readonly start: number; readonly end: number };

export type HoldLimits = {
  /** Where shots may be held: hook and call to action hold their own. */
  readonly body: Stretch;
  readonly filmFrames: number;
  /** Usual length of a shot: longer ones hold a text as they are. */
  readonly usual: number;
  /** Frames of the longest stretch there is to show. */
  readonly longest: number;
  readonly beats: readonly number[];
};

/** As long as a text is to be seen. */
export function readFrames({ text, seconds }: Pick<WishedText, 'text' | 'seconds'>): number {
  const letters = reading.startSeconds + reading.secondsPerLetter * text.length;
  return Math.max(1, Math.round((seconds ?? letters) * framesPerSecond));
}

/**
 * Stretches that one shot each is to fill, since a text is read in them: cuts beneath a text pull the eye
 * off it. In the order of the film, without overlaps; none where shots are long enough anyway, or change
 * their places afterwards.
 */
export function heldStretches(
  { texts, order }: Pick<Intent, 'texts' | 'order'>,
  { body, filmFrames, usual, longest, beats }: HoldLimits,
): readonly Stretch[] {
  if (order !== 'best') return [];
  const held: Stretch[] = [];
  for (const text of texts) {
    const read = readFrames(text);
    const length = Math.min(read, longest);
    const start = startOf(text, read, filmFrames);
    if (start === null || read <= usual || length < leastReadShare * read) continue;
    const from = start === 0 ? 0 : near(start, beats);
    const stretch = { start: from, end: Math.min(near(from + length, beats), from + longest) };
    const isInside = stretch.start >= body.start && stretch.end <= body.end;
    const isFree = held.every(({ start, end }) => stretch.end <= start || end <= stretch.start);
    const frames = [...held, stretch].reduce((sum, { start, end }) => sum + end - start, 0);
    if (isInside && isFree && frames <= mostBodyShare * (body.end - body.start)) held.push(stretch);
  }
  return held.toSorted((a, b) => a.start - b.start);
}

/** Where a text that no hook or call to action carries begins; null for those. */
function startOf({ kind, start }: WishedText, read: number, filmFrames: number): number | null {
  // A moment wished for is kept to the frame.
  if (typeof start === 'number') return null;
  if (kind === 'text' || start === 'middle') return Math.round((filmFrames - read) / 2);
  return kind === 'title' ? 0 : null;
}

function near(frame: number, beats: readonly number[]): number {
  const inReach = beats.filter((beat) => Math.abs(beat - frame) <= beatReachFrames);
  const away = (beat: number) => Math.abs(beat - frame);
  return inReach.reduce(
    (best, beat) => (away(beat) < away(best) ? beat : best),
    inReach[0] ?? frame,
  );
}
