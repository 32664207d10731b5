import { endFrame, overlaps, type PlannedShot } from '../material/planned-shot.ts';

/** A cut may move this far to meet a beat. */
const reachFrames = 14;
/** A shot is not shortened below a third of a second. */
const shortestShotFrames = 10;
/** On a beat or one frame beside it: nothing to hear. */
const onBeatFrames = 1;

/**
 * Moves cuts onto beats: the shot on one side grows by unused frames of its own take, the
 * other shrinks as much. The film's length never changes, nor do shots that are fixed; a border
 * between two clips of wished lengths stays.
 */
export function snapToBeats(
  shots: readonly PlannedShot[],
  beats: readonly number[],
  isFixed: (shot: PlannedShot) => boolean = () => false,
  isBorder: (left: PlannedShot, right: PlannedShot) => boolean = () => false,
): readonly PlannedShot[] {
  if (beats.length === 0) return shots;
  const film = [...shots];
  let cut = 0;
  for (let index = 0; index < film.length - 1; index += 1) {
    cut += (film[index] as PlannedShot).length;
    const near = beats
      .map((beat) => beat - cut)
      .filter((shift) => Math.abs(shift) <= reachFrames)
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    if (Math.abs(near[0] ?? 0) <= onBeatFrames) continue;
    const [left, right] = film.slice(index, index + 2) as [PlannedShot, PlannedShot];
    if (isFixed(left) || isFixed(right) || isBorder(left, right)) continue;
    cut += moveCut(film, index, near);
  }
  return film;
}

function moveCut(film: PlannedShot[], index: number, shifts: readonly number[]): number {
  for (const shift of shifts) {
    const left = resized(film, index, shift, 'end');
    const right = resized(film, index + 1, -shift, 'start');
    if (left === null || right === null || overlaps(left, right)) continue;
    film[index] = left;
    film[index + 1] = right;
    return shift;
  }
  return 0;
}

/** The shot longer or shorter by `change` film frames at one side, else at the other; null when it cannot be. */
function resized(
  film: readonly PlannedShot[],
  index: number,
  change: number,
  side: 'start' | 'end',
): PlannedShot | null {
  const shot = film[index] as PlannedShot;
  const length = shot.length + change;
  if (length < Math.min(shortestShotFrames, shot.length)) return null;
  if (shot.clip.analysis.kind === 'image') {
    return length <= shot.clip.frameCount ? { ...shot, length } : null;
  }
  const atEnd = { ...shot, length };
  const shift = Math.floor(-change * shot.clip.speed);
  const atStart = { ...shot, length, startFrame: shot.startFrame + shift };
  const tries = side === 'end' ? [atEnd, atStart] : [atStart, atEnd];
  return tries.find((each) => fits(each, film, index)) ?? null;
}

function fits(shot: PlannedShot, film: readonly PlannedShot[], index: number): boolean {
  if (shot.startFrame < shot.take.startFrame || endFrame(shot) > shot.take.endFrame) {
    return false;
  }
  return film.every((other, place) => place === index || !overlaps(other, shot));
}
