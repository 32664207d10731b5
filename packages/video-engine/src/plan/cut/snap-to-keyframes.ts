import type { MontageIntent } from '../../model/intent.ts';
import { framesPerSecond } from '../material/material.ts';
import { endFrame, overlaps, type Piece, pieceValue } from '../material/planned-shot.ts';
import { placeTransitions } from './place-transitions.ts';

/** A shot may begin this much earlier or later for a cheaper start: half of the usual distance. */
const reachFrames = 30;
/** Values differ by more than this from one seed to the next. */
const dearestLoss = 0.08;

/**
 * Lets shots begin on keyframes where nothing is lost by it: what lies between a keyframe and
 * the first frame shown is decoded in vain. Cuts, lengths and order stay; a piece moves only
 * inside its own shot, over frames that nothing else shows and that are worth as much. Beside
 * a dissolve there is nothing to gain: it begins before the shot's own first frame.
 */
export function snapToKeyframes(pieces: readonly Piece[], intent: MontageIntent): readonly Piece[] {
  const dissolving = dissolvingPieces(pieces, intent);
  const film = [...pieces];
  film.forEach((piece, index) => {
    const isStill = piece.source.analysis.kind === 'image';
    if (isStill || dissolving.has(index) || isContinued(film, index)) return;
    const moved = nearestKeyframes(piece)
      .map((startFrame) => ({ ...piece, startFrame }))
      .find((candidate) => isFree(candidate, film, index));
    if (moved !== undefined) film[index] = moved;
  });
  return film;
}

function dissolvingPieces(pieces: readonly Piece[], intent: MontageIntent): ReadonlySet<number> {
  return new Set(
    placeTransitions(pieces, intent)
      .filter(({ kind }) => kind === 'dissolve')
      .flatMap(({ afterClipIndex }) => [afterClipIndex, afterClipIndex + 1]),
  );
}

/** Frames of the film's rate on which a keyframe can be entered, nearest first. */
function nearestKeyframes({ source, startFrame }: Piece): readonly number[] {
  return source.analysis.keyframeSeconds
    .map((seconds) => Math.round(seconds * framesPerSecond))
    .filter((frame) => Math.abs(frame - startFrame) <= reachFrames)
    .sort((a, b) => Math.abs(a - startFrame) - Math.abs(b - startFrame) || a - b);
}

function isFree(moved: Piece, film: readonly Piece[], index: number): boolean {
  const piece = film[index] as Piece;
  return (
    moved.startFrame >= moved.bounds.startFrame &&
    endFrame(moved) <= moved.bounds.endFrame &&
    film.every((other, place) => place === index || !overlaps(other, moved)) &&
    pieceValue(moved) >= pieceValue(piece) - dearestLoss
  );
}

/** Two pieces that run on without a gap are one movement: neither may shift against the other. */
function isContinued(film: readonly Piece[], index: number): boolean {
  const piece = film[index] as Piece;
  const before = film[index - 1];
  const after = film[index + 1];
  return (
    (before?.source === piece.source && endFrame(before) === piece.startFrame) ||
    (after?.source === piece.source && endFrame(piece) === after.startFrame)
  );
}
