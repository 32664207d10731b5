import type { MontageIntent } from '../../model/intent.ts';
import { frames } from '../../model/time.ts';
import type { Transition } from '../../model/timeline.ts';
import { framesPerSecond, type Source, sourceFrames } from '../material/material.ts';
import { endFrame, overlaps, type Piece } from '../material/planned-shot.ts';

const dissolveFrames = { fast: 0, medium: 12, slow: 24 } as const;
const fadeOutFrames = framesPerSecond;

/**
 * Straight cuts, except a dissolve where time passes: between the shots of a slow film, and
 * between places in a chronological one. A dissolve lies centred on its cut and is only
 * planned where both shots have those unused frames.
 */
export function placeTransitions(
  pieces: readonly Piece[],
  intent: MontageIntent,
): readonly Transition[] {
  const length = dissolveFrames[intent.pace];
  const dissolves = pieces.slice(0, -1).flatMap((piece, index): readonly Transition[] => {
    const next = pieces[index + 1] as Piece;
    const passes =
      intent.pace === 'slow' || (intent.order === 'chronological' && piece.source !== next.source);
    if (length === 0 || !passes || !canDissolve(pieces, index, length)) return [];
    return [{ afterClipIndex: index, kind: 'dissolve', duration: frames(length) }];
  });
  const last = pieces.at(-1);
  if (intent.pace !== 'slow' || last === undefined || last.length < 2 * fadeOutFrames)
    return dissolves;
  const fade: Transition = {
    afterClipIndex: pieces.length - 1,
    kind: 'fade-out',
    duration: frames(fadeOutFrames),
  };
  return [...dissolves, fade];
}

function canDissolve(pieces: readonly Piece[], index: number, length: number): boolean {
  const left = pieces[index] as Piece;
  const right = pieces[index + 1] as Piece;
  if (Math.min(left.length, right.length) < 3 * length) return false;
  const before = handleFrames(right.source, Math.floor(length / 2));
  const after = handleFrames(left.source, Math.ceil(length / 2));
  const leftLonger = { ...left, length: left.length + Math.ceil(length / 2) };
  const rightLonger = {
    ...right,
    startFrame: right.startFrame - before,
    length: right.length + Math.floor(length / 2),
  };
  const reused = pieces.some(
    (other) =>
      other !== left &&
      other !== right &&
      (overlaps(other, leftLonger) || overlaps(other, rightLonger)),
  );
  return (
    !reused &&
    !overlaps(leftLonger, right) &&
    !overlaps(left, rightLonger) &&
    (isStill(left) || endFrame(left) + after <= left.bounds.endFrame) &&
    (isStill(right) || rightLonger.startFrame >= right.bounds.startFrame)
  );
}

function handleFrames(source: Source, length: number): number {
  return source.analysis.kind === 'image' ? 0 : sourceFrames(length, source.speed) + 1;
}

function isStill(piece: Piece): boolean {
  return piece.source.analysis.kind === 'image';
}
