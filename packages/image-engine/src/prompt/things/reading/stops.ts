import type { Piece } from './piece.ts';

/** Of the stretch that begins there, without what stands behind its next stop. */
export function endOf(at: number, length: number, stops: ReadonlySet<number>): number {
  for (let end = at + 1; end < length; end += 1) if (stops.has(end)) return end;
  return length;
}

export const markStops = (pieces: readonly Piece[], stops: ReadonlySet<number>): Piece[] =>
  pieces.map((piece) => (stops.has(piece.from) ? { ...piece, isAfterStop: true } : piece));

/** « pour une crèche, ourson et étoile »: named behind a stop that comes after whose it is. */
export function isListed(
  pieces: readonly Piece[],
  typed: readonly string[],
  said: string,
): boolean {
  const saidBy = ({ from, to }: Piece) => typed.slice(from, to).join(' ');
  const at = pieces.findIndex((piece) => saidBy(piece) === said);
  const owner = pieces.findLastIndex(
    (piece, index) => index < at && /^(pour|for)$/.test(saidBy(piece)),
  );
  return pieces.slice(owner, at + 1).some(({ isAfterStop }) => isAfterStop);
}

/** « sur l'épaule d'une statue » goes on behind a word that we do not know, “on a porch, a cat” does not. */
export const goesOn = (
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean => {
  const next = pieces[index + 1];
  return next !== undefined && !next.isAfterStop && !/^(et|and|avec|with)$/.test(typed[next.from]!);
};
