import type { MontageIntent } from '../../model/intent.ts';
import {
  framesPerSecond,
  type Material,
  type Source,
  type Stretch,
  stillSeconds,
  stretchFrames,
} from '../material/material.ts';
import {
  endFrame,
  joinContinuous,
  middleMoment,
  type Piece,
  pieceValue,
  totalFrames,
} from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { shortestShotSeconds, usualShotSeconds } from './make-slots.ts';

const shortestRemainder = 15;

/**
 * Fills exactly `length` frames when nearly everything usable is needed: all of it in shots of
 * the pace, less the weakest. Precondition: `length` is at most the usable frames.
 */
export function fillFilm(
  intent: MontageIntent,
  material: Material,
  length: number,
  similarity: Similarity,
): readonly Piece[] {
  const aim = usualShotSeconds[intent.pace] * framesPerSecond * 1.4;
  const all = material.sources.flatMap((source) =>
    source.stretches.flatMap((bounds) => chop(source, bounds, aim)),
  );
  const shots = dropFlashes(all, totalFrames(all) - length, intent);
  const kept = dropWeakest(shots, totalFrames(shots) - length, intent);
  return joinContinuous(withRoles(interleave(kept, similarity, intent), intent));
}

/** What passes before it is seen goes first, as long as the length can do without it. */
function dropFlashes(
  all: readonly Piece[],
  excess: number,
  intent: MontageIntent,
): readonly Piece[] {
  let left = excess;
  const kept = new Set(all);
  for (const piece of [...all].sort((a, b) => a.length - b.length)) {
    if (isReadable(piece, intent) || piece.length > left) break;
    kept.delete(piece);
    left -= piece.length;
  }
  return [...kept];
}

function isReadable(piece: Piece, intent: MontageIntent): boolean {
  return piece.length >= shortestShotSeconds[intent.pace] * framesPerSecond;
}

/** Even film lengths, so that half-speed pieces begin on whole source frames. */
function chop(source: Source, bounds: Stretch, aim: number): readonly Piece[] {
  const total = stretchFrames(bounds, source.speed);
  if (total <= 0) return [];
  const count = source.analysis.kind === 'image' ? 1 : Math.max(1, Math.round(total / aim));
  const cut = (index: number) =>
    index === count ? total : 2 * Math.floor((index * total) / count / 2);
  return Array.from({ length: count }, (_, index): Piece => {
    const startFrame = bounds.startFrame + cut(index) * source.speed;
    return { source, bounds, startFrame, length: cut(index + 1) - cut(index), role: 'body' };
  }).filter((piece) => piece.length > 0);
}

/** Shortens stills first, then drops the weakest pieces, then trims the longest. */
function dropWeakest(
  all: readonly Piece[],
  excess: number,
  intent: MontageIntent,
): readonly Piece[] {
  let left = excess;
  const pieces = all.map((piece) => {
    if (piece.source.analysis.kind !== 'image') return piece;
    const spare = piece.length - stillSeconds[intent.pace].usual * framesPerSecond;
    const given = Math.max(0, Math.min(left, spare));
    left -= given;
    return { ...piece, length: piece.length - given };
  });
  const kept = new Set(pieces);
  for (const piece of [...pieces].sort((a, b) => pieceValue(a) - pieceValue(b))) {
    if (left <= 0 || kept.size === 1) break;
    if (piece.length > left) continue;
    kept.delete(piece);
    left -= piece.length;
  }
  return trim([...kept], left);
}

/** Takes `excess` frames off the ends, from the longest piece first, leaving nothing unreadable. */
function trim(pieces: readonly Piece[], excess: number): readonly Piece[] {
  let left = excess;
  const trimmed = [...pieces];
  for (const floor of [shortestRemainder, 1]) {
    const order = trimmed.map((_, index) => index);
    order.sort((a, b) => (trimmed[b] as Piece).length - (trimmed[a] as Piece).length || a - b);
    for (const index of order) {
      const piece = trimmed[index] as Piece;
      const taken = Math.max(0, Math.min(left, piece.length - floor));
      trimmed[index] = { ...piece, length: piece.length - taken };
      left -= taken;
    }
  }
  return trimmed;
}

/** The strongest first, the second-strongest last, and between them always what differs most. */
function interleave(
  pieces: readonly Piece[],
  similarity: Similarity,
  intent: MontageIntent,
): readonly Piece[] {
  // A film neither opens nor ends on a flash.
  const rank = (piece: Piece) => (isReadable(piece, intent) ? 1000 : 0) + pieceValue(piece);
  const ranked = [...pieces].sort((a, b) => rank(b) - rank(a));
  const [first, last, ...others] = ranked;
  if (first === undefined) return [];
  const film = [first];
  const left = new Set(others);
  while (left.size > 0) {
    const previous = film.at(-1) as Piece;
    const next = [...left].reduce((best, piece) =>
      affinity(previous, piece, similarity) > affinity(previous, best, similarity) ? piece : best,
    );
    film.push(next);
    left.delete(next);
  }
  return last === undefined ? film : [...film, last];
}

function affinity(previous: Piece, piece: Piece, similarity: Similarity): number {
  const a = middleMoment(previous.source, previous.startFrame, endFrame(previous));
  const b = middleMoment(piece.source, piece.startFrame, endFrame(piece));
  const alike = a === null || b === null ? 0 : similarity.between(a, b);
  return pieceValue(piece) - 2 * alike - (previous.source === piece.source ? 1 : 0);
}

function withRoles(pieces: readonly Piece[], intent: MontageIntent): readonly Piece[] {
  return pieces.map((piece, index) => {
    if (index === 0) return { ...piece, role: intent.hook ? 'hook' : 'opening' };
    if (index < pieces.length - 1) return piece;
    return { ...piece, role: intent.callToAction === null ? 'ending' : 'call-to-action' };
  });
}
