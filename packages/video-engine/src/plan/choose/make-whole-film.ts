import { makeRandom, shuffled } from '../../maths/seeded-random.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import {
  type ClipMaterial,
  filmFrames,
  type Material,
  sourceFrames,
  stillSeconds,
  type UsableTake,
} from '../material/material.ts';
import { type PlannedShot, shotValue, valueBetween } from '../material/planned-shot.ts';
import { wishedFrames } from '../material/wished-frames.ts';
import { lengthNotes, portionNotes } from '../texts.ts';

/** A film that leaves no clip out. */
export type WholeFilm = {
  readonly shots: readonly PlannedShot[];
  /** Clips had to be shortened, so their cuts may as well fall on beats. */
  readonly isShortened: boolean;
  readonly notes: readonly string[];
};

const longestFrames = 3600 * framesPerSecond;
/** A best run begins each half second. */
const gridFrames = framesPerSecond / 2;
/** Of the highlight score: a run within one take is better than one across a cut. */
const crossingCost = 1;

/**
 * « Garde tout »: every clip whole, in the order wished for. When a shorter film is wished,
 * each clip gives its best run, long in proportion.
 */
export function makeWholeFilm(intent: Intent, material: Material, seed: number): WholeFilm {
  const whole = inOrder(
    material.clips.flatMap((clip) => clip.allowed.map((run) => wholeRun(clip, run, intent))),
    intent,
    seed,
  );
  const { shots, isTimed, notes } = ofWishedSeconds(whole, intent);
  const total = shots.reduce((sum, shot) => sum + shot.length, 0);
  const min = Math.max(1, Math.round(intent.duration.minSeconds * framesPerSecond));
  const max = Math.max(min, Math.round(intent.duration.maxSeconds * framesPerSecond));
  const length = Math.min(total, max, longestFrames);
  const seconds = (frames: number) => frames / framesPerSecond;
  if (total < min)
    return {
      shots,
      isShortened: isTimed,
      notes: [...notes, lengthNotes.tooShort(seconds(min), seconds(total))],
    };
  if (length === total) return { shots, isShortened: isTimed, notes };
  const shares = share(
    shots.map((shot) => shot.length),
    length,
  );
  return {
    shots: shots
      .map((shot, index) => bestRun(shot, shares[index] as number))
      .filter((shot) => shot.length > 0),
    isShortened: true,
    notes: [...notes, lengthNotes.notEverything(seconds(total), seconds(length))],
  };
}

/** Clips of so many seconds give their best run of that length, all their runs together. */
function ofWishedSeconds(whole: readonly PlannedShot[], intent: Intent) {
  const wished = wishedFrames(intent);
  const notes: string[] = [];
  const shots = [...whole];
  for (const [number, frames] of wished) {
    const places = whole.flatMap((shot, index) => (shot.clip.number === number ? [index] : []));
    const lengths = places.map((index) => (whole[index] as PlannedShot).length);
    const usable = places.map((index) => longestRun(whole[index] as PlannedShot));
    const has = usable.reduce((sum, each) => sum + each, 0);
    if (places.length === 0) continue;
    if (has < frames)
      notes.push(portionNotes.clipShort(number, frames / framesPerSecond, has / framesPerSecond));
    const shares = has > frames ? share(lengths, frames) : usable;
    places.forEach((index, nth) => {
      shots[index] = bestRun(whole[index] as PlannedShot, shares[nth] as number);
    });
  }
  return { shots: shots.filter(({ length }) => length > 0), isTimed: wished.size > 0, notes };
}

/** A still may be shown as long as it was wished for. */
function longestRun({ clip, length }: PlannedShot): number {
  return clip.analysis.kind === 'image' ? clip.frameCount : length;
}

function wholeRun(clip: ClipMaterial, take: UsableTake, intent: Intent): PlannedShot {
  const isStill = clip.analysis.kind === 'image';
  const length = isStill
    ? stillSeconds[intent.pace].usual * framesPerSecond
    : filmFrames(take.endFrame - take.startFrame, clip.speed);
  return { clip, take, startFrame: take.startFrame, length: Math.max(1, length), role: 'body' };
}

function inOrder(
  shots: readonly PlannedShot[],
  intent: Intent,
  seed: number,
): readonly PlannedShot[] {
  if (intent.order === 'shuffled') return shuffled(shots, makeRandom(seed));
  if (intent.order === 'best') return [...shots].sort((a, b) => shotValue(b) - shotValue(a));
  return shots;
}

/** Whole frames in proportion, the largest remainders first; the sum is exact. */
function share(lengths: readonly number[], total: number): readonly number[] {
  const sum = lengths.reduce((all, length) => all + length, 0);
  const exact = lengths.map((length) => (length * total) / sum);
  const shares = exact.map(Math.floor);
  const missing = total - shares.reduce((all, each) => all + each, 0);
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each - Math.floor(each) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing))
    shares[index] = (shares[index] as number) + 1;
  return shares;
}

function bestRun(shot: PlannedShot, length: number): PlannedShot {
  const { clip, take: run } = shot;
  if (clip.analysis.kind === 'image') return { ...shot, length };
  const needed = sourceFrames(length, clip.speed);
  let best = { startFrame: run.startFrame, value: Number.NEGATIVE_INFINITY };
  for (let at = run.startFrame; at + needed <= run.endFrame; at += gridFrames) {
    const crosses = clip.analysis.takes.some(
      (take) =>
        take.startSeconds * framesPerSecond > at &&
        take.startSeconds * framesPerSecond < at + needed,
    );
    const value = valueBetween(clip, at, at + needed) - (crosses ? crossingCost : 0);
    if (value > best.value) best = { startFrame: at, value };
  }
  return { ...shot, startFrame: best.startFrame, length };
}
