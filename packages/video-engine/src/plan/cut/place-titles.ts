import type { Intent, WishedText } from '../../model/intent.ts';
import { frames, sharesFrames } from '../../model/time.ts';
import type { TitleCard, TitleFamily, TitleManner, Transition } from '../../model/timeline.ts';
import type { FilmMoments } from '../choose/make-slots.ts';
import { type PlannedShot, totalFrames } from '../material/planned-shot.ts';
import { flattestThird } from './flattest-third.ts';
import { type TextStretch, timeText } from './time-text.ts';

/** The drawing that goes with a film's pace: condensed and bold, broad, or as in a book. */
export const familyOf: Readonly<Record<Intent['pace'], TitleFamily>> = {
  fast: 'narrow',
  medium: 'wide',
  slow: 'text',
};

/** Where a manner belongs; a title goes where the picture is calm. */
const homeOf: Readonly<Record<Exclude<TitleManner, 'title'>, TitleCard['place']>> = {
  'lower-third': 'bottom',
  caption: 'bottom',
  'word-by-word': 'middle',
  'end-card': 'middle',
};

export type PlaceOptions = {
  readonly transitions: readonly Transition[];
  readonly targetAspect: number;
};

/** The texts wished for, each with its moment, its manner and its place. */
export function placeTitles(
  shots: readonly PlannedShot[],
  intent: Intent,
  moments: FilmMoments,
  { transitions, targetAspect }: PlaceOptions,
): readonly TitleCard[] {
  const length = totalFrames(shots);
  const timed = intent.texts.flatMap((wish) => {
    const stretch = timeText(wish, shots, moments, transitions);
    return stretch === null ? [] : [{ wish, stretch }];
  });
  const cards: TitleCard[] = [];
  for (const { wish, stretch } of timed.sort((a, b) => a.stretch.start - b.stretch.start)) {
    const { start, end } = stretch;
    const manner = mannerOf(wish, stretch, length);
    const place = placeOf(wish, manner, shownBetween(shots, start, end), targetAspect);
    cards.push({
      kind: wish.kind === 'title' && isHook(wish, moments) ? 'hook' : wish.kind,
      text: wish.text,
      range: { startTime: frames(start), duration: frames(end - start) },
      ...{ manner, family: wish.family ?? familyOf[intent.pace] },
      place: wish.place === 'auto' && isTaken(cards, place, stretch) ? beside[place] : place,
    });
  }
  return cards;
}

function isHook({ start }: WishedText, { hookEnd }: FilmMoments): boolean {
  return start === 'auto' && hookEnd !== null;
}

/** Only what ends the film may darken it. */
function mannerOf({ kind, manner }: WishedText, { end }: TextStretch, length: number): TitleManner {
  if (manner !== null) return manner;
  if (kind === 'title') return 'title';
  return kind === 'call-to-action' && end === length ? 'end-card' : 'lower-third';
}

function placeOf(
  { place }: WishedText,
  manner: TitleManner,
  shown: readonly PlannedShot[],
  targetAspect: number,
): TitleCard['place'] {
  if (place !== 'auto') return place;
  return manner === 'title' ? flattestThird(shown, targetAspect) : homeOf[manner];
}

/** Two texts at a time stand apart. */
const beside = { top: 'bottom', middle: 'bottom', bottom: 'top' } as const;

function isTaken(
  cards: readonly TitleCard[],
  place: TitleCard['place'],
  { start, end }: TextStretch,
): boolean {
  return cards.some(
    ({ range, place: taken }) => taken === place && sharesFrames(range, start, end),
  );
}

function shownBetween(
  shots: readonly PlannedShot[],
  start: number,
  end: number,
): readonly PlannedShot[] {
  let at = 0;
  return shots.filter((shot) => {
    const from = at;
    at += shot.length;
    return from < end && at > start;
  });
}
