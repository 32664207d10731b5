import type { Piece } from './piece.ts';

/** Of the stretch that begins there, without what stands behind its next stop. */
export function endOf(at: number, length: number, stops: ReadonlySet<number>): number {
  for (let end = at + 1; end < length; end += 1) if (stops.has(end)) return end;
  return length;
}

export const markStops = (pieces: readonly Piece[], stops: ReadonlySet<number>): Piece[] =>
  pieces.map((piece) => (stops.has(piece.from) ? { ...piece, isAfterStop: true } : piece));
