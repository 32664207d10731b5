import { layoutColumns as columns, layoutRows as rows } from '../../model/analysis.ts';
import type { Intent, WishedText } from '../../model/intent.ts';
import { type FrameRate, filmRate, frames, framesPerSecond } from '../../model/time.ts';
import type { TitleCard } from '../../model/timeline.ts';
import type { FilmMoments } from '../choose/make-slots.ts';
import { momentsOf, type PlannedShot } from '../material/planned-shot.ts';

const thirds = ['top', 'middle', 'bottom'] as const;
/** Between two flat thirds, the middle is left to the subject. */
const reluctance = { top: 1, middle: 1.3, bottom: 0.95 } as const;

/** Reading takes a start and then 25 letters a second, so that a title is read twice. */
const reading = { startSeconds: 2.5, secondsPerLetter: 0.04 } as const;

type WishedCard = {
  readonly kind: TitleCard['kind'];
  readonly text: string;
  readonly place: WishedText['place'];
  readonly start: number;
  readonly end: number;
};

/** The cards wished for, each where it was wished or on the third with the least detail. */
export function placeTitles(
  shots: readonly PlannedShot[],
  intent: Intent,
  moments: FilmMoments,
  targetAspect: number,
): readonly TitleCard[] {
  const length = shots.reduce((sum, shot) => sum + shot.length, 0);
  return wishedCards(intent, moments, length).map(({ kind, text, place, start, end }) => ({
    kind,
    text,
    range: range(start, end - start),
    third: place === 'auto' ? flattestThird(shownBetween(shots, start, end), targetAspect) : place,
  }));
}

function wishedCards(intent: Intent, moments: FilmMoments, length: number): readonly WishedCard[] {
  const cards = intent.texts.flatMap((wish): WishedCard[] => {
    const card = cardOf(wish, moments, length);
    return card === null || card.end <= card.start ? [] : [{ place: wish.place, ...card }];
  });
  return cards.sort((a, b) => a.start - b.start);
}

function cardOf(
  wish: WishedText,
  moments: FilmMoments,
  length: number,
): Omit<WishedCard, 'place'> | null {
  const { kind, text, start: wished, seconds } = wish;
  const callStart = moments.callToActionStart ?? length;
  const isPlaced = wished !== 'auto';
  const read = Math.round((seconds ?? readingSeconds(text)) * framesPerSecond);
  if (isPlaced) {
    const from = wished === 'middle' ? (length - read) / 2 : wished * framesPerSecond;
    const start = Math.max(0, Math.min(Math.round(from), length - 1));
    return { kind, text, start, end: Math.min(length, start + Math.max(1, read)) };
  }
  if (kind === 'title') {
    const before = Math.max(1, Math.min(read, callStart, length));
    const end = seconds === null ? (moments.hookEnd ?? before) : before;
    return { kind: moments.hookEnd === null ? 'title' : 'hook', text, start: 0, end };
  }
  if (kind === 'call-to-action') {
    if (callStart >= length) return null;
    const start = seconds === null ? callStart : Math.max(0, length - read);
    return { kind, text, start, end: length };
  }
  const start = Math.max(0, Math.round((length - read) / 2));
  return { kind, text, start, end: Math.min(length, start + read) };
}

function readingSeconds(text: string): number {
  return reading.startSeconds + reading.secondsPerLetter * text.length;
}

function range(start: number, length: number, rate: FrameRate = filmRate) {
  return { startTime: frames(start, rate), duration: frames(length, rate) };
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

export function flattestThird(
  shots: readonly PlannedShot[],
  targetAspect: number,
): TitleCard['third'] {
  const layouts = shots.flatMap((shot) => {
    const { width, height } = shot.clip.analysis;
    return momentsOf(shot).map(({ measure }) => ({
      layout: measure.layout,
      aspect: width / height,
    }));
  });
  const scored = thirds.map((third, index) => {
    const details = layouts.map(({ layout, aspect }) =>
      detail(layout, index, aspect / targetAspect),
    );
    const sum = details.reduce((total, each) => total + each, 0);
    return { third, score: (sum / Math.max(1, details.length) + 1) * reluctance[third] };
  });
  return scored.reduce((best, each) => (each.score < best.score ? each : best)).third;
}

/** Mean step between neighbouring cells of one third, inside the centred crop. */
function detail(layout: readonly number[], third: number, excess: number): number {
  const depth = layout.length / (columns * rows);
  const width = Math.min(1, 1 / excess);
  const height = Math.min(1, excess);
  const left = Math.floor(((1 - width) / 2) * columns);
  const right = Math.ceil(((1 + width) / 2) * columns);
  const top = Math.floor(((1 - height) / 2 + (height * third) / 3) * rows + 1e-6);
  const bottom = Math.max(
    top + 1,
    Math.ceil(((1 - height) / 2 + (height * (third + 1)) / 3) * rows - 1e-6),
  );
  const luma = (row: number, column: number) => layout[(row * columns + column) * depth] ?? 0;
  let sum = 0;
  let count = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      if (column + 1 < right) sum += Math.abs(luma(row, column) - luma(row, column + 1));
      if (row + 1 < bottom) sum += Math.abs(luma(row, column) - luma(row + 1, column));
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}
