import type { WishedText } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { Transition } from '../../model/timeline.ts';
import { readFrames, type Stretch } from '../choose/held-stretches.ts';
import type { FilmMoments } from '../choose/make-slots.ts';
import { type PlannedShot, totalFrames } from '../material/planned-shot.ts';

export type TextStretch = Stretch;

/**
 * A text that comes or goes nearer to a cut than this is a stumble: it then comes or goes with the
 * cut. Seen frame by frame: twelve frames apart the two are two events.
 */
export const clearFrames = 12;
/** Before a text comes, its shot is seen. */
const breathFrames = 12;
/** Of the reading time: what a text must keep when its end moves to a cut, and to its own shot's. */
const leastReadShare = { anyCut: 0.7, ownShot: 0.5 } as const;
/** Of the film: how far from its middle a text in the middle may stand. */
const middleReach = 0.35;

/**
 * When a text is shown: as it was wished, else where its kind belongs. Edges that nobody wished for
 * keep it inside one shot, clear of its cuts and out of its dissolves; where no shot is long enough to
 * read it, they lie on cuts. Null when there is no time for it.
 */
export function timeText(
  wish: WishedText,
  film: readonly PlannedShot[],
  moments: FilmMoments,
  transitions: readonly Transition[],
): TextStretch | null {
  const length = totalFrames(film);
  const shots = seenAlone(film, transitions);
  const read = readFrames(wish);
  const isEndWished = wish.seconds !== null;
  if (typeof wish.start === 'number') {
    const start = Math.max(0, Math.min(Math.round(wish.start * framesPerSecond), length - 1));
    return settle({ start, end: start + read }, shots, { start: true, end: isEndWished });
  }
  if (wish.kind === 'text' || wish.start === 'middle') return inTheMiddle(wish, read, shots);
  if (wish.kind === 'title') {
    const before = Math.max(1, Math.min(read, moments.callToActionStart ?? length));
    const end = isEndWished ? before : (moments.hookEnd ?? before);
    return settle({ start: 0, end }, shots, { start: true, end: isEndWished });
  }
  const { callToActionStart } = moments;
  if (callToActionStart === null || callToActionStart >= length) return null;
  const start = isEndWished ? Math.max(0, length - read) : callToActionStart;
  return settle({ start, end: length }, shots, { start: isEndWished, end: true });
}

/** Inside the shot nearest to the film's middle that is long enough, else over its cuts. */
function inTheMiddle(
  { seconds }: WishedText,
  read: number,
  shots: readonly TextStretch[],
): TextStretch | null {
  const length = shots.at(-1)?.end ?? 0;
  const distance = ({ start, end }: TextStretch) => Math.abs((start + end) / 2 - length / 2);
  const least = seconds === null ? Math.round(read * leastReadShare.anyCut) : read;
  const [home] = shots
    .filter((shot) => shot.end - shot.start >= least && distance(shot) <= length * middleReach)
    .sort((a, b) => distance(a) - distance(b));
  if (!home) {
    const start = cutBefore(Math.max(0, Math.round((length - read) / 2)), shots);
    return settle({ start, end: start + read }, shots, { start: false, end: seconds !== null });
  }
  const room = home.end - home.start - read;
  if (room >= breathFrames + clearFrames) {
    // In the middle of the film where that lies in the shot.
    const wanted = Math.round((length - read) / 2);
    const latest = home.end - read - clearFrames;
    const start = Math.max(home.start + breathFrames, Math.min(wanted, latest));
    return { start, end: start + read };
  }
  return { start: home.start, end: seconds === null ? home.end : home.start + read };
}

/** No shot holds it: it comes with one. */
function cutBefore(frame: number, shots: readonly TextStretch[]): number {
  return shots.findLast(({ start }) => start <= frame)?.start ?? 0;
}

function settle(
  { start, end }: TextStretch,
  shots: readonly TextStretch[],
  isWished: { readonly start: boolean; readonly end: boolean },
): TextStretch | null {
  const length = shots.at(-1)?.end ?? 0;
  const settledStart = isWished.start ? start : nearCut(start, shots);
  const settledEnd = isWished.end
    ? end
    : endBeside(
        { start: settledStart, end: settledStart + end - start },
        shots.map((shot) => shot.end),
      );
  const inside = Math.min(length, settledEnd);
  return inside > settledStart ? { start: settledStart, end: inside } : null;
}

/** In the shot it comes in, clear of its cut; else on the cut that leaves it about as long. */
function endBeside({ start, end }: TextStretch, ends: readonly number[]): number {
  const least = (share: number) => start + Math.round((end - start) * share);
  const [own = end] = ends.filter((cut) => cut > start);
  if (end <= own - clearFrames) return end;
  if (own >= least(leastReadShare.ownShot)) return own;
  const later = ends.filter((cut) => cut >= least(leastReadShare.anyCut));
  const away = (cut: number) => Math.abs(cut - end);
  return later.reduce((best, cut) => (away(cut) < away(best) ? cut : best), later[0] ?? end);
}

/** Where a shot begins that begins near the frame, or is coming there by a dissolve. */
function nearCut(frame: number, shots: readonly TextStretch[]): number {
  const near = shots.flatMap(({ start }, index) => {
    const isComing = frame < start && frame >= (shots[index - 1]?.end ?? 0);
    return isComing || Math.abs(start - frame) < clearFrames ? [start] : [];
  });
  const away = (cut: number) => Math.abs(cut - frame);
  return near.reduce((best, cut) => (away(cut) < away(best) ? cut : best), near[0] ?? frame);
}

/** Each shot's stretch of the film without the dissolves at its ends. */
function seenAlone(
  shots: readonly PlannedShot[],
  transitions: readonly Transition[],
): readonly TextStretch[] {
  const dissolves = new Map(
    transitions
      .filter(({ kind }) => kind === 'dissolve')
      .map(({ afterClipIndex, duration }) => [afterClipIndex, duration.value]),
  );
  let at = 0;
  return shots.map(({ length }, index) => {
    const start = at;
    at += length;
    return {
      start: start + Math.floor((dissolves.get(index - 1) ?? 0) / 2),
      end: at - Math.ceil((dissolves.get(index) ?? 0) / 2),
    };
  });
}
