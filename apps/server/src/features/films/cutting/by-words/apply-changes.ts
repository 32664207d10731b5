import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { insertShot, moveShot, removeShot } from '@armoni/contract/timeline/edit-shots';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import type { CutMaterial } from '@armoni/video-engine/model/cut-material';
import type { Change, ChangeOf, Place, Refusal } from './change.ts';
import { changeFilm } from './change-film.ts';
import { changeShot } from './change-shot.ts';
import { cutOff } from './cut-off.ts';
import { fitLength, setPace } from './fit-length.ts';
import type { ReadChange } from './read-changes.ts';
import { wordsTexts } from './texts.ts';
import { freeMoment, sourceOf, type Work } from './work.ts';

export type AppliedChanges = {
  readonly timeline: Timeline;
  /** The words that were followed. */
  readonly done: readonly string[];
  /** Shots that are as the wish wants them without anything having been done to them. */
  readonly left: ReadonlySet<string>;
  readonly refused: readonly Refusal[];
};

/**
 * Makes the changes one after the other, what holds for the whole film last; locked shots stay.
 * What cannot be done, or only in part, comes back as refused.
 */
export function applyChanges(
  before: Timeline,
  changes: readonly ReadChange[],
  material: CutMaterial,
  wish: string,
): AppliedChanges {
  const numbers = new Map(shotsOf(before).map(({ id }, index) => [id, index + 1]));
  const numberOf = (id: string) => numbers.get(id) ?? 0;
  const kept = new Set(changes.flatMap(({ change }) => (change.kind === 'keep' ? change.ids : [])));
  const done: string[] = [];
  const refused: Refusal[] = [];
  const left = new Set<string>();
  let timeline = before;
  for (const { change, words } of [...changes].sort((a, b) => rankOf(a) - rankOf(b))) {
    const told: string[] = [];
    const work = { material, numberOf, kept, tell: (message: string) => told.push(message) };
    const locked = lockedOf(timeline, change);
    const next = perform(timeline, change, work);
    if (locked.length > 0) {
      refused.push(lockRefusal(words, locked.map(numberOf), wish));
    } else if (told.length > 0) {
      refused.push({ words, message: [...new Set(told)].join(' '), instead: null });
    }
    if (compareCuts(timeline, next).count > 0 || next !== timeline) done.push(words);
    else if (locked.length === 0 && told.length === 0) {
      // No word of a wish is passed over in silence.
      if ('ids' in change) {
        done.push(words);
        for (const id of change.ids) left.add(id);
      } else refused.push({ words, message: wordsTexts.already, instead: null });
    }
    timeline = next;
  }
  return { timeline, done: [...new Set(done)], left, refused };
}

function lockRefusal(words: string, numbers: readonly number[], wish: string): Refusal {
  const again = `${wordsTexts.unlockFirst(numbers)}, ${wish}`;
  return {
    words,
    message: wordsTexts.locked(numbers),
    instead: { label: wordsTexts.unlockAndDo, wish: again },
  };
}

/** Locks are opened first; then single shots, their order, and at last the whole. */
function rankOf({ change: { kind } }: ReadChange): number {
  if (kind === 'unlock') return 0;
  if (kind === 'place' || kind === 'swap-places' || kind === 'chronological') return 2;
  if (kind === 'add' || kind === 'pace') return 3;
  if (kind === 'duration' || kind === 'cut-off') return 4;
  if (kind === 'dissolves' || kind === 'fade') return 5;
  return kind === 'lock' || kind === 'shot-look' || kind.startsWith('title') ? 6 : 1;
}

const touchesNoPicture = new Set<Change['kind']>(['keep', 'lock', 'unlock', 'duplicate']);

function lockedOf(timeline: Timeline, change: Change): readonly string[] {
  if (!('ids' in change) || touchesNoPicture.has(change.kind)) return [];
  const locked = shotsOf(timeline).flatMap(({ id, locked }) => (locked ? [id] : []));
  if (change.kind === 'keep-only') return locked.filter((id) => !change.ids.includes(id));
  return locked.filter((id) => change.ids.includes(id));
}

function perform(timeline: Timeline, change: Change, work: Work): Timeline {
  switch (change.kind) {
    case 'keep':
      return timeline;
    case 'remove':
      return removeAll(timeline, change.ids, work);
    case 'keep-only': {
      const others = shotsOf(timeline).flatMap(({ id }) => (change.ids.includes(id) ? [] : [id]));
      return removeAll(timeline, others, work);
    }
    case 'place':
      return place(timeline, change);
    case 'swap-places':
      return swapPlaces(timeline, change);
    case 'chronological':
      return inOrderOfClips(timeline, work);
    case 'pace':
      return setPace(timeline, change.times, fitOptions(timeline, work));
    case 'duration':
      return setDuration(timeline, change, work);
    case 'cut-off':
      return cutOff(timeline, change, work);
    case 'add':
      return addFrom(timeline, change, work);
    default:
      return 'ids' in change
        ? change.ids.reduce((film, id) => changeShot(film, id, change, work), timeline)
        : changeFilm(timeline, change, work);
  }
}

function removeAll(timeline: Timeline, ids: readonly string[], work: Work): Timeline {
  const free = shotsOf(timeline).filter(({ id, locked }) => ids.includes(id) && !locked);
  if (free.length === shotsOf(timeline).length) work.tell(wordsTexts.lastShot);
  return free.reduce((film, { id }) => removeShot(film, id), timeline);
}

function addFrom(timeline: Timeline, { sourceIds, to }: ChangeOf<'add'>, work: Work): Timeline {
  return sourceIds.slice(0, 1).reduce((film, sourceId) => {
    const source = sourceOf(work, sourceId);
    if (!source) return film;
    const best = work.material.sources.find((one) => one.sourceId === sourceId)?.moments[0];
    const startFrame = freeMoment(film, sourceId, work) ?? best?.startFrame ?? 0;
    const length = Math.round(2 * framesPerSecond(film));
    return insertShot(film, beforePlace(film, to), { source, startFrame, length });
  }, timeline);
}

/** The shot behind which a new one goes; null at the film's beginning. */
function beforePlace(timeline: Timeline, to: Place): string | null {
  const shots = shotsOf(timeline);
  if (to.at === 'end') return shots.at(-1)?.id ?? null;
  if (to.at === 'start') return null;
  if (to.at === 'number') return shots[to.number - 2]?.id ?? null;
  const beside = to.id;
  const index = shots.findIndex(({ id }) => id === beside);
  return shots[to.at === 'after' ? index : index - 1]?.id ?? null;
}

function place(timeline: Timeline, { ids, to }: ChangeOf<'place'>): Timeline {
  const isBackwards = to.at === 'start' || to.at === 'after';
  const inTurn = isBackwards ? ids.toReversed() : ids;
  return inTurn.reduce((film, id) => {
    const others = shotsOf(film).filter((shot) => shot.id !== id);
    const beside = to.at === 'before' || to.at === 'after' ? to.id : null;
    const index = others.findIndex((shot) => shot.id === beside);
    const places = {
      start: 0,
      end: others.length,
      number: to.at === 'number' ? to.number - 1 : 0,
      before: index,
      after: index + 1,
    };
    return moveShot(film, id, places[to.at]);
  }, timeline);
}

function swapPlaces(timeline: Timeline, { ids: [one = '', other = ''] }: ChangeOf<'swap-places'>) {
  const shots = shotsOf(timeline);
  const [first = -1, second = -1] = [one, other]
    .map((id) => shots.findIndex((shot) => shot.id === id))
    .sort((a, b) => a - b);
  const [left, right] = [shots[first], shots[second]];
  if (!left || !right || left.locked || right.locked) return timeline;
  return moveShot(moveShot(timeline, right.id, first), left.id, second);
}

/** Unlocked shots in the order in which they were filmed, in the places they have together. */
function inOrderOfClips(timeline: Timeline, { material }: Work): Timeline {
  const clips = material.sources.map(({ sourceId }) => sourceId);
  const filmed = ({ mediaReference, sourceRange }: Shot) =>
    clips.indexOf(mediaReference.sourceId) * 1e7 + framesOf(sourceRange).start;
  const free = shotsOf(timeline).filter(({ locked }) => !locked);
  const sorted = free.toSorted((a, b) => filmed(a) - filmed(b));
  let next = 0;
  const wanted = shotsOf(timeline).map((shot) => (shot.locked ? shot : sorted[next++]));
  return wanted.reduce(
    (film, shot, index) => (shot && !shot.locked ? moveShot(film, shot.id, index) : film),
    timeline,
  );
}

function setDuration(
  timeline: Timeline,
  { as, value }: ChangeOf<'duration'>,
  work: Work,
): Timeline {
  const rate = framesPerSecond(timeline);
  const now = timeline.duration.value;
  if (as === 'at-most' && now <= value * rate) return timeline;
  const wanted = { times: now * value, plus: now + value * rate, seconds: value * rate };
  const frames = Math.round(as === 'at-most' ? value * rate : wanted[as]);
  const next = fitLength(timeline, frames, fitOptions(timeline, work));
  if (next.duration.value !== frames) work.tell(wordsTexts.reaches(next.duration.value / rate));
  return next;
}

function fitOptions(timeline: Timeline, work: Work) {
  const { music } = work.material;
  const start = timeline.tracks.audio.music?.startSeconds ?? 0;
  const rate = framesPerSecond(timeline);
  const beats = timeline.tracks.audio.music ? (music?.beatSeconds ?? []) : [];
  return {
    kept: work.kept,
    sourceOf: (id: string) => sourceOf(work, id),
    beatFrames: beats.map((seconds) => Math.round((seconds - start) * rate)),
  };
}
