import { makeRandom, shuffled } from '../../maths/seeded-random.ts';
import type { MontageIntent } from '../../model/intent.ts';
import { endFrame, joinContinuous, overlaps, type Piece } from '../material/planned-shot.ts';

/** Neighbours of one shot closer than this are one shot with a hiccup: close the gap. */
const hiccupFrames = 45;

/**
 * Puts solved pieces into the order wished for. Solving in order dead-ends, so the search
 * ignores it and each piece keeps its length; a hook stays first, a call to action last.
 */
export function arrangePieces(
  pieces: readonly Piece[],
  intent: MontageIntent,
  seed: number,
): readonly Piece[] {
  if (intent.order === 'best') return joinContinuous(pieces);
  const first = pieces.filter((piece) => piece.role === 'hook');
  const last = pieces.filter((piece) => piece.role === 'call-to-action');
  const body = pieces.filter((piece) => piece.role !== 'hook' && piece.role !== 'call-to-action');
  const ordered = intent.order === 'shuffled' ? mix(body, seed) : closeGaps(byTime(body), pieces);
  return joinContinuous([
    ...first,
    ...withEnds(ordered, first.length > 0, last.length > 0),
    ...last,
  ]);
}

function byTime(pieces: readonly Piece[]): readonly Piece[] {
  return [...pieces].sort((a, b) => a.source.index - b.source.index || a.startFrame - b.startFrame);
}

/** Moves a piece back to where its neighbour ends, when nothing else shows those frames. */
function closeGaps(sorted: readonly Piece[], all: readonly Piece[]): readonly Piece[] {
  const film: Piece[] = [];
  for (const piece of sorted) {
    const previous = film.at(-1);
    const gap = previous?.source === piece.source ? piece.startFrame - endFrame(previous) : -1;
    const isHiccup = previous?.bounds === piece.bounds && gap > 0 && gap < hiccupFrames;
    const moved = isHiccup ? { ...piece, startFrame: endFrame(previous as Piece) } : piece;
    const clashes = all.some(
      (other) => other !== piece && !film.includes(other) && overlaps(other, moved),
    );
    film.push(clashes ? piece : moved);
  }
  return film;
}

/** By chance, but not twice the same clip in a row where that can be helped. */
function mix(pieces: readonly Piece[], seed: number): readonly Piece[] {
  const left = shuffled(pieces, makeRandom(seed));
  const film: Piece[] = [];
  while (left.length > 0) {
    const other = left.findIndex((piece) => piece.source !== film.at(-1)?.source);
    film.push(...left.splice(Math.max(0, other), 1));
  }
  return film;
}

function withEnds(pieces: readonly Piece[], hasHook: boolean, hasCall: boolean): readonly Piece[] {
  return pieces.map((piece, index) => {
    if (index === 0 && !hasHook) return { ...piece, role: 'opening' };
    if (index === pieces.length - 1 && !hasCall) return { ...piece, role: 'ending' };
    return { ...piece, role: 'body' };
  });
}
