import { type Intent, textOf } from '../../model/intent.ts';
import { frames, framesPerSecond } from '../../model/time.ts';
import type { Transition } from '../../model/timeline.ts';
import { isHeard, pausesOf } from '../material/heard.ts';
import { type ClipMaterial, sourceFrames } from '../material/material.ts';
import { endFrame, overlaps, type PlannedShot, totalFrames } from '../material/planned-shot.ts';
import { type Cut, transitionAt } from './film-parts.ts';

/** Frames over which time passes; a fast film cuts. */
const dissolveFrames = { fast: 0, medium: 12, slow: 24 } as const;
/** Where dissolves are wished for everywhere: in a fast film short ones. */
const wishedFrames = { fast: 6, medium: 12, slow: 24 } as const;
/** A second of fade; a last shot must be seen as long before it. */
const fadeOutFrames = framesPerSecond;
const shortestFadedShot = 2 * fadeOutFrames;
/** Times the dissolve that both shots must last: else nothing of them stands alone. */
const shotsPerDissolve = 3;

/**
 * Straight cuts, except a dissolve where time passes: between the shots of a slow film, and
 * between places in a chronological one. A dissolve lies centred on its cut and is only
 * planned where both shots have those unused frames.
 */
export function placeTransitions(
  shots: readonly PlannedShot[],
  intent: Intent,
): readonly Transition[] {
  const cuts = cutsOf(shots);
  const dissolves = shots.slice(0, -1).flatMap((shot, index): readonly Transition[] => {
    const next = shots[index + 1] as PlannedShot;
    const wished = transitionAt(intent, cuts[index] as Cut);
    const passes =
      wished === 'dissolves' ||
      (wished === 'auto' &&
        (intent.pace === 'slow' || (intent.order === 'chronological' && shot.clip !== next.clip)));
    const length = (wished === 'dissolves' ? wishedFrames : dissolveFrames)[intent.pace];
    if (length === 0 || !passes || !canDissolve(shots, index, length, intent)) return [];
    return [{ afterClipIndex: index, kind: 'dissolve', duration: frames(length) }];
  });
  return [...fadeInto(shots, intent), ...dissolves, ...fadeFrom(shots, intent)];
}

function cutsOf(shots: readonly PlannedShot[]): readonly Cut[] {
  const total = totalFrames(shots);
  let at = 0;
  return shots.slice(0, -1).map(({ clip, length }, index) => {
    at += length;
    return { from: clip.number, to: (shots[index + 1] as PlannedShot).clip.number, at: at / total };
  });
}

function fadeInto(shots: readonly PlannedShot[], { fadeIn }: Intent): readonly Transition[] {
  const first = shots[0];
  if (fadeIn !== true || first === undefined) return [];
  return [{ afterClipIndex: -1, kind: 'fade-in', duration: frames(fadeLength(first)) }];
}

/**
 * A slow film goes out in black, another when it is wished. A card that calls to something is the end
 * by itself, and is read to the last frame.
 */
function fadeFrom(shots: readonly PlannedShot[], intent: Intent): readonly Transition[] {
  const { fadeOut, pace, transitions } = intent;
  const last = shots.at(-1);
  const isUsual =
    pace === 'slow' &&
    transitions !== 'cuts' &&
    textOf(intent, 'call-to-action') === null &&
    (last?.length ?? 0) >= shortestFadedShot;
  if (last === undefined || !(fadeOut ?? isUsual)) return [];
  const duration = frames(fadeOut === true ? fadeLength(last) : fadeOutFrames);
  return [{ afterClipIndex: shots.length - 1, kind: 'fade-out', duration }];
}

/** Half of a short shot stays to be seen. */
function fadeLength({ length }: PlannedShot): number {
  return Math.max(1, Math.min(fadeOutFrames, Math.floor(length / 2)));
}

function canDissolve(
  shots: readonly PlannedShot[],
  index: number,
  length: number,
  intent: Intent,
): boolean {
  const left = shots[index] as PlannedShot;
  const right = shots[index + 1] as PlannedShot;
  if (Math.min(left.length, right.length) < shotsPerDissolve * length) return false;
  const before = handleFrames(right.clip, Math.floor(length / 2));
  const after = handleFrames(left.clip, Math.ceil(length / 2));
  const leftLonger = left.clip.reversed
    ? begunEarlier(left, after, Math.ceil(length / 2))
    : { ...left, length: left.length + Math.ceil(length / 2) };
  const rightLonger = right.clip.reversed
    ? { ...right, length: right.length + Math.floor(length / 2) }
    : begunEarlier(right, before, Math.floor(length / 2));
  const reused = shots.some(
    (other) =>
      other !== left &&
      other !== right &&
      (overlaps(other, leftLonger) || overlaps(other, rightLonger)),
  );
  const isSpokenOver =
    (isHeard(left, intent) && !isQuiet(left.clip, endFrame(left), after)) ||
    (isHeard(right, intent) && !isQuiet(right.clip, right.startFrame - before, before));
  return (
    !reused &&
    !isSpokenOver &&
    !overlaps(leftLonger, right) &&
    !overlaps(left, rightLonger) &&
    (isStill(left) || hasRoom(left, left.clip.reversed ? 'before' : 'behind', after)) &&
    (isStill(right) || hasRoom(right, right.clip.reversed ? 'behind' : 'before', before))
  );
}

/** With so many more frames of its clip in front. */
function begunEarlier(shot: PlannedShot, frameCount: number, length: number): PlannedShot {
  return { ...shot, startFrame: shot.startFrame - frameCount, length: shot.length + length };
}

/** Whether a shot's take has so many frames on one side of it. */
function hasRoom(shot: PlannedShot, side: 'before' | 'behind', frameCount: number): boolean {
  return side === 'before'
    ? shot.startFrame - frameCount >= shot.take.startFrame
    : endFrame(shot) + frameCount <= shot.take.endFrame;
}

/** Words that no shot shows would fade in or out under a dissolve. */
function isQuiet(clip: ClipMaterial, startFrame: number, length: number): boolean {
  return pausesOf(clip).some(
    (pause) => pause.startFrame <= startFrame && startFrame + length <= pause.endFrame,
  );
}

function handleFrames(clip: ClipMaterial, length: number): number {
  return clip.analysis.kind === 'image' ? 0 : sourceFrames(length, clip.speed) + 1;
}

function isStill(shot: PlannedShot): boolean {
  return shot.clip.analysis.kind === 'image';
}
