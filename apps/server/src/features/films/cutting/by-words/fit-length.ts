import { type ShotSource, trimEnd } from '@armoni/contract/timeline/edit-shots';
import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';

export type FitOptions = {
  /** These stay as long as they are, as do locked ones. */
  readonly kept: ReadonlySet<string>;
  readonly sourceOf: (sourceId: string) => ShotSource | null;
  /** Of the film, ascending; empty without a pulse. */
  readonly beatFrames: readonly number[];
};

/** What is shorter flashes by. */
const shortestFrames = 18;
/** A cut this near to a beat goes onto it. */
const nearBeatFrames = 7;

/** All shots that may change shorter or longer by a factor, their cuts on beats where one is near. */
export function setPace(timeline: Timeline, times: number, options: FitOptions): Timeline {
  return freeShots(timeline, options).reduce((film, { id }) => {
    const shot = shotsOf(film).find((one) => one.id === id);
    if (!shot) return film;
    const { start, length } = framesOf(shot.recordRange);
    const wanted = Math.max(Math.min(length, shortestFrames), Math.round(length * times));
    const onBeat = nearestBeat(start + wanted, options.beatFrames) - start;
    const isNear = Math.abs(onBeat - wanted) <= nearBeatFrames && onBeat >= shortestFrames;
    // On the beat, but never the other way than was wished.
    const isRight = times < 1 ? onBeat < length : onBeat > length;
    return lengthened(film, shot, isNear && isRight ? onBeat : wanted, options);
  }, timeline);
}

/** The film as long as that, each shot that may change by its share; as near as clips allow. */
export function fitLength(timeline: Timeline, frames: number, options: FitOptions): Timeline {
  let film = timeline;
  // A shot that cannot give its share leaves it to the others.
  for (let round = 0; round < 8 && film.duration.value !== frames; round += 1) {
    const free = freeShots(film, options).filter((shot) => canGo(film, shot, frames, options));
    const total = free.reduce((sum, { recordRange }) => sum + framesOf(recordRange).length, 0);
    let missing = frames - film.duration.value;
    let left = total;
    for (const { id, recordRange } of free) {
      const { length } = framesOf(recordRange);
      const by = left > 0 ? Math.round((missing * length) / left) : 0;
      const wanted = by < 0 ? Math.max(Math.min(length, shortestFrames), length + by) : length + by;
      const shot = shotsOf(film).find((one) => one.id === id);
      if (!shot) continue;
      const before = film.duration.value;
      film = lengthened(film, shot, wanted, options);
      missing -= film.duration.value - before;
      left -= length;
    }
  }
  return film;
}

function canGo(film: Timeline, shot: Shot, frames: number, options: FitOptions): boolean {
  if (frames < film.duration.value) return framesOf(shot.recordRange).length > shortestFrames;
  const { length } = framesOf(shot.recordRange);
  return lengthened(film, shot, length + 1, options) !== film;
}

function lengthened(film: Timeline, shot: Shot, length: number, options: FitOptions): Timeline {
  const source = options.sourceOf(shot.mediaReference.sourceId);
  if (!source) return film;
  return trimEnd(film, shot.id, length - framesOf(shot.recordRange).length, source);
}

function freeShots(timeline: Timeline, { kept }: FitOptions): readonly Shot[] {
  return shotsOf(timeline).filter(({ id, locked }) => !locked && !kept.has(id));
}

function nearestBeat(frame: number, beats: readonly number[]): number {
  return beats.reduce(
    (best, beat) => (Math.abs(beat - frame) < Math.abs(best - frame) ? beat : best),
    Number.NEGATIVE_INFINITY,
  );
}
