import { endFrame, overlaps, type Piece } from '../material/planned-shot.ts';

/** A cut may move this far to meet a beat. */
const reachFrames = 14;
const shortestPiece = 10;

/**
 * Moves cuts onto beats: the piece on one side grows by unused frames of its own shot, the
 * other shrinks as much. The film's length never changes.
 */
export function snapToBeats(pieces: readonly Piece[], beats: readonly number[]): readonly Piece[] {
  if (beats.length === 0) return pieces;
  const film = [...pieces];
  let cut = 0;
  for (let index = 0; index < film.length - 1; index += 1) {
    cut += (film[index] as Piece).length;
    const near = beats
      .map((beat) => beat - cut)
      .filter((shift) => Math.abs(shift) <= reachFrames)
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    // On a beat already, or one frame beside it: nothing to hear.
    if (Math.abs(near[0] ?? 0) <= 1) continue;
    cut += moveCut(film, index, near);
  }
  return film;
}

function moveCut(film: Piece[], index: number, shifts: readonly number[]): number {
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

/** The piece longer or shorter by `change` film frames at one side, else at the other; null when it cannot be. */
function resized(
  film: readonly Piece[],
  index: number,
  change: number,
  side: 'start' | 'end',
): Piece | null {
  const piece = film[index] as Piece;
  const length = piece.length + change;
  if (length < Math.min(shortestPiece, piece.length)) return null;
  if (piece.source.analysis.kind === 'image') {
    return length <= piece.source.frameCount ? { ...piece, length } : null;
  }
  const atEnd = { ...piece, length };
  const shift = Math.floor(-change * piece.source.speed);
  const atStart = { ...piece, length, startFrame: piece.startFrame + shift };
  const tries = side === 'end' ? [atEnd, atStart] : [atStart, atEnd];
  return tries.find((each) => fits(each, film, index)) ?? null;
}

function fits(piece: Piece, film: readonly Piece[], index: number): boolean {
  if (piece.startFrame < piece.bounds.startFrame || endFrame(piece) > piece.bounds.endFrame) {
    return false;
  }
  return film.every((other, place) => place === index || !overlaps(other, piece));
}
