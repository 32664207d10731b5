import { framesOf, rangeOf, shotsOf } from './ranges.ts';
import type { Shot, Timeline, TitleCard, Transition } from './timeline.ts';

/**
 * Puts shots one after the other without a gap, by the lengths they have. What is bound to them
 * follows: a text to the shot that it begins in and to the cut that it ends on, a transition to
 * its two neighbours, fades to the film's ends.
 */
export function layShots(before: Timeline, shots: readonly Shot[]): Timeline {
  const laid: Shot[] = [];
  let end = 0;
  for (const shot of shots) {
    const { length } = framesOf(shot.recordRange);
    laid.push({ ...shot, recordRange: rangeOf(before, end, length) });
    end += length;
  }
  const { video } = before.tracks;
  return {
    ...before,
    duration: { value: end, rate: before.rate },
    tracks: {
      ...before.tracks,
      video: {
        clips: laid,
        transitions: video.transitions.flatMap((one) => followCut(one, video.clips, laid)),
        titles: video.titles.flatMap((card) => followShots(card, before, laid, end)),
      },
    },
    // They told of cuts and promises that may be gone.
    markers: [],
  };
}

/** A shorter text cannot be read. */
const shortestTextFrames = 10;

function followShots(
  card: TitleCard,
  before: Timeline,
  laid: readonly Shot[],
  filmEnd: number,
): TitleCard[] {
  const { start, length, end } = framesOf(card.range);
  const old = shotsOf(before);
  const host = old.find(({ recordRange }) => start < framesOf(recordRange).end);
  const closing = old.find(({ recordRange }) => framesOf(recordRange).end === end);
  const newHost = laid.find(({ id }) => id === host?.id);
  const newClosing = laid.find(({ id }) => id === closing?.id);
  const isLast = end === before.duration.value;
  const offset = host ? start - framesOf(host.recordRange).start : 0;
  const from = newHost ? framesOf(newHost.recordRange) : null;
  const wantedStart = from ? from.start + Math.min(offset, from.length - 1) : start;
  const wantedEnd = isLast
    ? filmEnd
    : newClosing && newHost
      ? framesOf(newClosing.recordRange).end
      : wantedStart + length;
  const room = Math.min(shortestTextFrames, filmEnd);
  const newStart = Math.max(0, Math.min(wantedStart, filmEnd - room));
  // A shot that was moved away from the cut its text ended on leaves the text its length.
  const isReadable = wantedEnd - newStart >= room;
  const newEnd = Math.min(filmEnd, isReadable ? wantedEnd : newStart + length);
  return newEnd <= newStart ? [] : [retimed(card, before, newStart, newEnd - newStart)];
}

/** Words that would begin after the text has gone lose their own moments. */
export function retimed(
  card: TitleCard,
  film: Pick<Timeline, 'rate'>,
  start: number,
  length: number,
): TitleCard {
  const { wordStarts, ...rest } = card;
  const keepsWords = wordStarts?.every((at) => at < length) ?? false;
  return {
    ...rest,
    range: rangeOf(film, start, length),
    ...(keepsWords && wordStarts && { wordStarts }),
  };
}

function followCut(
  transition: Transition,
  before: readonly Shot[],
  laid: readonly Shot[],
): Transition[] {
  const { afterClipIndex: after, kind } = transition;
  if (kind === 'fade-in' && after === -1) return [transition];
  if (kind === 'fade-out' && after === before.length - 1) {
    return [{ ...transition, afterClipIndex: laid.length - 1 }];
  }
  const left = laid.findIndex(({ id }) => id === before[after]?.id);
  const isStillBetween = left !== -1 && laid[left + 1]?.id === before[after + 1]?.id;
  return isStillBetween ? [{ ...transition, afterClipIndex: left }] : [];
}
